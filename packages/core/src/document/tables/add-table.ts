// Puts a table that was read into the page: its block, fences at its cells, caption lines, source column.
import type { Table } from '../../types/index.js'
import { isSourceColumn } from '../citations/cue-words.js'
import type { Page } from '../page.js'
import { takeCaption } from './captions.js'
import type { DraftTable } from './draft-table.js'
import { finishTable } from './finish-table.js'
import { columnHeaders } from './lookup.js'

/** Adds a table that stands on the lines from `firstLine` to `lastLine`. */
export function addTable(page: Page, draft: DraftTable, firstLine: number, lastLine: number): Table {
  takeCaption(page, draft, firstLine)
  const table = finishTable(draft, page.text)
  const index = page.tables.length
  page.tables.push(table)
  page.add('table', table.start, table.end, {
    table: index,
    speech: { start: table.start, end: table.start },
  })
  page.regions.push({ start: table.start, end: table.end, kind: 'cells' })
  for (const cell of table.cells) page.fences.push(cell.start, cell.end)
  page.lastLine = lastLine
  if (table.headerRows > 0) findSourceCells(page, table)
  return table
}

function findSourceCells(page: Page, table: Table): void {
  const columns = new Set<number>()
  for (let column = 1; column < table.columns; column++) {
    const header = columnHeaders(table, column).at(-1)
    if (header !== undefined && isSourceColumn(page.text.slice(header.start, header.end))) columns.add(column)
  }
  if (columns.size === 0) return
  for (const cell of table.cells) {
    if (columns.has(cell.column) && cell.row >= table.headerRows && cell.end > cell.start)
      page.sourceCells.push(cell)
  }
}
