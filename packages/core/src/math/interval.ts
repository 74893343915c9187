// Sets of values: what a claim allows, and what evidence says. An end that is `null` is absent.
import type { Comparator } from '../types/quantity.js'
import type { Interval, Rational } from '../types/rational.js'
import { add, compare, equals, multiply, negate, sign, subtract, ZERO } from './rational.js'

/** Every value. */
export const everything: Interval = { low: null, high: null, lowOpen: true, highOpen: true }

/** The one value `v`. */
export function point(v: Rational): Interval {
  return { low: v, high: v, lowOpen: false, highOpen: false }
}

/**
 * All values from one end to the other; ends in the wrong order are put right.
 *
 * @example between(rational(10), rational(20)) // [10, 20]
 */
export function between(low: Rational, high: Rational, lowOpen = false, highOpen = false): Interval {
  if (compare(low, high) > 0) return { low: high, high: low, lowOpen: highOpen, highOpen: lowOpen }
  return { low, high, lowOpen, highOpen }
}

/**
 * All values on one side of `v`.
 *
 * @example bound('lt', rational(50)) // (-inf, 50)
 */
export function bound(comparator: Comparator, v: Rational): Interval {
  if (comparator === 'lt' || comparator === 'lte') {
    return { low: null, high: v, lowOpen: true, highOpen: comparator === 'lt' }
  }
  return { low: v, high: null, lowOpen: comparator === 'gt', highOpen: true }
}

/** The set with each end moved outwards by `by`, which is not negative. */
export function widen(interval: Interval, by: Rational): Interval {
  if (by.num === 0) return interval
  return {
    low: interval.low === null ? null : subtract(interval.low, by),
    high: interval.high === null ? null : add(interval.high, by),
    lowOpen: interval.lowOpen,
    highOpen: interval.highOpen,
  }
}

/** Every value of the set plus `by`. */
export function shift(interval: Interval, by: Rational): Interval {
  if (by.num === 0) return interval
  return {
    low: interval.low === null ? null : add(interval.low, by),
    high: interval.high === null ? null : add(interval.high, by),
    lowOpen: interval.lowOpen,
    highOpen: interval.highOpen,
  }
}

/** Every value of the set times `factor` plus `offset`: a change of unit. A negative factor swaps the ends. */
export function mapInterval(interval: Interval, factor: Rational, offset: Rational): Interval {
  const direction = sign(factor)
  if (direction === 0) return point(offset)
  const low = interval.low === null ? null : add(multiply(interval.low, factor), offset)
  const high =
    interval.high === interval.low
      ? low
      : interval.high === null
        ? null
        : add(multiply(interval.high, factor), offset)
  if (direction > 0) return { low, high, lowOpen: interval.lowOpen, highOpen: interval.highOpen }
  return { low: high, high: low, lowOpen: interval.highOpen, highOpen: interval.lowOpen }
}

export function contains(interval: Interval, v: Rational): boolean {
  if (interval.low !== null) {
    const order = compare(interval.low, v)
    if (order > 0 || (order === 0 && interval.lowOpen)) return false
  }
  if (interval.high !== null) {
    const order = compare(v, interval.high)
    if (order > 0 || (order === 0 && interval.highOpen)) return false
  }
  return true
}

/** Is every value of `inner` a value of `outer`? */
export function isInside(inner: Interval, outer: Interval): boolean {
  if (outer.low !== null) {
    if (inner.low === null) return false
    const order = compare(outer.low, inner.low)
    if (order > 0 || (order === 0 && outer.lowOpen && !inner.lowOpen)) return false
  }
  if (outer.high !== null) {
    if (inner.high === null) return false
    const order = compare(inner.high, outer.high)
    if (order > 0 || (order === 0 && outer.highOpen && !inner.highOpen)) return false
  }
  return true
}

/** Does `a` end before `b` begins, with no value in common? */
function endsBefore(a: Interval, b: Interval): boolean {
  if (a.high === null || b.low === null) return false
  const order = compare(a.high, b.low)
  return order < 0 || (order === 0 && (a.highOpen || b.lowOpen))
}

/** Do the two sets share a value? */
export function intersects(a: Interval, b: Interval): boolean {
  return !endsBefore(a, b) && !endsBefore(b, a)
}

export function isPoint(interval: Interval): boolean {
  return (
    interval.low !== null &&
    interval.high !== null &&
    !interval.lowOpen &&
    !interval.highOpen &&
    equals(interval.low, interval.high)
  )
}

/** How far apart the two sets are: zero where they touch or share values. */
export function gap(a: Interval, b: Interval): Rational {
  if (a.high !== null && b.low !== null) {
    const distance = subtract(b.low, a.high)
    if (sign(distance) > 0) return distance
  }
  if (b.high !== null && a.low !== null) {
    const distance = subtract(a.low, b.high)
    if (sign(distance) > 0) return distance
  }
  return ZERO
}

/** Every value of the set with its sign changed. */
export function negateInterval(interval: Interval): Interval {
  return {
    low: interval.high === null ? null : negate(interval.high),
    high: interval.low === null ? null : negate(interval.low),
    lowOpen: interval.highOpen,
    highOpen: interval.lowOpen,
  }
}
