// Units in running text: where a unit ends, what it may mean, and where there is none.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createUnitReader, lookupUnit } from './index.js'
import { allRows } from './rows.js'

const reader = createUnitReader([
  { kilometer: 'km', stunde: 'h', stunden: 'h', jahr: 'yr', prozent: '%', mark: 'DEM', größe: 'm' },
  { 公里: 'km', 小时: 'h', 元: 'CNY' },
])

/** What is read, and its readings: `km/h = km/h`, `pt = pt, US pt`, `~in = in`. */
function shown(text: string): string {
  const reading = reader.read(text, 0, text.length)
  if (reading === null) return ''
  const ids = [...new Set(reading.units.map((unit) => unit.id))].join(', ')
  return `${reading.weak ? '~' : ''}${text.slice(0, reading.end)} = ${ids}`
}

describe('one unit', () => {
  it.each([
    ['km of road', 'km = km'],
    ['km.', 'km = km'],
    ['km)', 'km = km'],
    ['kmx', ''],
    ['km2x', ''],
    ['mW at', 'mW = mW'],
    ['MW at', 'MW = MW'],
    ['Mb file', 'Mb = Mbit, Mbp'],
    ['MB file', 'MB = MB'],
    ['MiB file', 'MiB = MiB'],
    ['% of', '% = %'],
    ['%of', '% = %'],
    ['per cent of', 'per cent = %'],
    ['percentage points lower', 'percentage points = pp'],
    ['pp', 'pp = pp'],
    ['bps', 'bps = bps, bit/s'],
    ['degrees Celsius', 'degrees Celsius = °C'],
    ['° C', '° C = °C'],
    ['ºC', 'ºC = °C'],
    ['degrees', 'degrees = °, °C, °F'],
    ['light-years', 'light-years = ly'],
    ['nautical miles', 'nautical miles = nmi'],
    ['pounds', 'pounds = lb, GBP, lbf'],
    ['m', 'm = m, min'],
    ['"', '~" = in, ″, imp gal'],
    ["' tall", "~' = ft, ′"],
    ['C', 'C = °C, C'],
    ['business days', 'business days = business day'],
    ['tCO2e', 'tCO2e = tCO2e'],
    ['tonnes of CO2 equivalent', 'tonnes of CO2 equivalent = tCO2e'],
    ['mmHg', 'mmHg = mmHg'],
    ['mm Hg', 'mm Hg = mmHg'],
    ['cm H2O', 'cm H2O = cmH2O'],
    ['fl oz', 'fl oz = US fl oz, imp fl oz'],
    ['people', ''],
    ['seats', ''],
    ['', ''],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected))
})

describe('weak forms are English words and letters', () => {
  it.each([
    ['in 2020', '~in = in'],
    ['a', '~a = yr, a'],
    ['at', '~at = at'],
    ['as', '~as = ″, as'],
    ['pm', '~pm = pm'],
    ['us', '~us = µs'],
    ['c', '~c = ¢, EUR cent, c0'],
    ['p', '~p = p'],
    ['t', '~t = t, ton'],
    ['M', '~M = M'],
    ['TRY', '~TRY = TRY'],
    ['am', ''],
    ['may', ''],
    ['are', ''],
    ['in²', 'in² = in²'],
    ['c/kWh', 'c/kWh = ¢/kWh, EUR cent/kWh, c0/kWh'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected))
})

describe('compounds', () => {
  it.each([
    ['km/h now', 'km/h = km/h'],
    ['miles per hour', 'miles per hour = mph'],
    ['miles an hour', 'miles an hour = mi/h'],
    ['mg/dL.', 'mg/dL = mg/dL'],
    ['mg/kg/day', 'mg/kg/day = mg/kg/d'],
    ['m/s²', 'm/s² = m/s²'],
    ['m/s2', 'm/s2 = m/s²'],
    ['m s−1', 'm s−1 = m/s'],
    ['m s −1', 'm s −1 = m/s'],
    ['kg m-3', 'kg m-3 = kg/m³'],
    ['W m-2 K-1', 'W m-2 K-1 = W/m²/K'],
    ['Mg ha−1 year−1', 'Mg ha−1 year−1 = Mg/ha/yr'],
    ['µg·m⁻³', 'µg·m⁻³ = µg/m³'],
    ['g.cm-3', 'g.cm-3 = g/cm³'],
    ['ft2 of', 'ft2 = ft²'],
    ['sq. ft. of', 'sq. ft = ft²'],
    ['square feet', 'square feet = ft²'],
    ['metres squared', 'metres squared = m²'],
    ['mbar·L/s', 'mbar·L/s = mbar·L/s'],
    ['EUR/(kW.h)', 'EUR/(kW.h) = EUR/kWh'],
    ['€/kWh', '€/kWh = EUR/kWh'],
    ['p per mile', 'p per mile = p/mi'],
    ['L/100 km', 'L/100 km = L/100 km'],
    ['mL/min/1.73 m2', 'mL/min/1.73 m2 = mL/min/1.73 m²'],
    ['% per year', '% per year = %/yr'],
    ['percent a year', 'percent a year = %/yr'],
    ['Kilometer pro Stunde', 'Kilometer pro Stunde = km/h'],
    ['公里每小时', '公里每小时 = km/h'],
    ['公里/小时', '公里/小时 = km/h'],
    ['mg per kg', 'mg per kg = mg/kg'],
    ['/µL', '/µL = 1/µL'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected))
})

describe('money', () => {
  it.each([
    ['$5', '$ = USD'],
    ['US$6', 'US$ = USD'],
    ['C$1,000', 'C$ = CAD'],
    ['HK$7', 'HK$ = HKD'],
    ['Rs.500', 'Rs. = INR, PKR, LKR, NPR'],
    ['Rs500', 'Rs = INR, PKR, LKR, NPR'],
    ['CHF 5', 'CHF = CHF'],
    ['EUR5', 'EUR = EUR'],
    ['¥', '¥ = JPY, CNY'],
    ['Canadian dollars', 'Canadian dollars = CAD'],
    ['euros', 'euros = EUR'],
    ['yen', 'yen = JPY'],
    ['元', '元 = CNY'],
    ['$/seat/month', '$/seat/month = USD/seat/mo'],
    ['$ per seat per month', '$ per seat per month = USD/seat/mo'],
    ['c a share', 'c a share = ¢/share, EUR cent/share, c0/share'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected))
})

describe('counted nouns', () => {
  it.each([
    ['requests per second', 'requests per second = request/s'],
    ['tokens/s', 'tokens/s = token/s'],
    ['times a day', 'times a day = time/d'],
    ['cells/µL', 'cells/µL = cell/µL'],
    ['people per square kilometer', 'people per square kilometer = person/km²'],
    ['cases per 100,000 residents', 'cases per 100,000 residents = case/100000 person'],
    ['per 100,000 population in 2020', 'per 100,000 population = 1/100000 person'],
    ['per 100,000 in 2020', 'per 100,000 = 1/100000'],
    ['ms per 3GPP', 'ms = ms'],
    ['per million inhabitants', 'per million inhabitants = 1/1000000 person'],
    ['per capita', 'per capita = 1/person'],
    ['per 1,000 person-years', 'per 1,000 person-years = 1/1000 person-year'],
    ['deaths per 1,000 live births', 'deaths per 1,000 live births = death/1000 birth'],
    ['man-hours', 'man-hours = person-hour'],
    ['frames per second', 'frames per second = frame/s'],
    ['fps', 'fps = fps'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected))
  it.each(['and/or', 'to/from', 'about a day', 'births per woman', '/10', '/12/2020', 'after a decade'])(
    '%s is no rate',
    (text) => expect(shown(text)).toBe(''),
  )
  it('the same rate in other words is the same dimension', () => {
    const dimension = (text: string) => reader.read(text, 0, text.length)?.units[0]?.dimension
    expect(dimension('cases per 100,000 people')).toBe(dimension('cases/100,000 inhabitants'))
    expect(dimension('requests per second')).toBe(dimension('requests/min'))
    expect(dimension('$ per seat per month')).toBe(dimension('USD/seat/year'))
  })
})

describe('what is not part of the unit', () => {
  it.each([
    ['m-4 m wide', 'm = m, min'],
    ['m −3 m', 'm = m, min'],
    ['m x 3 m', 'm = m, min'],
    ['kg.The', 'kg = kg'],
    ['kg. The', 'kg = kg'],
    ['hours per day', 'hours = h'],
    ['hours a day', 'hours = h'],
    ['years old', 'years = yr'],
    ['GB and 5 MB', 'GB = GB'],
    ['V.A', 'V = V'],
    ['m22', ''],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected))
  it('stops at the end that it is given', () => {
    expect(reader.read('km/h', 0, 2)?.end).toBe(2)
    expect(reader.read('12 km/h', 3, 7)?.end).toBe(7)
    expect(reader.read('12 km/h', 2, 7)).toBeNull()
  })
})

describe('laws', () => {
  const seeded = { seed: 20240301, numRuns: 1000 }
  const forms = allRows().flatMap((row) =>
    row.names.filter((form) => !form.silent).map((form) => form.text.split('~')[0] as string),
  )
  it('every reading is inside the text and not empty', () => {
    const words = fc.constantFrom(
      'km',
      'per ',
      ' ',
      '/',
      '-',
      '²',
      'hour',
      'a ',
      '1,000 ',
      'people ',
      '·',
      '.',
      '%',
      '$',
      '−1',
      '(',
    )
    fc.assert(
      fc.property(fc.array(words), fc.nat(20), (parts, from) => {
        const text = parts.join('')
        const start = Math.min(from, text.length)
        const reading = reader.read(text, start, text.length)
        if (reading === null) return
        expect(reading.end).toBeGreaterThan(start)
        expect(reading.end).toBeLessThanOrEqual(text.length)
        expect(reading.units.length).toBeGreaterThan(0)
      }),
      seeded,
    )
  })
  it('what stands before and behind a unit changes nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...forms),
        fc.constantFrom('', 'x ', '5 ', '("'),
        fc.constantFrom('', '.', ', and', ')'),
        (form, left, right) => {
          const plain = reader.read(form, 0, form.length)
          const text = left + form + right
          const placed = reader.read(text, left.length, text.length)
          expect(placed?.units).toEqual(plain?.units)
          expect(placed === null ? null : placed.end - left.length).toBe(plain?.end ?? null)
        },
      ),
      seeded,
    )
  })
  it('a name is read as what it looks up to', () => {
    for (const form of forms) {
      const reading = reader.read(form, 0, form.length)
      if (reading === null || /^(%|square )/.test(form)) continue
      expect(reading.end, form).toBe(form.length)
      const known = lookupUnit(form).map((unit) => unit.id)
      for (const id of known)
        expect(
          reading.units.map((unit) => unit.id),
          form,
        ).toContain(id)
    }
  })
  it('reading twice gives the same units', () => {
    expect(reader.read('5 km/h', 2, 6)?.units).toBe(reader.read('17 km/h', 3, 7)?.units)
  })
  it('any text is read without a throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (let at = 0; at <= text.length; at++) reader.read(text, at, text.length)
      }),
      seeded,
    )
  })
  it('a long text is looked at only where the unit stands', () => {
    for (const text of [
      'm/'.repeat(1e6),
      'a'.repeat(1e6),
      'm '.repeat(1e6),
      'per '.repeat(1e6),
      '·m'.repeat(1e6),
    ]) {
      for (let at = 0; at < 1000; at++) {
        const reading = reader.read(text, at, text.length)
        if (reading !== null) expect(reading.end - at).toBeLessThan(200)
      }
    }
  })
})
