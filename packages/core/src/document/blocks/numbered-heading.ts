// Headings and clauses with a section number: `4.2.1 Late Fees. A fee of 2 % is due.`
import type { Span } from '../../types/index.js'
import { countWords, isBlank, isDigit, isLetter, isLower, isUpper } from '../codes.js'
import { beginsAnew } from '../line-breaks.js'
import { Role } from '../lines.js'
import type { Page } from '../page.js'
import { addHeading } from './heading.js'
import { isPartWord } from './section-words.js'

const LONGEST_TITLE = 80
const MOST_WORDS = 9

interface SectionNumber extends Span {
  /** Behind the blanks that follow. */
  readonly contentStart: number
  readonly parts: readonly number[]
  /** Named as a part: `Section 4.2`, `§ 5`. */
  readonly named: boolean
}

/**
 * Reads a section number at the start of a line.
 *
 *     4.2.1 Late Fees.      Article 12 Termination      § 5 Kündigung
 *     ^^^^^                 ^^^^^^^^^^                  ^^^
 */
function readSectionNumber(text: string, start: number, end: number): SectionNumber | null {
  let at = start
  let named = false
  if (text.charCodeAt(at) === 0xa7) {
    named = true
    at++
  } else if (isLetter(text.charCodeAt(at))) {
    while (at < end && at - start < 14 && isLetter(text.charCodeAt(at))) at++
    if (!isBlank(text.charCodeAt(at))) return null
    const after = text.charCodeAt(at + 1)
    const numbered = isDigit(after) || (after >= 65 && after <= 90 && 'IVXLC'.includes(text[at + 1]!))
    if (!numbered || !isPartWord(text.slice(start, at))) return null
    named = true
  }
  while (at < end && isBlank(text.charCodeAt(at))) at++
  const parts: number[] = []
  if (named) at = readRoman(text, at, end, parts)
  while (parts.length === 0 || text.charCodeAt(at - 1) === 46) {
    const first = at
    while (at < end && at - first < 4 && isDigit(text.charCodeAt(at))) at++
    if (at === first) break
    parts.push(Number(text.slice(first, at)))
    if (text.charCodeAt(at) !== 46 || !isDigit(text.charCodeAt(at + 1))) break
    at++
  }
  if (parts.length === 0 || parts.length > 8) return null
  let content = at
  while (content < end && ' \t.:)–—-'.includes(text[content]!)) content++
  if (content === at || content >= end) return null
  return { start, end: at, contentStart: content, parts, named }
}

/** The part's number in Roman capitals, `ARTICLE IV.`; returns its end. */
function readRoman(text: string, start: number, end: number, parts: number[]): number {
  let at = start
  while (at < end && at - start < 8 && 'IVXLC'.includes(text[at]!)) at++
  if (at === start || isLetter(text.charCodeAt(at)) || isDigit(text.charCodeAt(at))) return start
  parts.push(at - start)
  return at
}

/** Reads such a heading or clause; returns the line behind it, or the same line where there is none. */
export function readNumberedHeading(page: Page, line: number, limit: number): number {
  const { text, lines } = page
  const first = lines.first[line]!
  const end = lines.end[line]!
  const code = text.charCodeAt(first)
  if (!isDigit(code) && code !== 0xa7 && !isUpper(code)) return line
  const number = readSectionNumber(text, first, end)
  if (number === null || text.slice(number.contentStart, end).includes('....')) return line
  const single = number.parts.length < 2 && !number.named
  if (
    single &&
    (text.charCodeAt(number.end) !== 46 ||
      line + 1 >= limit ||
      lines.first[line + 1]! >= lines.end[line + 1]!)
  )
    return line
  if (page.isOpenBefore(line) && !beginsAnew(text, lines, line)) return line
  if (!isUpper(text.charCodeAt(number.contentStart))) return line
  const titleEnd = endOfTitle(text, number.contentStart, end)
  const marker = { start: number.start, end: number.end }
  const level = Math.min(6, number.parts.length)
  if (
    titleEnd === end &&
    end - first <= LONGEST_TITLE &&
    isTitle(text, number, end) &&
    (number.named || hasText(page, line + 1, limit))
  ) {
    addHeading(page, level, first, end, number.contentStart, line, marker)
    if (!number.named) page.opaque.push(marker)
    return line + 1
  }
  if (single) return line
  if (titleEnd < end && text.charCodeAt(titleEnd - 1) === 46 && isTitle(text, number, titleEnd - 1)) {
    addHeading(page, level, first, titleEnd, number.contentStart, line, marker)
    if (!number.named) page.opaque.push(marker)
    let start = titleEnd
    while (isBlank(text.charCodeAt(start))) start++
    page.open('paragraph', line, start, { start })
    return line + 1
  }
  if (number.parts.length < 3 && !isNumbered(page, line, limit, number)) return line
  page.outline.closeHeadings(level)
  const block = page.open('paragraph', line, number.contentStart, { marker })
  page.outline.openHeading(level, block)
  if (!number.named) page.opaque.push(marker)
  return line + 1
}

/** Behind the first full stop that a blank follows, or the end. */
function endOfTitle(text: string, start: number, end: number): number {
  const limit = Math.min(end, start + LONGEST_TITLE)
  for (let at = start; at < limit; at++) {
    if (text.charCodeAt(at) === 46 && isBlank(text.charCodeAt(at + 1)) && at - start > 3) return at + 1
  }
  return end
}

/** A few words, of which the long ones are capitals or none is a number. */
function isTitle(text: string, number: SectionNumber, end: number): boolean {
  const { contentStart: start } = number
  if (end - start > LONGEST_TITLE || countWords(text, start, end, MOST_WORDS) > MOST_WORDS) return false
  const last = text.charCodeAt(end - 1)
  if (last === 46 || last === 44 || last === 59 || last === 63) return false
  let capitals = 0
  let small = 0
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (isDigit(code)) return false
    if (!isLetter(code)) continue
    let word = at
    while (word < end && isLetter(text.charCodeAt(word))) word++
    // `3.5 GB`, `50.5 Hz`: what stands behind the number may be a unit.
    if (at === start && word - at < 4 && number.parts.length < 3 && !number.named && word >= end - 1)
      return false
    if (isLower(code)) {
      if (word - at > 3) small++
    } else capitals++
    at = word
  }
  return number.parts.length > 2 || number.named || capitals > small || countWords(text, start, end, 5) <= 4
}

function hasText(page: Page, line: number, limit: number): boolean {
  for (let at = line; at < Math.min(limit, line + 4); at++) {
    if (page.lines.role[at] !== Role.edge && page.lines.first[at]! < page.lines.end[at]!) return true
  }
  return false
}

/** Whether the number before or after it stands at the start of another line near by. */
function isNumbered(page: Page, line: number, limit: number, number: SectionNumber): boolean {
  const { text, lines } = page
  const until = Math.min(limit, line + 7)
  for (let at = Math.max(0, line - 6); at < until; at++) {
    if (at === line || lines.role[at] !== Role.text || !isDigit(text.charCodeAt(lines.first[at]!))) continue
    const other = readSectionNumber(text, lines.first[at]!, lines.end[at]!)
    if (other === null) continue
    const depth = Math.min(other.parts.length, number.parts.length) - 1
    const step = Math.abs(other.parts[depth]! - number.parts[depth]!)
    const parent = number.parts.slice(0, depth).every((part, i) => part === other.parts[i])
    if (parent && (step === 1 || (step === 0 && other.parts.length !== number.parts.length))) return true
  }
  return false
}
