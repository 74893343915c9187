// How number words add up: what fits behind what, and what a scale multiplies.
import { add, fromNumber, multiply, rational } from '../math/index.js'
import type { Rational } from '../types/index.js'
import type { ReadContext } from './reader.js'

/** What was read so far: whole scales, and what is below the last of them, -1 where nothing was read since. */
export interface Sum {
  total: Rational
  group: number
  lastScale: number
}

export const sumValue = (sum: Sum): Rational => add(sum.total, rational(Math.max(sum.group, 0)))

/** May `value` follow in the same group: `twenty` + `five`, `hundred` + `forty`? */
export function fits(context: ReadContext, group: number, value: number): boolean {
  if (group < 0) return true
  const isVigesimal = context.vocabulary.locale.numbers.vigesimal === true
  const tail = group % 100
  if (group % 1000 === 0) return group > 0 && value < 1000 && value > 0
  if (tail === 0) return value < 100 && value > 0
  if (tail >= 20 && tail % 10 === 0) return value > 0 && value < (isVigesimal && tail >= 60 ? 20 : 10)
  if (isVigesimal && tail === 10) return value >= 7 && value <= 9
  // fünf und zwanzig: the ones stand before the tens
  if (context.vocabulary.segmenter !== null && tail < 10)
    return value >= 20 && value < 100 && value % 10 === 0
  return isVigesimal && tail === 4 && value === 20
}

/** Adds what fits; `quatre-vingt` is four twenties. */
export function addTo(group: number, value: number): number {
  if (group < 0) return value
  return group % 100 === 4 && value === 20 ? group - 4 + 80 : group + value
}

/** Takes a scale word into the number; false where it cannot stand here. */
export function scaleBy(sum: Sum, factor: number): boolean {
  if (factor === 100) {
    if (sum.group === 0 || sum.group > 99) return false
    sum.group = (sum.group < 0 ? 1 : sum.group) * 100
    return true
  }
  if (factor < sum.lastScale)
    sum.total = add(sum.total, multiply(rational(sum.group < 0 ? 1 : sum.group), fromNumber(factor)))
  // five thousand million: the scale multiplies all that was read
  else if (sum.group < 0) sum.total = multiply(sum.total, fromNumber(factor))
  else return false
  sum.group = -1
  sum.lastScale = factor
  return true
}
