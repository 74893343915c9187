// Finding cells: by place in the text, and the headers that apply to a row or a column.
import { firstWhere } from '../../math/index.js'
import type { Table, TableCell } from '../../types/index.js'

interface TableIndex {
  /** Positions in `cells` by start in the text. */
  readonly byStart: Int32Array
  /** For each row, the cells that name it, outermost first. */
  readonly rowHeaders: readonly (readonly TableCell[])[]
  readonly columnHeaders: readonly (readonly TableCell[])[]
}

/** A pure cache: the same table always gives the same index. */
const indexes = new WeakMap<Table, TableIndex>()

/**
 * The header cells that apply to a row, outermost first: the title of its section, then its cells in the header
 * columns, through row spans. Empty for header rows and section titles.
 */
export function rowHeaders(table: Table, row: number): readonly TableCell[] {
  return indexOf(table).rowHeaders[row] ?? []
}

/** The header cells above a column, outermost first, through column spans. */
export function columnHeaders(table: Table, column: number): readonly TableCell[] {
  return indexOf(table).columnHeaders[column] ?? []
}

/** The cell that holds an offset of the text; `null` between cells. Takes logarithmic time. */
export function cellAt(table: Table, offset: number): TableCell | null {
  const { byStart } = indexOf(table)
  const behind = firstWhere(0, byStart.length, (i) => table.cells[byStart[i]!]!.start > offset)
  // An empty cell may start where another one does.
  for (let i = behind - 1; i >= 0; i--) {
    const cell = table.cells[byStart[i]!]!
    if (offset < cell.end) return cell
    if (cell.end > cell.start) return null
  }
  return null
}

function indexOf(table: Table): TableIndex {
  let index = indexes.get(table)
  if (index === undefined) {
    index = createIndex(table)
    indexes.set(table, index)
  }
  return index
}

function createIndex(table: Table): TableIndex {
  const { cells, rows, columns, headerRows, headerColumns } = table
  const byStart = Int32Array.from(cells.keys()).sort(
    (one, other) => cells[one]!.start - cells[other]!.start || one - other,
  )
  const rowLists: TableCell[][] = Array.from({ length: rows }, () => [])
  const columnLists: TableCell[][] = Array.from({ length: columns }, () => [])
  for (const cell of cells) {
    if (cell.end === cell.start) continue
    if (cell.row < headerRows) {
      for (let column = cell.column; column < Math.min(columns, cell.column + cell.columnSpan); column++)
        columnLists[column]!.push(cell)
    } else if (cell.column < headerColumns && !isSection(table, cell)) {
      for (let row = cell.row; row < Math.min(rows, cell.row + cell.rowSpan); row++) rowLists[row]!.push(cell)
    }
  }
  addSections(table, rowLists)
  return { byStart, rowHeaders: rowLists, columnHeaders: columnLists }
}

const isSection = (table: Table, cell: TableCell): boolean =>
  cell.header && cell.column === 0 && table.columns > 1 && cell.columnSpan >= table.columns

/** Puts the title of a section before the names of the rows below it. */
function addSections(table: Table, rowLists: TableCell[][]): void {
  const titles = new Map<number, TableCell>()
  for (const cell of table.cells)
    if (cell.row >= table.headerRows && isSection(table, cell)) titles.set(cell.row, cell)
  let title: TableCell | undefined
  for (let row = table.headerRows; row < table.rows; row++) {
    const own = titles.get(row)
    if (own !== undefined) title = own
    else if (title !== undefined) rowLists[row]!.unshift(title)
  }
}
