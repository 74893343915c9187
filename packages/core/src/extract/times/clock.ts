// Hours, minutes and seconds as they are written, before anybody asks whether they are a time of day or a duration.
import { TokenKind } from '../../types/index.js'
import { DateWord } from '../dates/date-words.js'
import { bitsAt, digitsAt, phraseEnd } from '../dates/pieces.js'
import {
  COLON,
  HYPHEN,
  isDigits,
  isNear,
  isWord,
  markAt,
  PLUS,
  POINT,
  touches,
  width,
} from '../neighbours.js'
import type { ReadContext } from '../reader.js'

/** Numbers with a separator, `14:30:05.2`, as written. */
export interface Clock {
  readonly first: number
  readonly next: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  /** Thousandths of a second. */
  readonly thousandths: number
  /** Groups of digits: 1 to 3. */
  readonly groups: number
  /** Code of the separator; 104 for the letter h. */
  readonly separator: number
  /** `T14:30` behind a date. */
  readonly isIso: boolean
}

const WIDE_COLON = 0xff1a
const LETTER_H = 104
const LETTER_T = 84

const isColon = (code: number): boolean => code === COLON || code === WIDE_COLON

/**
 * Reads the groups of a clock.
 *
 *     14:30      2:21:09      14h30      14.30 Uhr      08:00:00.250
 *     ^          ^            ^          ^              ^
 */
export function readClock(context: ReadContext, at: number): Clock | null {
  const { tokens, limit } = context
  if (!isDigits(tokens, at) || width(tokens, at) > 3) return null
  const separator = markAt(tokens, at + 1)
  const isMark = isColon(separator) || separator === POINT
  if (isMark) {
    if (!touches(tokens, at) || !touches(tokens, at + 1) || !isPair(context, at + 2)) return null
  } else if (!isHourLetter(context, at + 1) || !isPair(context, at + 2) || !isNear(tokens, at + 1))
    return null
  const hour = digitsAt(tokens, at)
  const minute = digitsAt(tokens, at + 2)
  if (minute > 59 || at + 3 > limit) return null
  const plain = {
    first: at,
    hour,
    minute,
    separator: isMark ? (separator === POINT ? POINT : COLON) : LETTER_H,
    isIso: isBehindT(context, at),
  }
  const next = at + 3
  if (isColon(separator) && isColon(markAt(tokens, next)) && touches(tokens, next - 1)) {
    if (!touches(tokens, next) || !isPair(context, next + 1)) return null
    const second = digitsAt(tokens, next + 1)
    if (second > 60) return null
    const fraction = readFraction(context, next + 2)
    return { ...plain, ...fraction, second, groups: 3 }
  }
  if (
    separator === POINT &&
    markAt(tokens, next) === POINT &&
    touches(tokens, next) &&
    isDigits(tokens, next + 1)
  )
    return null
  if (
    isColon(separator) &&
    touches(tokens, next - 1) &&
    tokens.kind[next] === TokenKind.word &&
    !isAfterClock(context, next)
  )
    return null
  return { ...plain, next, second: 0, thousandths: 0, groups: 2 }
}

const isPair = (context: ReadContext, at: number): boolean =>
  at < context.limit && isDigits(context.tokens, at) && width(context.tokens, at) === 2

function isHourLetter(context: ReadContext, at: number): boolean {
  const { tokens, text } = context
  return (
    at < context.limit &&
    isWord(tokens, at) &&
    width(tokens, at) === 1 &&
    (text.charCodeAt(tokens.start[at]!) | 32) === LETTER_H &&
    isNear(tokens, at - 1)
  )
}

/** `14:30pm`, `14:30Z`, `14:30h`, `14:30Uhr`: words that may be glued to a clock. */
const isAfterClock = (context: ReadContext, at: number): boolean =>
  (bitsAt(context, at) & (DateWord.am | DateWord.pm | DateWord.zone | DateWord.clock)) !== 0 ||
  isHourLetter(context, at) ||
  context.vocabulary.dates.phrases.has(context.tokens.word[at]!)

/** `.250` behind the seconds. */
function readFraction(context: ReadContext, at: number): { next: number; thousandths: number } {
  const { tokens } = context
  const code = markAt(tokens, at)
  if ((code !== POINT && code !== 44) || !touches(tokens, at - 1) || !touches(tokens, at))
    return { next: at, thousandths: 0 }
  if (!isDigits(tokens, at + 1) || at + 1 >= context.limit) return { next: at, thousandths: 0 }
  const digits = Math.min(width(tokens, at + 1), 9)
  return { next: at + 2, thousandths: Math.floor((digitsAt(tokens, at + 1) / 10 ** digits) * 1000) }
}

/** The `T` of `2024-06-01T08:00`. */
export function isBehindT(context: ReadContext, at: number): boolean {
  const { tokens, text } = context
  return (
    touches(tokens, at - 1) &&
    isWord(tokens, at - 1) &&
    width(tokens, at - 1) === 1 &&
    text.charCodeAt(tokens.start[at - 1]!) === LETTER_T &&
    touches(tokens, at - 2) &&
    isDigits(tokens, at - 2)
  )
}

export interface DayHalf {
  readonly isAfternoon: boolean
  readonly next: number
}

/** `pm`, `p.m.`, `nachmittags`, `de la tarde`. */
export function readHalf(context: ReadContext, at: number): DayHalf | null {
  const { tokens } = context
  if (at >= context.limit || !isWord(tokens, at) || !isNear(tokens, at - 1)) return null
  const pm = phraseEnd(context, at, DateWord.pm)
  const end = pm > 0 ? pm : phraseEnd(context, at, DateWord.am)
  if (end === 0) return null
  const isDotted = end - at > 1 && markAt(tokens, at + 1) === POINT
  const next = isDotted && markAt(tokens, end) === POINT && touches(tokens, end - 1) ? end + 1 : end
  return { isAfternoon: pm > 0, next }
}

export interface Zone {
  readonly minutes: number
  readonly next: number
}

/**
 * `UTC`, `Z`, `+02:00`, `UTC+2`, `(CET)`. A bare `-05:00` may be the end of a range: it is read where only a zone
 * can follow.
 */
export function readZone(context: ReadContext, at: number, takesMinus = false): Zone | null {
  const { tokens, vocabulary, text } = context
  if (at >= context.limit) return null
  const mayFollow = touches(tokens, at - 1) && (takesMinus || markAt(tokens, at) === PLUS)
  const offset = mayFollow ? readOffset(context, at) : null
  if (offset !== null) return offset
  if (markAt(tokens, at) === 40 && isNear(tokens, at - 1)) {
    const inner = readZone(context, at + 1)
    return inner !== null && markAt(tokens, inner.next) === 41 ? { ...inner, next: inner.next + 1 } : null
  }
  if (!isWord(tokens, at) || !isNear(tokens, at - 1) || !(bitsAt(context, at) & DateWord.zone)) return null
  const code = text.charCodeAt(tokens.start[at]!)
  if (code > 90 || (width(tokens, at) === 1 && !touches(tokens, at - 1))) return null
  const minutes = vocabulary.dates.zone[tokens.word[at]!]!
  const more = touches(tokens, at) ? readOffset(context, at + 1) : null
  return more === null ? { minutes, next: at + 1 } : { minutes: minutes + more.minutes, next: more.next }
}

const LARGEST_OFFSET = 14

/** `+02:00`, `-0530`, `+2`. */
function readOffset(context: ReadContext, at: number): Zone | null {
  const { tokens, limit } = context
  const code = markAt(tokens, at)
  if ((code !== PLUS && code !== HYPHEN && code !== 0x2212) || at + 1 >= limit) return null
  if (!touches(tokens, at) || !isDigits(tokens, at + 1)) return null
  const sign = code === PLUS ? 1 : -1
  const value = digitsAt(tokens, at + 1)
  const size = width(tokens, at + 1)
  if (size === 4 && Math.floor(value / 100) <= LARGEST_OFFSET)
    return { minutes: sign * (Math.floor(value / 100) * 60 + (value % 100)), next: at + 2 }
  if (size > 2 || value > LARGEST_OFFSET) return null
  if (markAt(tokens, at + 2) === COLON && touches(tokens, at + 1) && isPair(context, at + 3))
    return { minutes: sign * (value * 60 + digitsAt(tokens, at + 3)), next: at + 4 }
  // `14:30-16` goes on to a second time: without minutes only behind a name.
  return isWord(tokens, at - 1) ? { minutes: sign * value * 60, next: at + 2 } : null
}

/** The hour of the day of twelve hours. */
export const hourOf = (hour: number, half: DayHalf | null): number =>
  half === null ? hour : half.isAfternoon ? (hour % 12) + 12 : hour % 12
