// Tables of values parted by tabs, semicolons or commas, found by how evenly the lines are parted.

import { readKeyValue } from '../blocks/keys.js'
import { isDigit, isSpace, trimEnd } from '../codes.js'
import { Feature } from '../line-features.js'
import { Role } from '../lines.js'
import type { Page } from '../page.js'
import { addTable } from './add-table.js'
import { DraftTable } from './draft-table.js'

const TAB = 9
const SEMICOLON = 59
const COMMA = 44
const QUOTE = 34
const DELIMITERS = [
  { code: TAB, feature: Feature.tab, name: 'tabs' },
  { code: SEMICOLON, feature: Feature.semicolon, name: 'semicolons' },
  { code: COMMA, feature: Feature.comma, name: 'commas' },
] as const
const ANY_DELIMITER = Feature.tab | Feature.semicolon | Feature.comma

/** Lines looked at before deciding; a table goes on as long as its lines do. */
const LONGEST_PROSE_FIELD = 60
const SHORT_LINE = 160

interface Parting {
  readonly fields: number
  /** Delimiters with a blank behind them: the habit of prose. */
  readonly loose: number
  /** Fields that are a number or empty. */
  readonly numbers: number
  readonly longest: number
  readonly words: number
}

/**
 * Parts a line into fields; quotes count where a field starts with one.
 *
 *     "Weir, upper",1998,"1,450"
 *      ^^^^^^^^^^^  ^^^^  ^^^^^
 */
function part(
  text: string,
  first: number,
  end: number,
  delimiter: number,
  add?: (start: number, end: number) => void,
): Parting {
  let fields = 0
  let loose = 0
  let numbers = 0
  let longest = 0
  let words = 0
  let at = first
  for (;;) {
    while (at < end && text.charCodeAt(at) === 32) at++
    let start = at
    let stop = -1
    if (text.charCodeAt(at) === QUOTE) {
      let close = at + 1
      while (close < end && (text.charCodeAt(close) !== QUOTE || text.charCodeAt(close + 1) === QUOTE))
        close += text.charCodeAt(close) === QUOTE ? 2 : 1
      let next = close + 1
      while (next < end && text.charCodeAt(next) === 32) next++
      if (close < end && (next >= end || text.charCodeAt(next) === delimiter)) {
        start = at + 1
        stop = close
        at = next
      }
    }
    if (stop < 0) {
      while (at < end && text.charCodeAt(at) !== delimiter) at++
      stop = trimEnd(text, start, at)
    }
    fields++
    const length = stop - start
    if (length > longest) longest = length
    if (length === 0 || isNumber(text, start, stop)) numbers++
    else words++
    add?.(start, stop)
    if (at >= end) return { fields, loose, numbers, longest, words }
    if (isSpace(text.charCodeAt(at + 1)) && at + 1 < end && delimiter !== TAB) loose++
    at++
  }
}

function isNumber(text: string, start: number, end: number): boolean {
  let digits = 0
  for (let at = start; at < end && at - start < 24; at++) {
    const code = text.charCodeAt(at)
    if (isDigit(code)) digits++
    else if (code > 64 && code < 0xa2) return false
  }
  return digits > 0
}

/** Reads a table that starts at a line; returns the line behind it, or the same line where there is none. */
export function readDelimited(page: Page, line: number, limit: number): number {
  const { text, lines } = page
  if (line + 1 >= limit) return line
  const here = lines.features[line]!
  const both = here & lines.features[line + 1]!
  if ((both & ANY_DELIMITER) === 0 || text.charCodeAt(lines.first[line]!) === 124) return line
  for (const { code, feature, name } of DELIMITERS) {
    if ((both & feature) === 0 || page.isWeighed(name, line)) continue
    if (code !== TAB && ((both & Feature.stop) !== 0 || !mayBeTable(page, line, both))) continue
    const last = lastRow(page, line, limit, code, name)
    if (last <= line) continue
    const draft = new DraftTable('delimited', lines.first[line]!, lines.end[last]!)
    for (let at = line; at <= last; at++) {
      const row = draft.rows
      let column = 0
      part(text, lines.first[at]!, lines.end[at]!, code, (start, end) => draft.add(row, column++, start, end))
    }
    addTable(page, draft, line, last)
    return last + 1
  }
  return line
}

/** Long lines with a blank behind each comma are prose, and so are lines that end in full stops. */
function mayBeTable(page: Page, line: number, features: number): boolean {
  const { first, end } = page.lines
  if ((features & Feature.key) !== 0 && readKeyValue(page.text, first[line]!, end[line]!) !== null)
    return false
  return (
    (features & Feature.tight) !== 0 ||
    end[line]! - first[line]! + end[line + 1]! - first[line + 1]! < 2 * SHORT_LINE
  )
}

/** The last line of the table, or the first line minus one where the lines are prose. */
function lastRow(page: Page, line: number, limit: number, delimiter: number, name: string): number {
  const { text, lines } = page
  const head = part(text, lines.first[line]!, lines.end[line]!, delimiter)
  if (head.fields < 2) return line - 1
  let rows = 0
  let loose = 0
  let longest = 0
  let numeric = 0
  let words = 0
  let stops = 0
  let keys = 0
  let at = line
  for (; at < limit && lines.role[at] === Role.text && lines.first[at]! < lines.end[at]!; at++) {
    const parting = part(text, lines.first[at]!, lines.end[at]!, delimiter)
    // A tab never stands in prose: rows of a pasted table may be ragged.
    if (parting.fields !== head.fields && !(delimiter === TAB && parting.fields > 1)) break
    rows++
    loose += parting.loose
    words += parting.words
    if (parting.longest > longest) longest = parting.longest
    if (parting.numbers > 0) numeric++
    if (delimiter !== TAB && readKeyValue(text, lines.first[at]!, lines.end[at]!) !== null) keys++
    const end = text.charCodeAt(lines.end[at]! - 1)
    if (end === 46 || end === 63 || end === 33 || end === 58) stops++
  }
  const reject = (): number => page.weigh(name, line, at) - 1
  if (
    rows < 2 ||
    keys * 2 > rows ||
    (words === 0 && delimiter === COMMA && isGrouped(text, lines.first[line]!, lines.end[line]!))
  )
    return reject()
  const enough = delimiter === TAB || isEven(delimiter, head.fields, rows, numeric, loose, longest, stops)
  return enough ? at - 1 : reject()
}

/** Whether evenly parted lines are a table: the fewer the fields, the more else has to speak for it. */
function isEven(
  delimiter: number,
  fields: number,
  rows: number,
  numeric: number,
  loose: number,
  longest: number,
  stops: number,
): boolean {
  if (stops * 2 > rows) return false
  const isTight = loose * 5 <= rows * (fields - 1)
  if (!isTight) return fields >= 3 && rows >= 3 && longest <= 30 && numeric >= rows - 1 && stops === 0
  if (fields === 2)
    return rows >= 3
      ? numeric >= rows - 1 || delimiter === SEMICOLON
      : numeric >= 1 && longest <= LONGEST_PROSE_FIELD / 2
  return numeric > 0 || rows >= 3 || longest <= LONGEST_PROSE_FIELD
}

/** `1,234,567` is one number, not three fields. */
function isGrouped(text: string, first: number, end: number): boolean {
  let digits = 0
  let groups = 0
  for (let at = first; at <= end; at++) {
    const code = at < end ? text.charCodeAt(at) : COMMA
    if (isDigit(code)) digits++
    else if (code === COMMA) {
      if (groups > 0 ? digits !== 3 : digits > 3) return false
      groups++
      digits = 0
    }
  }
  return groups > 1
}
