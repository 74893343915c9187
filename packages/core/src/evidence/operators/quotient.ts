// An amount spread over another: `£1.3bn over five years` is `£260 million a year`, 600 hours at 24 sites are 25 a site.

import { hasCue, type Operator } from '../derive.js'
import { chance, fit } from '../derived.js'
import { OPERANDS, type Operand, show } from '../operand.js'

const MONTHS_PER_YEAR = 12

export const quotient: Operator = ({ target, claim, all, premises }) => {
  const bar = target.family.lastIndexOf('/')
  // `2 MWh each`: the amount of one, without a rate in the unit.
  if (bar <= 0 && !hasCue(claim, 'rate')) return null
  const top = bar <= 0 ? target.family : target.family.slice(0, bar)
  const bottom = bar <= 0 ? 'bare' : target.family.slice(bar + 1)
  const operands = all().slice(0, OPERANDS.pairLimit * 2)
  let tries = 0
  for (const amount of operands) {
    if (!isAmount(amount, top)) continue
    const parts: { value: number; written: number }[] = operands.filter(
      (part) => part !== amount && isPart(part, bottom),
    )
    for (const premise of premises)
      if (
        premise.family === bottom ||
        (premise.family === 'bare' && (bottom.startsWith('count:') || bottom === 'bare'))
      )
        parts.push(premise)
    if (bottom === 'month' && claim.quantity.units[0]?.id.endsWith('/mo'))
      parts.push({ value: MONTHS_PER_YEAR, written: MONTHS_PER_YEAR })
    for (const part of parts) {
      if (part.value === 0 || part.written === 1) continue
      tries++
      const value = amount.value / part.value
      const quality = fit(target, value)
      if (quality === 0 || chance(target, tries) > 0.3) continue
      return {
        operator: 'quotient',
        reason: 'derived_mean',
        formula: `${show(amount.written)} / ${show(part.written)} = ${show(value / target.factor)}`,
        operands: [amount],
        result: value / target.factor,
        supports: true,
        exact: quality === 2,
      }
    }
  }
  return null
}

const isAmount = (operand: Operand, family: string): boolean =>
  operand.family === family ||
  (operand.family === 'bare' && nounOf(operand) !== '' && family === `count:${nounOf(operand)}`)

const isPart = (operand: Operand, family: string): boolean =>
  operand.family === family || (operand.family === 'bare' && family === `count:${nounOf(operand)}`)

const nounOf = (operand: Operand): string => operand.binding.entry.statement.quantity.noun?.stem ?? ''
