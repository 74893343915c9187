// Digits that state nothing: telephone, card and account numbers, hardware addresses, paths. They are passed over as a
// whole, so that no part of them is read as a number.
import { TokenKind } from '../../types/index.js'
import { readNumericDate } from '../dates/numeric-dates.js'
import {
  CLOSE,
  COLON,
  HYPHEN,
  isDigits,
  isWord,
  labelEnd,
  markAt,
  OPEN,
  PLUS,
  POINT,
  SLASH,
  touches,
  width,
} from '../neighbours.js'
import type { ReadContext, Reader } from '../reader.js'
import { ReferenceWord } from '../references/reference-words.js'

const MOST_GROUPS = 8
const BACKSLASH = 92
const ZERO = 48
const LONGEST_PHONE = 15
const SHORTEST_PHONE = 6
const SHORTEST_CUED = 5
const SHORTEST_INTERNATIONAL = 7

interface Groups {
  readonly next: number
  readonly widths: readonly number[]
  readonly digits: number
}

/** Groups of digits with one blank, hyphen, slash or full stop between them; brackets may stand around one. */
function readGroups(context: ReadContext, at: number): Groups {
  const { tokens, limit } = context
  const widths = [width(tokens, at)]
  let digits = width(tokens, at)
  let next = at + 1
  while (widths.length < MOST_GROUPS && next < limit) {
    const group = groupBehind(context, next)
    if (group < 0 || group >= limit) break
    widths.push(width(tokens, group))
    digits += width(tokens, group)
    next = markAt(tokens, group - 1) === OPEN && markAt(tokens, group + 1) === CLOSE ? group + 2 : group + 1
  }
  return { next, widths, digits }
}

/** The next group of digits, -1 where none follows. */
function groupBehind(context: ReadContext, at: number): number {
  const { tokens } = context
  const isBlankApart = tokens.start[at]! - tokens.end[at - 1]! === 1
  if (isDigits(tokens, at)) return isBlankApart || markAt(tokens, at - 1) === CLOSE ? at : -1
  const code = markAt(tokens, at)
  if (code === OPEN && isDigits(tokens, at + 1) && markAt(tokens, at + 2) === CLOSE) return at + 1
  if (code === CLOSE && isDigits(tokens, at + 1)) return at + 1
  const joins = code === HYPHEN || code === SLASH || code === POINT || code === 0x2010 || code === 0x2011
  return joins && touches(tokens, at - 1) && touches(tokens, at) && isDigits(tokens, at + 1) ? at + 1 : -1
}

/** `call`, `tel.:`, `fax` right before the digits. */
function isCued(context: ReadContext, at: number): boolean {
  const { tokens, vocabulary } = context
  let before = at - 1
  for (let i = 0; i < 3; i++) {
    const code = markAt(tokens, before)
    if (code !== POINT && code !== COLON && code !== PLUS && code !== OPEN) break
    before--
  }
  return (
    isWord(tokens, before) && (vocabulary.references.bits[tokens.word[before]!]! & ReferenceWord.phone) !== 0
  )
}

/**
 * The token behind a telephone or card number; 0 where there is none.
 *
 *     +1 555 0142      0800 555 0142      (020) 7946 0958      tel. 555 0142      4111 1111 1111 1111
 *      ^               ^                   ^                        ^             ^
 */
function phoneEnd(context: ReadContext, at: number): number {
  const { tokens, text } = context
  const before = touches(tokens, at - 1) ? markAt(tokens, at - 1) : 0
  const isZero = text.charCodeAt(tokens.start[at]!) === ZERO
  const first = width(tokens, at)
  const isBracketed = before === OPEN && markAt(tokens, at + 1) === CLOSE
  const isInternational = before === PLUS && first <= 3
  const cued = isCued(context, at)
  if (!isInternational && !cued && !isBracketed && !(isZero && first > 1) && first !== 3 && first !== 4)
    return 0
  const { next, widths, digits } = readGroups(context, at)
  if (digits > LONGEST_PHONE + 4 || (isWord(tokens, next) && touches(tokens, next - 1))) return 0
  if (isInternational) return widths.length > 1 && digits >= SHORTEST_INTERNATIONAL ? next : 0
  if (cued) return digits >= SHORTEST_CUED && (widths.length > 1 || isZero || digits > 6) ? next : 0
  if (widths.length < 2) return 0
  if (isBracketed) return digits >= SHORTEST_INTERNATIONAL && first > 1 ? next : 0
  if (isZero && first > 1)
    return digits >= SHORTEST_PHONE && !isSomethingElse(context, at) && first < 6 ? next : 0
  const form = widths.join('-')
  if (form === '4-4-4-4') return next
  return form === '3-3-4' && markAt(tokens, at + 1) === HYPHEN ? next : 0
}

/** `01.06.2024`, `05/02/2022`, `00.12`, `08:30`: dates, decimals and times. */
const isSomethingElse = (context: ReadContext, at: number): boolean =>
  markAt(context.tokens, at + 1) === POINT ||
  markAt(context.tokens, at + 1) === COLON ||
  readNumericDate(context, at) !== null

/** `00:1A:2B:3C:4D:5E`, `12:34:56:78`: more pairs than a time has. */
function pairsEnd(context: ReadContext, at: number): number {
  const { tokens, text } = context
  if (!touches(tokens, at)) return 0
  const start = tokens.start[at]!
  let i = start
  let pairs = 0
  for (; pairs < 8; pairs++) {
    if (!isHex(text.charCodeAt(i)) || !isHex(text.charCodeAt(i + 1))) break
    i += 2
    if (text.charCodeAt(i) !== COLON) {
      pairs++
      break
    }
    i++
  }
  return pairs >= 4 ? labelEnd(tokens, at) : 0
}

const isHex = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102)

/** `DE89 3704 0044 0532 0130 00`: two capitals and two digits, then groups of four. */
function accountEnd(context: ReadContext, at: number): number {
  const { tokens, text } = context
  if (
    width(tokens, at) !== 2 ||
    !touches(tokens, at) ||
    !isDigits(tokens, at + 1) ||
    width(tokens, at + 1) !== 2
  )
    return 0
  if (text.charCodeAt(tokens.start[at]!) > 90) return 0
  const { next, widths } = readGroups(context, at + 1)
  return widths.length >= 4 && widths[1] === 4 && widths[2] === 4 ? next : 0
}

/** Passes over what starts at a token and states nothing. */
export const readSilent: Reader = (context, at) => {
  const { tokens } = context
  const kind = tokens.kind[at]
  if (kind === TokenKind.word) {
    const end = accountEnd(context, at)
    return end > 0 ? end : at
  }
  if (kind !== TokenKind.digits) return at
  // A path: `C:\\data\\12\\x`.
  if (touches(tokens, at - 1) && markAt(tokens, at - 1) === BACKSLASH) return labelEnd(tokens, at)
  const end = phoneEnd(context, at)
  if (end > 0) return end
  if (markAt(tokens, at + 1) !== COLON || width(tokens, at) !== 2) return at
  const pairs = pairsEnd(context, at)
  return pairs > 0 ? pairs : at
}
