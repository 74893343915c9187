// Quoted lines, `> text`, and code between fences.
import { languageAt, READ_AS_TEXT } from '../../scan/index.js'
import { isBlank, isDigit, skipBlanks } from '../codes.js'
import type { Page } from '../page.js'

/** Languages of a fence whose content is data or text, and read as such; in some, marks mean themselves all the same. */
const READ = new Set([...READ_AS_TEXT, 'yaml', 'yml', 'toml', 'ini'])

/**
 * A quoted line; a bound, `> 5 ms`, is none.
 *
 *     > The limit is 5 ms.
 *     ^
 */
export function readQuote(page: Page, line: number): number {
  const { text, lines } = page
  const first = lines.first[line]!
  if (text.charCodeAt(first) !== 62) return line
  let at = first
  while (text.charCodeAt(at) === 62 || isBlank(text.charCodeAt(at))) at++
  const start = skipBlanks(text, Math.min(at, lines.end[line]!), lines.end[line]!)
  if (start >= lines.end[line]! || isDigit(text.charCodeAt(start))) return line
  page.opaque.push({ start: first, end: start })
  if (page.isOpenBefore(line) && page.last?.kind === 'quote') {
    page.extend(line)
    return line + 1
  }
  page.close()
  page.outline.closeList()
  page.open('quote', line, start)
  return line + 1
}

/** Reads what stands between fences: code is opaque, data and text are read. */
export function readFence(
  page: Page,
  line: number,
  limit: number,
  readInside: (from: number, to: number) => void,
  isData: (line: number) => boolean,
): number {
  const { text, lines } = page
  const first = lines.first[line]!
  const mark = text.charCodeAt(first)
  if (mark !== 96 && mark !== 126) return line
  let at = first
  while (text.charCodeAt(at) === mark) at++
  const length = at - first
  if (length < 3 || (mark === 96 && text.slice(at, lines.end[line]!).includes('`'))) return line
  let close = line + 1
  while (close < limit && !closesFence(page, close, mark, length)) close++
  const language = languageAt(text, skipBlanks(text, at, lines.end[line]!))
  let inner = line + 1
  while (inner < close && lines.first[inner]! >= lines.end[inner]!) inner++
  const read = READ.has(language) || (language === '' && inner < close && isData(inner))
  page.close()
  const end = close < limit ? lines.end[close]! : lines.end[close - 1]!
  if (read) {
    page.opaque.push({ start: first, end: lines.end[line]! })
    readInside(line + 1, close)
    page.close()
    if (close < limit) page.opaque.push({ start: lines.first[close]!, end })
  } else {
    page.add('code', first, end, { speech: { start: first, end: first } })
    page.opaque.push({ start: first, end })
    page.regions.push({ start: first, end, kind: 'code' })
  }
  page.lastLine = Math.min(close, limit - 1)
  return Math.min(close + 1, limit)
}

function closesFence(page: Page, line: number, mark: number, length: number): boolean {
  const { text, lines } = page
  let at = lines.first[line]!
  while (text.charCodeAt(at) === mark) at++
  return at - lines.first[line]! >= length && at >= lines.end[line]!
}
