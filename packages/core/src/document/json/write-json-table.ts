// A table out of JSON values: names become header cells where they stand for the first time.
import type { Span } from '../../types/index.js'
import type { Page } from '../page.js'
import { DraftTable } from '../tables/draft-table.js'
import { finishTable } from '../tables/finish-table.js'
import type { JsonTable } from './json-tables.js'
import type { JsonNode } from './read-json.js'

/** Adds the table and its block, under the given blocks; its own key is its caption. */
export function addJsonTable(
  page: Page,
  table: JsonTable,
  node: JsonNode,
  key: Span | null,
  under: readonly number[],
): void {
  const draft = new DraftTable('json', node.start, node.end)
  const offset = table.rowNames.length > 0 ? 1 : 0
  const levels = Math.max(0, ...table.columns.map((column) => column.path.length))
  writeHeader(draft, table, offset, levels)
  let row = -1
  for (const value of sorted(table)) {
    if (value.row !== row) {
      row = value.row
      const name = table.rowNames[row]
      if (name !== undefined) draft.add(levels + row, 0, name.start, name.end, 1, 1, true)
    }
    const { start, end } = value.node
    draft.add(levels + row, offset + value.column, start, end)
  }
  draft.headerRows = table.headerRows < 0 ? -1 : levels + table.headerRows
  if (key !== null) draft.caption.push(key)
  const finished = finishTable(draft, page.text)
  page.tables.push(finished)
  page.add('table', node.start, node.end, {
    table: page.tables.length - 1,
    under,
    speech: { start: node.start, end: node.start },
  })
  for (const cell of finished.cells) page.fences.push(cell.start, cell.end)
}

/** Values of a row in the order of columns: an object may name its members in any order. */
function sorted(table: JsonTable): JsonTable['values'] {
  const { values } = table
  for (let i = 1; i < values.length; i++) {
    const before = values[i - 1]!
    if (values[i]!.row === before.row && values[i]!.column <= before.column) {
      return [...values].sort((one, other) => one.row - other.row || one.column - other.column)
    }
  }
  return values
}

/** Names on as many rows as they are deep; a shared outer name spans its columns. */
function writeHeader(draft: DraftTable, table: JsonTable, offset: number, levels: number): void {
  for (let level = 0; level < levels; level++) {
    for (let column = 0; column < table.columns.length; column++) {
      const { path } = table.columns[column]!
      const name = path[level]
      if (name === undefined) continue
      const isLeaf = level === path.length - 1
      let span = 1
      if (!isLeaf) while (table.columns[column + span]?.path[level]?.start === name.start) span++
      draft.add(level, offset + column, name.start, name.end, isLeaf ? levels - level : 1, span, true)
      column += span - 1
    }
  }
}
