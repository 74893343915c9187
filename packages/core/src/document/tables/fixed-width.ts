// Tables set with blanks: columns are where the lines leave room, or the fields between wide gaps.
import type { Span } from '../../types/index.js'
import { readKeyValue } from '../blocks/keys.js'
import { isBlank, isDigit, isUpper, trimEnd } from '../codes.js'
import { Feature } from '../line-features.js'
import { Role } from '../lines.js'
import type { Page } from '../page.js'
import { addTable } from './add-table.js'
import { DraftTable } from './draft-table.js'

/** Characters of a line that are compared; wider tables are read field by field. */
const WIDEST = 400
/** Longer fields are sentences. */
const LONGEST_FIELD = 60

/**
 * The pieces of a line between gaps of two blanks or more.
 *
 *     M5      4.2             5.5
 *     ^^      ^^^             ^^^
 */
function fieldsOf(text: string, first: number, end: number): Span[] {
  const fields: Span[] = []
  let start = first
  for (let at = first; at < end; at++) {
    if (!isBlank(text.charCodeAt(at))) continue
    let next = at + 1
    while (next < end && isBlank(text.charCodeAt(next))) next++
    if (next - at > 1 || text.charCodeAt(at) === 9) {
      fields.push({ start, end: at })
      start = next
    }
    at = next - 1
  }
  fields.push({ start, end: trimEnd(text, start, end) })
  return fields
}

function isRule(text: string, first: number, end: number): boolean {
  if (end - first < 3) return false
  for (let at = first; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code !== 45 && code !== 61 && code !== 32 && code !== 0x2500 && code !== 95) return false
  }
  return true
}

interface Row {
  readonly line: number
  readonly fields: readonly Span[]
}

/** Reads a table that starts at a line; returns the line behind it, or the same line where there is none. */
export function readFixedWidth(page: Page, line: number, limit: number): number {
  const { text, lines } = page
  if ((lines.features[line]! & (Feature.gap | Feature.tab)) === 0 || line + 1 >= limit) return line
  if (lines.end[line]! - lines.first[line]! > WIDEST || page.isWeighed('fixed', line)) return line
  const below = text.charCodeAt(lines.first[line + 1]!)
  const ruled = below === 45 || below === 61 || below === 95 || below === 0x2500
  if ((lines.features[line + 1]! & (Feature.gap | Feature.tab)) === 0 && !ruled) return line
  const head = fieldsOf(text, lines.first[line]!, lines.end[line]!)
  if (head.length < 2 || isRule(text, lines.first[line]!, lines.end[line]!)) return line
  const rows: Row[] = []
  let rulesAfter = -1
  let single = 0
  let at = line
  for (; at < limit && lines.role[at] === Role.text && lines.first[at]! < lines.end[at]!; at++) {
    if (isRule(text, lines.first[at]!, lines.end[at]!)) {
      if (rulesAfter < 0) rulesAfter = rows.length
      continue
    }
    const fields = fieldsOf(text, lines.first[at]!, lines.end[at]!)
    single = fields.length === 1 ? single + 1 : 0
    if (single > 1) break
    rows.push({ line: at, fields })
  }
  while (rows.length > 0 && rows[rows.length - 1]!.fields.length === 1) at = rows.pop()!.line
  const many = rows.filter((row) => row.fields.length > 1)
  if (many.length < 2 || many.length * 3 < rows.length * 2 || isProse(text, many))
    return page.weigh('fixed', line, at)
  const columns = evenColumns(many)
  const draft = new DraftTable('fixed', lines.first[line]!, lines.end[rows[rows.length - 1]!.line]!)
  if (columns > 0 && (many.length > 2 || rulesAfter > 0 || hasNumber(text, many[1]!))) {
    for (const row of rows) addFields(draft, row.fields)
  } else {
    const rivers = columns > 0 ? [] : readRivers(page, rows)
    if (rivers.length < 2) return page.weigh('fixed', line, at)
    for (const row of rows) addByRivers(page, draft, row, rivers)
  }
  if (rulesAfter > 0 && rulesAfter < draft.rows) draft.headerRows = rulesAfter
  addTable(page, draft, line, rows[rows.length - 1]!.line)
  return at
}

function addFields(draft: DraftTable, fields: readonly Span[]): void {
  const row = draft.rows
  for (let column = 0; column < fields.length; column++)
    draft.add(row, column, fields[column]!.start, fields[column]!.end)
}

/** The number of fields, where all rows have as many; 0 otherwise. */
function evenColumns(rows: readonly Row[]): number {
  const count = rows[0]!.fields.length
  return rows.every((row) => row.fields.length === count) ? count : 0
}

function hasNumber(text: string, row: Row): boolean {
  return row.fields.some((field) => isDigit(text.charCodeAt(field.start)))
}

/** Two blanks behind full stops, keys with a colon, or long fields: no table. */
function isProse(text: string, rows: readonly Row[]): boolean {
  let stops = 0
  let keys = 0
  let long = 0
  for (const { fields } of rows) {
    const last = text.charCodeAt(fields[fields.length - 1]!.end - 1)
    if (readKeyValue(text, fields[0]!.start, fields[fields.length - 1]!.end) !== null) keys++
    if (last === 46 && fields.length < 4) stops++
    for (let i = 0; i + 1 < fields.length; i++) {
      const end = text.charCodeAt(fields[i]!.end - 1)
      if ((end === 46 || end === 63 || end === 33) && isUpper(text.charCodeAt(fields[i + 1]!.start))) stops++
    }
    if (fields.some((field) => field.end - field.start > LONGEST_FIELD)) long++
  }
  return stops * 2 > rows.length || keys * 2 > rows.length || long * 2 > rows.length
}

/**
 * Columns of characters between the rivers of blanks that run through all rows.
 *
 *     Pos  Name            Club
 *      1   I. Farrow       Tarn AC
 *     ^^^^^^^^^^^^^^^^^^^^^ columns 0-2, 5-16, ...
 */
function readRivers(page: Page, rows: readonly Row[]): Span[] {
  const { text, lines } = page
  const filled = new Uint8Array(WIDEST)
  let width = 0
  for (const { line, fields } of rows) {
    if (fields.length === 1) continue
    const start = lines.start[line]!
    const end = Math.min(lines.end[line]!, start + WIDEST)
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at)
      if (code === 9) return []
      if (code !== 32) filled[at - start] = 1
    }
    if (end - start > width) width = end - start
  }
  const columns: Span[] = []
  let start = -1
  let last = -1
  for (let at = 0; at <= width; at++) {
    if (at < width && filled[at] === 1) {
      if (start < 0) start = at
      else if (at - last > 2) {
        columns.push({ start, end: last + 1 })
        start = at
      }
      last = at
    }
  }
  if (start >= 0) columns.push({ start, end: last + 1 })
  return columns
}

function addByRivers(page: Page, draft: DraftTable, row: Row, columns: readonly Span[]): void {
  const { text, lines } = page
  const index = draft.rows
  const lineStart = lines.start[row.line]!
  const lineEnd = lines.end[row.line]!
  if (row.fields.length === 1) {
    draft.add(index, 0, row.fields[0]!.start, row.fields[0]!.end, 1, columns.length)
    return
  }
  for (let column = 0; column < columns.length; column++) {
    let start = Math.min(lineEnd, lineStart + columns[column]!.start)
    const to =
      column + 1 < columns.length ? Math.min(lineEnd, lineStart + columns[column + 1]!.start) : lineEnd
    while (start < to && text.charCodeAt(start) === 32) start++
    draft.add(index, column, start, trimEnd(text, start, to))
  }
}
