// The tables as rows. One line is one unit:
//
//     ~in|2.54 cm|m|″|inch,!thumb
//
// canonical symbol | what it is in other units, `@` zero of its scale | prefixes it takes | other symbols |
// names. Symbols are case-true; names are singular, without regard to case, in American
// spelling (`metre` and plurals are made from them; `foot~feet` writes the plural, `baht~` has none).
// `=name` opens a dimension. `~` marks a form that is weak: an English word or letter that must stand right
// behind a digit. `!` marks a form, or at the start of a line a whole row, that is understood when asked for
// and never looked for in running text. A line `#source` says where the rows below it come from.

import { prefixLetters } from './prefixes.js'
import { DATA } from './tables/data.js'
import { FIELD } from './tables/field.js'
import { FORCE } from './tables/force.js'
import { HEAT } from './tables/heat.js'
import { MATTER } from './tables/matter.js'
import { MONEY } from './tables/money.js'
import { RATIO } from './tables/ratio.js'
import { SPACE } from './tables/space.js'
import { TIME } from './tables/time.js'

/** One written form of a unit. */
export interface Form {
  readonly text: string
  readonly weak: boolean
  readonly silent: boolean
}

export interface Row {
  readonly id: string
  readonly definition: string
  /** Base value at the zero of the scale, or `null` where zero is zero. */
  readonly zero: string | null
  readonly prefixes: string
  readonly symbols: readonly Form[]
  readonly names: readonly Form[]
  readonly source: string
}

const TABLES = [SPACE, MATTER, TIME, HEAT, DATA, RATIO, FORCE, FIELD, MONEY]

export function readForm(text: string): Form {
  const mark = text[0]
  const weak = mark === '~'
  const silent = mark === '!'
  return { text: weak || silent ? text.slice(1) : text, weak, silent }
}

const list = (text: string | undefined): string[] => (text ? text.split(',') : [])

function readRow(line: string, source: string): Row {
  const [first = '', what = '', prefixes = '', symbols, names] = line.split('|')
  const silent = first[0] === '!'
  const form = (text: string): Form => {
    const read = readForm(text)
    return silent ? { ...read, silent } : read
  }
  const id = readForm(first)
  const [definition = '', zero = null] = (what || `=currency:${id.text}`).split('@')
  return {
    id: id.text,
    definition,
    zero,
    prefixes: prefixLetters(prefixes),
    symbols: [id, ...list(symbols).map(form)],
    names: (names ? list(names) : /^[a-z ]{4,}$/.test(id.text) ? [id.text] : []).map(form),
    source,
  }
}

let rows: readonly Row[] | undefined

/** Every row of every table, in order. */
export function allRows(): readonly Row[] {
  if (rows === undefined) {
    const read: Row[] = []
    for (const table of TABLES) {
      let source = ''
      for (const line of table.trim().split('\n')) {
        if (line[0] === '#') source = line.slice(1)
        else read.push(readRow(line, source))
      }
    }
    rows = read
  }
  return rows
}
