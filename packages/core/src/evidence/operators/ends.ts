// A claimed range whose two ends the sources state apart: minimum and maximum of one row, two rows of one list.
import type { Operator } from '../derive.js'
import { show } from '../operand.js'
import { pairsOf } from './pairs.js'

export const ends: Operator = ({ claim, target, own }) => {
  if (claim.quantity.kind !== 'range' || !Number.isFinite(target.low) || !Number.isFinite(target.high))
    return null
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b))
  for (const [a, b] of pairsOf(
    own.filter(({ binding }) => binding.entry.statement.quantity.value !== null),
  )) {
    const [low, high] = a.value <= b.value ? [a, b] : [b, a]
    if (!near(low.value, target.low) || !near(high.value, target.high)) continue
    return {
      operator: 'extremes',
      reason: 'derived_extreme',
      formula: `${show(low.written)} to ${show(high.written)}`,
      operands: [low, high],
      result: low.value / target.factor,
      supports: true,
      exact: true,
    }
  }
  return null
}
