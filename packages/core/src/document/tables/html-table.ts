// Tables written in HTML: rows and column spans, header cells, captions.
import { firstWhere } from '../../math/index.js'
import type { Tag } from '../../scan/index.js'
import { isDigit, skipBlanks, trimEnd } from '../codes.js'
import type { Page } from '../page.js'
import { addTable } from './add-table.js'
import { DraftTable, MOST_COLUMNS } from './draft-table.js'

/** A span that is longer than any real one is written by mistake, or to do harm. */
const LONGEST_SPAN = 1000

/**
 * Reads the table that fills a line of the page.
 *
 *     <tr><th>Region</th><td rowspan="2">12</td></tr>
 *             ^^^^^^ header              ^^ stands in two rows
 */
export function readHtmlTable(page: Page, line: number): number {
  const { text, lines } = page
  const start = lines.start[line]!
  const end = lines.end[line]!
  const draft = new DraftTable('html', start, end)
  new RowReader(page, draft).read(start, end)
  if (draft.cells.length > 0) addTable(page, draft, line, line)
  else page.add('paragraph', skipBlanks(text, start, end), end)
  return line + 1
}

class RowReader {
  readonly #text: string
  readonly #tags: readonly Tag[]
  readonly #draft: DraftTable
  #row = -1
  #column = 0
  /** For each column, the row from which on it is free again. */
  readonly #freeFrom = new Int32Array(MOST_COLUMNS + 1)
  #cellStart = -1
  #cellTag: Tag | null = null
  #captionStart = -1
  #inHead = false
  #headRows = 0
  /** Nested tables are text of the cell around them. */
  #depth = 0
  /** Rows so far in which all cells are `<th>`. */
  #allHeaders = true
  #headerRows = 0
  #cellsInRow = 0

  constructor(page: Page, draft: DraftTable) {
    this.#text = page.text
    this.#tags = page.lines.tags
    this.#draft = draft
  }

  read(start: number, end: number): void {
    const tags = this.#tags
    const first = firstWhere(0, tags.length, (i) => tags[i]!.start >= start)
    for (let i = first; i < tags.length && tags[i]!.start < end; i++) this.#readTag(tags[i]!)
    this.#closeCell(end)
    this.#closeRow()
    const rows = Math.max(this.#headRows, this.#headerRows)
    this.#draft.headerRows = rows > 0 ? Math.min(rows, this.#draft.rows) : -1
  }

  #readTag(tag: Tag): void {
    const { name, closing } = tag
    if (name === 'table') {
      this.#depth += closing ? -1 : 1
      return
    }
    if (this.#depth > 1) return
    if (name === 'td' || name === 'th') {
      this.#closeCell(tag.start)
      if (closing) return
      if (this.#row < 0) this.#openRow()
      this.#cellStart = tag.end
      this.#cellTag = tag
    } else if (name === 'tr') {
      this.#closeCell(tag.start)
      this.#closeRow()
      if (!closing) this.#openRow()
    } else if (name === 'thead') {
      this.#closeCell(tag.start)
      this.#closeRow()
      this.#inHead = !closing
    } else if (name === 'tbody' || name === 'tfoot') {
      this.#closeCell(tag.start)
      this.#closeRow()
      this.#inHead = false
    } else if (name === 'caption') {
      if (!closing) this.#captionStart = tag.end
      else if (this.#captionStart >= 0) {
        const start = skipBlanks(this.#text, this.#captionStart, tag.start)
        const end = trimEnd(this.#text, start, tag.start)
        if (end > start) this.#draft.caption.push({ start, end })
        this.#captionStart = -1
      }
    }
  }

  #openRow(): void {
    this.#row = this.#draft.rows
    this.#column = 0
    this.#cellsInRow = 0
    this.#allHeaders = true
  }

  #closeRow(): void {
    if (this.#row < 0) return
    if (this.#cellsInRow > 0) {
      if (this.#inHead) this.#headRows = this.#draft.rows
      if (this.#allHeaders && this.#headerRows === this.#row) this.#headerRows = this.#row + 1
    }
    this.#row = -1
  }

  #closeCell(at: number): void {
    const tag = this.#cellTag
    if (tag === null) return
    this.#cellTag = null
    const start = skipBlanks(this.#text, this.#cellStart, at)
    const end = trimEnd(this.#text, start, at)
    const columnSpan = spanOf(this.#text, tag, 'colspan')
    const rowSpan = spanOf(this.#text, tag, 'rowspan')
    while (this.#column < MOST_COLUMNS && this.#freeFrom[this.#column]! > this.#row) this.#column++
    const column = this.#column
    const header = tag.name === 'th'
    if (!header) this.#allHeaders = false
    this.#draft.add(this.#row, column, start, end, rowSpan, columnSpan, header)
    const until = Math.min(MOST_COLUMNS, column + columnSpan)
    if (rowSpan > 1) for (let i = column; i < until; i++) this.#freeFrom[i] = this.#row + rowSpan
    this.#column = until
    this.#cellsInRow++
  }
}

/** The value of `colspan="2"`; 1 where the tag has none. */
function spanOf(text: string, tag: Tag, name: string): number {
  const attributes = text.slice(tag.nameEnd, Math.min(tag.end, tag.nameEnd + 400)).toLowerCase()
  let at = attributes.indexOf(name)
  if (at < 0) return 1
  at += name.length
  while (at < attributes.length && ' ="\''.includes(attributes[at]!)) at++
  let value = 0
  while (isDigit(attributes.charCodeAt(at)) && value < LONGEST_SPAN)
    value = value * 10 + attributes.charCodeAt(at++) - 48
  return Math.max(1, Math.min(value, LONGEST_SPAN))
}
