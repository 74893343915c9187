// From the cells as written to the table as read: headers, merged cells, section titles.
import type { Table, TableCell } from '../../types/index.js'
import { CellClass } from './cell-class.js'
import type { DraftCell, DraftTable } from './draft-table.js'
import { Grid } from './grid.js'
import { countHeaderColumns } from './header-columns.js'
import { countHeaderRows } from './header-rows.js'

/** Finds headers, spreads merged cells, and returns the table with its cells in the order of rows. */
export function finishTable(draft: DraftTable, text: string): Table {
  const grid = new Grid(draft, text)
  const headerRows = countHeaderRows(grid)
  const dropped = new Uint8Array(draft.cells.length)
  mergeHeaderCells(grid, headerRows, dropped)
  const sections = new Uint8Array(draft.rows)
  markSections(grid, headerRows, dropped, sections)
  mergeLabels(grid, headerRows, dropped, sections)
  const headerColumns = countHeaderColumns(grid, headerRows)
  const cells: TableCell[] = []
  for (let i = 0; i < draft.cells.length; i++) {
    if (dropped[i] === 1) continue
    const cell = draft.cells[i]!
    const rowSpan = Math.min(cell.rowSpan, draft.rows - cell.row)
    const header =
      cell.header || cell.row < headerRows || cell.column < headerColumns || sections[cell.row] === 1
    cells.push({ ...cell, rowSpan, header })
  }
  const { format, start, end, rows, columns, caption, notes } = draft
  return { format, start, end, rows, columns, headerRows, headerColumns, cells, caption, notes }
}

/**
 * An empty header cell belongs to the title at its left, as long as a row of names stands below.
 *
 *     |           | Men  |      | Women |      |
 *     | Age group | 2021 | 2031 | 2021  | 2031 |
 *                   ^^^^^^^^^^^ Men spans both
 */
function mergeHeaderCells(grid: Grid, headerRows: number, dropped: Uint8Array): void {
  const { cells } = grid.table
  for (let row = 0; row < headerRows; row++) {
    const alone = grid.filled(row).count === 1
    if (row === headerRows - 1 && !alone) continue
    let title: DraftCell | null = null
    for (let i = grid.rowStart[row]!; i < grid.rowStart[row + 1]!; i++) {
      const cell = cells[i]!
      if (grid.classes[i] !== CellClass.empty) title = cell
      else if (title !== null && title.column + title.columnSpan === cell.column) {
        title.columnSpan += cell.columnSpan
        dropped[i] = 1
      }
    }
  }
}

/** A row with one cell, at the left, is the title of the rows below it. */
function markSections(grid: Grid, headerRows: number, dropped: Uint8Array, sections: Uint8Array): void {
  const { table } = grid
  if (table.columns < 2 || table.format === 'json') return
  for (let row = headerRows; row < table.rows; row++) {
    const { count, first } = grid.filled(row)
    if (count !== 1) continue
    const cell = table.cells[first]!
    const type = grid.classes[first]
    const spans = cell.columnSpan >= table.columns
    if (
      cell.column !== 0 ||
      (type !== CellClass.text && !spans) ||
      (table.columns === 2 && !spans && !endsInColon(grid.text, cell))
    )
      continue
    sections[row] = 1
    cell.columnSpan = table.columns
    for (let i = grid.rowStart[row]!; i < grid.rowStart[row + 1]!; i++) if (i !== first) dropped[i] = 1
  }
}

const endsInColon = (text: string, cell: DraftCell): boolean => text.charCodeAt(cell.end - 1) === 58

/**
 * An empty first cell repeats the one above where the second column tells the rows apart.
 *
 *     | Olive oil | 250 ml | €5.90 |
 *     |           | 500 ml | €9.80 |
 *       ^^^^^^^^^ spans both rows
 */
function mergeLabels(grid: Grid, headerRows: number, dropped: Uint8Array, sections: Uint8Array): void {
  const { table, classes, rowStart } = grid
  if (table.columns < 3 || table.format === 'html' || table.format === 'json') return
  let label: DraftCell | null = null
  for (let row = headerRows; row < table.rows; row++) {
    const first = rowStart[row]!
    const cell = table.cells[first]
    if (sections[row] === 1 || cell === undefined || first >= rowStart[row + 1]! || cell.column !== 0) {
      label = null
      continue
    }
    if (classes[first] !== CellClass.empty) {
      label = cell
      continue
    }
    const next = classes[first + 1]
    const tells =
      first + 1 < rowStart[row + 1]! &&
      (next === CellClass.text || next === CellClass.mixed || next === CellClass.year)
    if (label === null || !tells) continue
    label.rowSpan = row - label.row + 1
    dropped[first] = 1
  }
}
