// Small readers that dates are put together from: a day, a month, a year, and the quantity that they make.
import { ONE, rational, ZERO } from '../math/index.js'
import type { DateValue, Quantity, TimeValue, Tokens } from '../types/index.js'
import { isDigits, isNear, isWord, markAt, textOf, touches, width } from './neighbours.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

export const FIRST_YEAR = 1500
export const LAST_YEAR = 2199

export const numberAt = (tokens: Tokens, at: number): number => Number(textOf(tokens, at))

/** A day of the month: `1`, `21st`, `3.`; returns it with the token after. */
export function readDay(context: ReadContext, at: number): { day: number; next: number } | null {
  const { tokens } = context
  if (at >= context.limit || !isDigits(tokens, at) || width(tokens, at) > 2) return null
  const day = numberAt(tokens, at)
  if (day < 1 || day > 39) return null
  let next = at + 1
  if (
    next < context.limit &&
    isWord(tokens, next) &&
    touches(tokens, at) &&
    width(tokens, next) === 2 &&
    /^(?:st|nd|rd|th|er|ro)$/i.test(textOf(tokens, next))
  )
    next++
  else if (markAt(tokens, next) === 46 && touches(tokens, at) && !isDigits(tokens, next + 1)) next++
  else if (markAt(tokens, next) === 0xba && touches(tokens, at)) next++
  return { day, next }
}

/** A month by name or abbreviation, with its full stop. English months are written with a capital. */
export function readMonth(context: ReadContext, at: number): { month: number; next: number } | null {
  const { tokens, vocabulary, text } = context
  if (at >= context.limit || !isWord(tokens, at)) return null
  const month = vocabulary.month[tokens.word[at]!]!
  if (month === 0) return null
  const code = text.charCodeAt(tokens.start[at]!)
  if (vocabulary.locale.id === 'en' && code >= 97) return null
  let next = at + 1
  if (markAt(tokens, next) === 46 && touches(tokens, at) && width(tokens, at) <= 4) next++
  return { month, next }
}

/** A year of four digits, after an optional comma and small words. */
export function readYear(context: ReadContext, at: number): { year: number; next: number } | null {
  const { tokens } = context
  let next = skipFillers(context, at)
  if (markAt(tokens, next) === 44 && touches(tokens, next - 1)) next++
  if (
    next >= context.limit ||
    !isDigits(tokens, next) ||
    width(tokens, next) !== 4 ||
    !isNear(tokens, next - 1)
  )
    return null
  const year = numberAt(tokens, next)
  if (year < FIRST_YEAR || year > LAST_YEAR) return null
  if (isDecimal(tokens, next)) return null
  return { year, next: next + 1 }
}

/** True where a separator and more digits are glued behind a token of digits. */
export function isDecimal(tokens: Tokens, at: number): boolean {
  const code = markAt(tokens, at + 1)
  return (
    (code === 46 || code === 44) && touches(tokens, at) && isDigits(tokens, at + 2) && touches(tokens, at + 1)
  )
}

/** Steps over `of`, `the`, `de`, `del`. */
export function skipFillers(context: ReadContext, at: number): number {
  const { tokens, vocabulary } = context
  let next = at
  for (let i = 0; i < 2 && next < context.limit && isWord(tokens, next) && isNear(tokens, next - 1); i++) {
    if (!vocabulary.locale.dates.fillers.includes(textOf(tokens, next).toLowerCase())) break
    next++
  }
  return next
}

/** True for words that make a number behind them a year: `in`, `since`. */
export const isYearCue = (context: ReadContext, at: number): boolean =>
  at >= 0 &&
  isWord(context.tokens, at) &&
  (context.vocabulary.classes[context.tokens.word[at]!]! & Class.yearCue) !== 0

export function dateQuantity(
  context: ReadContext,
  at: number,
  next: number,
  date: DateValue,
  kind: Quantity['kind'] = 'date',
): Quantity {
  const { firstDay, endDay } = date
  return {
    ...bare(context, at, next),
    kind,
    interval: {
      low: firstDay === null ? null : rational(firstDay),
      high: endDay === null ? null : rational(endDay),
      lowOpen: false,
      highOpen: true,
    },
    date,
  }
}

export function timeQuantity(context: ReadContext, at: number, next: number, time: TimeValue): Quantity {
  const seconds = rational(time.seconds)
  return {
    ...bare(context, at, next),
    kind: 'time',
    interval: { low: seconds, high: seconds, lowOpen: false, highOpen: false },
    time,
  }
}

export function bare(context: ReadContext, at: number, next: number): Quantity {
  const { tokens } = context
  return {
    kind: 'reference',
    start: tokens.start[at]!,
    end: tokens.end[next - 1]!,
    firstToken: at,
    lastToken: next,
    interval: { low: null, high: null, lowOpen: false, highOpen: false },
    value: null,
    comparator: null,
    hedge: null,
    precision: ZERO,
    decimals: 0,
    scale: ONE,
    numerals: [],
    units: [],
    unitSpan: null,
    noun: null,
    tolerance: null,
    date: null,
    time: null,
    reference: null,
    otherValue: null,
  }
}
