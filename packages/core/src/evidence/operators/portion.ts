// A stated share of a stated amount: 6 % of 7,850, 15 mg/kg for 20 kg. The amount may be the claim's own premise.

import type { Operator } from '../derive.js'
import { chance, fit } from '../derived.js'
import { OPERANDS, show } from '../operand.js'

export const portion: Operator = ({ target, all, premises }) => {
  if (target.family === 'percentage') return null
  const operands = all().slice(0, OPERANDS.pairLimit * 2)
  let tries = 0
  for (const share of operands) {
    if (
      share.family !== 'percentage' &&
      share.family !== 'fraction' &&
      share.binding.entry.statement.quantity.kind !== 'ratio'
    )
      continue
    for (const amount of [...premises, ...operands]) {
      if (
        amount.family !== target.family ||
        amount.value === share.value ||
        target.family === 'percentage_point'
      )
        continue
      tries++
      const value = share.value * amount.value
      const quality = fit(target, value)
      if (quality === 0 || chance(target, tries) > 0.2) continue
      return {
        operator: 'portion',
        reason: 'derived_product',
        formula: `${show(share.written)} ${share.unitId} × ${show(amount.written)} = ${show(value / target.factor)}`,
        operands: [share],
        result: value / target.factor,
        supports: true,
        exact: quality === 2,
      }
    }
  }
  return null
}
