// A quantity in plain numbers and in the coordinates of the given text.
import { toNumber } from '../math/index.js'
import { toOriginal } from '../scan/index.js'
import type { CleanText, ExtractedQuantity, Quantity, Rational } from '../types/index.js'
import { baseUnit } from '../units/index.js'

const plain = (value: Rational | null): number | null => (value === null ? null : toNumber(value))

/** What `extract` prints for a quantity. */
export function extracted(quantity: Quantity, clean: CleanText): ExtractedQuantity {
  const span = toOriginal(clean, quantity)
  const unit = quantity.units[0]
  const isSet = quantity.kind === 'range' || quantity.kind === 'bound'
  const value = quantity.kind === 'date' || quantity.kind === 'reference' ? null : plain(quantity.value)
  return {
    text: clean.original.slice(span.start, span.end),
    start: span.start,
    end: span.end,
    kind: quantity.kind,
    value: value ?? (quantity.kind === 'bound' ? plain(quantity.interval.low ?? quantity.interval.high) : null),
    low: isSet ? plain(quantity.interval.low) : null,
    high: isSet ? plain(quantity.interval.high) : null,
    comparator: quantity.comparator,
    unit: unit?.id ?? null,
    date: quantity.date?.iso ?? null,
    base:
      unit === undefined
        ? null
        : {
            value: quantity.value === null ? null : toNumber(quantity.value) * toNumber(unit.factor) + toNumber(unit.offset),
            unit: baseUnit(unit.dimension),
          },
  }
}
