// An average over a list.

import { hasCue, type Operator } from '../derive.js'
import { fit } from '../derived.js'
import { show } from '../operand.js'

export const mean: Operator = ({ claim, target, groups }) => {
  if (!hasCue(claim, 'mean')) return null
  for (const group of groups) {
    const total = group.members.reduce((sum, member) => sum + member.value, 0)
    const value = total / group.members.length
    const quality = fit(target, value)
    if (quality === 0) continue
    const result = value / target.factor
    const terms = group.members.map((member) => show(member.value / target.factor)).join(' + ')
    return {
      operator: 'mean',
      reason: 'derived_mean',
      formula: `(${terms}) / ${group.members.length} = ${show(result)}`,
      operands: group.members,
      result,
      supports: true,
      exact: quality === 2,
    }
  }
  return null
}
