// A unit with its dimension spelled out, and how one unit is defined by others.
import { divide, fromDecimal, multiply, ONE, power, ZERO } from '../math/index.js'
import type { Rational } from '../types/rational.js'
import type { Unit } from '../types/unit.js'
import { addPowers, dimensionOf, nameDimensions, type Powers, superscript } from './dimensions.js'
import { allPrefixes, type Prefix } from './prefixes.js'
import { allRows, type Row } from './rows.js'

export interface Measure {
  readonly unit: Unit
  readonly powers: Powers
  /** Meant only where it stands alone: a temperature on its scale, a minute written `m`. */
  readonly alone: boolean
}

/** One factor of a product of units. */
export interface Factor {
  readonly id: string
  readonly factor: Rational
  readonly powers: Powers
  readonly exponent: number
  /** A number that goes with it, as written; empty where there is none. */
  readonly number: string
}

interface Definition {
  readonly factor: Rational
  readonly powers: Powers
}

/** `5/9`, `2.54`, `1e-6`. */
function readNumber(text: string): Rational | null {
  const slash = text.indexOf('/')
  if (slash < 0) return fromDecimal(text)
  const top = fromDecimal(text.slice(0, slash))
  const bottom = fromDecimal(text.slice(slash + 1))
  return top === null || bottom === null ? null : divide(top, bottom)
}

interface Registry {
  /** Rows by canonical symbol, in order: `B` is a decimal and a binary byte. */
  readonly byId: ReadonlyMap<string, readonly Row[]>
  readonly prefixes: ReadonlyMap<string, Prefix>
}

let registry: Registry | undefined
const definitions = new Map<Row, Definition>()
const measures = new Map<string, readonly Measure[]>()

function known(): Registry {
  if (registry === undefined) {
    const byId = new Map<string, Row[]>()
    const openers = new Map<string, string>()
    for (const row of allRows()) {
      const same = byId.get(row.id)
      if (same === undefined) byId.set(row.id, [row])
      else same.push(row)
      if (row.definition[0] === '=') openers.set(row.definition.slice(1), row.id)
    }
    const prefixes = new Map<string, Prefix>()
    for (const prefix of allPrefixes()) {
      if (!prefixes.has(prefix.symbol)) prefixes.set(prefix.symbol, prefix)
    }
    registry = { byId, prefixes }
    nameDimensions((text) => evaluate(text), openers)
    // Measures made on the way had no names of dimensions yet.
    measures.clear()
  }
  return registry
}

/** What the row is in the axes, without regard to the zero of its scale. */
function define(row: Row): Definition {
  const before = definitions.get(row)
  if (before !== undefined) return before
  const product = readProduct(row.definition)
  if (product === null) throw new RangeError(`The row of ${row.id} cannot be read: ${row.definition}`)
  let factor = product.number
  const powers = new Map<string, number>()
  for (const part of product.parts) {
    factor = multiply(factor, power(part.factor, part.exponent) ?? ONE)
    addPowers(powers, part.powers, part.exponent)
  }
  const found = { factor, powers }
  definitions.set(row, found)
  return found
}

/** Readings of a row, with a prefix or without. A scale with a zero of its own also measures differences. */
export function measuresOf(row: Row, prefix: Prefix | null): readonly Measure[] {
  known()
  const definition = define(row)
  const key = `${prefix?.letter ?? ''}${prefix?.symbol ?? ''} ${row.id} ${row.definition}`
  const before = measures.get(key)
  if (before !== undefined) return before
  const { powers } = definition
  const factor = prefix === null ? definition.factor : multiply(definition.factor, prefix.factor)
  const id = (prefix?.symbol ?? '') + row.id
  const dimension = dimensionOf(powers)
  const found: Measure[] = []
  if (row.zero !== null) {
    const offset = readNumber(row.zero) ?? ZERO
    const scale = dimension === 'temperature_difference' ? 'temperature' : dimension
    found.push({ unit: { id, dimension: scale, factor, offset }, powers, alone: scale !== dimension })
  }
  if (row.zero === null || dimension === 'temperature_difference') {
    found.push({ unit: { id, dimension, factor, offset: ZERO }, powers, alone: false })
  }
  measures.set(key, found)
  return found
}

/** The row of a canonical symbol with or without a prefix: `km`, `US gal`, `kWh`. */
function byCanonical(id: string): readonly Measure[] {
  const { byId, prefixes } = known()
  const rows = byId.get(id)
  if (rows !== undefined) return rows.flatMap((row) => measuresOf(row, null))
  for (const length of [1, 2]) {
    const prefix = prefixes.get(id.slice(0, length))
    const prefixed = (byId.get(id.slice(length)) ?? []).filter(
      (row) => prefix && row.prefixes.includes(prefix.letter),
    )
    if (prefix !== undefined && prefixed.length > 0) return prefixed.flatMap((row) => measuresOf(row, prefix))
  }
  return []
}

function factorOf(text: string, exponent: number): Factor | null {
  if (text[0] === '=')
    return { id: text, factor: ONE, powers: new Map([[text.slice(1), 1]]), exponent, number: '' }
  const measure = byCanonical(text).find((candidate) => !candidate.alone)
  if (measure === undefined) return null
  return { id: measure.unit.id, factor: measure.unit.factor, powers: measure.powers, exponent, number: '' }
}

/**
 * Reads what a row is defined as: a number, then units joined by `.` and `/`, each with an exponent.
 *
 *     9.80665 lb.m/s2
 *     ^       ^  ^ ^
 */
function readProduct(text: string): { number: Rational; parts: Factor[] } | null {
  const blank = text.indexOf(' ')
  const leading = readNumber(blank < 0 ? text : text.slice(0, blank))
  if (leading !== null && blank < 0) return { number: leading, parts: [] }
  const parts: Factor[] = []
  let sign = 1
  for (const piece of (leading === null ? text : text.slice(blank + 1)).split(/([./])/)) {
    if (piece === '.' || piece === '/') {
      sign = piece === '/' ? -1 : 1
      continue
    }
    if (piece === '1') continue
    const whole = factorOf(piece, sign)
    const [, id = '', exponent = ''] = /^(.*?)([²³⁴2-9])$/.exec(piece) ?? []
    const size = '²³⁴'.includes(exponent) ? '²³⁴'.indexOf(exponent) + 2 : Number(exponent)
    const part = whole ?? factorOf(id, sign * size)
    if (part === null) return null
    parts.push(part)
  }
  return { number: leading ?? ONE, parts }
}

/** The unit that an expression of canonical symbols denotes: `m3`, `kg/m³`, `US gal`. */
export function evaluate(text: string): Measure | null {
  const alone = byCanonical(text)[0]
  if (alone !== undefined) return alone
  const product = readProduct(text)
  return product === null ? null : productOf(product.parts, product.number)
}

/** All readings of a canonical symbol, or the one of an expression. */
export function readingsOfCanonical(text: string): readonly Measure[] {
  const named = byCanonical(text)
  if (named.length > 0) return named
  const measure = evaluate(text)
  return measure === null ? [] : [measure]
}

function writtenAs(parts: readonly Factor[]): string {
  const above: string[] = []
  const below: string[] = []
  for (const { id, number, exponent } of parts) {
    const size = superscript(Math.abs(exponent))
    const text = number === '' ? id + size : `${number} ${id}${size}`.trimEnd()
    if (exponent > 0) above.push(text)
    else below.push(text)
  }
  return [above.join('·') || '1', ...below].join('/')
}

/** The product of units times `number`. */
export function productOf(parts: readonly Factor[], number: Rational): Measure {
  let factor = number
  const powers = new Map<string, number>()
  for (const part of parts) {
    factor = multiply(factor, power(part.factor, part.exponent) ?? ONE)
    const times = part.number === '' ? null : fromDecimal(part.number)
    if (times !== null) factor = multiply(factor, power(times, Math.sign(part.exponent)) ?? ONE)
    addPowers(powers, part.powers, part.exponent)
  }
  const unit = { id: writtenAs(parts), dimension: dimensionOf(powers), factor, offset: ZERO }
  return { unit, powers, alone: false }
}
