// Audits of the data: one owner a form, exact factors, a source a row, one base a dimension.
import { describe, expect, it } from 'vitest'
import { spellings } from './english.js'
import { baseUnit, lookupUnit, readUnits, unitTables } from './index.js'
import { measuresOf, readingsOfCanonical } from './measure.js'
import { allPrefixes, prefixLetters } from './prefixes.js'
import { allRows, type Row, readForm } from './rows.js'
import { AMBIGUOUS_NAMES, AMBIGUOUS_SYMBOLS } from './tables/ambiguous.js'

const rows = allRows()

function declared(table: string, isName: boolean): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of table.trim().split('\n')) {
    const bar = line.lastIndexOf('|')
    const form = readForm(line.slice(0, bar)).text
    for (const text of isName ? spellings(form) : [form]) {
      expect(found.has(text), `${text} is declared twice`).toBe(false)
      found.set(text, line.slice(bar + 1).split(','))
    }
  }
  return found
}

const symbols = declared(AMBIGUOUS_SYMBOLS, false)
const names = declared(AMBIGUOUS_NAMES, true)

/** A plain byte or bit is counted in both dimensions of data. */
const isData = (owners: readonly Row[]): boolean => owners.every((row) => /^(B|bit)(\/s)?$/.test(row.id))

function owners(formsOf: (row: Row) => string[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    for (const form of new Set(formsOf(row))) found.set(form, [...(found.get(form) ?? []), row])
  }
  return found
}

describe('ownership', () => {
  it('every canonical symbol is unique', () => {
    const ids = owners((row) => [row.id])
    expect([...ids].filter(([, own]) => own.length > 1 && !isData(own))).toEqual([])
  })
  it('every symbol is owned once or declared ambiguous', () => {
    const shared = [...owners((row) => row.symbols.map((form) => form.text))]
    const undeclared = shared.filter(([form, own]) => own.length > 1 && !symbols.has(form) && !isData(own))
    expect(undeclared.map(([form]) => form)).toEqual([])
  })
  it('every name is owned once or declared ambiguous', () => {
    const shared = [...owners((row) => row.names.flatMap((form) => spellings(form.text)))]
    const undeclared = shared.filter(([form, own]) => own.length > 1 && !names.has(form) && !isData(own))
    expect(undeclared.map(([form]) => form)).toEqual([])
  })
  it('an ambiguous form keeps every row that owns it', () => {
    for (const [form, own] of owners((row) => row.symbols.map((text) => text.text))) {
      const meant = symbols.get(form)?.map((id) => id.replace('!', ''))
      if (meant === undefined || own.length < 2) continue
      for (const row of own) expect(meant, form).toContain(row.id)
    }
  })
  it.each([...symbols, ...names])('%s means units that there are', (_, ids) => {
    for (const id of ids) expect(readingsOfCanonical(id.replace('!', '')), id).not.toEqual([])
  })
})

describe('rows', () => {
  it('are at least 600, of at least 100 dimensions besides currencies', () => {
    const units = unitTables()
    const dimensions = new Set(
      units.map((unit) => unit.dimension).filter((name) => !name.startsWith('currency:')),
    )
    expect(units.length).toBeGreaterThanOrEqual(600)
    expect(dimensions.size).toBeGreaterThanOrEqual(100)
  })
  it.each(unitTables().map((unit) => [unit.id, unit] as const))('%s', (_, unit) => {
    expect(unit.source).not.toBe('')
    expect(unit.factor).toMatch(/^-?\d+(\/\d+)?$/)
    expect(unit.factor).not.toBe('0')
    expect(unit.offset).toMatch(/^-?\d+(\/\d+)?$/)
    expect(unit.symbols[0]).toBe(unit.id)
    for (const form of [...unit.symbols, ...unit.names]) expect(form).toMatch(/^\S(.*\S)?$/)
    for (const letter of prefixLetters(unit.prefixes)) {
      expect(
        allPrefixes().some((prefix) => prefix.letter === letter),
        letter,
      ).toBe(true)
    }
  })
  it.each(rows.map((row) => [row.id, row] as const))('%s is found by its canonical symbol', (id, row) => {
    const found = lookupUnit(id).map((unit) => unit.dimension)
    expect(found).toContain(measuresOf(row, null)[0]?.unit.dimension)
  })
  it('every dimension has one base unit, of factor one', () => {
    const dimensions = new Set(rows.map((row) => measuresOf(row, null)[0]?.unit.dimension ?? ''))
    for (const dimension of dimensions) {
      const base = baseUnit(dimension)
      // `B/s` is read as decimal first; counted nouns have no rows.
      if (base === '1' || dimension === 'data_binary/time' || dimension.startsWith('count:')) continue
      const named = lookupUnit(base)
      const units = named.length > 0 ? named : readUnits(base)
      const own = units.filter((unit) => unit?.dimension === dimension)
      expect(own.length, `${dimension}: ${base}`).toBe(1)
      expect(own[0]?.factor, base).toEqual({ num: 1, den: 1 })
    }
  })
})

describe('prefixes', () => {
  it.each([
    ['Q', 30],
    ['Y', 24],
    ['k', 3],
    ['h', 2],
    ['da', 1],
    ['d', -1],
    ['c', -2],
    ['m', -3],
    ['µ', -6],
    ['n', -9],
    ['f', -15],
    ['q', -30],
  ])('%s is ten to %i', (symbol, exponent) => {
    const { num, den } = lookupUnit(`${symbol}m`)[0]?.factor ?? { num: 0, den: 1 }
    const ten = 10n ** BigInt(Math.abs(exponent))
    expect([BigInt(num), BigInt(den)]).toEqual(exponent > 0 ? [ten, 1n] : [1n, ten])
  })
  it.each([
    ['KiB', 10],
    ['MiB', 20],
    ['GiB', 30],
    ['YiB', 80],
  ])('%s is two to %i bytes', (symbol, exponent) => {
    expect(BigInt(lookupUnit(symbol)[0]?.factor.num ?? 0)).toBe(2n ** BigInt(exponent))
  })
})
