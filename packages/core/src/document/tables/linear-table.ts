// Tables written out in one line, as models are trained on them: `col : a | b row 1 : x | y row 2 : z | w`.
import { skipBlanks, trimEnd } from '../codes.js'
import type { Page } from '../page.js'
import { addTable } from './add-table.js'
import { DraftTable } from './draft-table.js'

const HEAD = 'col :'

/** Reads such a table; returns the line behind it, or the same line where there is none. */
export function readLinearTable(page: Page, line: number): number {
  const { text, lines } = page
  const first = lines.first[line]!
  const end = lines.end[line]!
  const code = text.charCodeAt(first)
  if (code !== 99 && code !== 67 && code !== 91) return line
  const head = text.startsWith('[TAB]', first) ? skipBlanks(text, first + 5, end) : first
  if (text.slice(head, head + HEAD.length).toLowerCase() !== HEAD) return line
  const draft = new DraftTable('linear', first, end)
  const written = text.slice(first, end)
  let from = head + HEAD.length
  for (let number = 1; from < end; number++) {
    const mark = `row ${number} :`
    const next = written.indexOf(mark, from - first)
    addCells(text, draft, from, next < 0 ? end : first + next)
    if (next < 0) break
    from = first + next + mark.length
  }
  if (draft.rows < 2) return line
  draft.headerRows = 1
  addTable(page, draft, line, line)
  return line + 1
}

function addCells(text: string, draft: DraftTable, from: number, to: number): void {
  const row = draft.rows
  let start = from
  let column = 0
  for (let at = from; at <= to; at++) {
    if (at < to && text.charCodeAt(at) !== 124) continue
    const first = skipBlanks(text, start, at)
    draft.add(row, column++, first, trimEnd(text, first, at))
    start = at + 1
  }
}
