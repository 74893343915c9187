// Statements of a table: each cell's quantity with the words, units, scale and periods of its headers.
import { columnHeaders, rowHeaders } from '../document/index.js'
import { toNumber } from '../math/index.js'
import type { DateValue, Quantity, Span, Table, TableCell } from '../types/index.js'
import { Cue } from './binding-table.js'
import type { HeaderUnit } from './header-units.js'
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
import {
  bracketUnit,
  type CaptionPart,
  captionParts,
  headCells,
  isMoney,
  isOne,
  partOfColumn,
  unitIn,
  unitsOfRows,
} from './table-units.js'
import { SCOPE_WEIGHTS } from './weights.js'
import { readWords, type WordList } from './word-list.js'

/** What the cells of one row or column share. */
interface Line {
  readonly scopes: Scope[]
  readonly periods: DateValue[]
  readonly unit: HeaderUnit | null
  /** "per share" lines are outside a table's scale. */
  readonly perUnit: boolean
  /** "number of" lines are outside a table's currency. */
  readonly isCount: boolean
  /** The unit of a number in brackets behind another: `n (%)`. */
  readonly inBrackets: HeaderUnit | null
}

/** What all cells of a table share. */
interface Shared {
  readonly scopes: readonly Scope[]
  readonly periods: readonly DateValue[]
  readonly unit: HeaderUnit | null
  readonly inBrackets: HeaderUnit | null
  readonly parts: readonly CaptionPart[]
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
  const columnWords = shared.parts.length === 0 ? [] : wordsOfColumns(reading, table)
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
    const unit =
      column.unit ??
      partOfColumn(shared.parts, columnWords, cell.column)?.unit ??
      (isLabel ? null : (row.unit ?? unitCells.get(cell.row) ?? null))
    const tableUnit = isLabel || !takesTableUnit(shared.unit, row, column) ? null : shared.unit
    const inBrackets = next - from > 1 ? (column.inBrackets ?? shared.inBrackets) : null
    for (let i = from; i < next; i++) {
      const order = i - from
      const wrapped = document.clean.text.charCodeAt(quantities[i]!.start - 1) === OPEN
      if (isLabel && wrapped && isMark(quantities[i]!)) continue
      const quantity =
        inBrackets === null
          ? withTableUnit(reading, i, unit, tableUnit)
          : withHeaderUnit(quantities[i]!, wrapped ? inBrackets : null)
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

const OPEN = 40
const HIGHEST_MARK = 20

/** `Total sales (1)`: the mark of a note. */
const isMark = ({ value, kind, decimals }: Quantity): boolean =>
  kind === 'number' && decimals === 0 && value !== null && Math.abs(toNumber(value)) <= HIGHEST_MARK

/** A row of shares or a count of things stands outside the currency of its table. */
const takesTableUnit = (unit: HeaderUnit | null, row: Line, column: Line): boolean =>
  !(row.perUnit || column.perUnit) &&
  !(unit !== null && unit.units.length > 0 && isMoney(unit) && (row.isCount || column.isCount))

const wordsOfColumns = (reading: Reading, table: Table): (readonly number[])[] =>
  Array.from({ length: table.columns }, (_, column) =>
    columnHeaders(table, column).flatMap((cell) => wordsOf(reading, cell).hash),
  )

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
  let isCount = false
  let inBrackets: HeaderUnit | null = null
  for (const cell of cells) {
    const words = wordsOf(reading, cell)
    scopes.push({ words, weight })
    isCount = isCount || words.cue.some((cue) => (cue & Cue.count) !== 0)
    const from = skippedAt(reading.document, reading.quantities, cell.start).from
    periods.push(...periodsWithin(reading.quantities.slice(from, from + 8), cell))
    const written = text.slice(cell.start, Math.min(cell.end, cell.start + 200))
    unit = unitIn(reading, cell) ?? unit
    inBrackets ??= bracketUnit(reading, cell)
    perUnit = perUnit || /\bper (?:common |ordinary |diluted |basic )?share\b/i.test(written)
  }
  return { scopes, periods, unit, perUnit, isCount, inBrackets }
}

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

function sharedScopes(reading: Reading, blockIndex: number, table: Table): Shared {
  const block = reading.document.blocks[blockIndex]!
  const scopes: Scope[] = []
  const periods: DateValue[] = []
  const captions = table.caption.length > 0 ? table.caption : paragraphBefore(reading, blockIndex)
  const parts = captions.flatMap((span) => captionParts(reading, span))
  const lines: Span[] = [...captions, ...table.notes]
  for (const span of lines) {
    const isCaption = captions.includes(span)
    scopes.push({
      words: wordsOf(reading, span),
      weight: isCaption ? SCOPE_WEIGHTS.caption : SCOPE_WEIGHTS.note,
    })
    if (!isCaption) continue
    const from = skippedAt(reading.document, reading.quantities, span.start).from
    periods.push(...periodsWithin(reading.quantities.slice(from, from + 8), span, false))
  }
  addParents(reading, block, scopes)
  if (periods.length === 0) for (const parent of block.under) periods.push(...reading.blockPeriods(parent))
  const head = headCells(reading, table)
  const inBrackets = firstOf([...head, ...captions], (span) => bracketUnit(reading, span))
  const parents = block.under.map((parent) => reading.document.blocks[parent]!).reverse()
  const unit =
    parts.length > 0 || inBrackets !== null
      ? null
      : firstOf([...head, ...lines, ...parents], (span) => unitIn(reading, span))
  return { scopes, periods, unit, inBrackets, parts }
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item)
    if (found !== null) return found
  }
  return null
}
