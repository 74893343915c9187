// Conversion: exact, to a base unit where none is asked for, and never across what must stay apart.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baseUnit, convert, parseUnit, unitTables } from './index.js'

describe('to the base unit', () => {
  it.each([
    [5, 'km', 5000, 'm'],
    [500, 'mL', 0.0005, 'm³'],
    [36, 'km/h', 10, 'm/s'],
    [1, 'kWh', 3600000, 'J'],
    [8, '%', 0.08, '1'],
    [1, '‰', 0.001, '1'],
    [25, 'basis points', 0.0025, '1'],
    [2, 'years', 24, 'mo'],
    [2, 'days', 172800, 's'],
    [1, 'GB', 1e9, 'B'],
    [1, 'GiB', 1073741824, 'B'],
    [20, '°C', 293.15, 'K'],
    [5, 'USD', 5, 'USD'],
    [50, 'cents', 0.5, 'USD'],
    [100, 'mg/dL', 1, 'kg/m³'],
    [12, '$/seat/month', 12, 'USD/seat/mo'],
    [3, 'business days', 3, 'business day'],
    [6, 'requests/min', 0.1, 'request/s'],
  ])('%d %s', (value, from, expected, unit) =>
    expect(convert(value, from)).toEqual({ value: expected, unit }),
  )
})

describe('never reconciled', () => {
  it.each([
    ['GB', 'GiB'],
    ['MB/s', 'MiB/s'],
    ['month', 'day'],
    ['year', 'week'],
    ['business day', 'day'],
    ['USD', 'EUR'],
    ['USD', 'CAD'],
    ['%', 'percentage point'],
    ['%', 'bps'],
    ['kVA', 'kW'],
    ['kvar', 'kW'],
    ['Hz', 'Bq'],
    ['Gy', 'Sv'],
    ['IU', 'mg'],
    ['mEq', 'mmol'],
    ['dBm', 'dB'],
    ['mg/kg/day', 'Hz'],
    ['$/seat', '$'],
    ['kg', 'm'],
  ])('%s and %s', (from, to) => {
    expect(() => convert(1, from, to)).toThrow(TypeError)
    expect(() => convert(1, from, to)).toThrow(/not commensurable/)
  })
  it('names both units and both dimensions', () => {
    expect(() => convert(1, 'km', 'kg')).toThrow(/km \(length\) and kg \(mass\)/)
  })
  it('a plain byte is one of either kind', () => {
    expect(convert(1, 'MiB', 'byte').value).toBe(1048576)
    expect(convert(1, 'MB', 'byte').value).toBe(1000000)
  })
})

describe('the reading that fits', () => {
  it.each([
    [1, 'pt', 'mL', 473.176473],
    [72, 'pt', 'in', 1],
    [1, 'C', 'K', 274.15],
    [1, 'C', 'mC', 1000],
    [1, 't', 'kg', 1000],
    [1, 'pound', 'kg', 0.45359237],
    [2, 'pounds', 'pence', 200],
    [1, 'Mb', 'kbit', 1000],
    [5, 'degrees', 'rad', Math.PI / 36],
    [50, 'mg/kg', '%', 0.005],
    [20, 'per 100,000 people', '%', 0.02],
  ])('%d %s in %s', (value, from, to, expected) =>
    expect(convert(value, from, to).value).toBeCloseTo(expected, 12),
  )
})

describe('wrong use', () => {
  it.each([
    [Number.NaN, 'm', 'km', /finite number/],
    [Number.POSITIVE_INFINITY, 'm', 'km', /finite number/],
    ['5' as unknown as number, 'm', 'km', /finite number/],
    [5, 'wibble', 'km', /`from` is not a unit.*"wibble"/],
    [5, 'km', 'wobble', /`to` is not a unit.*"wobble"/],
    [5, '', 'km', /`from`/],
    [5, 7 as unknown as string, 'km', /`from`/],
  ])('%s %s to %s', (value, from, to, message) => {
    expect(() => convert(value, from, to)).toThrow(TypeError)
    expect(() => convert(value, from, to)).toThrow(message)
  })
})

describe('laws', () => {
  const seeded = { seed: 20240301, numRuns: 400 }
  const units = unitTables()
  const value = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((n) => n / 1000)
  it('there and back is the same number', () => {
    const pairs = units.flatMap((from) =>
      units.filter((to) => to.dimension === from.dimension).map((to) => [from.id, to.id] as const),
    )
    fc.assert(
      fc.property(fc.constantFrom(...pairs), value, ([from, to], n) => {
        const there = convert(n, from, to).value
        const back = convert(there, to, from).value
        const size = Math.max(1, Math.abs(n)) * 1e-9
        expect(Math.abs(back - n)).toBeLessThanOrEqual(
          Math.abs(there) < 1e-290 ? Infinity : Math.max(size, 1e-9),
        )
      }),
      seeded,
    )
  })
  it('a unit in itself is the same number', () => {
    fc.assert(
      fc.property(fc.constantFrom(...units), value, ({ id }, n) => {
        expect(convert(n, id, id).value).toBe(n === 0 ? 0 : n)
      }),
      seeded,
    )
  })
  it('what is printed can be read again', () => {
    for (const text of [
      'mg/kg/d',
      'USD/seat/mo',
      'L/100 km',
      'mL/min/1.73 m²',
      'W/m²/K',
      'kg·m²/s²',
      '1/cm³',
    ]) {
      const unit = parseUnit(text)
      expect(unit.id).toBe(text)
      expect(parseUnit(unit.id)).toEqual(unit)
      expect(baseUnit(unit.dimension)).not.toBe('')
    }
  })
})
