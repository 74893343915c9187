// The reader of times of day, and of lengths of time that look like a clock.
import { type TimeValue, TokenKind } from '../../types/index.js'
import { timeQuantity } from '../dates/date-quantity.js'
import { DateWord } from '../dates/date-words.js'
import { dashEnd } from '../dates/joined-dates.js'
import { bitsAt, digitsAt } from '../dates/pieces.js'
import { isDigits, isGluedBehind, isNear, isWord, markAt, POINT, touches, width } from '../neighbours.js'
import type { ReadContext, Reader } from '../reader.js'
import { Class } from '../vocabulary.js'
import { type Clock, isBehindT, readClock } from './clock.js'
import { readClockDuration, readIsoDuration, unitBehind } from './clock-durations.js'
import { type FoundTime, readHanTime, readHour, readNoon, timeOfClock } from './time-of-day.js'

const LETTER_P = 80
const HALF_DAY = 43200
const RATIO_REACH = 5
/** Minutes that ratios have rather than times: `1:10`, `1:20`, `1:50`. */
const ROUND_RATIO = 10

/** Reads the time that starts at a token. */
export const readTime: Reader = (context, at, out) => {
  const { tokens, text } = context
  const type = tokens.kind[at]
  if (type === TokenKind.word) {
    const entry = tokens.word[at]!
    const found = entry === 0 ? null : readNoon(context, at)
    if (found !== null) return add(found.next, timeQuantity(context, at, found.next, found.time, null))
    // 2024-06-01T08:00
    if (isBehindT(context, at + 1)) {
      const next = readTime(context, at + 1, out)
      return next === at + 1 ? at : next
    }
    if (text.charCodeAt(tokens.start[at]!) !== LETTER_P || !touches(tokens, at) || !isDigits(tokens, at + 1))
      return at
    if (width(tokens, at) > 2) return at
    const duration = readIsoDuration(context, at)
    return duration === null ? at : add(duration.next, duration.quantity)
  }
  if (type === TokenKind.han || tokens.kind[at + 1] === TokenKind.han) {
    const found = readHanTime(context, at)
    if (found !== null) return add(found.next, timeQuantity(context, at, found.next, found.time, null))
  }
  if (type !== TokenKind.digits || width(tokens, at) > 4 || !isFree(context, at)) return at
  if (isWord(tokens, at + 1) && tokens.word[at + 1] === 0 && !touches(tokens, at)) return at
  const clock = readClock(context, at)
  if (clock !== null) {
    const duration = isRatio(context, clock) ? null : readClockDuration(context, clock)
    const time = isRatio(context, clock) ? null : timeOfClock(context, clock)
    if (duration !== null && (time === null || !time.isSure)) return add(duration.next, duration.quantity)
    if (time !== null) return withEnd(time)
    if (clock.separator !== POINT && clock.separator !== 58) return at
  }
  const hour = readHour(context, at) ?? hourOfRange(context, at)
  return hour === null ? at : withEnd(hour)

  function add(next: number, quantity: (typeof out)[number]): number {
    out.push(quantity)
    return next
  }

  function withEnd(time: FoundTime): number {
    const end = readEnd(context, time)
    return end === null
      ? add(time.next, timeQuantity(context, at, time.next, time.time, null))
      : add(end.next, timeQuantity(context, at, end.next, beside(time, end), end.time))
  }
}

/** `9–11 am`: the first hour has the half of the day of the second, unless that would turn the range round. */
function beside(time: FoundTime, end: FoundTime): TimeValue {
  if (time.hasHalf || !end.hasHalf) return { ...time.time, zone: time.time.zone ?? end.time.zone }
  return sharedHalf(time.time, end.time)
}

export function sharedHalf(time: TimeValue, end: TimeValue): TimeValue {
  if (end.seconds < HALF_DAY || time.seconds >= HALF_DAY) return { ...time, zone: time.zone ?? end.zone }
  const later = time.seconds + HALF_DAY
  return { ...time, seconds: later < end.seconds ? later : time.seconds, zone: time.zone ?? end.zone }
}

/** The end of a range that a dash joins: `10:00–12:00`, `8:30 - 16:00`. */
function readEnd(context: ReadContext, time: FoundTime): FoundTime | null {
  const dash = dashEnd(context, time.next)
  if (dash === 0 || dash >= context.limit || !isDigits(context.tokens, dash)) return null
  const clock = readClock(context, dash)
  return clock === null ? readHour(context, dash) : timeOfClock(context, clock)
}

/**
 * An hour that only the second hour of its range makes a time.
 *
 *     9–11 am      9-17 Uhr      between 6 and 9 p.m.      from 6 to 9 pm
 *     ^            ^                     ^                      ^
 */
function hourOfRange(context: ReadContext, at: number): FoundTime | null {
  const { tokens } = context
  const hour = digitsAt(tokens, at)
  if (width(tokens, at) > 2 || hour > 24) return null
  const next = at + 1
  const dash = dashEnd(context, next)
  const isLinked = isNear(tokens, at) && (bitsAt(context, next) & (DateWord.middle | DateWord.joiner)) !== 0
  const second = dash > 0 ? dash : isLinked ? at + 2 : 0
  if (second === 0 || second >= context.limit || !isDigits(tokens, second)) return null
  if (dash === 0 && !opensRange(context, at)) return null
  const clock = readClock(context, second)
  const end = clock === null ? readHour(context, second) : timeOfClock(context, clock)
  if (end === null || !end.isSure || (clock !== null && !end.hasHalf)) return null
  if (end.hasHalf && (hour < 1 || hour > 12)) return null
  const time = { seconds: hour * 3600, grain: 3600, zone: null }
  return { next, isSure: true, hasHalf: dash === 0, time: dash > 0 ? time : sharedHalf(time, end.time) }
}

/** `between`, `from` before the first of two hours. */
const opensRange = (context: ReadContext, at: number): boolean =>
  isWord(context.tokens, at - 1) &&
  (context.vocabulary.classes[context.tokens.word[at - 1]!]! & Class.phrase) !== 0

/** Marks that may touch a clock from the left. */
const OPENINGS: ReadonlySet<number> = new Set([
  40, 91, 123, 34, 39, 42, 44, 45, 58, 59, 60, 62, 64, 124, 126, 0x2013, 0x2014, 0x2018, 0x201c, 0x301c,
  0xff08,
])

/** True where the digits do not go on something that touches them. */
function isFree(context: ReadContext, at: number): boolean {
  const { tokens } = context
  if (!isGluedBehind(tokens, at)) return true
  if (tokens.kind[at - 1] === TokenKind.han) return true
  const code = markAt(tokens, at - 1)
  if (code === 0) return isBehindT(context, at)
  if (code === 58 || code === 44) return !(isDigits(tokens, at - 2) && touches(tokens, at - 2))
  return OPENINGS.has(code)
}

/** `a scale of 1:50`, `diluted 1:20`, `aspect ratio 16:10`. */
function isRatio(context: ReadContext, clock: Clock): boolean {
  const { tokens } = context
  if (clock.separator !== 58 || clock.groups !== 2) return false
  for (let at = clock.first - 1; at >= 0 && at >= clock.first - RATIO_REACH; at--)
    if (bitsAt(context, at) & DateWord.ratio) return true
    else if (markAt(tokens, at) === POINT) break
  if (isNear(tokens, clock.next - 1) && bitsAt(context, clock.next) & DateWord.ratio) return true
  if (unitBehind(context, clock.next) !== null) return false
  if (clock.hour !== 1 || width(tokens, clock.first) > 1 || clock.minute % ROUND_RATIO !== 0) return false
  return (
    !(bitsAt(context, clock.first - 1) & (DateWord.at | DateWord.yearCue | DateWord.middle)) &&
    timeOfClock(context, clock)?.isSure !== true
  )
}
