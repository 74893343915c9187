// A written value in the base unit of its dimension, as a double. Conversions that are shown are exact: see convert.
import { toNumber } from '../math/index.js'
import type { Unit } from '../types/index.js'

/** The value in the base unit; unchanged where it has no unit. */
export const toBase = (value: number, unit: Unit | undefined): number =>
  unit === undefined ? value : value * toNumber(unit.factor) + toNumber(unit.offset)
