// Tables of lines with `|`: Markdown with or without outer pipes, and boxes drawn with `+--+` or box characters.
import { isBlank, skipBlanks, trimEnd } from '../codes.js'
import { Feature } from '../line-features.js'
import { Role } from '../lines.js'
import type { Page } from '../page.js'
import { addTable } from './add-table.js'
import { DraftTable } from './draft-table.js'

const PIPES = new Set([...'|│┃║'].map((mark) => mark.charCodeAt(0)))
const RULE_MARKS = new Set([...'-=─━═┄┈╌'].map((mark) => mark.charCodeAt(0)))
const RULE_JOINTS = new Set([...'+:|│┃║┼╪╫╬├┤┬┴┌┐└┘╔╗╚╝╠╣╦╩╞╡╟╢╥╨╤╧ '].map((mark) => mark.charCodeAt(0)))

/** Starts the upper border of a box. */
const isBorder = (code: number): boolean =>
  code === 43 || code === 45 || code === 61 || (code >= 0x2500 && code < 0x2580)

/**
 * A line that only draws: an alignment row, the border of a box.
 *
 *     | :-- | --: |      +------+-----+
 */
function isRule(text: string, first: number, end: number): boolean {
  let dashes = 0
  let joints = 0
  for (let at = first; at < end; at++) {
    const code = text.charCodeAt(at)
    if (RULE_MARKS.has(code)) dashes++
    else if (!RULE_JOINTS.has(code)) return false
    else if (code !== 32) joints++
  }
  return dashes >= 1 && (joints > 0 || dashes >= 3)
}

/** Counts pipes that part cells; an escaped one does not. */
function countPipes(text: string, first: number, end: number): number {
  let count = 0
  for (let at = first; at < end; at++)
    if (PIPES.has(text.charCodeAt(at)) && text.charCodeAt(at - 1) !== 92) count++
  return count
}

const startsWithPipe = (page: Page, line: number): boolean =>
  PIPES.has(page.text.charCodeAt(page.lines.first[line]!))

/** Reads a table that starts at a line; returns the line behind it, or the same line where there is none. */
export function readPipeTable(page: Page, line: number, limit: number): number {
  const { text, lines } = page
  const first = lines.first[line]!
  const end = lines.end[line]!
  if ((lines.features[line]! & Feature.pipe) === 0 && !isBorder(text.charCodeAt(first))) return line
  const outer = startsWithPipe(page, line)
  const rule = isRule(text, first, end)
  const isRow = (at: number): boolean =>
    at < limit && lines.role[at] === Role.text && lines.first[at]! < lines.end[at]!
  if (rule && !outer) {
    // The upper border of a box.
    if (!isRow(line + 1) || !startsWithPipe(page, line + 1)) return line
  } else if (!outer) {
    if (!isRow(line + 1) || (lines.features[line + 1]! & Feature.pipe) === 0) return line
    const pipes = countPipes(text, first, end)
    if (pipes === 0 || !isLooseTable(page, line, limit, pipes)) return line
  }
  let last = line
  const boxed = outer || rule
  while (isRow(last)) {
    const ruled = isRule(text, lines.first[last]!, lines.end[last]!)
    if (
      !ruled &&
      !(boxed ? startsWithPipe(page, last) : countPipes(text, lines.first[last]!, lines.end[last]!) > 0)
    )
      break
    last++
  }
  const draft = new DraftTable('markdown', first, lines.end[last - 1]!)
  let rules = 0
  for (let at = line; at < last; at++) {
    if (isRule(text, lines.first[at]!, lines.end[at]!)) {
      rules++
      // What stands above the first rule, or above the second where the first is the upper border.
      const border = at === line
      if (!border && draft.headerRows < 0 && at + 1 < last && draft.rows > 0 && rules <= 2)
        draft.headerRows = draft.rows
    } else readRow(text, lines.first[at]!, lines.end[at]!, draft)
  }
  if (draft.headerRows < 0 && rules === 1 && line + 1 < last && draft.rows > 0 && !rule)
    draft.headerRows = draft.rows
  const single = draft.rows === 1 && rules === 0
  if (draft.rows === 0 || draft.columns < (rules > 0 ? 1 : 2) || (single && draft.columns < 3)) return line
  addTable(page, draft, line, last - 1)
  return last
}

/** Lines without outer pipes are a table when a rule follows, or when their pipes are as many. */
function isLooseTable(page: Page, line: number, limit: number, pipes: number): boolean {
  const { text, lines } = page
  const start = lines.first[line + 1]!
  const end = lines.end[line + 1]!
  if (isRule(text, start, end) && text.slice(start, end).includes('-'))
    return pipes >= 1 && countPipes(text, start, end) > 0
  let same = 1
  while (
    same < 3 &&
    line + same < limit &&
    countPipes(text, lines.first[line + same]!, lines.end[line + same]!) === pipes
  )
    same++
  if (same < (pipes > 1 ? 2 : 3)) return false
  return !everyCellHasColon(text, lines.first[line]!, lines.end[line]!)
}

/** `Name: Arn | Height: 12 m` is a row of keys and values, not of a table. */
function everyCellHasColon(text: string, first: number, end: number): boolean {
  return text
    .slice(first, Math.min(end, first + 400))
    .split('|')
    .every((cell) => cell.includes(': '))
}

/**
 * Reads the cells of a row.
 *
 *     | Olive oil | 250 ml | a \| b |
 *       ^^^^^^^^^   ^^^^^^   ^^^^^^
 */
function readRow(text: string, first: number, end: number, draft: DraftTable): void {
  const row = draft.rows
  let from = PIPES.has(text.charCodeAt(first)) ? first + 1 : first
  let to = end
  if (to > from && PIPES.has(text.charCodeAt(to - 1)) && text.charCodeAt(to - 2) !== 92) to--
  // A line with nothing but a pipe is the end of the row above, which was broken.
  if (from >= to) return
  let column = 0
  for (let at = from; at <= to; at++) {
    if (at < to && (!PIPES.has(text.charCodeAt(at)) || text.charCodeAt(at - 1) === 92)) continue
    let start = from
    while (start < at && isBlank(text.charCodeAt(start))) start++
    draft.add(row, column++, start, trimEnd(text, skipBlanks(text, start, at), at))
    from = at + 1
  }
}
