// From the parts of an expression to the units it may denote.
import { divide, fromDecimal, ONE } from '../math/index.js'
import type { Rational } from '../types/rational.js'
import type { Unit } from '../types/unit.js'
import { addPowers, dimensionOf } from './dimensions.js'
import { countedNoun } from './english.js'
import type { ExpressionReader, Part } from './expression.js'
import { readingsOf } from './forms.js'
import { type Factor, type Measure, productOf } from './measure.js'

/** More readings of a compound than this are never told apart by a text. */
const MAXIMUM_READINGS = 4

const NONE: ReadonlyMap<string, number> = new Map()

/** A factor with the dimension it was written in: `mg` of `mg/kg` is a mass. */
interface Written extends Factor {
  readonly dimension: string
}

function factorsOf(part: Part): Written[] {
  if (part.entry === null) {
    const id = countedNoun(part.noun)
    const axis = `count:${id}`
    return [{ id, factor: ONE, powers: new Map([[axis, 1]]), exponent: part.exponent, dimension: axis }]
  }
  return readingsOf(part.entry, part.prefix, part.isName)
    .filter((measure) => !measure.alone)
    .map(({ unit, powers }) => ({
      id: unit.id,
      factor: unit.factor,
      powers,
      exponent: part.exponent,
      dimension: unit.dimension,
    }))
}

/**
 * What is written as a part of its own kind, `mg/kg` or `mL/L`, is a fraction, and a dimension of its own:
 * without this, `mg/kg/day` would be a frequency.
 */
function isFraction(factors: readonly Written[]): boolean {
  return factors.some(
    (above) =>
      above.exponent > 0 &&
      above.powers.size > 0 &&
      factors.some((below) => below.exponent === -above.exponent && below.dimension === above.dimension),
  )
}

function unitsOf(factors: readonly Written[], number: Rational, below: string): Unit[] {
  const { unit, powers } = productOf(factors, number, below)
  if (isFraction(factors)) {
    const marked = new Map(powers)
    addPowers(marked, new Map([['fraction', 1]]), 1)
    const fraction = { ...unit, dimension: dimensionOf(marked) }
    return powers.size === 0 ? [fraction, unit] : [fraction]
  }
  // A rate of counted things per 1,000 or 100,000 is also a plain share.
  const counted =
    below !== '' && factors.length > 0 && factors.every((factor) => factor.dimension.startsWith('count:'))
  return counted ? [unit, { ...unit, dimension: dimensionOf(NONE) }] : [unit]
}

/** All readings of what `reader` has just read, most likely first. */
export function readingsOfExpression(reader: ExpressionReader): readonly Measure[] | readonly Unit[] {
  let combinations: Written[][] = [[]]
  for (let index = 0; index < reader.count; index++) {
    const options = factorsOf(reader.parts[index] as Part)
    combinations = combinations
      .flatMap((chosen) => options.map((option) => [...chosen, option]))
      .slice(0, MAXIMUM_READINGS)
  }
  const above = reader.above === '' ? ONE : fromDecimal(reader.above)
  const below = reader.below === '' ? ONE : fromDecimal(reader.below)
  const number = above === null || below === null ? null : divide(above, below)
  if (number === null) return []
  return combinations.flatMap((factors) => unitsOf(factors, number, reader.below)).slice(0, MAXIMUM_READINGS)
}

/** Readings of a single form, or of a compound. */
export function unitsOfExpression(reader: ExpressionReader): readonly Unit[] {
  const only = reader.count === 1 ? (reader.parts[0] as Part) : undefined
  if (
    only !== undefined &&
    only.entry !== null &&
    only.exponent === 1 &&
    reader.above === '' &&
    reader.below === ''
  ) {
    return readingsOf(only.entry, only.prefix, only.isName).map((measure) => measure.unit)
  }
  return readingsOfExpression(reader) as readonly Unit[]
}
