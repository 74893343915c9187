// Further, smaller parts of one amount: `1 h 30 min`, `5 ft 9 in`, `1 lb 2 oz`, `3 dollars 50 cents`.
import { absolute, add, compare, divide, multiply, sign, subtract } from '../math/index.js'
import type { Rational, Unit } from '../types/index.js'
import { type Amount, numberFrom, readAmount } from './amount.js'
import { COMMA, following, isWord, markAt } from './neighbours.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

const MAX_PARTS = 4

/**
 * Adds the parts that follow in smaller units of the same dimension.
 *
 *     2 hours and 5 minutes later
 *     ^^^^^^^^^^^^^^^^^^^^^
 */
export function readFurtherParts(context: ReadContext, first: Amount): Amount {
  let whole = first
  let smallest = first.units
  for (let part = 1; part < MAX_PARTS; part++) {
    if (whole.shape !== 'number' || smallest.length === 0 || whole.decimals > 0) break
    const next = readNextPart(context, whole, smallest)
    if (next === null) break
    whole = next.whole
    smallest = next.units
  }
  return whole
}

function readNextPart(
  context: ReadContext,
  whole: Amount,
  smallest: readonly Unit[],
): { whole: Amount; units: readonly Unit[] } | null {
  const { tokens } = context
  let at = following(tokens, whole.lastToken, context.limit)
  const joined = at
  if (markAt(tokens, at) === COMMA && smallest[0]!.dimension === 'time') at++
  if (isWord(tokens, at) && context.vocabulary.classes[tokens.word[at]!]! & Class.joiner) at++
  const isJoined = at !== joined
  if (at >= context.limit || numberFrom(context, at) !== at) return null
  const next = readAmount({ ...context, floor: at }, at)
  if (next === null || next.shape !== 'number' || next.isSigned || next.firstToken !== at) return null
  const fit = fitting(whole, smallest, next, isJoined)
  if (fit === null) return null
  const addend = multiply(next.value, fit.ratio)
  const value = sign(whole.value) < 0 ? subtract(whole.value, addend) : add(whole.value, addend)
  return {
    units: [fit.unit],
    whole: {
      ...whole,
      value,
      other: null,
      precision: multiply(next.precision, fit.ratio),
      units: [fit.of, ...whole.units.filter((unit) => unit !== fit.of)],
      numerals: [...whole.numerals, ...next.numerals],
      lastToken: next.lastToken,
      end: next.end,
    },
  }
}

interface Fit {
  readonly of: Unit
  readonly unit: Unit
  /** One of the smaller unit in the larger one. */
  readonly ratio: Rational
}

/** The readings in which the second amount is a rest of the first: smaller unit, less than one of the larger. */
function fitting(whole: Amount, smallest: readonly Unit[], next: Amount, isJoined: boolean): Fit | null {
  for (const of of whole.units) {
    for (const unit of next.units) {
      if (unit.dimension !== of.dimension || compare(unit.factor, of.factor) >= 0) continue
      const last = smallest.find((candidate) => candidate.dimension === unit.dimension)
      if (last === undefined || compare(unit.factor, last.factor) >= 0) continue
      if (
        isJoined &&
        unit.dimension !== 'time' &&
        unit.dimension !== 'length' &&
        !unit.dimension.startsWith('currency') &&
        unit.dimension !== 'mass'
      )
        continue
      if (compare(multiply(absolute(next.value), unit.factor), last.factor) >= 0) continue
      const ratio = divide(unit.factor, of.factor)
      if (ratio !== null) return { of, unit, ratio }
    }
  }
  return null
}
