// Quantities of the kinds date and time: their set is days since 1970-01-01, or seconds since midnight.
import { between, everything, ONE, point, rational, ZERO } from '../../math/index.js'
import type { Hedge, Interval, Quantity, QuantityKind, TimeValue } from '../../types/index.js'
import { phraseBefore } from '../phrases.js'
import type { ReadContext } from '../reader.js'
import { calendarValue, type FoundDate } from './found-date.js'

const NOWHERE: Interval = everything

/** A quantity over some tokens that says nothing yet. */
export function emptyQuantity(
  context: ReadContext,
  kind: QuantityKind,
  first: number,
  next: number,
): Quantity {
  const { tokens } = context
  return {
    kind,
    start: tokens.start[first]!,
    end: tokens.end[next - 1]!,
    firstToken: first,
    lastToken: next,
    interval: NOWHERE,
    value: null,
    comparator: null,
    hedge: null,
    precision: ZERO,
    decimals: 0,
    scale: ONE,
    numerals: [],
    units: [],
    unitSpan: null,
    noun: null,
    tolerance: null,
    date: null,
    time: null,
    reference: null,
    otherValue: null,
  }
}

/** `about 1990`, `around 3 pm`. */
export function hedgeBefore(context: ReadContext, at: number): Hedge | null {
  const before = at > context.floor ? phraseBefore(context, at) : null
  return before !== null && before.phrase.action.kind === 'hedge' ? before.phrase.action.hedge : null
}

export function dateQuantity(context: ReadContext, found: FoundDate): Quantity {
  const date = calendarValue(found)
  const { firstDay, endDay } = date
  const interval: Interval =
    firstDay === null || endDay === null
      ? NOWHERE
      : { low: rational(firstDay), high: rational(endDay), lowOpen: false, highOpen: true }
  return {
    ...emptyQuantity(context, found.last === null ? 'date' : 'range', found.first, found.next),
    interval,
    hedge: hedgeBefore(context, found.first),
    date,
  }
}

/** A time of day, or all times from one to another. */
export function timeQuantity(
  context: ReadContext,
  first: number,
  next: number,
  time: TimeValue,
  last: TimeValue | null,
): Quantity {
  const seconds = rational(time.seconds)
  return {
    ...emptyQuantity(context, last === null ? 'time' : 'range', first, next),
    interval: last === null ? point(seconds) : between(seconds, rational(last.seconds)),
    hedge: hedgeBefore(context, first),
    time,
  }
}
