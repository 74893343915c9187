// Dates and times of day: no tolerance, only the precision that was written.
import { periodOf, relatePeriods } from '../statements/index.js'
import type { DateValue, Quantity } from '../types/index.js'
import { DISJOINT, makeRelation, type Relation } from './relation.js'

const SECONDS_PER_DAY = 86400

/** A coarser claim holds where the evidence lies inside it; a finer one says more than the evidence. */
export function relateDates(claim: Quantity, evidence: Quantity): Relation {
  const mine = periodOf(claim, false)
  const theirs = periodOf(evidence, false)
  if (mine === null || theirs === null) return DISJOINT
  if (mine.impossible === true || theirs.impossible === true)
    return mine.iso === theirs.iso ? makeRelation('invented') : DISJOINT
  if (claim.kind === 'date' && evidence.kind === 'range' && isEnd(mine, theirs)) return makeRelation('equal')
  const direct = relateOne(mine, theirs)
  if (direct.kind === 'disjoint' && (mine.other !== undefined || theirs.other !== undefined)) {
    const turned = relateOne(mine.other ?? mine, theirs.other ?? theirs)
    const half =
      mine.other !== undefined ? relateOne(mine.other, theirs) : relateOne(mine, theirs.other ?? theirs)
    if (turned.kind === 'equal' || half.kind === 'equal') return makeRelation('either')
  }
  return direct
}

/** `2019` and `2021` are both written in `2019–2021`. */
const isEnd = (date: DateValue, range: DateValue): boolean =>
  date.firstDay !== null &&
  (date.firstDay === range.firstDay || date.endDay === range.endDay) &&
  hasSameGrain(date, range)

/** The end of a range of days is a day, that of a range of years a year. */
function hasSameGrain(date: DateValue, range: DateValue): boolean {
  const slash = range.iso.indexOf('/')
  return slash === -1 || date.iso.length === slash
}

function relateOne(claim: DateValue, evidence: DateValue): Relation {
  switch (relatePeriods(claim, evidence)) {
    case 'same':
      return makeRelation('equal')
    case 'covers':
      return makeRelation('inside')
    case 'inside':
      return makeRelation('wider')
    case 'unknown':
      return agreesInParts(claim, evidence) ? makeRelation('equal') : makeRelation('wider')
    default:
      return DISJOINT
  }
}

/** `1 July` against `1 July 2024`: every part that both name agrees, and the claim names none that is missing. */
function agreesInParts(claim: DateValue, evidence: DateValue): boolean {
  let shared = 0
  for (const part of ['year', 'month', 'day'] as const) {
    const mine = claim[part]
    const theirs = evidence[part]
    if (mine === null) continue
    if (theirs === null) {
      if (part !== 'year') return false
      continue
    }
    if (mine !== theirs) return false
    shared++
  }
  return shared > 0
}

export function relateTimes(claim: Quantity, evidence: Quantity): Relation {
  const a = claim.time!
  const b = evidence.time!
  if (claim.kind === 'range' || evidence.kind === 'range') return relateTimeRanges(claim, evidence)
  let difference = a.seconds - b.seconds
  if (a.zone !== null && b.zone !== null) {
    difference -= (a.zone - b.zone) * 60
    difference = ((difference % SECONDS_PER_DAY) + SECONDS_PER_DAY) % SECONDS_PER_DAY
    if (difference > SECONDS_PER_DAY / 2) difference -= SECONDS_PER_DAY
  }
  if (difference === 0) return makeRelation('equal')
  if (claim.hedge !== null && Math.abs(difference) <= 900) return makeRelation('hedged')
  return a.grain > b.grain && Math.abs(difference) < a.grain / 2 ? makeRelation('rounds') : DISJOINT
}

function relateTimeRanges(claim: Quantity, evidence: Quantity): Relation {
  const a = claim.interval
  const b = evidence.interval
  if (a.low === null || a.high === null || b.low === null || b.high === null) return DISJOINT
  const value = (r: { num: number | bigint; den: number | bigint }): number => Number(r.num) / Number(r.den)
  if (value(a.low) === value(b.low) && value(a.high) === value(b.high)) return makeRelation('equal')
  const inside = value(b.low) <= value(a.low) && value(a.high) <= value(b.high)
  return inside ? makeRelation(claim.kind === 'range' ? 'wider' : 'permitted') : DISJOINT
}
