// Lines around a table that speak of all of it: titles, "(in thousands)", footnotes.
import { firstNotBelow } from '../../math/index.js'
import type { Span } from '../../types/index.js'
import { countWords, isDigit, isSuperscript, skipBlanks } from '../codes.js'
import { spansOfLines } from '../lines.js'
import type { DraftBlock, Page } from '../page.js'
import { isScopeLine, isTableTitle } from './caption-words.js'
import type { DraftTable } from './draft-table.js'

/** More lines above a table are text. */
const MOST_LINES = 4
const MOST_NOTES = 12
const LONGEST_LINE = 200

/**
 * Takes the lines that stand right above a table as its caption. They stay blocks of their own; a title line
 * that was taken for a heading becomes a paragraph, because its reach ends with the table.
 */
export function takeCaption(page: Page, draft: DraftTable, firstLine: number): void {
  let block = page.blocks.length - 1
  let reach = draft.start
  let room = MOST_LINES
  const taken: Span[] = []
  while (room > 0 && block >= 0 && isAdjacent(page.text, page.blocks[block]!.end, reach)) {
    const candidate = page.blocks[block]!
    const title = candidate.kind === 'heading' && candidate.marker === null && candidate.level === TITLE_LEVEL
    if (
      candidate.kind !== 'paragraph' &&
      !title &&
      !(candidate.kind === 'pair' && candidate.end === candidate.start)
    )
      break
    const lines = captionLines(page, candidate)
    if (lines.length === 0) break
    if (title && page.outline.dropHeading(block)) {
      candidate.kind = 'paragraph'
      candidate.level = 0
    }
    taken.unshift(...lines)
    room -= lines.length
    reach = candidate.start
    if (lines[0]!.start > candidate.start) break
    block--
  }
  draft.caption.push(...taken)
  if (page.outline.leadIn >= 0 && firstLine > page.lastLine + 1) page.outline.closeList()
}

/** Level of headings that are nothing but a short line of their own. */
export const TITLE_LEVEL = 7

/** Only line breaks between, and at most one blank line. */
function isAdjacent(text: string, from: number, to: number): boolean {
  let breaks = 0
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code === 10) breaks++
    else if (code === 60) {
      const end = text.indexOf('>', at)
      if (end < 0 || end >= to) return false
      at = end
    } else if (code !== 32 && code !== 9 && code !== 13 && code !== 42) return false
  }
  return breaks <= 2
}

/** The lines at the end of a block that may be a caption, in order. */
function captionLines(page: Page, block: DraftBlock): Span[] {
  const starts = [block.speech.start, ...block.breaks.map((at) => at + 1)]
  const lines: Span[] = []
  for (let i = starts.length - 1; i >= 0 && lines.length < MOST_LINES; i--) {
    const start = skipBlanks(page.text, starts[i]!, block.speech.end)
    const end = i + 1 < starts.length ? block.breaks[i]! : block.speech.end
    if (!isCaption(page.text, start, end)) break
    lines.unshift({ start, end })
  }
  return lines
}

/**
 * A line without a full stop, in brackets, numbered as a table, or that speaks of units.
 *
 *     Votes by ward      (in thousands)      Table 9. Cities      All amounts in millions of kroner.
 */
function isCaption(text: string, start: number, end: number): boolean {
  if (end <= start || end - start > LONGEST_LINE) return false
  const last = text.charCodeAt(end - 1)
  const stops = last === 46 || last === 33 || last === 63 || last === 0x3002 || last === 44 || last === 59
  if (!stops) return countWords(text, start, end, 30) <= 25
  return (
    isTableTitle(text, start) ||
    (countWords(text, start, end, 21) <= 20 && isScopeLine(text.slice(start, end)))
  )
}

/** Gives the tables the notes that stand right below them. */
export function takeNotes(page: Page): void {
  if (page.tables.length === 0) return
  for (let i = 0; i < page.blocks.length; i++) {
    const index = page.blocks[i]!.table
    if (index < 0) continue
    const table = page.tables[index]!
    const notes = table.notes as Span[]
    let reach = page.blocks[i]!.end
    for (let next = i + 1; next < page.blocks.length && notes.length < MOST_NOTES; next++) {
      const block = page.blocks[next]!
      if (block.kind === 'table' || block.kind === 'heading' || block.kind === 'code') break
      if (isCaptionOfNext(page, next)) break
      if (!isAdjacent(page.text, reach, block.start) || !isNote(page.text, block)) break
      for (const line of linesOf(page, block)) if (notes.length < MOST_NOTES) notes.push(line)
      reach = block.end
    }
  }
}

/** Whether the table behind a block has taken it as its caption. */
function isCaptionOfNext(page: Page, index: number): boolean {
  for (let next = index + 1; next < Math.min(page.blocks.length, index + 4); next++) {
    const table = page.tables[page.blocks[next]!.table]
    if (table !== undefined) return table.caption.some((span) => span.start >= page.blocks[index]!.start)
  }
  return false
}

function linesOf(page: Page, block: DraftBlock): Span[] {
  if (block.breaks.length === 0) return [{ start: block.start, end: block.end }]
  const first = firstNotBelow(page.lines.end, block.start, 0, page.lines.count)
  let last = first
  while (last < page.lines.count && page.lines.start[last]! < block.end) last++
  return spansOfLines(page.lines, first, last)
}

/** Starts with a footnote's mark or in brackets, or is a short line without numbers. */
function isNote(text: string, block: DraftBlock): boolean {
  const { start, end } = block
  const first = text.charCodeAt(start)
  if (
    isSuperscript(first) ||
    first === 42 ||
    first === 0x2020 ||
    first === 0x2021 ||
    first === 40 ||
    first === 91
  )
    return end - start <= 600
  if (isScopeLine(text.slice(start, Math.min(end, start + LONGEST_LINE)))) return end - start <= LONGEST_LINE
  if (block.kind !== 'paragraph' || countWords(text, start, end, 13) > 12) return false
  for (let at = start; at < end; at++) if (isDigit(text.charCodeAt(at))) return false
  return true
}
