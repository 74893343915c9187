// Whole unit expressions: symbols, UCUM codes, the names that programs give to units.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lookupUnit, parseUnit, readUnits } from './index.js'

const shown = (text: string): string =>
  readUnits(text)
    .map((unit) => `${unit.id} ${unit.dimension}`)
    .join(' | ')

describe('lookupUnit reads one form, case-true for symbols', () => {
  it.each([
    ['mW', 'mW'],
    ['MW', 'MW'],
    ['Mb', 'Mbit Mbp'],
    ['MB', 'MB'],
    ['kilometres', 'km'],
    ['Kilometers', 'km'],
    ['microgram', 'µg'],
    ['mebibyte', 'MiB'],
    ['nautical miles', 'nmi'],
    ['feet', 'ft'],
    ['henries', 'H'],
    ['hertz', 'Hz rev/s'],
    ['µs', 'µs'],
    ['μs', 'µs'],
    ['us', 'µs'],
    ['Ω', 'Ω'],
    ['kΩ', 'kΩ'],
    ['℃', '°C °C'],
    ['pt', 'pt US pt imp pt'],
    ['$', 'USD'],
    ['¥', 'JPY CNY'],
    ['kr', 'SEK NOK DKK ISK'],
    ['kt', 'kn kt'],
    ['t', 't ton'],
    ['m', 'm min'],
    ['rad', 'rad rd'],
    ['cal', 'cal kcal'],
    ['Cal', 'kcal'],
    ['byte', 'B B'],
    ['wibble', ''],
    ['MM/s', ''],
    ['', ''],
  ])('%s', (form, ids) => {
    expect(
      lookupUnit(form)
        .map((unit) => unit.id)
        .join(' '),
    ).toBe(ids)
  })
})

describe('parseUnit', () => {
  it.each([
    ['mg/dL', 'mg/dL mass/volume'],
    ['kWh', 'kWh energy'],
    ['kW.h', 'kWh energy'],
    ['kW·h', 'kWh energy'],
    ['L/min', 'L/min volume/time'],
    ['$/seat/month', 'USD/seat/mo currency:USD/count:seat/month'],
    ['kg m^-3', 'kg/m³ mass/volume'],
    ['kg·m⁻³', 'kg/m³ mass/volume'],
    ['m/s²', 'm/s² acceleration'],
    ['m/s2', 'm/s² acceleration'],
    ['m/s^2', 'm/s² acceleration'],
    ['m/s**2', 'm/s² acceleration'],
    ['per 100,000 population', '1/100000 person 1/count:person | 1/100000 person percentage'],
    ['cases per million', 'case/1000000 count:case | case/1000000 percentage'],
    ['miles per hour', 'mph speed'],
    ['N·m', 'Nm energy'],
    ['newton meter', 'Nm energy'],
    ['[lb_av]', 'lb mass | lbf force'],
    ['Cel', '°C temperature | °C temperature_difference'],
    ['mm[Hg]', 'mmHg pressure'],
    ['cm[H2O]', 'cmH2O pressure'],
    ["[in_i'Hg]", 'inHg pressure'],
    ['[gal_us]', 'US gal volume'],
    ['[pt_br]', 'imp pt volume'],
    ['[oz_tr]', 'oz t mass'],
    ['[mi_i]/h', 'mi/h speed'],
    ['[iU]', 'IU international_units'],
    ['dB[m]', 'dBm power_level'],
    ['mbar.L/s', 'mbar·L/s power'],
    ['EUR/(kW.h)', 'EUR/kWh currency:EUR/energy'],
    ['J/(kg·K)', 'J/kg/K specific_heat_capacity'],
    ['4.s/m', 's/m time/length'],
    ['s/4/m', 's/4/m time/length'],
    ['Kilometer', 'km length'],
    ['SquareMeter', 'm² area'],
    ['MilePerHour', 'mph speed'],
    ['KilogramForcePerSquareCentimeter', 'kgf/cm² pressure'],
    ['PoundPerUSGallon', 'lb/US gal mass/volume | GBP/US gal currency:GBP/volume'],
    ['MeterPerSecondSquared', 'm/s² acceleration'],
    ['MeterToTheFourth', 'm⁴ length^4'],
    ['InverseKilopascal', '1/kPa length·time^2/mass'],
    ['LiterPer100Kilometers', 'L/100 km area'],
    ['meter-per-square-second', 'm/s² acceleration'],
    ['kilogram-meter-per-square-second', 'kg·m/s² force'],
    ['pound-force-per-square-inch', 'lbf/in² pressure'],
    ['joule per kilogram kelvin', 'J/kg/K specific_heat_capacity'],
    ['requests per second', 'request/s count:request/time'],
    ['mg/kg', 'mg/kg fraction | mg/kg percentage'],
    ['mg/kg/day', 'mg/kg/d fraction/time'],
    ['percentage points per year', 'pp/yr percentage_point/month'],
    ['mL/min/1.73 m²', 'mL/min/1.73 m² speed'],
    ['100 g', 'g mass'],
    ['sq ft', 'ft² area'],
    ['cu. ft', 'ft³ volume'],
    ['μmol/L', 'µmol/L amount/volume'],
    ['US$/bbl', 'USD/bbl currency:USD/volume'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })
  it.each([
    '',
    ' ',
    'wibble',
    'km/',
    '/',
    'm//s',
    'kg^',
    'm²²',
    '12',
    'the',
    'km h km/',
    '(m)',
    'a'.repeat(1000),
    '🙂',
  ])('%j is no unit', (text) => {
    expect(readUnits(text)).toEqual([])
    expect(() => parseUnit(text)).toThrow(TypeError)
  })
  it('the error says what was given and what would be right', () => {
    expect(() => parseUnit('wibble')).toThrow(/"wibble".*"mg\/dL".*UCUM.*case-sensitive/)
    expect(() => parseUnit(undefined as unknown as string)).toThrow(/not undefined/)
  })
})

describe('laws', () => {
  const seeded = { seed: 20240301, numRuns: 2000 }
  it('no text throws', () => {
    const piece = fc.constantFrom(
      'm',
      'kg',
      '/',
      '·',
      ' ',
      '-',
      '²',
      '^',
      '(',
      ')',
      '1',
      '.',
      'per ',
      '[',
      '$',
      '%',
      'square ',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map((parts) => parts.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          for (const unit of readUnits(text)) expect(unit.dimension).not.toBe('')
          expect(Array.isArray(lookupUnit(text))).toBe(true)
        },
      ),
      seeded,
    )
  })
  it('long texts cost no more than their length', () => {
    for (const text of [
      'm/'.repeat(1e5),
      'm-'.repeat(1e5),
      '1'.repeat(1e6),
      '['.repeat(1e6),
      'per '.repeat(1e5),
    ]) {
      expect(readUnits(text)).toEqual([])
    }
  })
})
