// Units and scales of a table that stand outside its columns: in the caption, over its first column, in a header
// row of their own, in a column of units.
import { ONE } from '../math/index.js'
import type { Span, Table, TableCell } from '../types/index.js'
import { type HeaderUnit, readHeaderUnit } from './header-units.js'
import type { Reading } from './read-statements.js'
import { readWords } from './word-list.js'

const LONGEST_HEADER = 200
const UNIT_COLUMN_SHARE = 0.6
const LONGEST_UNIT = 24

export const isMoney = (unit: HeaderUnit): boolean =>
  unit.units[0]?.dimension.startsWith('currency:') === true
export const isOne = ({ scale }: HeaderUnit): boolean => scale.num === ONE.num && scale.den === ONE.den

export const unitIn = ({ document, language }: Reading, span: Span): HeaderUnit | null =>
  readHeaderUnit(
    document.clean.text.slice(span.start, Math.min(span.end, span.start + LONGEST_HEADER)),
    language,
  )

/**
 * The header cells that speak of the whole table: over the names of the rows, or alone in their row.
 *
 *     | ($ in millions) | 2031 | 2030 |      |      | 2031           | 2030 |
 *       ^^^^^^^^^^^^^                        |      | (in thousands) |      |
 */
export function headCells(reading: Reading, table: Table): TableCell[] {
  const filled = new Map<number, number>()
  for (const cell of table.cells)
    if (cell.row < table.headerRows && cell.end > cell.start)
      filled.set(cell.row, (filled.get(cell.row) ?? 0) + 1)
  const namesHaveNumbers = hasNumbersInNames(reading, table)
  return table.cells.filter(
    ({ row, column }) =>
      row < table.headerRows && ((column === 0 && !namesHaveNumbers) || filled.get(row) === 1),
  )
}

/** `| Dose (mg) | ...` over 5, 10, 20: the unit is that of the first column alone. */
function hasNumbersInNames({ document }: Reading, table: Table): boolean {
  const { text } = document.clean
  let names = 0
  let numbers = 0
  for (const cell of table.cells) {
    if (cell.column !== 0 || cell.row < table.headerRows || cell.end === cell.start) continue
    names++
    if (isDigit(text.charCodeAt(cell.start))) numbers++
  }
  return numbers * 2 > names
}

/** A column whose cells are nothing but units (`EUR m`, `kg`, `V`) gives each row its unit. */
export function unitsOfRows(reading: Reading, table: Table): Map<number, HeaderUnit> {
  const { text } = reading.document.clean
  const columns = new Map<number, Map<number, HeaderUnit>>()
  const filled = new Map<number, number>()
  for (const cell of table.cells) {
    if (cell.column === 0 || cell.row < table.headerRows || cell.end === cell.start) continue
    filled.set(cell.column, (filled.get(cell.column) ?? 0) + 1)
    if (cell.end - cell.start > LONGEST_UNIT || holdsNumber(text, cell)) continue
    const read = readHeaderUnit(`(${text.slice(cell.start, cell.end)})`, reading.language)
    if (read === null || read.units.length === 0) continue
    const rows = columns.get(cell.column) ?? new Map<number, HeaderUnit>()
    rows.set(cell.row, read)
    columns.set(cell.column, rows)
  }
  for (const [column, rows] of columns) if (rows.size >= UNIT_COLUMN_SHARE * filled.get(column)!) return rows
  return new Map()
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122

/** `$0.021 / GB` states a value; the digit of `m3` is an exponent. */
function holdsNumber(text: string, { start, end }: Span): boolean {
  for (let at = start; at < end; at++)
    if (isDigit(text.charCodeAt(at)) && (at === start || !isLetter(text.charCodeAt(at - 1)))) return true
  return false
}

/** What a caption says of single columns: the words in front of each unit, and the unit. */
export interface CaptionPart {
  readonly words: ReadonlySet<number>
  readonly unit: HeaderUnit
}

/**
 * A caption that gives several units, one to each kind of column.
 *
 *     Cities (population in millions, density per km²)
 *             ^^^^^^^^^^^^^^^^^^^^^^  ^^^^^^^^^^^^^^^
 */
export function captionParts(reading: Reading, caption: Span): CaptionPart[] {
  const { document, language } = reading
  const { text } = document.clean
  const end = Math.min(caption.end, caption.start + LONGEST_HEADER)
  const parts: CaptionPart[] = []
  let start = caption.start
  for (let at = caption.start; at <= end; at++) {
    const code = at < end ? text.charCodeAt(at) : COMMA
    if (code === OPEN) start = at + 1
    if (code !== COMMA && code !== SEMICOLON && code !== CLOSE) continue
    const span = { start, end: at }
    start = at + 1
    const unit = partUnit(reading, span)
    if (unit === null) continue
    const { hash } = readWords(
      document.tokens,
      span,
      { quantities: [], from: 0, opaque: [] },
      language.binding,
    )
    if (hash.length > 0) parts.push({ words: new Set(hash), unit })
  }
  return parts.length > 1 ? parts : []
}

function partUnit(reading: Reading, span: Span): HeaderUnit | null {
  const written = reading.document.clean.text.slice(span.start, span.end)
  const per = written.indexOf(' per ')
  return per < 0
    ? readHeaderUnit(written, reading.language)
    : readHeaderUnit(`(${written.slice(per + 1)})`, reading.language)
}

const OPEN = 40
const CLOSE = 41
const COMMA = 44
const SEMICOLON = 59

/** The part that names a column by one of its words; else the only part that no column is named by. */
export function partOfColumn(
  parts: readonly CaptionPart[],
  columns: readonly (readonly number[])[],
  column: number,
): CaptionPart | null {
  const names = (part: CaptionPart, hashes: readonly number[]): boolean =>
    hashes.some((hash) => part.words.has(hash))
  const own = parts.find((part) => names(part, columns[column] ?? []))
  if (own !== undefined) return own
  const free = parts.filter((part) => !columns.some((hashes) => names(part, hashes)))
  return free.length === 1 ? free[0]! : null
}

/** Words for a number of cases, as headers shorten them: `n (%)`, `No. (%)`. */
const COUNT_MARKS = new Set(['n', 'no', 'no.', '#', 'number', 'count', 'nr', 'nr.', 'anzahl'])

/**
 * The unit that a header gives to the number in brackets alone.
 *
 *     Survey, n (%)        over cells such as `124 (62.0)`
 *               ^ %
 */
export function bracketUnit(reading: Reading, header: Span): HeaderUnit | null {
  const { text } = reading.document.clean
  const limit = Math.min(header.end, header.start + LONGEST_HEADER)
  for (let open = header.start; open < limit; open++) {
    if (text.charCodeAt(open) !== OPEN) continue
    let end = open
    while (end > header.start && text.charCodeAt(end - 1) === BLANK) end--
    let start = end
    while (start > header.start && text.charCodeAt(start - 1) !== BLANK) start--
    const close = text.indexOf(')', open)
    if (close < 0 || close >= limit) return null
    if (COUNT_MARKS.has(text.slice(start, end).toLowerCase()))
      return readHeaderUnit(text.slice(open, close + 1), reading.language)
  }
  return null
}

const BLANK = 32
