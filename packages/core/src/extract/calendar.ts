// The proleptic Gregorian calendar without a clock: days counted from 1970-01-01.
import type { DateValue } from '../types/index.js'

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0)

/** Days from 1970-01-01 to a date. */
export function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const ofEra = y - era * 400
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return era * 146097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719468
}

const two = (value: number): string => String(value).padStart(2, '0')

/** A date of its known parts. An impossible one (30 February) is marked, and has no days. */
export function dateOf(year: number | null, month: number | null, day: number | null): DateValue {
  const longest = month === null ? 31 : daysInMonth(year ?? 2000, month)
  const impossible =
    (month !== null && (month < 1 || month > 12)) || (day !== null && (day < 1 || day > longest))
  const iso =
    year === null
      ? `--${two(month ?? 0)}${day === null ? '' : `-${two(day)}`}`
      : `${String(year).padStart(4, '0')}${month === null ? '' : `-${two(month)}${day === null ? '' : `-${two(day)}`}`}`
  const base = { iso, year, month, day, firstDay: null, endDay: null }
  if (impossible) return { ...base, impossible: true }
  if (year === null) return base
  if (month === null) return { ...base, firstDay: dayNumber(year, 1, 1), endDay: dayNumber(year + 1, 1, 1) }
  if (day === null) return { ...base, firstDay: dayNumber(year, month, 1), endDay: nextMonth(year, month) }
  const first = dayNumber(year, month, day)
  return { ...base, firstDay: first, endDay: first + 1 }
}

export const nextMonth = (year: number, month: number): number =>
  month === 12 ? dayNumber(year + 1, 1, 1) : dayNumber(year, month + 1, 1)

/** A stretch of months: a quarter, a half, a season. `year` may be unknown. */
export function monthsOf(year: number | null, first: number, count: number, iso: string): DateValue {
  if (year === null) return { iso, year: null, month: null, day: null, firstDay: null, endDay: null }
  const last = first + count - 1
  const endYear = year + Math.floor((last - 1) / 12)
  return {
    iso,
    year,
    month: null,
    day: null,
    firstDay: dayNumber(year, first, 1),
    endDay: nextMonth(endYear, ((last - 1) % 12) + 1),
  }
}

/** A stretch of whole years: a decade, a century, a range of years. */
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
