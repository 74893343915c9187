// A rate times an amount: `15 mg/kg` and 20 kg, `$0.09 per GB` and 500 GB. The amount may be the claim's own premise.

import type { Operator } from '../derive.js'
import { chance, fit } from '../derived.js'
import { OPERANDS, type Operand, show } from '../operand.js'

/** `mass/volume` is mass per volume; only the last bar divides. */
function splitRate(family: string): { top: string; bottom: string } | null {
  const bar = family.lastIndexOf('/')
  return bar <= 0 ? null : { top: family.slice(0, bar), bottom: family.slice(bar + 1) }
}

type Amount = Pick<Operand, 'value' | 'family' | 'written'> & { readonly noun: string }

/** `50 million shares` are an amount for a rate per share. */
const isMeasuredBy = (amount: Amount, bottom: string): boolean =>
  amount.family === bottom ||
  (amount.family === 'bare' && amount.noun !== '' && bottom === `count:${amount.noun}`)

export const product: Operator = ({ target, all, premises }) => {
  const operands = all().slice(0, OPERANDS.pairLimit * 2)
  let tries = 0
  for (const rate of operands) {
    const parts = splitRate(rate.family)
    if (parts === null || parts.top !== target.family) continue
    const amounts: readonly Amount[] = [
      ...premises,
      ...operands.map((operand) => ({
        ...operand,
        noun: operand.binding.entry.statement.quantity.noun?.stem ?? '',
      })),
    ]
    for (const amount of amounts) {
      if (!isMeasuredBy(amount, parts.bottom) || amount.written === 1) continue
      tries++
      const value = rate.value * amount.value
      const quality = fit(target, value)
      if (quality === 0 || chance(target, tries) > 0.5) continue
      return {
        operator: 'product',
        reason: 'derived_product',
        formula: `${show(rate.written)} ${rate.unitId} × ${show(amount.written)} = ${show(value / target.factor)}`,
        operands: [
          rate,
          ...operands
            .filter(
              (operand) =>
                operand !== rate && operand.value === amount.value && operand.family === amount.family,
            )
            .slice(0, 1),
        ],
        result: value / target.factor,
        supports: true,
        exact: quality === 2,
      }
    }
  }
  return null
}
