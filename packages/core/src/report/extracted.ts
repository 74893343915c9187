// A quantity in plain numbers and in the coordinates of the given text.
import { add, toNumber } from '../math/index.js'
import { toOriginal } from '../scan/index.js'
import type { CleanText, ExtractedQuantity, Quantity, Rational } from '../types/index.js'
import { baseUnit, toBase } from '../units/index.js'

const plain = (value: Rational | null): number | null => (value === null ? null : toNumber(value))

/** The number that a bound names, or the one that a tolerance stands around. */
function limitOf({ kind, interval, tolerance }: Quantity): Rational | null {
  if (kind === 'bound') return interval.low ?? interval.high
  return tolerance !== null && interval.low !== null ? add(interval.low, tolerance) : null
}

/** What `extract` prints for a quantity. */
export function extracted(quantity: Quantity, clean: CleanText): ExtractedQuantity {
  const span = toOriginal(clean, quantity)
  const unit = quantity.units[0]
  const isSet = quantity.kind === 'range' || quantity.kind === 'bound'
  const isPoint = quantity.kind !== 'date' && quantity.kind !== 'reference'
  const value = isPoint ? plain(quantity.value ?? limitOf(quantity)) : null
  return {
    text: clean.original.slice(span.start, span.end),
    start: span.start,
    end: span.end,
    kind: quantity.kind,
    value,
    low: isSet ? plain(quantity.interval.low) : null,
    high: isSet ? plain(quantity.interval.high) : null,
    comparator: quantity.comparator,
    unit: unit?.id ?? null,
    date: quantity.date?.iso ?? null,
    base:
      unit === undefined
        ? null
        : {
            value: value === null ? null : toBase(value, unit),
            unit: baseUnit(unit.dimension),
          },
  }
}
