// Which units of a claim and of its evidence may be compared: the same dimension, a unit that one side leaves out,
// and a rate whose period one side leaves to the context.
import type { Quantity, Unit } from '../types/index.js'
import { lookupUnit } from '../units/index.js'

/** Unit of the claim, unit of the evidence (`null` compares as written), and whether something was assumed. */
export type UnitPair = readonly [Unit | null, Unit | null, boolean]

const BARE: readonly UnitPair[] = [[null, null, false]]
const NONE: readonly UnitPair[] = []

export function unitPairs(claim: Quantity, evidence: Quantity): readonly UnitPair[] {
  const mine = claim.units
  const theirs = evidence.units
  if (mine.length === 0 && theirs.length === 0) return BARE
  if (mine.length > 0 && theirs.length > 0) {
    const pairs: UnitPair[] = []
    for (const a of mine) for (const b of theirs) if (a.dimension === b.dimension) pairs.push([a, b, false])
    return pairs.length > 0 ? pairs : ratePairs(mine[0]!, theirs[0]!)
  }
  return mine.length === 0
    ? barePairs(claim, theirs[0]!, evidence, true)
    : barePairs(evidence, mine[0]!, claim, false)
}

/** A bare number may be the other's value in the unit as written, or a share as a fraction of one. */
function barePairs(bare: Quantity, unit: Unit, other: Quantity, bareIsClaim: boolean): readonly UnitPair[] {
  if (unit.dimension === 'percentage') {
    if (bare.kind !== 'ratio' && (bare.kind !== 'number' || bare.noun !== null)) return NONE
    const assumed = bare.kind !== 'ratio'
    const asShare: UnitPair = bareIsClaim ? [null, unit, assumed] : [unit, null, assumed]
    return assumed ? [[null, null, true], asShare] : [asShare]
  }
  if (bare.noun === null) return [[null, null, true]]
  // `7,850 vehicles a day` against `the daily traffic is 7,850 vehicles`.
  return countedNoun(unit) === bare.noun.stem && other.value !== null ? [[null, null, true]] : NONE
}

/** The counted noun of `vehicle/d`; `null` where the unit counts nothing. */
function countedNoun(unit: Unit): string | null {
  if (!unit.dimension.startsWith('count:')) return null
  const end = unit.dimension.indexOf('/')
  return unit.dimension.slice('count:'.length, end < 0 ? undefined : end)
}

/** `€105 a month` against `105 euros`: the period is left to the context. */
function ratePairs(mine: Unit, theirs: Unit): readonly UnitPair[] {
  // `30,000 per second` against `30,000 messages per second`: the counted noun is left to the context.
  if (isCountRate(theirs) && mine.dimension === 'frequency') return [[mine, theirs, false]]
  if (isCountRate(mine) && theirs.dimension === 'frequency') return [[mine, theirs, false]]
  const upper = numeratorOf(mine)
  if (upper !== null && upper.dimension === theirs.dimension) return [[upper, theirs, true]]
  const lower = numeratorOf(theirs)
  return lower !== null && lower.dimension === mine.dimension ? [[mine, lower, true]] : NONE
}

const isCountRate = (unit: Unit): boolean =>
  unit.dimension.startsWith('count:') && unit.dimension.endsWith('/time')

/** `EUR` of `EUR/mo`; `null` where a unit is no rate. */
function numeratorOf(unit: Unit): Unit | null {
  const bar = unit.id.lastIndexOf('/')
  if (bar <= 0) return null
  return lookupUnit(unit.id.slice(0, bar))[0] ?? null
}
