// From the parts of an expression to the units it may denote.
import { fromDecimal, ONE } from '../math/index.js'
import type { Rational } from '../types/rational.js'
import type { Unit } from '../types/unit.js'
import { addPowers, dimensionOf } from './dimensions.js'
import { countedNoun } from './english.js'
import type { ExpressionReader } from './expression.js'
import { readingsOf } from './forms.js'
import { type Factor, productOf } from './measure.js'
import type { Part } from './terms.js'

/** More readings of a compound than this are never told apart by a text. */
const MAXIMUM_READINGS = 4

/** Dimensions of which one part of another is a fraction; lengths and times cancel. */
const CONTENTS: ReadonlySet<string> = new Set(['mass', 'volume', 'amount'])

const NONE: ReadonlyMap<string, number> = new Map()

/** A factor with the dimension it was written in: `mg` of `mg/kg` is a mass. */
interface Written extends Factor {
  readonly dimension: string
}

function factorsOf({ entry, prefix, isName, exponent, noun, number }: Part): Written[] {
  if (entry === null) {
    const id = noun === '' ? '' : countedNoun(noun)
    const dimension = id === '' ? '' : `count:${id}`
    return [
      { id, factor: ONE, powers: id === '' ? NONE : new Map([[dimension, 1]]), exponent, number, dimension },
    ]
  }
  return readingsOf(entry, prefix, isName)
    .filter((measure) => !measure.alone)
    .map(({ unit, powers }) => ({
      id: unit.id,
      factor: unit.factor,
      powers,
      exponent,
      number,
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
      CONTENTS.has(above.dimension) &&
      factors.some((below) => below.exponent === -above.exponent && below.dimension === above.dimension),
  )
}

/** `cases per 100,000 residents` is a rate of its own, and also a plain share. */
function isShare(factors: readonly Written[]): boolean {
  const counted = factors.every(({ dimension }) => dimension === '' || /^count:[^·/]+$/.test(dimension))
  return counted && factors.some(({ number }) => number !== '')
}

function unitsOf(factors: readonly Written[], number: Rational): Unit[] {
  const { unit, powers } = productOf(factors, number)
  if (isFraction(factors)) {
    const marked = new Map(powers)
    addPowers(marked, new Map([['fraction', 1]]), 1)
    const fraction = { ...unit, dimension: dimensionOf(marked) }
    return powers.size === 0 ? [fraction, unit] : [fraction]
  }
  return powers.size > 0 && isShare(factors) ? [unit, { ...unit, dimension: dimensionOf(NONE) }] : [unit]
}

/** The units of the expression that was read last, every reading, most likely first. */
export function unitsOfExpression({ parts, count, above }: ExpressionReader): readonly Unit[] {
  const only = count === 1 ? (parts[0] as Part) : undefined
  if (only?.entry && only.exponent === 1 && above === '') {
    return readingsOf(only.entry, only.prefix, only.isName).map((measure) => measure.unit)
  }
  const number = above === '' ? ONE : fromDecimal(above)
  if (number === null) return []
  let combinations: Written[][] = [[]]
  for (const part of parts.slice(0, count)) {
    const options = factorsOf(part)
    combinations = combinations
      .flatMap((chosen) => options.map((option) => [...chosen, option]))
      .slice(0, MAXIMUM_READINGS)
  }
  return combinations.flatMap((factors) => unitsOf(factors, number)).slice(0, MAXIMUM_READINGS)
}
