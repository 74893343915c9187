// Which rows at the top of a table name its columns.
import { CellClass, sameTail } from './cell-class.js'
import { cellAt, type Grid } from './grid.js'

const MOST_HEADER_ROWS = 4

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
