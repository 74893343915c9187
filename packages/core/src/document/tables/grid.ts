// A table's cells by row, with what each of them holds.
import { firstWhere } from '../../math/index.js'
import { CellClass, classOf } from './cell-class.js'
import type { DraftCell, DraftTable } from './draft-table.js'

/** Rows looked at to learn what a column holds. */
export const SAMPLE_ROWS = 40

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

/** The cell that starts at a place of the grid; `null` where there is none. */
export function cellAt(grid: Grid, row: number, column: number): DraftCell | null {
  const { cells } = grid.table
  const from = grid.rowStart[row] ?? 0
  const cell = cells[firstWhere(from, grid.rowStart[row + 1] ?? 0, (i) => cells[i]!.column >= column)]
  return cell !== undefined && cell.row === row && cell.column === column ? cell : null
}
