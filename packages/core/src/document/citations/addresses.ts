// URLs, e-mail addresses and printed metadata: places with digits that state nothing.
import type { Span } from '../../types/index.js'
import { isDigit, isLetter } from '../codes.js'

const LONGEST_SCHEME = 20
const LONGEST_NAME = 80
/** Endings by which a name with a path is known to be an address. */
const DOMAINS = new Set(
  'com org net io dev gov edu mil int info biz app ai co de fr es it nl pt at ch be uk eu us jp cn au ca se no dk fi pl cz'.split(
    ' ',
  ),
)

const isNameCode = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  isDigit(code) ||
  code === 45 ||
  code === 46 ||
  code === 95 ||
  code === 43 ||
  code === 37

/**
 * The address around a mark in it; `null` where there is none.
 *
 *     see https://example.net/v3?limit=999, or mail a.b@example.org
 *         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^          ^^^^^^^^^^^^^^^
 */
export function readAddress(text: string, at: number): Span | null {
  const code = text.charCodeAt(at)
  if (code === 58)
    return text.charCodeAt(at + 1) === 47 && text.charCodeAt(at + 2) === 47 ? readUrl(text, at) : null
  if (code === 64) return readMail(text, at)
  return readDomain(text, at)
}

function readUrl(text: string, colon: number): Span | null {
  let start = colon
  while (start > 0 && colon - start < LONGEST_SCHEME && isLetter(text.charCodeAt(start - 1))) start--
  return start === colon ? null : { start, end: endOfUrl(text, colon + 3) }
}

/** Up to a blank, quote or angle bracket; a closing bracket only where one was opened inside. */
function endOfUrl(text: string, from: number): number {
  let end = from
  let open = 0
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (
      code <= 32 ||
      code === 34 ||
      code === 60 ||
      code === 62 ||
      code === 96 ||
      code === 124 ||
      code > 0x2fff
    )
      break
    if (code === 40 || code === 91) open++
    else if (code === 41 || code === 93) {
      if (open === 0) break
      open--
    }
  }
  while (end > from && ".,;:!?'*".includes(text[end - 1]!)) end--
  return end
}

function readMail(text: string, at: number): Span | null {
  let start = at
  while (start > 0 && at - start < LONGEST_NAME && isNameCode(text.charCodeAt(start - 1))) start--
  let end = at + 1
  let dots = 0
  while (end < text.length && end - at < LONGEST_NAME && isNameCode(text.charCodeAt(end)))
    if (text.charCodeAt(end++) === 46) dots++
  while (end > at && text.charCodeAt(end - 1) === 46) {
    end--
    dots--
  }
  return start < at && dots > 0 ? { start, end } : null
}

/** `www.example.com`, `example.com/page/12`, at one of its dots. */
function readDomain(text: string, dot: number): Span | null {
  const before = text.charCodeAt(dot - 1)
  if (!isNameCode(before) || !isLetter(text.charCodeAt(dot + 1))) return null
  const isWeb = (before | 32) === 119 && text.slice(Math.max(0, dot - 3), dot).toLowerCase() === 'www'
  if (!isWeb) {
    let end = dot + 1
    while (end - dot < 7 && isLetter(text.charCodeAt(end))) end++
    if (text.charCodeAt(end) !== 47 || !DOMAINS.has(text.slice(dot + 1, end).toLowerCase())) return null
  }
  let start = dot
  while (start > 0 && dot - start < LONGEST_NAME && isNameCode(text.charCodeAt(start - 1))) start--
  return { start, end: endOfUrl(text, dot + 1) }
}

/** `metadata={'page': 18}` of printed documents: the places in braces. */
export function readMetadata(text: string): Span[] {
  const found: Span[] = []
  const mark = 'metadata='
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    const start = at + mark.length
    if (text.charCodeAt(start) !== 123) continue
    let depth = 0
    let end = start
    const limit = Math.min(text.length, start + 1000)
    for (; end < limit; end++) {
      const code = text.charCodeAt(end)
      if (code === 123) depth++
      else if (code === 125 && --depth === 0) break
    }
    if (depth !== 0 || end >= limit) continue
    found.push({ start: at, end: end + 1 })
    at = end
  }
  return found
}
