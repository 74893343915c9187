// Texts, and the times of day and clock-like durations in them.
import { describe, expect, it } from 'vitest'
import { read } from '../../../test/read-quantities.js'
import { toNumber } from '../../math/index.js'
import type { Quantity } from '../../types/index.js'

const two = (value: number): string => String(value).padStart(2, '0')
const clock = (seconds: number): string => {
  const rest = seconds % 60 === 0 ? '' : `:${two(seconds % 60)}`
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor((seconds % 3600) / 60))}${rest}`
}

function notation(quantity: Quantity): string {
  const { time, kind, interval, value, units } = quantity
  if (kind === 'duration') return `${toNumber(value!)} ${units[0]?.id}`
  if (time === null) return kind
  const zone = time.zone === null ? '' : `Z${time.zone}`
  return kind === 'range'
    ? `${clock(time.seconds)}-${clock(toNumber(interval.high!))}${zone}`
    : clock(time.seconds) + zone
}

const table = (rows: readonly (readonly [string, string])[], locale = 'en') =>
  it.each(rows)('%s', (text, expected) => expect(read(text, locale).map(notation).join('; ')).toBe(expected))

describe('times of day', () => {
  table([
    ['14:30', '14:30'],
    ['at 9:15', '09:15'],
    ['2:30 pm', '14:30'],
    ['2:30pm', '14:30'],
    ['2 p.m.', '14:00'],
    ['2.30 p.m.', '14:30'],
    ['11pm', '23:00'],
    ['12 am', '00:00'],
    ['12:05 a.m.', '00:05'],
    ['14h30', '14:30'],
    ["7 o'clock", '07:00'],
    ['noon', '12:00'],
    ['12 noon', '12:00'],
    ['midnight', '00:00'],
    ['06:00 UTC', '06:00Z0'],
    ['08:00+02:00', '08:00Z120'],
    ['2:30 p.m. UTC', '14:30Z0'],
    ['10:00 UTC-5', '10:00Z-300'],
    ['0600 UTC', '06:00Z0'],
    ['2024-06-01T08:00:00+02:00', 'date; 08:00Z120'],
    ['2024-06-01 14:30:05Z', 'date; 14:30:05Z0'],
    ['14:30:15', '14:30:15'],
    ['14:30 hrs', '14:30'],
    ['14:30:05-05:00', '14:30:05Z-300'],
    ['14PM', ''],
    ['7:5', 'ratio'],
  ])
})

describe('ranges of times', () => {
  table([
    ['from 19:00 to 21:00', '19:00; 21:00'],
    ['10:00–12:00', '10:00-12:00'],
    ['9–11 am', '09:00-11:00'],
    ['10–2 pm', '10:00-14:00'],
    ['1–3 pm', '13:00-15:00'],
    ['between 6 and 9 p.m.', '18:00; 21:00'],
    ['9:15-10:45 CET', '09:15-10:45Z60'],
    ['7 a.m. until noon', '07:00; 12:00'],
  ])
})

describe('lengths of time', () => {
  table([
    ['the course record is 2:21:09', '8469 s'],
    ['1:22:07.5', '4927.5 s'],
    ['won in 6:56', '416 s'],
    ['34:47', '2087 s'],
    ['3:45 min', '225 s'],
    ['1:30 hours', '5400 s'],
    ['PT45M', '45 min'],
    ['P30D', '30 d'],
    ['P1Y6M', '18 mo'],
    ['PT1H30M', '5400 s'],
    ['P2W', '2 week'],
    ['P53 is a gene', ''],
  ])
})

describe('other languages', () => {
  table(
    [
      ['um 14 Uhr', '14:00'],
      ['14.30 Uhr', '14:30'],
      ['9-17 Uhr', '09:00-17:00'],
      ['um 9 Uhr 30', '09:30'],
    ],
    'de',
  )
  table(
    [
      ['à 14 h', '14:00'],
      ['à 14 h 30', '14:30'],
      ['9 h du matin', '09:00'],
    ],
    'fr',
  )
  table([['a las 2 de la tarde', '14:00']], 'es')
  table([['alle ore 9', '09:00']], 'it')
  table([['às 14h30', '14:30']], 'pt')
  table(
    [
      ['om 9 uur', '09:00'],
      ['24 uur', '24 h'],
    ],
    'nl',
  )
  table([['下午2时30分', '14:30']], 'zh')
  table(
    [
      ['午後2時30分', '14:30'],
      ['19時間', '19 h'],
    ],
    'ja',
  )
})

describe('no times', () => {
  table([
    ['a scale of 1:50', 'ratio'],
    ['diluted 1:20', 'ratio'],
    ['1:87', 'ratio'],
    ['16:9', 'ratio'],
    ['4:1', 'ratio'],
  ])
})

describe('Chinese', () => {
  table(
    [
      ['下午3点30分', '15:30'],
      ['上午9时', '09:00'],
      ['3小时', '3 h'],
    ],
    'zh',
  )
})

describe('Japanese', () => {
  table(
    [
      ['午後7時30分', '19:30'],
      ['午前9時', '09:00'],
      ['19時30分', '19:30'],
      ['7時間', '7 h'],
    ],
    'ja',
  )
})
