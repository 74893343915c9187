// What a derivation gives, and what it is measured against.
import { toNumber } from '../math/index.js'
import type { Statement } from '../statements/index.js'
import type { Reason } from '../types/index.js'
import type { Operand } from './operand.js'

export interface Derived {
  readonly operator: string
  readonly reason: Reason
  readonly formula: string
  readonly operands: readonly Operand[]
  /** In the claim's written unit. */
  readonly result: number
  /** False for a total that the claim misses: shown, and what a correction would say. */
  readonly supports: boolean
  /** True within the written precision; false within the arithmetic tolerance only. */
  readonly exact: boolean
}

/** The claim as a target for arithmetic. Values are in the base unit of `family`. */
export interface Target {
  readonly claim: Statement
  readonly family: string
  readonly value: number
  readonly low: number
  readonly high: number
  readonly slack: number
  readonly arithmeticTolerance: number
  /** Factor from base to the written unit. */
  readonly factor: number
}

const ROUNDING_CAP = 0.06
const ABOUT_WIDTH = 0.1
const SIDED_WIDTH = 0.2

export function targetOf(claim: Statement, family: string, arithmeticTolerance: number): Target | null {
  const { quantity } = claim
  const unit = quantity.units.find((candidate) => candidate.dimension === family) ?? quantity.units[0]
  const factor = unit === undefined ? 1 : toNumber(unit.factor)
  const { low, high } = quantity.interval
  const value = quantity.value === null ? Number.NaN : toNumber(quantity.value) * factor
  if (Number.isNaN(value) && quantity.kind !== 'bound' && quantity.kind !== 'range') return null
  const precision = toNumber(quantity.precision) * factor
  return {
    claim,
    family,
    value,
    low: low === null ? Number.NEGATIVE_INFINITY : toNumber(low) * factor,
    high: high === null ? Number.POSITIVE_INFINITY : toNumber(high) * factor,
    slack: Math.min(precision, ROUNDING_CAP * Math.abs(value)) * (1 + 1e-9) + 1e-9 * Math.abs(value),
    arithmeticTolerance,
    factor,
  }
}

/** 2 within the written precision, 1 within the arithmetic tolerance or a hedge, 0 outside. */
export function fit(target: Target, result: number): 0 | 1 | 2 {
  if (!Number.isFinite(result)) return 0
  const { quantity } = target.claim
  if (Number.isNaN(target.value)) return result >= target.low && result <= target.high ? 2 : 0
  const distance = Math.abs(result - target.value)
  if (quantity.hedge === 'over')
    return result >= target.value && distance <= SIDED_WIDTH * Math.abs(target.value) ? 1 : 0
  if (quantity.hedge === 'under')
    return result <= target.value && distance <= SIDED_WIDTH * Math.abs(target.value) ? 1 : 0
  if (distance <= target.slack) return 2
  if (quantity.hedge === 'about' && distance <= ABOUT_WIDTH * Math.abs(result)) return 1
  const isCount = quantity.units.length === 0 && quantity.decimals === 0
  return !isCount && distance <= target.arithmeticTolerance * Math.abs(result) ? 1 : 0
}

/**
 * How many of `tries` random results would hit by luck: the share of the target's own size that its window
 * covers, times the tries. Above the limit a hit proves nothing.
 */
export function chance(target: Target, tries: number): number {
  const size = Math.abs(target.value)
  if (Number.isNaN(target.value) || size === 0) return Number.POSITIVE_INFINITY
  const window = Math.max(target.slack, target.claim.quantity.hedge === null ? 0 : ABOUT_WIDTH * size)
  return (tries * 2 * Math.max(window, size * 1e-6)) / (2 * size)
}
