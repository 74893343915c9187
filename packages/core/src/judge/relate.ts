// The one comparison: is the evidence set inside the claim set?
import { compare, negate, point, sign } from '../math/index.js'
import type { Quantity } from '../types/index.js'
import { type BaseValue, baseValue, significantHalf } from './base-value.js'
import { POLICY } from './policy.js'
import { relateDates, relateTimes } from './relate-dates.js'
import { relateReferences } from './relate-references.js'
import { APART, DISJOINT, makeRelation, type Relation, supportOf } from './relation.js'
import { unitPairs } from './unit-pairs.js'

export interface Tolerances {
  readonly tolerance: number
  readonly arithmeticTolerance: number
}

/**
 * Relates a claim to one piece of evidence; `apart` where the two cannot be compared. `flipped` compares without
 * regard to sign: a loss of 4.2 against -4.2.
 */
export function relate(
  claim: Quantity,
  evidence: Quantity,
  tolerances: Tolerances,
  flipped = false,
): Relation {
  if (claim.reference !== null || evidence.reference !== null)
    return claim.reference !== null && evidence.reference !== null
      ? relateReferences(claim.reference, evidence.reference)
      : APART
  if (claim.time !== null || evidence.time !== null)
    return claim.time !== null && evidence.time !== null ? relateTimes(claim, evidence) : APART
  if (claim.date !== null || evidence.date !== null)
    return claim.date !== null && evidence.date !== null ? relateDates(claim, evidence) : APART
  if ((claim.kind === 'ordinal') !== (evidence.kind === 'ordinal')) return APART
  if ((claim.kind === 'multiple') !== (evidence.kind === 'multiple')) return APART
  return relateNumbers(flipped ? unsigned(claim) : claim, flipped ? unsigned(evidence) : evidence, tolerances)
}

function unsigned(quantity: Quantity): Quantity {
  if (quantity.value === null || sign(quantity.value) >= 0) return quantity
  const value = negate(quantity.value)
  return { ...quantity, value, interval: point(value) }
}

function relateNumbers(claim: Quantity, evidence: Quantity, tolerances: Tolerances): Relation {
  let best: Relation = APART
  for (const [mine, theirs, assumed] of unitPairs(claim, evidence)) {
    const a = baseValue(claim, mine)
    const b = baseValue(evidence, theirs)
    const found = relateSets(claim, a, evidence, b, tolerances, mine !== theirs && mine?.id !== theirs?.id)
    const weighed = assumed ? makeRelation(found.kind, found.relativeError, true) : found
    if (best.kind === 'apart' || supportOf(weighed.kind) > supportOf(best.kind)) best = weighed
  }
  return best
}

const isPoint = (set: BaseValue): boolean => !Number.isNaN(set.value)
const same = (a: number, b: number): boolean =>
  a === b ||
  (Number.isFinite(a) &&
    Number.isFinite(b) &&
    Math.abs(a - b) <= POLICY.sameValue * Math.max(Math.abs(a), Math.abs(b)))

function relateSets(
  claim: Quantity,
  a: BaseValue,
  evidence: Quantity,
  b: BaseValue,
  tolerances: Tolerances,
  converted: boolean,
): Relation {
  if (isPoint(a) && isPoint(b)) return relatePoints(claim, a, evidence, b, tolerances, converted)
  if (isPoint(a)) return relatePointToSet(claim, a, evidence, b, converted)
  if (isPoint(b))
    return hasSameDigits(claim, evidence) && converted ? DISJOINT : relateSetToPoint(claim, a, b)
  return relateIntervals(claim, a, evidence, b, converted)
}

/** The same figure with another unit: `up to 150 kg` against 150 lb. */
function hasSameDigits(claim: Quantity, evidence: Quantity): boolean {
  const limit = claim.interval.high ?? claim.interval.low
  return limit !== null && evidence.value !== null && compare(limit, evidence.value) === 0
}

/** Slack of a written value: its last place, within the cap; after a conversion also its last significant digit. */
function slackOf(quantity: Quantity, set: BaseValue, value: number, converted: boolean): number {
  const size = Math.abs(value)
  // A share is rounded in points, whatever its size.
  const isShare = quantity.kind === 'percentage'
  let slack =
    isShare || set.precision <= POLICY.roundingCap * size ? set.precision : POLICY.roundingCap * size * 0.5
  if (converted && quantity.decimals === 0) {
    const factor = set.unit === null ? 1 : Number(set.unit.factor.num) / Number(set.unit.factor.den)
    const half = significantHalf(value / factor) * factor
    slack = Math.max(slack, Math.min(half, POLICY.conversionCap * size))
  }
  return slack * (1 + 1e-9)
}

function relatePoints(
  claim: Quantity,
  a: BaseValue,
  evidence: Quantity,
  b: BaseValue,
  tolerances: Tolerances,
  converted: boolean,
): Relation {
  const error =
    b.value === 0 ? (a.value === 0 ? 0 : Number.POSITIVE_INFINITY) : Math.abs((a.value - b.value) / b.value)
  const distance = Math.abs(a.value - b.value)
  if (same(a.value, b.value)) {
    if (claim.hedge === 'over' || claim.hedge === 'under') return makeRelation('hedged', error)
    return makeRelation(evidence.hedge !== null && claim.hedge === null ? 'near' : 'equal', error)
  }
  if (claim.hedge === 'over' || claim.hedge === 'under') {
    const above = b.value > a.value
    const fits = (claim.hedge === 'over') === above && distance <= POLICY.sidedWidth * Math.abs(a.value)
    return fits ? makeRelation('hedged', error) : makeRelation('disjoint', error)
  }
  const slack = slackOf(claim, a, a.value, converted)
  if (distance <= slack) return makeRelation('rounds', error)
  if (claim.hedge === 'about') {
    const fair = distance <= POLICY.aboutWidth * Math.abs(b.value)
    return makeRelation(fair ? 'hedged' : 'disjoint', error)
  }
  if (converted) {
    // The evidence was itself rounded: its true value lies within its own last place.
    const written = slackOf(evidence, b, b.value, true)
    if (distance <= slack + Math.min(written, POLICY.conversionCap * 0.5 * Math.abs(b.value)))
      return makeRelation('rounds', error)
  }
  if (evidence.hedge !== null && error <= POLICY.aboutWidth / 2) return makeRelation('near', error)
  if (distance <= b.precision && a.precision < b.precision) return makeRelation('invented', error)
  if (isWordShare(claim) && error <= POLICY.wordShareWidth) return makeRelation('near', error)
  if (mayBeNear(claim, evidence) && error <= nearWidth(claim, a, b, tolerances))
    return makeRelation('near', error)
  return makeRelation('disjoint', error)
}

/** `half`, `two thirds`: a share in words is a round one. */
const isWordShare = (claim: Quantity): boolean =>
  claim.kind === 'ratio' && claim.units.length === 0 && sign(claim.precision) === 0 && claim.decimals === 0

/** Measured magnitudes get slack; counts, money, identifiers and bounds do not. */
function mayBeNear(claim: Quantity, evidence: Quantity): boolean {
  if (claim.kind === 'duration' && evidence.kind === 'duration') return evidence.decimals > 0
  return (
    claim.kind === 'measurement' &&
    evidence.kind === 'measurement' &&
    claim.units[0]?.dimension !== 'temperature'
  )
}

/** A share is compared on both of its sides: 99.99 against 99.95 is 0.01 against 0.05. */
function nearWidth(claim: Quantity, _a: BaseValue, _b: BaseValue, tolerances: Tolerances): number {
  return claim.kind === 'percentage' ? 0 : tolerances.tolerance
}

function contains(outer: BaseValue, value: number): boolean {
  const above = value > outer.low || (!outer.lowOpen && same(value, outer.low))
  const below = value < outer.high || (!outer.highOpen && same(value, outer.high))
  return (
    above &&
    below &&
    !(outer.lowOpen && same(value, outer.low)) &&
    !(outer.highOpen && same(value, outer.high))
  )
}

function relatePointToSet(
  claim: Quantity,
  a: BaseValue,
  evidence: Quantity,
  b: BaseValue,
  converted: boolean,
): Relation {
  const slack = slackOf(claim, a, a.value, converted)
  const atLow = Number.isFinite(b.low) && Math.abs(a.value - b.low) <= slack
  const atHigh = Number.isFinite(b.high) && Math.abs(a.value - b.high) <= slack
  if (Number.isFinite(b.low) && Number.isFinite(b.high)) {
    if (evidence.tolerance !== null && Math.abs(a.value - (b.low + b.high) / 2) <= slack)
      return makeRelation('equal')
    return contains(b, a.value) || atLow || atHigh ? makeRelation('permitted') : DISJOINT
  }
  // A bound names its limit: `the limit is 250` against `at most 250`.
  if (atLow || atHigh) return makeRelation('equal')
  return contains(b, a.value) ? makeRelation('wider') : DISJOINT
}

function relateSetToPoint(claim: Quantity, a: BaseValue, b: BaseValue): Relation {
  if (contains(a, b.value)) return makeRelation('inside')
  const edge = Math.min(Math.abs(b.value - a.low), Math.abs(b.value - a.high))
  if (claim.hedge !== null && edge <= POLICY.aboutWidth * Math.abs(b.value)) return makeRelation('hedged')
  return DISJOINT
}

function relateIntervals(
  claim: Quantity,
  a: BaseValue,
  evidence: Quantity,
  b: BaseValue,
  converted: boolean,
): Relation {
  const lowSlack = slackOf(claim, a, a.low, converted)
  const highSlack = slackOf(claim, a, a.high, converted)
  const meets = (x: number, y: number, slack: number): boolean =>
    x === y || Math.abs(x - y) <= slack || same(x, y)
  const sameLow = meets(a.low, b.low, lowSlack)
  const sameHigh = meets(a.high, b.high, highSlack)
  if (sameLow && sameHigh) {
    const strict =
      (claim.comparator === 'lt' || claim.comparator === 'gt') !==
      (evidence.comparator === 'lt' || evidence.comparator === 'gt')
    return makeRelation(strict && claim.comparator !== null ? 'near' : 'equal')
  }
  const lowInside = a.low <= b.low || sameLow
  const highInside = a.high >= b.high || sameHigh
  // A stated limit or range has to be stated as it is; only a bound may hold for a range that lies within it.
  if (lowInside && highInside) {
    if (claim.kind === 'bound' && evidence.kind === 'range') return makeRelation('inside')
    return claim.hedge === null ? DISJOINT : makeRelation('hedged')
  }
  const apart = a.high < b.low || b.high < a.low
  if (apart) return DISJOINT
  // A limit of the same kind with another figure is another limit.
  if (claim.comparator !== null && claim.comparator === evidence.comparator) return DISJOINT
  if (b.low <= a.low && b.high >= a.high) return makeRelation('wider')
  return DISJOINT
}
