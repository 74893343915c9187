// Lines of a label and numbers with single blanks between, as copied from a page or a PDF.
import type { Span } from '../../types/index.js'
import { isBlank, isLetter, isWordCode } from '../codes.js'
import { Feature } from '../line-features.js'
import { Role } from '../lines.js'
import type { Page } from '../page.js'
import { addTable } from './add-table.js'
import { CellClass, classOf } from './cell-class.js'
import { DraftTable } from './draft-table.js'

const LONGEST_LINE = 160
const MOST_VALUES = 12

interface LabelLine {
  readonly label: Span
  readonly values: readonly Span[]
  readonly years: number
}

/**
 * Reads a line from its end: numbers, then the label before them.
 *
 *     Total current assets $ 391 339
 *     ^^^^^^^^^^^^^^^^^^^^ ^^^^^ ^^^
 *
 * The last word may be a unit (`41.2 GWh`). `null` where the line is no such line.
 */
function readLabelLine(text: string, first: number, end: number): LabelLine | null {
  if (end - first > LONGEST_LINE || end === first) return null
  const last = text.charCodeAt(end - 1)
  if (last === 46 || last === 58 || last === 44 || last === 59 || last === 63 || last === 33) return null
  const values: Span[] = []
  let years = 0
  let at = end
  while (at > first && values.length < MOST_VALUES) {
    while (at > first && isBlank(text.charCodeAt(at - 1))) at--
    let start = at
    while (start > first && !isBlank(text.charCodeAt(start - 1))) start--
    let type = classOf(text, start, at)
    let from = start
    if (
      type === CellClass.text &&
      values.length === 0 &&
      at - start <= 6 &&
      isLetter(text.charCodeAt(start))
    ) {
      // A unit behind the only number.
      let before = start
      while (before > first && isBlank(text.charCodeAt(before - 1))) before--
      let number = before
      while (number > first && !isBlank(text.charCodeAt(number - 1))) number--
      if (classOf(text, number, before) === CellClass.number) {
        type = CellClass.number
        from = number
      }
    }
    const dash = type === CellClass.missing && values.length === 0 && at - start > 3
    if ((type !== CellClass.number && type !== CellClass.year && type !== CellClass.missing) || dash) break
    // A currency sign with a blank before its number.
    let sign = from
    while (sign > first && isBlank(text.charCodeAt(sign - 1))) sign--
    if (
      sign > first &&
      '$€£¥'.includes(text[sign - 1]!) &&
      (sign - 1 === first || isBlank(text.charCodeAt(sign - 2)))
    )
      from = sign - 1
    if (type === CellClass.year) years++
    values.unshift({ start: from, end: at })
    at = from
  }
  while (at > first && isBlank(text.charCodeAt(at - 1))) at--
  if (values.length === 0) return null
  return { label: { start: first, end: at }, values, years }
}

/** Reads a table that starts at a line; returns the line behind it, or the same line where there is none. */
export function readLabelValues(page: Page, line: number, limit: number): number {
  const { text, lines } = page
  const isText = (at: number): boolean =>
    at < limit && lines.role[at] === Role.text && lines.first[at]! < lines.end[at]!
  const read = (at: number): LabelLine | null =>
    isText(at) ? readLabelLine(text, lines.first[at]!, lines.end[at]!) : null
  if (
    (lines.features[line]! & (Feature.gap | Feature.stop | Feature.key)) !== 0 ||
    page.isWeighed('labels', line)
  )
    return line
  let body = read(line)
  if (body === null) return line
  let header: LabelLine | null = null
  if (body.years === body.values.length && body.values.length > 1) {
    header = body
    body = read(line + 1)
    if (body === null || body.values.length !== header.values.length) return line
  }
  const count = body.values.length
  const rows: (LabelLine | Span)[] = []
  let at = header === null ? line : line + 1
  let labelled = 0
  let last = at
  for (; isText(at); at++) {
    const row = read(at)
    if (row !== null && row.values.length === count && isName(text, row.label)) {
      rows.push(row)
      labelled++
      last = at
      continue
    }
    // The title of a section stands between two rows.
    const next = read(at + 1)
    if (next === null || next.values.length !== count || lines.end[at]! - lines.first[at]! > 60) break
    rows.push({ start: lines.first[at]!, end: lines.end[at]! })
  }
  if (labelled < (header === null ? 3 : 2) || (count === 1 && !areValues(text, rows)))
    return page.weigh('labels', line, at)
  const draft = new DraftTable('fixed', lines.first[line]!, lines.end[last]!)
  if (header !== null) {
    addRow(draft, header)
    draft.headerRows = 1
  }
  for (const row of rows) {
    if ('label' in row) addRow(draft, row)
    else draft.add(draft.rows, 0, row.start, row.end, 1, count + 1)
  }
  addTable(page, draft, line, last)
  return last + 1
}

function addRow(draft: DraftTable, row: LabelLine): void {
  const index = draft.rows
  draft.add(index, 0, row.label.start, row.label.end)
  for (let i = 0; i < row.values.length; i++)
    draft.add(index, i + 1, row.values[i]!.start, row.values[i]!.end)
}

/** A label has a letter, is not a sentence, and no key with its own mark. */
function isName(text: string, label: Span): boolean {
  if (label.end - label.start > 80 || label.end === label.start) return false
  const last = text.charCodeAt(label.end - 1)
  if (last === 58 || last === 61 || last === 46 || last === 0xff1a) return false
  for (let at = label.start; at < label.end; at++) if (isLetter(text.charCodeAt(at))) return true
  return false
}

/** One number a line is a value, unless it is a year or counts the lines: `Chapter 1`, `Chapter 2`. */
function areValues(text: string, rows: readonly (LabelLine | Span)[]): boolean {
  let years = 0
  let steps = 0
  let count = 0
  let previous = Number.NaN
  for (const row of rows) {
    if (!('label' in row)) continue
    count++
    years += row.years
    const { start, end } = row.values[0]!
    const value = end - start < 7 ? Number(text.slice(start, end)) : Number.NaN
    if (value === previous + 1) steps++
    previous = value
    if (row.label.end - row.label.start > 40 || !isWordCode(text.charCodeAt(row.label.start))) return false
  }
  return years * 2 < count && steps < count - 1
}
