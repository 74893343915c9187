// A percent change between two parallel values: (new - old) / old.

import { hasCue, type Operator } from '../derive.js'
import { fit } from '../derived.js'
import { type Operand, show } from '../operand.js'
import { inTime, pairsOf } from './pairs.js'

export const change: Operator = ({ claim, target, all }) => {
  if (
    target.family !== 'percentage' ||
    !(hasCue(claim, 'change') || hasCue(claim, 'difference') || claim.direction !== 0)
  )
    return null
  const operands = all()
  for (const [a, b] of pairsOf(operands)) {
    const ordered = inTime(a, b)
    const orders: [Operand, Operand][] =
      ordered === null
        ? [
            [a, b],
            [b, a],
          ]
        : [ordered]
    for (const [old, recent] of orders) {
      if (old.value === 0) continue
      const relative = (recent.value - old.value) / Math.abs(old.value)
      const signed = claim.direction < 0 && target.value > 0 ? -relative : relative
      if (claim.direction > 0 && relative < 0 && target.value > 0) continue
      const quality = fit(target, signed)
      if (quality === 0) continue
      const result = signed / target.factor
      return {
        operator: 'change',
        reason: 'derived_change',
        formula: `(${show(recent.written)} - ${show(old.written)}) / ${show(old.written)} = ${show(relative * 100)} %`,
        operands: [old, recent],
        result,
        supports: true,
        exact: quality === 2,
      }
    }
  }
  return null
}
