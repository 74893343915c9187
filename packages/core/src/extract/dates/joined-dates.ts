// Dates that share what is written once: `3 and 5 May 2024`, `March to May 2024`, `June 10–12, 2022`. With a dash
// they are one range; with a word between them each is a date of its own, so that each can be checked.
import {
  COMMA,
  EM_DASH,
  EN_DASH,
  HYPHEN,
  isDigits,
  isNear,
  markAt,
  SLASH,
  touches,
  width,
} from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { DateWord } from './date-words.js'
import { type FoundDate, found } from './found-date.js'
import { bitsAt, isCounted, isDecimal, readDay, readYear, skipFillers } from './pieces.js'
import { readDayMonth } from './written-dates.js'

const MOST_SHARERS = 12
const MOST_DAYS = 6

/** The token behind a dash, 0 where there is none. */
export function dashEnd(context: ReadContext, at: number): number {
  const { tokens } = context
  const code = markAt(tokens, at)
  if (
    code === EN_DASH ||
    code === EM_DASH ||
    code === 0x2010 ||
    code === 0x2011 ||
    code === 0x301c ||
    code === 0xff5e
  )
    return at + 1
  if (code === HYPHEN) return touches(tokens, at - 1) === touches(tokens, at) ? at + 1 : 0
  return 0
}

/** The token behind `to`, `and`, `or`, a comma or a slash between two dates; 0 where there is none. */
function linkEnd(context: ReadContext, at: number): number {
  const { tokens, limit } = context
  if (at >= limit) return 0
  const code = markAt(tokens, at)
  if (code === COMMA) return bitsAt(context, at + 1) & DateWord.joiner ? at + 2 : at + 1
  if (code === SLASH) return at + 1
  return isNear(tokens, at - 1) && bitsAt(context, at) & (DateWord.middle | DateWord.joiner) ? at + 1 : 0
}

/**
 * Days that share a month that stands behind the last of them.
 *
 *     3–5 May 2024      3, 4 and 5 May      from 3 to 7 June
 *     ^                 ^                        ^
 */
export function readSharedMonth(context: ReadContext, at: number): FoundDate | null {
  const { tokens } = context
  const day = readDay(context, at)
  if (day === null || isDecimal(tokens, at)) return null
  const dash = dashEnd(context, day.next)
  if (dash > 0) {
    const last = readDayMonth(context, dash)
    if (last === null || !goesTogether(context, at, dash)) return null
    return { ...last, first: at, day: day.value, last: { ...last, first: dash } }
  }
  let next = day.next
  for (let count = 0; count < MOST_DAYS; count++) {
    const link = linkEnd(context, next)
    if (link === 0 || link >= context.limit || !isDigits(tokens, link)) return null
    const whole = readDayMonth(context, skipFillers(context, link))
    if (whole !== null)
      return goesTogether(context, at, link) ? { ...whole, first: at, next: day.next, day: day.value } : null
    const other = readDay(context, link)
    if (other === null || isDecimal(tokens, link)) return null
    next = other.next
  }
  return null
}

/** `12 items, 5 May`: only bare days share a month. */
const goesTogether = (context: ReadContext, at: number, link: number): boolean =>
  link - at <= 3 + MOST_DAYS * 3 && !isCounted(context, at + 1, false)

/** Days behind one month: `June 10–12, 2022`, `June 10 – 31`, `May 3 and 5, 2024`; adds the further ones. */
export function readSharedDays(context: ReadContext, date: FoundDate, out: FoundDate[]): FoundDate {
  const { tokens } = context
  if (date.shape !== 'day' || date.day === null || date.year !== null) return date
  const dash = dashEnd(context, date.next)
  const link = dash > 0 ? dash : linkEnd(context, date.next)
  if (link === 0 || link >= context.limit || !isDigits(tokens, link)) return date
  const day = readDay(context, link)
  if (day === null || isDecimal(tokens, link) || isCounted(context, day.next, true)) return date
  const year = readYear(context, day.next)
  if (dash > 0) {
    if (width(tokens, link) > 2) return date
    const next = year?.next ?? day.next
    const parts = { year: year?.value ?? null, month: date.month }
    return { ...date, ...parts, next, last: found('day', link, next, { ...parts, day: day.value }) }
  }
  if (year === null) return date
  out.push(found('day', link, year.next, { year: year.value, month: date.month, day: day.value }))
  return { ...date, year: year.value }
}

/**
 * Gives a date without a year the year of the one it is joined to; joined by a dash they become one range.
 *
 *     March to May 2024      Q1–Q3 2023      28 December – 3 January 2024
 *     ^^^^^ 2024             ^^^^^^^^^^      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 */
export function joinDates(
  context: ReadContext,
  date: FoundDate,
  readOne: (at: number) => FoundDate | null,
  depth = 0,
): FoundDate {
  if (date.last !== null || depth > MOST_SHARERS) return date
  const dash = dashEnd(context, date.next)
  if (dash > 0 && dash < context.limit) {
    const last = readOne(dash)
    return last !== null && last.shape === date.shape && last.last === null ? asRange(date, last) : date
  }
  if (date.year !== null || (date.shape !== 'day' && date.shape !== 'month' && date.shape !== 'quarter'))
    return date
  const link = linkEnd(context, date.next)
  if (link === 0 || link >= context.limit) return date
  const next = readOne(link)
  if (next === null || (next.shape !== date.shape && next.shape !== 'day')) return date
  const other = joinDates(context, next, readOne, depth + 1)
  if (other.year === null) return date
  return { ...date, year: yearOfEarlier(date, other), isFiscal: other.isFiscal }
}

/** `November to February 2024` begins in the year before. */
const yearOfEarlier = (first: FoundDate, last: FoundDate): number =>
  orderOf(first) > orderOf(last) ? last.year! - 1 : last.year!

const orderOf = ({ month, day, part }: FoundDate): number => (month ?? part) * 100 + (day ?? 0)

function asRange(date: FoundDate, last: FoundDate): FoundDate {
  const isShared = date.year === null && last.year !== null
  const year = isShared ? yearOfEarlier(date, last) : date.year
  const end = !isShared && last.year === null ? { ...last, year: date.year } : last
  return { ...date, year, isFiscal: last.isFiscal || date.isFiscal, next: last.next, last: end }
}
