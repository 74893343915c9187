// Times of day: `14:30`, `2:30 pm`, `11pm`, `14h30`, `14.30 Uhr`, `7 o'clock`, noon, `19時30分`, with a zone.
import { type TimeValue, TokenKind } from '../../types/index.js'
import { DateWord } from '../dates/date-words.js'
import { bitsAt, digitsAt, isDecimal, phraseEnd } from '../dates/pieces.js'
import { COLON, isDigits, isNear, isWord, markAt, POINT, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { type Clock, hourOf, readHalf, readZone } from './clock.js'

export interface FoundTime {
  readonly next: number
  readonly time: TimeValue
  /** Something beside the digits says that it is a time of day. */
  readonly isSure: boolean
  /** `am` or `pm` is written. */
  readonly hasHalf: boolean
}

const HOUR = 3600
const MINUTE = 60
const LONGEST_UNIT = 12

/** A time of day from its groups; `null` where it cannot be one. */
export function timeOfClock(context: ReadContext, clock: Clock): FoundTime | null {
  const { tokens } = context
  const { hour, minute, second, groups, separator, isIso } = clock
  const half = readHalf(context, clock.next)
  if (hour > 24 || (hour === 24 && minute + second > 0) || second > 59) return null
  if (half !== null && (hour < 1 || hour > 12)) return null
  let next = half?.next ?? clock.next
  const named = half === null ? clockWordEnd(context, next) : 0
  if (named > 0) next = named
  const zone = readZone(context, next, isIso || groups === 3)
  if (zone !== null) next = zone.next
  if (separator === POINT && half === null && named === 0 && zone === null && !isCuedPoint(context, clock))
    return null
  // `1:30 hours` is a length, `14:30 hrs` a time.
  if (named > 0 && width(tokens, clock.first) === 1 && isUnitWord(context, clock.next)) return null
  const isSure = half !== null || named > 0 || zone !== null || isIso || isTimeCue(context, clock.first)
  const isRead = separator === COLON ? groups < 3 || isSure || width(tokens, clock.first) === 2 : true
  if (!isRead) return null
  return {
    next,
    isSure,
    hasHalf: half !== null,
    time: {
      seconds: hourOf(hour, half) * HOUR + minute * MINUTE + second,
      grain: groups === 3 ? 1 : MINUTE,
      zone: zone?.minutes ?? null,
    },
  }
}

/** `kl. 14.30`, `ore 14.30`: a word before it makes it a time. */
const isCuedPoint = (context: ReadContext, clock: Clock): boolean => {
  const before = markAt(context.tokens, clock.first - 1) === POINT ? clock.first - 2 : clock.first - 1
  return (bitsAt(context, before) & DateWord.clock) !== 0 && isWord(context.tokens, before)
}

export const isTimeCue = (context: ReadContext, at: number): boolean =>
  (bitsAt(context, at - 1) & DateWord.at) !== 0

/** The token behind `Uhr`, `uur`, `hrs`, `h`, `o'clock`; 0 where there is none. */
function clockWordEnd(context: ReadContext, at: number): number {
  const { tokens } = context
  if (at >= context.limit || !isWord(tokens, at) || !isNear(tokens, at - 1)) return 0
  return phraseEnd(context, at, DateWord.clock)
}

/**
 * A time of whole hours.
 *
 *     11pm      2 p.m. UTC      7 o'clock      9 Uhr      um 14 Uhr 30      0600 UTC
 *     ^         ^               ^              ^             ^              ^
 */
export function readHour(context: ReadContext, at: number): FoundTime | null {
  const { tokens } = context
  const size = width(tokens, at)
  const hour = digitsAt(tokens, at)
  if (size === 4) return readMilitary(context, at, hour)
  if (size > 2 || hour > 24) return null
  const half = readHalf(context, at + 1)
  if (half !== null) {
    if (hour < 1 || hour > 12) return null
    const zone = readZone(context, half.next)
    return {
      next: zone?.next ?? half.next,
      isSure: true,
      hasHalf: true,
      time: { seconds: hourOf(hour, half) * HOUR, grain: HOUR, zone: zone?.minutes ?? null },
    }
  }
  const midday = hour === 12 ? noonEnd(context, at + 1) : 0
  if (midday > 0)
    return {
      next: midday,
      isSure: true,
      hasHalf: true,
      time: { seconds: isMidnight(context, at + 1) ? 0 : 12 * HOUR, grain: HOUR, zone: null },
    }
  const named = hourWordEnd(context, at)
  if (named === 0)
    return isBehindClockWord(context, at)
      ? {
          next: at + 1,
          isSure: true,
          hasHalf: false,
          time: { seconds: hour * HOUR, grain: HOUR, zone: null },
        }
      : null
  const hasMinutes =
    named < context.limit &&
    isDigits(tokens, named) &&
    width(tokens, named) === 2 &&
    isNear(tokens, named - 1) &&
    digitsAt(tokens, named) < 60 &&
    width(tokens, named - 1) > 1
  const later = hasMinutes ? digitsAt(tokens, named) * MINUTE : 0
  const next = hasMinutes ? named + 1 : named
  const part = readHalf(context, next)
  const zone = readZone(context, part?.next ?? next)
  return {
    next: zone?.next ?? part?.next ?? next,
    isSure: true,
    hasHalf: part !== null,
    time: {
      seconds: (part !== null && hour <= 12 ? hourOf(hour, part) : hour) * HOUR + later,
      grain: hasMinutes ? MINUTE : HOUR,
      zone: zone?.minutes ?? null,
    },
  }
}

/** `0600 UTC`, `0600 hours`. */
function readMilitary(context: ReadContext, at: number, value: number): FoundTime | null {
  const minute = value % 100
  if (value >= 2400 || minute > 59) return null
  const zone = isWord(context.tokens, at + 1) ? readZone(context, at + 1) : null
  const isZero = context.text.charCodeAt(context.tokens.start[at]!) === 48
  const named = zone === null && isZero ? clockWordEnd(context, at + 1) : 0
  if (zone === null && named === 0) return null
  return {
    next: zone?.next ?? named,
    isSure: true,
    hasHalf: false,
    time: {
      seconds: Math.floor(value / 100) * HOUR + minute * MINUTE,
      grain: MINUTE,
      zone: zone?.minutes ?? null,
    },
  }
}

/** The token behind the word for the hour, where it is no length of time: `9 Uhr`, `à 14 h`, `7 o'clock`. */
function hourWordEnd(context: ReadContext, at: number): number {
  const { tokens, vocabulary } = context
  const end = clockWordEnd(context, at + 1)
  if (end === 0) return 0
  // A word that is also a unit (`14 h`, `14 uur`) needs one before it that asks for a time.
  const isUnit = isUnitWord(context, at + 1)
  const isPhrase = vocabulary.dates.phrases.has(tokens.word[at + 1]!) && end > at + 2
  return !isUnit || isPhrase || isTimeCue(context, at) || readHalf(context, end) !== null ? end : 0
}

/** `alle ore 9`: the word stands before the number. */
const isBehindClockWord = (context: ReadContext, at: number): boolean =>
  isWord(context.tokens, at - 1) &&
  (bitsAt(context, at - 1) & DateWord.clock) !== 0 &&
  isTimeCue(context, at - 1) &&
  !isDecimal(context.tokens, at)

function isUnitWord({ tokens, text, units }: ReadContext, at: number): boolean {
  const start = tokens.start[at]!
  return units.read(text, start, Math.min(text.length, start + LONGEST_UNIT)) !== null
}

function noonEnd(context: ReadContext, at: number): number {
  const { tokens } = context
  if (at >= context.limit || !isWord(tokens, at) || !isNear(tokens, at - 1)) return 0
  return phraseEnd(context, at, DateWord.noon | DateWord.midnight)
}

const isMidnight = (context: ReadContext, at: number): boolean =>
  phraseEnd(context, at, DateWord.midnight) > 0

/** `noon`, `midnight`, `at midday`. */
export function readNoon(context: ReadContext, at: number): FoundTime | null {
  const end = phraseEnd(context, at, DateWord.noon | DateWord.midnight)
  if (end === 0) return null
  const zone = readZone(context, end)
  return {
    next: zone?.next ?? end,
    isSure: true,
    hasHalf: false,
    time: { seconds: isMidnight(context, at) ? 0 : 12 * HOUR, grain: HOUR, zone: zone?.minutes ?? null },
  }
}

/** `19時30分`, `19时`, `午後7時30分`. */
export function readHanTime(context: ReadContext, given: number): FoundTime | null {
  const { tokens, limit } = context
  const am = phraseEnd(context, given, DateWord.am)
  const pm = phraseEnd(context, given, DateWord.pm)
  const at = Math.max(am, pm, given)
  if (at >= limit || !isDigits(tokens, at) || width(tokens, at) > 2) return null
  const hour = digitsAt(tokens, at)
  if (hour > 24 || tokens.kind[at + 1] !== TokenKind.han || !(bitsAt(context, at + 1) & DateWord.hourMark))
    return null
  // `19時間` is a length of time.
  if (tokens.kind[at + 2] === TokenKind.han && HOURS_LONG.has(context.text.charCodeAt(tokens.start[at + 2]!)))
    return null
  const half = at > given ? { isAfternoon: pm > 0, next: 0 } : null
  const hasMinutes =
    isDigits(tokens, at + 2) && at + 3 < limit && (bitsAt(context, at + 3) & DateWord.minuteMark) !== 0
  const minute = hasMinutes ? digitsAt(tokens, at + 2) : 0
  return {
    next: hasMinutes ? at + 4 : at + 2,
    isSure: true,
    hasHalf: half !== null,
    time: {
      seconds: hourOf(hour, half) * HOUR + minute * MINUTE,
      grain: hasMinutes ? MINUTE : HOUR,
      zone: null,
    },
  }
}

/** 間, 间: `hours long`. */
const HOURS_LONG: ReadonlySet<number> = new Set([0x9593, 0x95f4])
