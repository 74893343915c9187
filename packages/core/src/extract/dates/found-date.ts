// A date while it is being read: its parts, so that a year that stands further on can still be given to it.
import type { DateValue } from '../../types/index.js'
import {
  centuryOf,
  dateOf,
  decadeOf,
  fiscalYear,
  lastDayOf,
  partOfYear,
  seasonOf,
  spanOf,
  weekdayOf,
  yearsOf,
} from '../calendar.js'

/** What kind of date it is: dates of one shape can share a year. */
export type DateShape =
  | 'day'
  | 'month'
  | 'quarter'
  | 'half'
  | 'year'
  | 'fiscal'
  | 'season'
  | 'years'
  | 'decade'
  | 'century'

export interface FoundDate {
  readonly shape: DateShape
  /** Tokens from (inclusive) and to (exclusive). */
  readonly first: number
  readonly next: number
  readonly year: number | null
  readonly month: number | null
  readonly day: number | null
  /** Number of the quarter, half, season or century. */
  readonly part: number
  readonly isFiscal: boolean
  /** 1 Monday to 7 Sunday, where it is written; 0 where not. */
  readonly weekday: number
  /** Day and month may stand the other way round. */
  readonly isTurnable: boolean
  /** Only the last day of it: `end of March`. */
  readonly atEnd: boolean
  /** The end of a stretch of dates. */
  readonly last: FoundDate | null
}

const NOTHING: FoundDate = {
  shape: 'day',
  first: 0,
  next: 0,
  year: null,
  month: null,
  day: null,
  part: 0,
  isFiscal: false,
  weekday: 0,
  isTurnable: false,
  atEnd: false,
  last: null,
}

/** A date of some parts. */
export const found = (
  shape: DateShape,
  first: number,
  next: number,
  parts: Partial<FoundDate>,
): FoundDate => ({ ...NOTHING, shape, first, next, ...parts })

/** The calendar value of a date that was read. */
export function calendarValue(date: FoundDate): DateValue {
  const value = plainValue(date)
  if (date.atEnd) return lastDayOf(value)
  if (date.last !== null) return spanOf(value, calendarValue(date.last))
  if (date.weekday > 0 && value.firstDay !== null && weekdayOf(value.firstDay) !== date.weekday)
    return { ...value, impossible: true }
  if (!date.isTurnable) return value
  const other = dateOf(date.year, date.day, date.month)
  return other.impossible === true ? value : { ...value, other }
}

function plainValue({ shape, year, month, day, part, isFiscal }: FoundDate): DateValue {
  switch (shape) {
    case 'quarter':
      return partOfYear('Q', part, year, isFiscal)
    case 'half':
      return partOfYear('H', part, year, isFiscal)
    case 'fiscal':
      return fiscalYear(year!)
    case 'season':
      return seasonOf(year!, part)
    case 'decade':
      return part === 100 ? centuryOf(year! / 100 + 1) : decadeOf(year!)
    case 'century':
      return centuryOf(part)
    case 'years':
      return yearsOf(year!, part + 1, `${year}/${part}`)
    default:
      return dateOf(year, month, day)
  }
}
