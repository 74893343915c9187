import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dateOf,
  dayNumber,
  daysInMonth,
  lastDayOf,
  partOfYear,
  seasonOf,
  spanOf,
  weekdayOf,
} from './calendar.js'

describe('days since 1970-01-01', () => {
  it.each([
    [1970, 1, 1, 0],
    [1969, 12, 31, -1],
    [2000, 2, 29, 11016],
    [2024, 3, 1, 19783],
    [1582, 10, 15, -141427],
    [1, 1, 1, -719162],
  ])('%i-%i-%i', (year, month, day, expected) => expect(dayNumber(year, month, day)).toBe(expected))

  it('goes up by one from each day to the next', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, wanted) => {
          const day = Math.min(wanted, daysInMonth(year, month))
          const isLast = day === daysInMonth(year, month)
          const next = isLast
            ? month === 12
              ? dayNumber(year + 1, 1, 1)
              : dayNumber(year, month + 1, 1)
            : dayNumber(year, month, day + 1)
          expect(next - dayNumber(year, month, day)).toBe(1)
        },
      ),
      { seed: 7 },
    )
  })

  it.each([
    [2024, 3, 5, 2],
    [1970, 1, 1, 4],
    [1900, 1, 1, 1],
    [2000, 1, 1, 6],
    [1969, 12, 28, 7],
  ])('%i-%i-%i is a weekday', (year, month, day, expected) =>
    expect(weekdayOf(dayNumber(year, month, day))).toBe(expected),
  )
})

describe('partial dates', () => {
  it.each([
    [dateOf(2024, 2, null), '2024-02', 29],
    [dateOf(2023, 2, null), '2023-02', 28],
    [dateOf(1900, null, null), '1900', 365],
    [dateOf(2024, 12, 31), '2024-12-31', 1],
    [partOfYear('Q', 3, 2023, false), '2023-Q3', 92],
    [partOfYear('H', 1, 2024, true), 'FY2024-H1', 182],
    [seasonOf(2021, 1), '2021-SP', 92],
    [lastDayOf(dateOf(2025, 2, null)), '2025-02-28', 1],
    [lastDayOf(partOfYear('Q', 1, 2024, false)), '2024-03-31', 1],
    [lastDayOf(dateOf(2024, null, null)), '2024-12-31', 1],
    [spanOf(dateOf(2024, 5, 3), dateOf(2024, 5, 5)), '2024-05-03/2024-05-05', 3],
  ])('%o', (date, iso, days) => {
    expect(date.iso).toBe(iso)
    expect(date.endDay! - date.firstDay!).toBe(days)
  })

  it.each([
    dateOf(2025, 2, 29),
    dateOf(null, 2, 30),
    dateOf(2024, 13, 1),
    spanOf(dateOf(2024, 5, 9), dateOf(2024, 5, 3)),
  ])('is impossible: %o', (date) => {
    expect(date.impossible).toBe(true)
    expect(date.firstDay).toBeNull()
  })

  it('has no days without a year', () => {
    expect(dateOf(null, 2, 29)).toEqual({
      iso: '--02-29',
      year: null,
      month: 2,
      day: 29,
      firstDay: null,
      endDay: null,
    })
    expect(partOfYear('Q', 2, null, false).iso).toBe('--Q2')
  })
})
