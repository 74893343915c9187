// Statements of a table: each cell's quantity with the words, units, scale and periods of its headers.
import { columnHeaders, rowHeaders } from '../document/index.js'
import { ONE } from '../math/index.js'
import type { DateValue, Span, Table, TableCell } from '../types/index.js'
import { type HeaderUnit, readHeaderUnit } from './header-units.js'
import { isDateLike } from './periods.js'
import {
  addParents,
  meaningsOf,
  periodsWithin,
  type Reading,
  shapeOf,
  skippedAt,
  withHeaderUnit,
} from './read-statements.js'
import type { Scope } from './statement.js'
import { SCOPE_WEIGHTS } from './weights.js'
import { readWords, type WordList } from './word-list.js'

/** What the cells of one row or column share. */
interface Line {
  readonly scopes: Scope[]
  readonly periods: DateValue[]
  readonly unit: HeaderUnit | null
  /** "per share" lines are outside a table's scale. */
  readonly perUnit: boolean
}

export function readTableStatements(reading: Reading, blockIndex: number): void {
  const block = reading.document.blocks[blockIndex]!
  const table = reading.document.tables[block.table]!
  const { quantities, document } = reading
  const shared = sharedScopes(reading, blockIndex, table)
  const rows = new Map<number, Line>()
  const columns = new Map<number, Line>()
  const firsts = new Map<number, TableCell>()
  for (const cell of table.cells) if (cell.column === 0) firsts.set(cell.row, cell)
  const textCells = textOfRows(reading, table)
  const unitCells = unitsOfRows(reading, table)
  let next = skippedAt(document, quantities, table.start).from
  const cells = [...table.cells].sort((a, b) => a.start - b.start)
  for (const cell of cells) {
    while (next < quantities.length && quantities[next]!.start < cell.start) next++
    const from = next
    while (next < quantities.length && quantities[next]!.start < cell.end) next++
    if (next === from || (cell.header && cell.row < table.headerRows)) continue
    const row = lineOf(rows, cell.row, () =>
      readLine(reading, rowLabels(table, cell.row, firsts), SCOPE_WEIGHTS.rowHeader),
    )
    const column = lineOf(columns, cell.column, () =>
      readLine(reading, columnHeaders(table, cell.column), SCOPE_WEIGHTS.columnHeader),
    )
    const words = wordsOf(reading, cell)
    const shape = shapeOf(document.tokens, quantities, words, from, next, cell.start)
    const isLabel = rowLabels(table, cell.row, firsts).some((label) => label.start === cell.start)
    const scopes: Scope[] = [...(isLabel ? [] : row.scopes), ...column.scopes]
    for (const text of textCells.get(cell.row) ?? []) if (text.column !== cell.column) scopes.push(text.scope)
    scopes.push(...shared.scopes)
    const periods = isLabel ? column.periods : [...row.periods, ...column.periods]
    const unit = column.unit ?? (isLabel ? null : (row.unit ?? unitCells.get(cell.row) ?? null))
    const tableUnit = isLabel || row.perUnit || column.perUnit ? null : shared.unit
    for (let i = from; i < next; i++) {
      const order = i - from
      const quantity = withTableUnit(reading, i, unit, tableUnit)
      reading.out.push({
        quantity,
        sentence: -1,
        block: blockIndex,
        cell: { table: block.table, row: cell.row, column: cell.column },
        words,
        segment: shape.segments[order]!,
        order,
        sentenceShape: shape,
        scopes,
        periods: isDateLike(quantity) ? [] : periods.length > 0 ? periods : shared.periods,
        periodIsOwn: periods.length > 0,
        ...meaningsOf(words, shape, order, scopes),
      })
    }
  }
}

function withTableUnit(
  reading: Reading,
  index: number,
  unit: HeaderUnit | null,
  tableUnit: HeaderUnit | null,
) {
  const quantity = reading.quantities[index]!
  if (unit === null) return withHeaderUnit(quantity, tableUnit)
  // A header that names only a scale, or only a currency, leaves the other to the table.
  const merged: HeaderUnit =
    tableUnit !== null && unit.units.length > 0 && isMoney(unit) && isOne(unit) && !isOne(tableUnit)
      ? { units: unit.units, scale: tableUnit.scale }
      : tableUnit !== null && unit.units.length === 0
        ? { units: tableUnit.units, scale: unit.scale }
        : unit
  return withHeaderUnit(quantity, merged)
}

const isMoney = (header: HeaderUnit): boolean => header.units[0]?.dimension.startsWith('currency:') === true
const isOne = (header: HeaderUnit): boolean => header.scale.num === ONE.num && header.scale.den === ONE.den

function lineOf(lines: Map<number, Line>, index: number, read: () => Line): Line {
  let line = lines.get(index)
  if (line === undefined) {
    line = read()
    lines.set(index, line)
  }
  return line
}

/** The cells that name a row: its header cells, else its first cell. */
function rowLabels(table: Table, row: number, firsts: ReadonlyMap<number, TableCell>): readonly TableCell[] {
  const headers = rowHeaders(table, row).filter((cell) => cell.end > cell.start)
  if (headers.length > 0) return headers
  for (let above = row; above >= table.headerRows; above--) {
    const first = firsts.get(above)
    // A blank first cell goes on with the one above it.
    if (first !== undefined && first.end > first.start) return [first]
  }
  return []
}

function wordsOf(reading: Reading, span: Span): WordList {
  const { document, quantities, language } = reading
  return readWords(document.tokens, span, skippedAt(document, quantities, span.start), language.binding)
}

function readLine(reading: Reading, cells: readonly TableCell[], weight: number): Line {
  const { text } = reading.document.clean
  const scopes: Scope[] = []
  const periods: DateValue[] = []
  let unit: HeaderUnit | null = null
  let perUnit = false
  for (const cell of cells) {
    scopes.push({ words: wordsOf(reading, cell), weight })
    const from = skippedAt(reading.document, reading.quantities, cell.start).from
    periods.push(...periodsWithin(reading.quantities.slice(from, from + 8), cell))
    const written = text.slice(cell.start, Math.min(cell.end, cell.start + 200))
    unit = readHeaderUnit(written, reading.language) ?? unit
    perUnit = perUnit || /\bper (?:common |ordinary |diluted |basic )?share\b/i.test(written)
  }
  return { scopes, periods, unit, perUnit }
}

const UNIT_COLUMN_SHARE = 0.6
const LONGEST_UNIT = 24

/** A column whose cells are nothing but units (`EUR m`, `kg`, `V`) gives each row its unit. */
function unitsOfRows(reading: Reading, table: Table): Map<number, HeaderUnit> {
  const { text } = reading.document.clean
  const columns = new Map<number, Map<number, HeaderUnit>>()
  const filled = new Map<number, number>()
  for (const cell of table.cells) {
    if (cell.column === 0 || cell.row < table.headerRows || cell.end === cell.start) continue
    filled.set(cell.column, (filled.get(cell.column) ?? 0) + 1)
    if (cell.end - cell.start > LONGEST_UNIT || isDigit(text.charCodeAt(cell.start))) continue
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

function textOfRows(reading: Reading, table: Table): Map<number, { column: number; scope: Scope }[]> {
  const rows = new Map<number, { column: number; scope: Scope }[]>()
  for (const cell of table.cells) {
    if (cell.row < table.headerRows || cell.column === 0) continue
    if (cell.end - cell.start > 120) continue
    const words = wordsOf(reading, cell)
    if (words.hash.length === 0) continue
    const list = rows.get(cell.row) ?? []
    list.push({ column: cell.column, scope: { words, weight: SCOPE_WEIGHTS.rowText } })
    rows.set(cell.row, list)
  }
  return rows
}

const LONGEST_CAPTION = 240

/** A short paragraph right before a table without a caption speaks of it. */
function paragraphBefore(reading: Reading, blockIndex: number): readonly Span[] {
  const before = reading.document.blocks[blockIndex - 1]
  return before !== undefined && before.kind === 'paragraph' && before.end - before.start <= LONGEST_CAPTION
    ? [before]
    : []
}

function sharedScopes(reading: Reading, blockIndex: number, table: Table) {
  const { text } = reading.document.clean
  const block = reading.document.blocks[blockIndex]!
  const scopes: Scope[] = []
  const periods: DateValue[] = []
  let unit: HeaderUnit | null = null
  const take = (span: Span, weight: number): void => {
    scopes.push({ words: wordsOf(reading, span), weight })
    unit ??= readHeaderUnit(text.slice(span.start, Math.min(span.end, span.start + 200)), reading.language)
    if (weight === SCOPE_WEIGHTS.caption) {
      const from = skippedAt(reading.document, reading.quantities, span.start).from
      periods.push(...periodsWithin(reading.quantities.slice(from, from + 8), span, false))
    }
  }
  const captions = table.caption.length > 0 ? table.caption : paragraphBefore(reading, blockIndex)
  for (const span of captions) take(span, SCOPE_WEIGHTS.caption)
  for (const span of table.notes) take(span, SCOPE_WEIGHTS.note)
  addParents(reading, block, scopes)
  for (let i = block.under.length - 1; i >= 0 && unit === null; i--) {
    const parent = reading.document.blocks[block.under[i]!]!
    unit = readHeaderUnit(
      text.slice(parent.start, Math.min(parent.end, parent.start + 200)),
      reading.language,
    )
  }
  if (periods.length === 0) for (const parent of block.under) periods.push(...reading.blockPeriods(parent))
  return { scopes, periods, unit: unit as HeaderUnit | null }
}
