// From amounts to quantities: points, bounds, ranges, tolerances.
import { absolute, add, between, bound, compare, multiply, negate, point, subtract } from '../math/index.js'
import type { Comparator, Hedge, Quantity, QuantityKind, Rational } from '../types/index.js'
import type { Amount } from './amount.js'
import type { Before } from './before.js'
import type { SharedUnit } from './range.js'
import type { ReadContext } from './reader.js'

/** Dimensions whose quantities are durations. */
const DURATIONS: ReadonlySet<string> = new Set(['time', 'month', 'business_day'])

function kindOf(amount: Amount): QuantityKind {
  const dimension = amount.units[0]?.dimension
  if (dimension === undefined) return amount.shape
  if (dimension.startsWith('currency')) return 'money'
  if (dimension === 'percentage' || dimension === 'percentage_point') return 'percentage'
  return DURATIONS.has(dimension) ? 'duration' : 'measurement'
}

/** The amount as the one value it names. */
export function pointOf(
  context: ReadContext,
  first: number,
  amount: Amount,
  hedge: Hedge | null,
  last = amount.lastToken,
): Quantity {
  const { tokens } = context
  return {
    kind: kindOf(amount),
    start: tokens.start[first]!,
    end: tokens.end[last - 1]!,
    firstToken: first,
    lastToken: last,
    interval: point(amount.value),
    value: amount.value,
    comparator: null,
    hedge,
    precision: amount.precision,
    decimals: amount.decimals,
    scale: amount.scale,
    numerals: amount.numerals,
    units: amount.units,
    unitSpan: amount.unitSpan,
    noun: amount.noun,
    tolerance: null,
    date: null,
    time: null,
    reference: null,
    otherValue: amount.other,
  }
}

/** All values on one side of the amount. */
export function boundOf(
  context: ReadContext,
  first: number,
  amount: Amount,
  comparator: Comparator,
  hedge: Hedge | null,
  last = amount.lastToken,
): Quantity {
  return {
    ...pointOf(context, first, amount, hedge, last),
    kind: 'bound',
    value: null,
    interval: bound(comparator, amount.value),
    comparator,
  }
}

/** All values from one amount to the other, in the unit of the first. */
export function rangeOf(
  context: ReadContext,
  first: number,
  low: Amount,
  high: Amount,
  shared: SharedUnit,
  before: Before | null,
): Quantity {
  return {
    ...pointOf(context, first, high, before?.hedge ?? null),
    kind: 'range',
    value: null,
    interval: between(low.value, shared.high),
    units: shared.units,
    unitSpan: high.unitSpan ?? low.unitSpan,
    noun: shared.units.length > 0 ? null : (high.noun ?? low.noun),
    numerals: [...low.numerals, ...high.numerals],
    precision: compare(low.precision, high.precision) < 0 ? low.precision : high.precision,
    decimals: Math.max(low.decimals, high.decimals),
    otherValue: null,
  }
}

/** What the tolerance allows around the amount, or around zero where no amount stands before it. */
export function toleranceOf(
  context: ReadContext,
  first: number,
  amount: Amount | null,
  tolerance: Amount,
): Quantity {
  const by = absolute(amount === null ? tolerance.value : toleranceValue(amount, tolerance))
  const base = pointOf(context, first, amount ?? tolerance, null, tolerance.lastToken)
  return {
    ...base,
    kind: 'range',
    value: null,
    interval:
      amount === null ? between(negate(by), by) : between(subtract(amount.value, by), add(amount.value, by)),
    units:
      amount === null || (amount.units.length === 0 && !isRelative(amount, tolerance))
        ? tolerance.units
        : amount.units,
    unitSpan: amount?.unitSpan ?? tolerance.unitSpan,
    numerals: amount === null ? tolerance.numerals : [...amount.numerals, ...tolerance.numerals],
    tolerance: by,
    noun: amount?.noun ?? tolerance.noun,
    otherValue: null,
  }
}

const isRelative = (amount: Amount, tolerance: Amount): boolean =>
  tolerance.units[0]?.dimension === 'percentage' &&
  amount.units.length > 0 &&
  amount.units[0]!.dimension !== 'percentage'

/** The tolerance in the unit of the amount: `± 5 %` is a part of it, `± 200 µm` is converted. */
function toleranceValue(amount: Amount, tolerance: Amount): Rational {
  const unit = tolerance.units[0]
  if (unit === undefined)
    return multiply(tolerance.value, isScaledAlone(amount, tolerance) ? amount.scale : { num: 1, den: 1 })
  if (isRelative(amount, tolerance)) return multiply(amount.value, multiply(tolerance.value, unit.factor))
  const of = amount.units.find((candidate) =>
    tolerance.units.some((other) => other.dimension === candidate.dimension),
  )
  const other =
    of === undefined ? undefined : tolerance.units.find((candidate) => candidate.dimension === of.dimension)
  if (of === undefined || other === undefined || of.id === other.id) return tolerance.value
  return multiply(tolerance.value, multiply(other.factor, { num: of.factor.den, den: of.factor.num }))
}

/** `1.2 ± 0.1 million` shares its scale; `1.2 million ± 5000` does not. */
const isScaledAlone = (amount: Amount, tolerance: Amount): boolean =>
  amount.scale.num !== 1 && tolerance.scale.num === 1 && compare(tolerance.value, { num: 10, den: 1 }) < 0
