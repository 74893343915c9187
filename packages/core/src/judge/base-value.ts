// A quantity in the base unit of one of its readings, as doubles: what comparisons are made on.
import { toNumber } from '../math/index.js'
import type { Quantity, Unit } from '../types/index.js'

export interface BaseValue {
  /** The point; NaN for ranges and bounds. */
  readonly value: number
  readonly low: number
  readonly high: number
  readonly lowOpen: boolean
  readonly highOpen: boolean
  /** Half a unit of the last written place. */
  readonly precision: number
  readonly unit: Unit | null
}

export function baseValue(quantity: Quantity, unit: Unit | null): BaseValue {
  const factor = unit === null ? 1 : toNumber(unit.factor)
  const offset = unit === null ? 0 : toNumber(unit.offset)
  const { low, high, lowOpen, highOpen } = quantity.interval
  return {
    value: quantity.value === null ? Number.NaN : toNumber(quantity.value) * factor + offset,
    low: low === null ? Number.NEGATIVE_INFINITY : toNumber(low) * factor + offset,
    high: high === null ? Number.POSITIVE_INFINITY : toNumber(high) * factor + offset,
    lowOpen,
    highOpen,
    precision: toNumber(quantity.precision) * factor,
    unit,
  }
}

/** Half a unit of the last digit that is not zero: what `3,200 km` may stand for after a conversion. */
export function significantHalf(value: number): number {
  if (value === 0 || !Number.isFinite(value)) return 0
  let digits = Math.abs(value)
  let place = 1
  for (let i = 0; i < 15 && Number.isInteger(digits) && digits % 10 === 0; i++) {
    digits /= 10
    place *= 10
  }
  return Number.isInteger(digits) ? place / 2 : 0
}
