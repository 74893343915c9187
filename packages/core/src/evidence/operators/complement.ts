// What is left of the whole: 100 % less the stated share.
import { Role } from '../../statements/index.js'
import { hasCue, type Operator } from '../derive.js'
import { fit } from '../derived.js'
import { show } from '../operand.js'

export const complement: Operator = ({ claim, target, own }) => {
  if (target.family !== 'percentage') return null
  if (!hasCue(claim, 'remainder') && !claim.negated && (claim.role & Role.negation) === 0) return null
  for (const operand of own.slice(0, 6)) {
    const quality = fit(target, 1 - operand.value)
    if (quality === 0) continue
    return {
      operator: 'complement',
      reason: 'derived_complement',
      formula: `100 % - ${show(operand.value * 100)} % = ${show((1 - operand.value) * 100)} %`,
      operands: [operand],
      result: (1 - operand.value) / target.factor,
      supports: true,
      exact: quality === 2,
    }
  }
  return null
}
