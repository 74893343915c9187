// The forms of corrections: each row is what stands in the answer, what is right, and what is written instead.
import { describe, expect, it } from 'vitest'
import { de, en, es } from '../locales/index.js'
import { rational } from '../math/index.js'
import type { DateValue, ReferenceValue } from '../types/index.js'
import { writeDate, writeTime } from './patch-date.js'
import { writeRatio } from './patch-ratio.js'
import { writeReference } from './patch-reference.js'
import { changesNumber, numberInWords } from './patch-words.js'

const day = (iso: string): DateValue => {
  const [year, month, date] = iso.split('-').map(Number)
  return { iso, firstDay: null, endDay: null, year: year ?? null, month: month ?? null, day: date ?? null }
}
const quarter = (iso: string): DateValue => ({ ...day(iso), month: null, day: null })

describe('dates', () => {
  it.each([
    ['24 July 2019', '2019-07-24', '2019-06-24', en, '24 June 2019'],
    ['July 24, 2019', '2019-07-24', '2019-06-24', en, 'June 24, 2019'],
    ['07/24/2019', '2019-07-24', '2019-06-24', en, '06/24/2019'],
    ['2019-07-24', '2019-07-24', '2020-06-05', en, '2020-06-05'],
    ['24.07.2019', '2019-07-24', '2019-06-24', de, '24.06.2019'],
    ['05.05.2019', '2019-05-05', '2019-06-05', de, '05.06.2019'],
    ['24. Juli 2019', '2019-07-24', '2019-03-24', de, '24. März 2019'],
    ['24 de julio de 2019', '2019-07-24', '2019-06-24', es, '24 de junio de 2019'],
    ['Jul 24', '2019-07-24', '2019-06-25', en, 'Jun 25'],
  ])('%s', (written, claim, found, locale, expected) => {
    const wanted = written === 'Jul 24' ? { ...day(claim), year: null } : day(claim)
    expect(writeDate(written, wanted, day(found), locale)).toBe(expected)
  })

  it.each([
    ['Q2 2024', '2024-Q2', '2024-Q3', 'Q3 2024'],
    ['second quarter of 2024', '2024-Q2', '2024-Q3', 'third quarter of 2024'],
  ])('%s', (written, claim, found, expected) => {
    expect(writeDate(written, quarter(claim), quarter(found), en)).toBe(expected)
  })

  it.each(['Wednesday, 24 July 2019', '24th July 2019'])(
    '%s stays: what follows the day would be wrong',
    (written) => {
      expect(writeDate(written, day('2019-07-24'), day('2019-07-25'), en)).toBeNull()
    },
  )
})

describe('times', () => {
  const at = (hours: number, minutes: number) => ({
    seconds: hours * 3600 + minutes * 60,
    grain: 60,
    zone: null,
  })
  it.each([
    ['14:45', 15, 45, '15:45'],
    ['2:45 p.m.', 15, 45, '3:45 p.m.'],
    ['2:45 PM', 9, 30, '9:30 AM'],
    ['2 pm', 12, 5, '12:05 pm'],
    ['08:15', 9, 5, '09:05'],
  ])('%s', (written, hours, minutes, expected) => {
    expect(writeTime(written, at(14, 45), at(hours, minutes), en)).toBe(expected)
  })
})

describe('number words', () => {
  it.each([
    ['twelve', 15, en, 'fifteen'],
    ['Twelve', 15, en, 'Fifteen'],
    ['twenty-one', 34, en, 'thirty-four'],
    ['zwölf', 15, de, 'fünfzehn'],
    ['twelve', 250, en, '250'],
  ])('%s to %i', (written, value, locale, expected) => {
    expect(numberInWords(value, written, locale)).toBe(expected)
  })
  it('a word changes between one and many only', () => {
    expect([changesNumber(2, 1), changesNumber(1, 3), changesNumber(2, 3)]).toEqual([true, true, false])
  })
})

describe('ratios', () => {
  it.each([
    ['1:3', 3, 4, '1:4'],
    ['One in five', 5, 8, 'One in eight'],
  ])('%s', (written, from, to, expected) => {
    expect(writeRatio(written, rational(1, from), rational(1, to), en)).toBe(expected)
  })
  it('2:3 is left where the second number would not be whole', () => {
    expect(writeRatio('2:3', rational(2, 3), rational(4, 5), en)).toBeNull()
  })
})

describe('references', () => {
  const part = (path: string): ReferenceValue => ({
    family: 'part',
    document: '',
    edition: '',
    part: 'section',
    path: path.split('.'),
  })
  const version = (text: string): ReferenceValue => ({
    family: 'version',
    document: `v ${text}`,
    edition: '',
    part: '',
    path: [],
  })
  it.each([
    ['§ 6.8', part('6.8'), part('6.5'), '§ 6.5'],
    ['section 16.6 ', part('16.6'), part('16.10'), 'section 16.10 '],
    ['v4.0.1', version('4.0.1'), version('4.1.0'), 'v4.1.0'],
    ['version 12', version('12'), version('4.1.0'), null],
    ['section 6.8', part('6.8'), version('4.1.0'), null],
  ])('%s', (written, claim, found, expected) => {
    expect(writeReference(written, claim, found)).toBe(expected)
  })
})
