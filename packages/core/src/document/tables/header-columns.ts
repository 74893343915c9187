// Which columns at the left of a table name its rows.
import { CellClass } from './cell-class.js'
import type { DraftCell } from './draft-table.js'
import { type Grid, SAMPLE_ROWS } from './grid.js'

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
  while (count < marks.length && count < 3 && marks[count]! * 2 > rows) count++
  return rows > 0 && count < table.columns ? count : 0
}
