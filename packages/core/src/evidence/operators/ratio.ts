// How many times one value is another: `doubled`, `3.9-fold`, `15 times as many`.

import type { Operator } from '../derive.js'
import { chance, fit } from '../derived.js'
import { show } from '../operand.js'
import { pairsOf } from './pairs.js'

export const ratio: Operator = ({ claim, target, all }) => {
  if (claim.quantity.kind !== 'multiple') return null
  let tries = 0
  for (const [a, b] of pairsOf(all().filter((operand) => operand.value !== 0))) {
    for (const [upper, lower] of [
      [a, b],
      [b, a],
    ] as const) {
      tries++
      const quality = fit(target, upper.value / lower.value)
      if (quality === 0 || chance(target, tries) > 0.6) continue
      return {
        operator: 'ratio',
        reason: 'derived_ratio',
        formula: `${show(upper.written)} / ${show(lower.written)} = ${show(upper.value / lower.value)}`,
        operands: [upper, lower],
        result: upper.value / lower.value,
        supports: true,
        exact: quality === 2,
      }
    }
  }
  return null
}
