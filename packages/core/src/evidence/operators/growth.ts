// A percent change said as a multiple, and the other way round: `quadrupled` against `increased by 300 %`.

import type { Operator } from '../derive.js'
import { fit } from '../derived.js'
import { show } from '../operand.js'

export const growth: Operator = ({ claim, target, all }) => {
  const isMultiple = claim.quantity.kind === 'multiple'
  if (!isMultiple && !(target.family === 'percentage' && claim.direction !== 0)) return null
  for (const operand of all().slice(0, 12)) {
    const { statement } = operand.binding.entry
    if (
      isMultiple
        ? operand.family !== 'percentage' || statement.direction === 0
        : statement.quantity.kind !== 'multiple'
    )
      continue
    const value = isMultiple ? 1 + statement.direction * operand.value : Math.abs(operand.value - 1)
    const quality = fit(target, value)
    if (quality === 0) continue
    return {
      operator: 'growth',
      reason: 'derived_conversion',
      formula: isMultiple
        ? `1 + ${show(statement.direction * operand.value)} = ${show(value)}`
        : `${show(operand.value)} - 1 = ${show(value)}`,
      operands: [operand],
      result: value / target.factor,
      supports: true,
      exact: quality === 2,
    }
  }
  return null
}
