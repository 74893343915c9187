// Footnotes and lists of sources: lines that say what a mark in the text stands for.
import type { Span } from '../../types/index.js'
import { formOf } from '../citations/id-form.js'
import { readIdList } from '../citations/id-list.js'
import { isBlank, isDigit, isLetter, isSuperscript, skipBlanks, superscriptDigit, trimEnd } from '../codes.js'
import type { Page } from '../page.js'
import { readListMarker } from './list-marker.js'

interface Mark extends Span {
  /** Its kind and the label: `[1`, `^a`, `(1`, `¹1`. */
  readonly label: string
  /** Always a definition: `[^1]: ...`, `[1]: ...`. */
  readonly sure: boolean
}

/**
 * Reads the mark at the start of a line.
 *
 *     [^1]: S02      [1] S03      (1) S02      ¹ Preliminary.
 *     ^^^^^          ^^^          ^^^          ^
 */
function readMark(text: string, start: number, end: number): Mark | null {
  const code = text.charCodeAt(start)
  if (isSuperscript(code)) {
    let at = start
    let label = ''
    while (at < end && isSuperscript(text.charCodeAt(at))) label += superscriptDigit(text.charCodeAt(at++))
    return { start, end: at, label: `¹${label}`, sure: true }
  }
  if (code !== 91 && code !== 40) return null
  const caret = code === 91 && text.charCodeAt(start + 1) === 94
  const first = caret ? start + 2 : start + 1
  let at = first
  while (at < end && at - first < 30 && isLabelCode(text.charCodeAt(at))) at++
  if (at === first || text.charCodeAt(at) !== (code === 91 ? 93 : 41)) return null
  const colon = text.charCodeAt(at + 1) === 58
  const kind = caret ? '^' : code === 91 ? '[' : '('
  return {
    start,
    end: colon ? at + 2 : at + 1,
    label: kind + text.slice(first, at),
    sure: colon && code === 91,
  }
}

const isLabelCode = (code: number): boolean =>
  isDigit(code) || isLetter(code) || code === 45 || code === 95 || code === 46

/** Reads such a line; returns the line behind it, or the same line where it is none. */
export function readDefinition(page: Page, line: number): number {
  const { text, lines } = page
  const first = lines.first[line]!
  const end = lines.end[line]!
  if (page.inReferences) {
    const next = readReference(page, line)
    if (next > line) return next
  }
  const mark = readMark(text, first, end)
  if (mark === null) return line
  const noteStart = skipBlanks(text, mark.end, end)
  if (noteStart >= end || (noteStart === mark.end && !mark.sure)) return line
  const ids = idsOf(text, noteStart, end).filter(
    (id) => mark.label.charCodeAt(0) !== 0xb9 || formOf(id) === 'id',
  )
  const after = page.definitions[page.definitions.length - 1]
  const follows = after !== undefined && page.lastLine === line - 1 && page.last?.end === after.note.end
  const letter =
    mark.label.length === 2 && isLetter(mark.label.charCodeAt(1)) && mark.label.charCodeAt(0) === 91
  const isUrl = text.startsWith('http', noteStart)
  const isShort = ids.length > 0 && (mark.label.charCodeAt(0) !== 40 || /\d/.test(mark.label))
  const isCited = mark.label.charCodeAt(0) === 91 && page.isCitedBefore(mark.label.slice(1), first)
  if (!mark.sure && !follows && !letter && !isUrl && !isShort && !isCited) return line
  define(page, line, mark, { start: noteStart, end }, ids)
  return line + 1
}

/** An entry of a list of sources: numbered, with a bullet, or the first lines below the heading. */
function readReference(page: Page, line: number): number {
  const { text, lines } = page
  const first = lines.first[line]!
  const end = lines.end[line]!
  const mark = readMark(text, first, end)
  if (mark !== null) {
    const noteStart = skipBlanks(text, mark.end, end)
    define(page, line, mark, { start: noteStart, end }, idsOf(text, noteStart, end), true)
    return line + 1
  }
  const marker = readListMarker(text, first, end)
  if (marker !== null) {
    const label = marker.kind === 'number' ? `[${marker.value}` : ''
    define(
      page,
      line,
      { start: first, end: marker.end, label, sure: true },
      { start: marker.contentStart, end },
      idsOf(text, marker.contentStart, end),
      true,
    )
    return line + 1
  }
  if (page.lastLine === line - 1 || idsOf(text, first, end).length > 0) {
    define(page, line, { start: first, end: first, label: '', sure: true }, { start: first, end }, [], true)
    return line + 1
  }
  page.inReferences = false
  return line
}

/** An entry that names a chunk says nothing else; a footnote of prose is read like other text. */
function define(
  page: Page,
  line: number,
  mark: Mark,
  note: Span,
  ids: readonly string[],
  silent = false,
): void {
  const { lines } = page
  const start = lines.first[line]!
  const end = lines.end[line]!
  page.close()
  page.outline.closeList()
  page.definitions.push({ label: mark.label, ids, note })
  if (silent || ids.length > 0) {
    page.add('paragraph', start, end, { marker: mark, speech: { start, end: start } })
    page.opaque.push({ start, end })
    page.regions.push({ start, end, kind: 'code' })
    page.lastLine = line
    return
  }
  page.open('paragraph', line, note.start, { marker: { start: mark.start, end: mark.end } })
  page.opaque.push({ start: mark.start, end: mark.end })
  page.regions.push({ start: mark.start, end: mark.end, kind: 'code' })
}

/** The ids that an entry starts with: all of it, or up to a comma, colon or dash behind them. */
function idsOf(text: string, start: number, end: number): readonly string[] {
  const whole = trimEnd(text, start, end)
  if (whole - start <= 60) {
    const list = readIdList(text, start, text.charCodeAt(whole - 1) === 46 ? whole - 1 : whole)
    if (list !== null && !list.numeric && (list.strength === 'certain' || !hasBlank(text, start, whole)))
      return list.ids
  }
  let at = start
  if (text.charCodeAt(at) === 91) at++
  const first = at
  while (at < end && at - first < 60 && !isBlank(text.charCodeAt(at)) && !',:;]–—'.includes(text[at]!)) at++
  const next = skipBlanks(text, at, end)
  if (at >= end || !',:;]–—-'.includes(text[next]!)) return []
  const list = readIdList(text, first, at)
  return list?.strength === 'certain' && !list.numeric ? list.ids : []
}

function hasBlank(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (isBlank(text.charCodeAt(at))) return true
  return false
}
