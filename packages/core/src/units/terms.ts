// One unit of an expression: a form with its exponent, written before it or behind it.
import { type Exponent, readExponent } from './exponent.js'
import { type Entry, englishForms, type Forms, readingsOf, symbolForms } from './forms.js'
import { FormMatcher, isBlank } from './match.js'
import type { Prefix } from './prefixes.js'
import { ORDINALS, wordAt } from './words.js'

/** One factor of an expression: a form, or where `entry` is `null` a counted noun or a bare number. */
export interface Part {
  entry: Entry | null
  prefix: Prefix | null
  isName: boolean
  exponent: number
  /** Empty for a bare number (`per 100,000`). */
  noun: string
  /** Digits of a number that multiplies the factor: 100 of `L/100 km`; empty where there is none. */
  number: string
}

/** The parts that were found so far, and the text they are looked for in; the next reading overwrites them. */
export interface Terms {
  readonly parts: Part[]
  count: number
  /** Has the last unit an exponent of its own? */
  isRaised: boolean
  open(text: string, limit: number, whole: boolean): void
  /** The character code at a place, 0 from the limit on. */
  codeAt(at: number): number
  addNoun(noun: string, exponent: number): Part
  /** Reads one unit with its exponent and adds it; returns where it ends, or -1 where none starts at `at`. */
  term(at: number, sign: number): number
  /** Dimension of the likeliest reading of a part; empty for counted nouns. */
  dimensionAt(index: number): string
  isTime(index: number): boolean
}

export function createTerms(others: Forms | null): Terms {
  const matcher = new FormMatcher(symbolForms(), englishForms(), others)
  const exponent: Exponent = { power: 1, end: 0, signed: false, bare: false }
  let source = ''
  let stop = 0
  let isWhole = false
  const state: Terms = {
    parts: [],
    count: 0,
    isRaised: false,
    open,
    codeAt,
    addNoun,
    term,
    dimensionAt,
    isTime,
  }

  function open(text: string, limit: number, whole: boolean): void {
    source = text
    stop = limit
    isWhole = whole
    state.count = 0
  }

  function codeAt(at: number): number {
    return at < stop ? source.charCodeAt(at) : 0
  }

  /** A part to be filled: parts are used again, since most of them are thrown away. */
  function nextPart(exponent: number, noun: string): Part {
    const used = state.parts[state.count++]
    const part = used ?? { entry: null, prefix: null, isName: true, exponent, noun, number: '' }
    if (used === undefined) state.parts.push(part)
    part.exponent = exponent
    part.noun = noun
    part.number = ''
    return part
  }

  function addNoun(noun: string, exponent: number): Part {
    const part = nextPart(exponent, noun)
    part.entry = null
    part.prefix = null
    return part
  }

  function isTime(part: number): boolean {
    const dimension = dimensionAt(part)
    return dimension === 'time' || dimension === 'month'
  }

  function dimensionAt(index: number): string {
    const part = state.parts[index]
    if (part === undefined || part.entry === null) return ''
    return readingsOf(part.entry, part.prefix, part.isName)[0]?.unit.dimension ?? ''
  }

  function term(at: number, sign: number): number {
    const squared = powerWord(at)
    const start = squared > 0 ? at + squared : at
    if (!matcher.match(source, start, stop, isWhole)) return -1
    const entry = matcher.entry as Entry
    const formEnd = matcher.end
    let end = formEnd
    const size = squared === 0 ? 1 : (codeAt(at) | 32) === 115 ? 2 : 3
    const part = nextPart(size * sign, '')
    part.entry = entry
    part.prefix = matcher.prefix
    part.isName = matcher.isName
    if (size === 1) {
      end = raise(end, part, entry)
      if (end === formEnd) end = powerAfter(end, part)
    }
    state.isRaised = end > formEnd
    if (end < 0) state.count--
    return end
  }

  /** Length of `square `, `sq. `, `cubic `, `cu ` at `at`; 0 where none of them stands there. */
  function powerWord(at: number): number {
    const first = codeAt(at) | 32
    const second = codeAt(at + 1) | 32
    if (!(first === 115 && second === 113) && !(first === 99 && second === 117)) return 0
    const word = wordAt(source, at, stop)
    if (word !== 'square' && word !== 'sq' && word !== 'cubic' && word !== 'cu') return 0
    const length = word.length === 2 && codeAt(at + 2) === 46 ? 3 : word.length
    const code = codeAt(at + length)
    return isBlank(code) || code === 45 ? length + 1 : 0
  }

  /** `squared`, `cubed`, `to the fourth` behind a name. */
  function powerAfter(end: number, part: Part): number {
    const code = codeAt(end)
    if (!isBlank(code) && code !== 45) return end
    const word = wordAt(source, end + 1, stop)
    if (word === 'squared' || word === 'cubed') {
      part.exponent *= word === 'squared' ? 2 : 3
      return end + 1 + word.length
    }
    if (word !== 'to' || !isWhole || !source.startsWith('the ', end + 4)) return end
    const ordinal = wordAt(source, end + 8, stop)
    const power = ORDINALS.indexOf(ordinal)
    if (power < 2) return end
    part.exponent *= power
    return end + 8 + ordinal.length
  }

  /** Puts the exponent behind a symbol to `part`; -1 where digits follow that are no exponent. */
  function raise(end: number, part: Part, entry: Entry): number {
    readExponent(source, end, stop, exponent)
    if (exponent.end === end) return end
    if ((entry.money || part.isName) && (exponent.end < 0 || exponent.bare)) return end
    if (exponent.end < 0 || (exponent.bare && !takesDigit(part, exponent.power))) return -1
    if (exponent.signed && repeats(exponent.end, entry)) return end
    part.exponent *= exponent.power
    return exponent.end
  }

  /** A bare digit is an exponent behind a length, and behind any unit below the line. */
  function takesDigit(part: Part, digit: number): boolean {
    if (isWhole) return true
    return digit <= 4 && (part.exponent < 0 || (digit <= 3 && dimensionAt(state.count - 1) === 'length'))
  }

  /** `3 m-4 m` is a range, not an exponent: the same unit stands behind the digit. */
  function repeats(at: number, entry: Entry): boolean {
    if (!isBlank(codeAt(at))) return false
    return matcher.match(source, at + 1, stop, false) && matcher.entry === entry
  }

  return state
}
