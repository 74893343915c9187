// Headings: with `#`, underlined, numbered, in bold, or a short line that stands alone.
import { toOriginal } from '../../scan/index.js'
import { countWords, isBlank, isDigit, isHan, isLower, isUpper, skipBlanks, trimEnd } from '../codes.js'
import { isRuleLine } from '../line-breaks.js'
import { Role } from '../lines.js'
import type { Page } from '../page.js'
import { TITLE_LEVEL } from '../tables/captions.js'
import { readKeyValue } from './keys.js'
import { readListMarker } from './list-marker.js'
import { isReferenceHeading } from './section-words.js'

const LONGEST_TITLE = 90
const MOST_TITLE_WORDS = 10

/** Adds a heading block and opens it for what follows. */
export function addHeading(
  page: Page,
  level: number,
  start: number,
  end: number,
  speechStart: number,
  line: number,
  marker: { start: number; end: number } | null = null,
): void {
  page.close()
  page.outline.closeHeadings(level)
  const references = isReferenceHeading(page.text.slice(speechStart, Math.min(end, speechStart + 40)))
  page.inReferences = references
  const speech = references ? { start, end: start } : { start: speechStart, end }
  const block = page.add('heading', start, end, { level, marker, speech })
  page.outline.openHeading(level, block)
  page.lastLine = line
}

/**
 * `## Fees ##`, also `##Fees`.
 *
 *     ## Fees
 *     ^^ level 2
 */
export function readHashHeading(page: Page, line: number): number {
  const { text, lines } = page
  const first = lines.first[line]!
  if (text.charCodeAt(first) !== 35) return line
  let at = first
  while (text.charCodeAt(at) === 35) at++
  const level = at - first
  const start = skipBlanks(text, at, lines.end[line]!)
  if (level > 6 || start >= lines.end[line]! || (start === at && isDigit(text.charCodeAt(at)))) return line
  let end = lines.end[line]!
  while (end > start && text.charCodeAt(end - 1) === 35) end--
  addHeading(page, level, first, trimEnd(text, start, end), start, line)
  return line + 1
}

/** A line with a line of `=` or `-` under it. */
export function readUnderlined(page: Page, line: number, limit: number): number {
  const { text, lines } = page
  if (line + 1 >= limit || lines.role[line + 1] !== Role.text) return line
  const rule = lines.first[line + 1]!
  const mark = text.charCodeAt(rule)
  if ((mark !== 61 && mark !== 45) || !isRuleLine(text, rule, lines.end[line + 1]!)) return line
  const first = lines.first[line]!
  const end = lines.end[line]!
  const written = text.slice(first, end)
  if (
    end - first > LONGEST_TITLE ||
    page.isOpenBefore(line) ||
    written.includes('  ') ||
    written.includes('|')
  )
    return line
  if (text.slice(rule, lines.end[line + 1]!).includes(' ')) return line
  addHeading(page, mark === 61 ? 1 : 2, first, end, first, line + 1)
  return line + 2
}

/** A short line that stands alone and leads to what follows: no full stop, no numbers but years. */
export function readTitle(page: Page, line: number, limit: number): number {
  const { text, lines } = page
  const first = lines.first[line]!
  const end = lines.end[line]!
  if (end - first > LONGEST_TITLE || line + 1 >= limit) return line
  const last = text.charCodeAt(end - 1)
  if (page.isOpenBefore(line) && !(last === 93 && page.last?.kind === 'pair')) return line
  if (page.outline.depth > 0 && lines.indent[line]! > 0) return line
  const colon = last === 58 || last === 0xff1a
  if (colon && isReferenceHeading(text.slice(first, end))) {
    addHeading(page, TITLE_LEVEL, first, end, first, line)
    return line + 1
  }
  if (
    text.charCodeAt(first) === 91 &&
    last === 93 &&
    countWords(text, first, end, 4) <= 3 &&
    isSettings(page, line, limit)
  ) {
    addHeading(page, TITLE_LEVEL, first, end, first, line)
    return line + 1
  }
  if (
    last === 46 ||
    last === 33 ||
    last === 63 ||
    last === 44 ||
    last === 59 ||
    last === 0x3002 ||
    last === 93
  )
    return line
  const words = countWords(text, first, end, MOST_TITLE_WORDS)
  if (words > MOST_TITLE_WORDS) return line
  const bold = isBold(page, first, end)
  if (!bold && (colon || hasNumbers(text, first, end) || !startsTitle(text.charCodeAt(first)))) return line
  const pair = readKeyValue(text, first, end)
  if (pair !== null && pair.value.start < pair.value.end) return line
  const next = line + 1
  if (lines.role[next] === Role.text && lines.first[next]! < lines.end[next]!) {
    if (!bold && !leads(page, next)) return line
  } else if (!bold && (words > 8 || !hasMore(page, next, limit))) return line
  addHeading(page, TITLE_LEVEL, first, end, first, line)
  return line + 1
}

const startsTitle = (code: number): boolean => isUpper(code) || isHan(code) || isDigit(code) || code === 0xbf

/** Whether the whole line was set in bold by its writer. */
function isBold(page: Page, start: number, end: number): boolean {
  const { clean } = page
  if (clean.cleanAt.length === 0) return false
  const given = toOriginal(clean, { start, end })
  const before = clean.original.slice(Math.max(0, given.start - 2), given.start)
  const after = clean.original.slice(given.end, given.end + 2)
  return (
    (before === '**' || before === '__' || before.endsWith('b>')) &&
    (after === before || after.startsWith('<') || after.startsWith('**'))
  )
}

/** Digits other than years and the number of a title that names its kind: `Group 2`, `Budget 2031`. */
function hasNumbers(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    if (!isDigit(text.charCodeAt(at))) continue
    let last = at
    while (last < end && isDigit(text.charCodeAt(last))) last++
    const isYear = last - at === 4 && (text.charCodeAt(at) === 49 || text.charCodeAt(at) === 50)
    const isOrder = last - at <= 2 && last === end && isNamed(text, start, at)
    if (!isYear && !isOrder) return true
    at = last
  }
  return false
}

/** A word with a capital right before a place: `Group 2`. */
function isNamed(text: string, start: number, at: number): boolean {
  let word = at - 1
  while (word > start && !isBlank(text.charCodeAt(word - 1))) word--
  return text.charCodeAt(at - 1) === 32 && isUpper(text.charCodeAt(word))
}

/** Whether a line is an item or a pair, which a short line without a blank line between leads to. */
function leads(page: Page, line: number): boolean {
  const { text, lines } = page
  const first = lines.first[line]!
  const end = lines.end[line]!
  if (readListMarker(text, first, end) !== null) return true
  const pair = readKeyValue(text, first, end)
  return pair !== null && pair.value.start < pair.value.end && pair.words <= 4
}

/** A line in brackets is the name of a section of settings where settings follow. */
function isSettings(page: Page, line: number, limit: number): boolean {
  const { text, lines } = page
  for (let next = line + 1; next < Math.min(limit, line + 3); next++) {
    if (lines.role[next] !== Role.text || lines.first[next]! >= lines.end[next]!) continue
    const code = text.charCodeAt(lines.first[next]!)
    return (
      (isLower(code) || isUpper(code)) && readKeyValue(text, lines.first[next]!, lines.end[next]!) !== null
    )
  }
  return false
}

/** Whether anything stands behind a blank line. */
function hasMore(page: Page, line: number, limit: number): boolean {
  for (let at = line; at < Math.min(limit, line + 6); at++) {
    if (page.lines.role[at] === Role.table || page.lines.first[at]! < page.lines.end[at]!) return true
  }
  return false
}
