// The proleptic Gregorian calendar without a clock: days counted from 1970-01-01, and the calendar values that
// texts write, partial where they are.
import type { DateValue } from '../types/index.js'

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const NO_DAYS = { firstDay: null, endDay: null } as const

export const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0)

/**
 * Days from 1970-01-01 to a date.
 *
 * @example dayNumber(2024, 3, 1) // 19783
 */
export function dayNumber(year: number, month: number, day: number): number {
  // Years that begin in March put the leap day last, so that months have a formula.
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const ofEra = y - era * 400
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return era * 146097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719468
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (days: number): number => ((((days + 3) % 7) + 7) % 7) + 1

const two = (value: number): string => String(value).padStart(2, '0')
const four = (value: number): string => String(value).padStart(4, '0')

/** A date of its known parts. One that no calendar has (30 February) is marked, and has no days. */
export function dateOf(year: number | null, month: number | null, day: number | null): DateValue {
  const longest = month === null ? 31 : daysInMonth(year ?? 2000, month)
  const impossible =
    (month !== null && (month < 1 || month > 12)) || (day !== null && (day < 1 || day > longest))
  const ending = month === null ? '' : `-${two(month)}${day === null ? '' : `-${two(day)}`}`
  const base = { iso: (year === null ? '-' : four(year)) + ending, year, month, day, ...NO_DAYS }
  if (impossible) return { ...base, impossible: true }
  if (year === null) return base
  if (month === null) return { ...base, firstDay: dayNumber(year, 1, 1), endDay: dayNumber(year + 1, 1, 1) }
  if (day === null) return { ...base, firstDay: dayNumber(year, month, 1), endDay: nextMonth(year, month) }
  const first = dayNumber(year, month, day)
  return { ...base, firstDay: first, endDay: first + 1 }
}

/** First day of the month after. */
export const nextMonth = (year: number, month: number): number =>
  month === 12 ? dayNumber(year + 1, 1, 1) : dayNumber(year, month + 1, 1)

/** A stretch of months that has a name: a quarter, a half, a season. Without a year it has no days. */
export function monthsOf(year: number | null, first: number, count: number, iso: string): DateValue {
  const base = { iso, year, month: null, day: null }
  if (year === null) return { ...base, ...NO_DAYS }
  const last = first + count - 1
  const endYear = year + Math.floor((last - 1) / 12)
  return { ...base, firstDay: dayNumber(year, first, 1), endDay: nextMonth(endYear, ((last - 1) % 12) + 1) }
}

/** A quarter or a half. Fiscal ones count as those of the calendar: when a fiscal year begins is not written. */
export function partOfYear(
  letter: 'Q' | 'H',
  part: number,
  year: number | null,
  isFiscal: boolean,
): DateValue {
  const months = letter === 'Q' ? 3 : 6
  const iso = `${isFiscal && year !== null ? 'FY' : ''}${year === null ? '-' : four(year)}-${letter}${part}`
  return monthsOf(year, (part - 1) * months + 1, months, iso)
}

/** A fiscal year; counted as the year of the calendar that it is named for. */
export const fiscalYear = (year: number): DateValue => ({
  ...dateOf(year, null, null),
  iso: `FY${four(year)}`,
})

/** A stretch of whole years: a decade, a century, a season of two years. */
export function yearsOf(first: number, end: number, iso: string): DateValue {
  return {
    iso,
    year: null,
    month: null,
    day: null,
    firstDay: dayNumber(first, 1, 1),
    endDay: dayNumber(end, 1, 1),
  }
}

/** `199X`. */
export const decadeOf = (year: number): DateValue => yearsOf(year, year + 10, `${Math.floor(year / 10)}X`)

/** The 19th century, `18XX`: its years are read as 1800 to 1899, as most writers mean it. */
export const centuryOf = (century: number): DateValue =>
  yearsOf((century - 1) * 100, century * 100, `${two(century - 1)}XX`)

const SEASON_NAMES = ['SP', 'SU', 'FA', 'WI']

/** A season of the northern year, 1 spring to 4 winter. A winter may be that of either side of the year's end. */
export function seasonOf(year: number, season: number): DateValue {
  const iso = `${four(year)}-${SEASON_NAMES[season - 1]}`
  return season === 4 ? monthsOf(year, 1, 14, iso) : monthsOf(year, season * 3, 3, iso)
}

/** All days from the first of one date to the last of another. Impossible where one of them is, or their order. */
export function spanOf(first: DateValue, last: DateValue): DateValue {
  const isTurned = first.firstDay !== null && last.endDay !== null && first.firstDay >= last.endDay
  const value: DateValue = {
    iso: `${first.iso}/${last.iso}`,
    year: first.year === last.year ? first.year : null,
    month: null,
    day: null,
    firstDay: first.firstDay,
    endDay: last.endDay,
  }
  return first.impossible === true || last.impossible === true || isTurned
    ? { ...value, ...NO_DAYS, impossible: true }
    : value
}

/** The last day of a period: `end of February 2025`. */
export function lastDayOf(date: DateValue): DateValue {
  if (date.day !== null || date.impossible === true) return date
  const { year, month, endDay } = date
  if (month !== null) return dateOf(year, month, daysInMonth(year ?? 2023, month))
  if (year === null || endDay === null) return date
  if (endDay === dayNumber(year + 1, 1, 1)) return date.iso.startsWith('FY') ? date : dateOf(year, 12, 31)
  for (let end = 1; end < 12; end++)
    if (endDay === nextMonth(year, end)) return dateOf(year, end, daysInMonth(year, end))
  return date
}
