// When a statement holds: the dates that stand nearest to its quantity, else those of its headings and headers.
import { toNumber } from '../math/index.js'
import type { DateValue, Quantity } from '../types/index.js'
import { Lane, type SentenceShape } from './statement.js'

/** True for a quantity that says when: a date, or a range of dates. */
export const isDateLike = (quantity: Quantity): boolean =>
  quantity.kind === 'date' || (quantity.date !== null && quantity.kind === 'range')

const FIRST_YEAR = 1500
const LAST_YEAR = 2199

/** The period that a quantity stands for, a bare number such as `2023` in a header included; else `null`. */
export function periodOf(quantity: Quantity, inHeader: boolean): DateValue | null {
  if (quantity.kind === 'date') return quantity.date
  if (quantity.kind === 'range' && quantity.date !== null) {
    const { low, high } = quantity.interval
    if (low === null || high === null) return quantity.date
    return { ...quantity.date, firstDay: toNumber(low), endDay: toNumber(high) }
  }
  if (!inHeader || quantity.kind !== 'number' || quantity.value === null || quantity.decimals > 0) return null
  const year = toNumber(quantity.value)
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) return null
  return { iso: String(year), firstDay: null, endDay: null, year, month: null, day: null }
}

const OTHER_SEGMENT = 100
const LATER_SEGMENT = 40
/** A date right behind another value is that value's. */
const OTHERS_DATE = 30
const RIGHT_BEHIND = 3
const REACH = 12
/** A date this near to the beginning of its sentence speaks of all of it. */
const OPENING = 2

export interface FoundPeriods {
  readonly periods: DateValue[]
  /** False where the date stands in another part of the sentence, and only probably says when. */
  readonly isOwn: boolean
}

/** The date of the sentence that says when quantity `own` holds; dates that are clearly another's are left out. */
export function sentencePeriods(
  quantities: readonly Quantity[],
  from: number,
  shape: SentenceShape,
  own: number,
): FoundPeriods {
  let best = Number.POSITIVE_INFINITY
  let found: DateValue[] = []
  let isOwn = false
  const lanes = shape.lane
  const first = shape.lanes[Lane.value]!.firstToken
  for (let j = Math.max(0, own - REACH); j < Math.min(lanes.length, own + REACH + 1); j++) {
    if (j === own || lanes[j] !== Lane.date) continue
    const period = periodOf(quantities[from + j]!, false)
    if (period === null) continue
    const before = j < own
    let between = 0
    for (let k = Math.min(own, j) + 1; k < Math.max(own, j); k++) if (lanes[k] === Lane.value) between++
    // Behind another value a date is that value's; in front of several it may be of all.
    if (!before && between > 0) continue
    const sameSegment = shape.segments[j] === shape.segments[own]
    const leads = before && shape.firstToken[j]! < first && shape.firstToken[j]! - shape.startToken <= OPENING
    let cost = before
      ? shape.firstToken[own]! - shape.lastToken[j]!
      : shape.firstToken[j]! - shape.lastToken[own]!
    if (!sameSegment) cost += before ? OTHER_SEGMENT : OTHER_SEGMENT + LATER_SEGMENT
    cost += between * OTHERS_DATE
    if (
      before &&
      j > 0 &&
      lanes[j - 1] === Lane.value &&
      shape.firstToken[j]! - shape.lastToken[j - 1]! <= RIGHT_BEHIND
    )
      cost += OTHERS_DATE
    if (cost >= best) continue
    best = cost
    found = [period]
    isOwn = leads || (sameSegment && cost < OTHER_SEGMENT)
  }
  // A day of another clause is an event of that clause, not the period of this value.
  if (!isOwn && found[0]?.day != null) return { periods: [], isOwn: false }
  return { periods: found, isOwn }
}

/** Days of a period; partial dates without a year give `null`. */
export function daysOf(period: DateValue): { first: number; end: number } | null {
  if (period.firstDay !== null && period.endDay !== null)
    return { first: period.firstDay, end: period.endDay }
  if (period.year !== null && period.month === null) {
    const first = firstDayOfYear(period.year)
    return { first, end: firstDayOfYear(period.year + 1) }
  }
  return null
}

/** Days from 1970-01-01 to the first of January; proleptic Gregorian. */
function firstDayOfYear(year: number): number {
  const y = year - 1
  return y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) - 719162
}

export type PeriodRelation = 'same' | 'inside' | 'covers' | 'overlaps' | 'disjoint' | 'unknown'

/** How the period of a claim stands to that of the evidence. */
export function relatePeriods(claim: DateValue, evidence: DateValue): PeriodRelation {
  if (claim.iso === evidence.iso) return 'same'
  const a = daysOf(claim)
  const b = daysOf(evidence)
  if (a !== null && b !== null) {
    if (a.first === b.first && a.end === b.end) return 'same'
    if (a.end <= b.first || b.end <= a.first) return 'disjoint'
    if (a.first >= b.first && a.end <= b.end) return 'inside'
    if (b.first >= a.first && b.end <= a.end) return 'covers'
    return 'overlaps'
  }
  if (claim.year !== null && evidence.year !== null && claim.year !== evidence.year) return 'disjoint'
  if (claim.month !== null && evidence.month !== null && claim.month !== evidence.month) return 'disjoint'
  if (claim.day !== null && evidence.day !== null && claim.day !== evidence.day) return 'disjoint'
  const partA = yearlessPart(claim)
  const partB = yearlessPart(evidence)
  if (partA !== '' && partB !== '' && partA[0] === partB[0]) return partA === partB ? 'same' : 'disjoint'
  return 'unknown'
}

/** `Q3` of `2023-Q3`, `H1`; empty where the date has no such part. */
function yearlessPart(period: DateValue): string {
  const dash = period.iso.lastIndexOf('-')
  const part = period.iso.slice(dash + 1)
  return /^[QH][1-4]$/.test(part) ? part : ''
}
