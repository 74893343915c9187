// Which rows at the top of a table, and which columns at its left, name the others.
import { CellClass, classOf, sameTail } from './cell-class.js'
import { type DraftCell, type DraftTable, MOST_COLUMNS } from './draft-table.js'

/** Rows looked at to learn what a column holds. */
const SAMPLE_ROWS = 40
const MOST_HEADER_ROWS = 4

/** What the columns hold below the header, and access to cells by row. */
export class Grid {
  readonly table: DraftTable
  readonly text: string
  readonly classes: Uint8Array
  /** Index of the first cell of each row, and one past the last. */
  readonly rowStart: Int32Array

  constructor(table: DraftTable, text: string) {
    this.table = table
    this.text = text
    const { cells, rows } = table
    this.classes = new Uint8Array(cells.length)
    this.rowStart = new Int32Array(rows + 1)
    for (let i = 0; i < cells.length; i++) {
      this.classes[i] = classOf(text, cells[i]!.start, cells[i]!.end)
      this.rowStart[cells[i]!.row + 1] = i + 1
    }
    for (let row = 1; row <= rows; row++)
      if (this.rowStart[row]! < this.rowStart[row - 1]!) this.rowStart[row] = this.rowStart[row - 1]!
  }

  /** Number of cells of a row that hold something, and the first of them. */
  filled(row: number): { count: number; first: number } {
    let count = 0
    let first = -1
    for (let i = this.rowStart[row]!; i < this.rowStart[row + 1]!; i++) {
      if (this.classes[i] === CellClass.empty) continue
      if (first < 0) first = i
      count++
    }
    return { count, first }
  }

  /** For each column, how many sampled cells from a row on are numbers, and how many hold anything. */
  profile(from: number): Profile {
    const columns = this.table.columns
    const profile: Profile = {
      filled: new Uint16Array(columns),
      numbers: new Uint16Array(columns),
      years: new Uint16Array(columns),
      mixed: new Uint16Array(columns),
    }
    const to = Math.min(this.table.rows, from + SAMPLE_ROWS)
    for (let i = this.rowStart[Math.min(from, this.table.rows)]!; i < this.rowStart[to]!; i++) {
      const { column } = this.table.cells[i]!
      const type = this.classes[i]!
      if (type === CellClass.empty) continue
      profile.filled[column]!++
      if (type === CellClass.number || type === CellClass.missing) profile.numbers[column]!++
      else if (type === CellClass.year) profile.years[column]!++
      else if (type === CellClass.mixed) profile.mixed[column]!++
    }
    return profile
  }
}

interface Profile {
  readonly filled: Uint16Array
  readonly numbers: Uint16Array
  readonly years: Uint16Array
  readonly mixed: Uint16Array
}

/** How many rows at the top are headers. */
export function countHeaderRows(grid: Grid): number {
  const { table } = grid
  if (table.rows === 0) return 0
  let count = table.headerRows
  if (count < 0) count = guessHeaderRows(grid)
  const limit = Math.min(MOST_HEADER_ROWS, table.rows - 1)
  while (count > 0 && count < limit && continuesHeader(grid, count)) count++
  return Math.min(count, table.rows)
}

/** Rows with one cell at the left are titles: the header row may stand below them. */
function guessHeaderRows(grid: Grid): number {
  let row = 0
  while (row < 3 && row + 1 < grid.table.rows) {
    const { count, first } = grid.filled(row)
    if (count !== 1 || grid.table.columns < 2 || grid.table.cells[first]!.column !== 0) break
    row++
  }
  return isHeaderRow(grid, row) ? row + 1 : 0
}

/**
 * Whether a row names the columns: it holds no numbers, and some column below does.
 *
 *     City   | 2020 | 2030      Ada | 71 | 73
 *     Ormont | 1.42 | 1.57      Bo  | 68 | 74
 *     ^^^^^^ years over numbers, so a header; 71 is a value
 */
function isHeaderRow(grid: Grid, row: number): boolean {
  const { table, text, classes, rowStart } = grid
  if (table.rows < row + 2) return false
  const profile = grid.profile(row + 1)
  let evidence = 0
  let words = 0
  let empty = 0
  for (let i = rowStart[row]!; i < rowStart[row + 1]!; i++) {
    const cell = table.cells[i]!
    const type = classes[i]!
    const filled = profile.filled[cell.column]!
    const numbers = profile.numbers[cell.column]!
    const mixed = profile.mixed[cell.column]!
    if (type === CellClass.number || type === CellClass.missing) {
      if (cell.column > 0 || filled === numbers) return false
    } else if (type === CellClass.mixed) {
      const below = cellAt(grid, row + 1, cell.column)
      if (below !== null && sameTail(text, cell, below)) return false
      if (numbers * 3 >= filled && filled > 0) evidence++
    } else if (type === CellClass.year) {
      if (numbers + mixed > 0 && (numbers + mixed) * 3 >= filled) evidence++
      else if (profile.years[cell.column]! * 2 > filled && cell.column > 0) return false
    } else if (type === CellClass.text) {
      words++
      // In two columns, words over a mixture are one more key and value.
      if (
        table.columns > 2
          ? numbers + mixed > 0 && (numbers + mixed) * 3 >= filled
          : numbers + mixed + profile.years[cell.column]! === filled && filled > 0
      )
        evidence++
      else if (profile.years[cell.column]! * 2 > filled) evidence++
    } else empty++
  }
  if (evidence > 0) return true
  if (table.format === 'delimited') return words > 1 && empty === 0
  return table.columns > 2 && words > 1 && table.rows > 2 && table.format !== 'fixed'
}

/**
 * Whether a row below a header goes on with it: it holds no numbers, and the row above leaves its columns
 * apart by repeating or spanning, or the row names units over columns of numbers.
 */
function continuesHeader(grid: Grid, row: number): boolean {
  const { table, classes, rowStart } = grid
  const { count, first } = grid.filled(row)
  if (count === 0) return false
  const profile = grid.profile(row + 1)
  let overNumbers = 0
  let years = 0
  for (let i = rowStart[row]!; i < rowStart[row + 1]!; i++) {
    const type = classes[i]!
    if (type === CellClass.number || type === CellClass.mixed || type === CellClass.missing) return false
    const { column } = table.cells[i]!
    if (type === CellClass.year) years++
    if (type === CellClass.empty || column === 0) continue
    const data = profile.numbers[column]! + profile.mixed[column]!
    if (data > 0 && data * 3 >= profile.filled[column]!) overNumbers++
  }
  if (overNumbers === 0) return false
  // A single cell at the left is the title of a section.
  if (count === 1 && table.cells[first]!.column === 0) return false
  if (count === 1) return true
  return isIncomplete(grid, row - 1) || (years === 0 && overNumbers * 2 >= table.columns - 1)
}

/** Whether a header row leaves columns without a name of their own. */
function isIncomplete(grid: Grid, row: number): boolean {
  const { table, text, classes, rowStart } = grid
  const seen = new Set<string>()
  for (let i = rowStart[row]!; i < rowStart[row + 1]!; i++) {
    const cell = table.cells[i]!
    if (cell.columnSpan > 1) return true
    if (classes[i] === CellClass.empty) {
      if (cell.column > 0) return true
      continue
    }
    const name = text.slice(cell.start, Math.min(cell.end, cell.start + 60))
    if (seen.has(name)) return true
    seen.add(name)
  }
  return false
}

/** The cell that starts at a place of the grid; `null` where there is none. */
export function cellAt(grid: Grid, row: number, column: number): DraftCell | null {
  let low = grid.rowStart[row] ?? 0
  let high = grid.rowStart[row + 1] ?? 0
  while (low < high) {
    const middle = (low + high) >> 1
    if (grid.table.cells[middle]!.column < column) low = middle + 1
    else high = middle
  }
  const cell = grid.table.cells[low]
  return cell !== undefined && cell.row === row && cell.column === column ? cell : null
}

/** How many columns at the left name the rows: as many as it takes to tell the rows apart, three at most. */
export function countHeaderColumns(grid: Grid, headerRows: number): number {
  const { table, text, classes } = grid
  if (table.columns < 2) return 0
  const marked = markedColumns(grid, headerRows)
  if (marked > 0) return marked
  const body = grid.rowStart[Math.min(headerRows, table.rows)]!
  const last = grid.rowStart[Math.min(table.rows, headerRows + 200)]!
  const names = new Map<string, number>()
  let repeated = false
  let ranks = 0
  let rows = 0
  let second = 0
  let secondNames = 0
  for (let i = body; i < last; i++) {
    const cell = table.cells[i]!
    const type = classes[i]!
    if (cell.column === 0) {
      rows++
      const name = text.slice(cell.start, Math.min(cell.end, cell.start + 80))
      if (cell.rowSpan > 1 || names.has(name)) repeated = true
      names.set(name, cell.row)
      if (Number.parseInt(name, 10) === rows) ranks++
    } else if (cell.column === 1 && type !== CellClass.empty) {
      second++
      const band = type === CellClass.number && isBand(text, cell)
      if (type === CellClass.text || type === CellClass.mixed || type === CellClass.year || band)
        secondNames++
    }
  }
  const tells = second > 0 && secondNames * 2 > second && table.columns > 2
  return tells && (repeated || ranks === rows) ? 2 : 1
}

/** `≤ 16` and `16–40` are steps of a scale, by which rows are told apart. */
function isBand(text: string, cell: DraftCell): boolean {
  const written = text.slice(cell.start, Math.min(cell.end, cell.start + 24))
  if ('<>≤≥'.includes(written[0]!)) return true
  const dash = Math.max(written.indexOf('–'), written.indexOf('-'))
  return dash > 0 && Number(written.slice(0, dash)) < Number.parseFloat(written.slice(dash + 1))
}

/** Columns whose body cells are all marked as headers. */
function markedColumns(grid: Grid, headerRows: number): number {
  const { table } = grid
  if (headerRows >= table.rows) return 0
  const marks = new Uint16Array(Math.min(4, table.columns))
  let rows = 0
  for (let row = headerRows; row < Math.min(table.rows, headerRows + SAMPLE_ROWS); row++) {
    if (grid.rowStart[row + 1]! - grid.rowStart[row]! < 2) continue
    rows++
    for (let i = grid.rowStart[row]!; i < grid.rowStart[row + 1]!; i++) {
      const cell = table.cells[i]!
      if (cell.header && cell.column < marks.length) marks[cell.column]!++
    }
  }
  let count = 0
  while (count < marks.length && count < Math.min(3, MOST_COLUMNS) && marks[count]! * 2 > rows) count++
  return rows > 0 && count < table.columns ? count : 0
}
