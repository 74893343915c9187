// A table while it is being read: cells in the order of rows, each with its place in the text.
import type { Span, TableFormat } from '../../types/index.js'

export interface DraftCell extends Span {
  row: number
  column: number
  rowSpan: number
  columnSpan: number
  /** Named a header by the writer (`<th>`, a JSON key). */
  header: boolean
}

/** Wider tables are no tables: what lies beyond is left out, so that hostile text stays cheap. */
export const MOST_COLUMNS = 1000

export class DraftTable {
  readonly format: TableFormat
  readonly start: number
  readonly end: number
  readonly cells: DraftCell[] = []
  rows = 0
  columns = 0
  /** Header rows that the writing shows (an alignment row, `<thead>`, a rule); -1 where it shows none. */
  headerRows = -1
  readonly caption: Span[] = []
  readonly notes: Span[] = []

  constructor(format: TableFormat, start: number, end: number) {
    this.format = format
    this.start = start
    this.end = end
  }

  add(
    row: number,
    column: number,
    start: number,
    end: number,
    rowSpan = 1,
    columnSpan = 1,
    header = false,
  ): void {
    if (column >= MOST_COLUMNS) return
    const span = Math.min(columnSpan, MOST_COLUMNS - column)
    this.cells.push({ row, column, start, end, rowSpan, columnSpan: span, header })
    if (row >= this.rows) this.rows = row + 1
    if (column + span > this.columns) this.columns = column + span
  }
}
