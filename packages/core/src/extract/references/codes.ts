// Identifiers by their form alone: `BX-2000`, `E-1042`, `0x80070057`, `2.4.6`, `192.168.0.1`.
import { DateWord } from '../dates/date-words.js'
import { readNumericDate } from '../dates/numeric-dates.js'
import { bitsAt, isCounted } from '../dates/pieces.js'
import { isDigits, markAt, tokenFrom, touches, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { Class } from '../vocabulary.js'
import { BARE_FORMS } from './families.js'
import { type FoundReference, isWhole, isWordCode, matchAt, reference } from './found-reference.js'
import { readPath } from './path.js'

const LEAST_DIGITS = 3

const LONGEST = 40

const isDigitCode = (code: number): boolean => code >= 48 && code <= 57

const isCapital = (code: number): boolean => code >= 65 && code <= 90

export interface Code {
  readonly end: number
  readonly digits: number
  readonly hyphens: number
  readonly letters: number
  readonly smalls: number
  readonly dots: number
  readonly slashes: number
}

/** A run of letters, digits and single marks between them. */
export function readCode(text: string, from: number): Code | null {
  let digits = 0
  let hyphens = 0
  let letters = 0
  let smalls = 0
  let dots = 0
  let slashes = 0
  let at = from
  for (; at - from < LONGEST; at++) {
    const code = text.charCodeAt(at)
    if (isDigitCode(code)) digits++
    else if (isCapital(code)) letters++
    else if (code >= 97 && code <= 122) smalls++
    else if (
      (code === 45 || code === 47 || code === 46 || code === 95) &&
      isWordCode(text.charCodeAt(at + 1)) &&
      at > from
    ) {
      if (code === 46) dots++
      else hyphens++
      if (code === 47) slashes++
    } else break
  }
  if (at === from || at - from >= LONGEST || isWordCode(text.charCodeAt(at))) return null
  return { end: at, digits, hyphens, letters, smalls, dots, slashes }
}

/** The identifier without regard to case and hyphens: `E-1042` and `e1042` are one. */
export const canonical = (text: string): string => text.toLowerCase().replaceAll('-', '')

/**
 * Codes of capitals and digits that are asserted by their form alone.
 *
 *     E-1042      BX-2000      INV-2024-001      ORA-01555      P0420
 *     ^           ^            ^                 ^              ^
 */
export function readBareCode(context: ReadContext, at: number): FoundReference | null {
  const { tokens, text } = context
  const start = tokens.start[at]!
  const next = text.charCodeAt(tokens.end[at]!)
  // Only a word that goes on with a hyphen, a digit or a full stop can begin a code.
  if (!touches(tokens, at) || width(tokens, at) > 8 || !isCapital(text.charCodeAt(start))) return null
  for (const { id, form, edition } of BARE_FORMS) {
    const match = matchAt(form, text, start)
    if (match === null) continue
    const end = start + match[0].length
    const dated = edition === undefined ? null : matchAt(edition, text, end)
    const last = dated === null ? end : end + dated[0].length
    if (!isWhole(text, last)) continue
    const document = id === 'itu' ? `ITU ${match[0]}` : match[0].toLowerCase()
    return reference(context, at, last, { family: id, document, edition: dated?.[1] ?? '' }, id === 'itu')
  }
  if ((next !== 45 && !isDigitCode(next)) || isDateWord(context, at)) return null
  const code = readCode(text, start)
  if (code === null || code.digits < LEAST_DIGITS || code.dots > 0 || !isWhole(text, code.end)) return null
  if (code.slashes > 0) return null
  if (code.smalls > 1 || (code.smalls === 1 && code.letters > 1 && !isSmallEnding(text, code.end)))
    return null
  // Letters and digits without a hyphen are as often a name: `E1042` is a code, `K2`, `A380` and `F100` may not be.
  if (code.hyphens === 0 && (code.digits < LEAST_DIGITS + 1 || code.letters > 2)) return null
  return reference(context, at, code.end, {
    family: 'identifier',
    document: canonical(text.slice(start, code.end)),
  })
}

/** `FY2024`, `Q3-2023`, `MAR-2024`. */
const isDateWord = (context: ReadContext, at: number): boolean =>
  (bitsAt(context, at) & (DateWord.fiscal | DateWord.quarter | DateWord.half)) !== 0 ||
  (context.vocabulary.classes[context.tokens.word[at]!]! & Class.month) !== 0

/** An address of a network, with its port or the length of its mask. */
const ADDRESS = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?:[:/]\d{1,5})?(?![\w.]\w|\w)/y

const isSmallEnding = (text: string, end: number): boolean => {
  const code = text.charCodeAt(end - 1)
  return code >= 97 && code <= 122
}

/** `0x80070057`, at its zero. */
export function readHex(context: ReadContext, at: number): FoundReference | null {
  const { tokens, text } = context
  const start = tokens.start[at]!
  if (width(tokens, at) !== 1 || text.charCodeAt(start) !== 48 || (text.charCodeAt(start + 1) | 32) !== 120)
    return null
  let end = start + 2
  while (end - start < LONGEST && isHexDigit(text.charCodeAt(end))) end++
  if (end - start < 4 || isWordCode(text.charCodeAt(end))) return null
  return reference(context, at, end, { family: 'identifier', document: text.slice(start, end).toLowerCase() })
}

const isHexDigit = (code: number): boolean =>
  isDigitCode(code) || (code >= 97 && code <= 102) || (code >= 65 && code <= 70)

/** `2.4.6`, `11.0.4`, `10.5.2.21`: three numbers or more between full stops, a version or a section. */
export function readDotted(context: ReadContext, at: number): FoundReference | null {
  const { tokens, text } = context
  const address = matchAt(ADDRESS, text, tokens.start[at]!)
  if (address?.slice(1, 5).every((group) => Number(group) < 256)) {
    const end = tokens.start[at]! + address[0].length
    return reference(context, at, end, { family: 'identifier', document: address[0] })
  }
  for (let i = 0; i < 4; i++) if (!touches(tokens, at + i)) return null
  if (
    markAt(tokens, at + 1) !== 46 ||
    !isDigits(tokens, at + 2) ||
    markAt(tokens, at + 3) !== 46 ||
    !isDigits(tokens, at + 4)
  )
    return null
  if (readNumericDate(context, at) !== null) return null
  // `1.234.567` is a number with groups.
  if (width(tokens, at + 2) === 3 && width(tokens, at + 4) === 3) return null
  const path = readPath(text, tokens.start[at]!)
  if (path === null || !isWhole(text, path.end) || isCounted(context, tokenFrom(tokens, at, path.end), false))
    return null
  return reference(context, at, path.end, { family: 'dotted', path: path.pieces })
}
