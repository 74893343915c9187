// The distance between two parallel values, percentage points among them.

import type { Statement } from '../../statements/index.js'
import { hasCue, type Operator, type Workspace } from '../derive.js'
import { chance, type Derived, fit, type Target } from '../derived.js'
import { type Operand, show } from '../operand.js'
import { inTime, pairsOf } from './pairs.js'

/** Families whose values differ by a value of another family. */
const DIFFERENCE_OF: Readonly<Record<string, readonly string[]>> = {
  percentage_point: ['percentage'],
  temperature_difference: ['temperature', 'temperature_difference'],
  level: ['sound_level', 'power_level', 'level'],
}

/** `Birch produced 47 t more than Alder`: what is named first has to be the larger; with `less`, the smaller. */
function isReversed(claim: Statement, high: Operand, low: Operand): boolean {
  if (claim.direction === 0 || claim.shift !== 0) return false
  const first = firstNamed(claim, high, low)
  const second = firstNamed(claim, low, high)
  // The two are compared where the value stands between them.
  const value = claim.sentenceShape.firstToken[claim.order]!
  if (first < 0 || second < 0 || first < value === second < value) return false
  return claim.direction > 0 ? first > second : first < second
}

/** Token in the claim of the first word that only one operand has; -1 without one. */
function firstNamed(claim: Statement, one: Operand, other: Operand): number {
  const { hash, token } = claim.words
  for (let i = 0; i < hash.length; i++)
    if ((one.binding.match.get(hash[i]!) ?? 0) >= 0.5 && (other.binding.match.get(hash[i]!) ?? 0) < 0.3)
      return token[i]!
  return -1
}

export const difference: Operator = (workspace) => {
  const { claim, target, own, all } = workspace
  const isAsked =
    hasCue(claim, 'difference') ||
    hasCue(claim, 'change') ||
    hasCue(claim, 'remainder') ||
    claim.direction !== 0
  if (!isAsked) return null
  const families = DIFFERENCE_OF[target.family]
  const operands = families === undefined ? own : all().filter((operand) => families.includes(operand.family))
  const found = differing(workspace, pairsOf(operands), target)
  if (found !== null || target.family !== 'bare') return found
  // `16.6 points short`: a plain number may count percentage points.
  const shares = all().filter((operand) => operand.family === 'percentage')
  return differing(workspace, pairsOf(shares), {
    ...target,
    value: target.value / 100,
    slack: target.slack / 100,
    factor: 0.01,
  })
}

function differing(
  { claim }: Workspace,
  pairs: readonly [Operand, Operand][],
  target: Target,
): Derived | null {
  let tries = 0
  for (const [a, b] of pairs) {
    tries++
    const ordered = inTime(a, b)
    const distance = Math.abs(a.value - b.value)
    const quality = fit(target, Math.sign(target.value || 1) * distance)
    if (quality === 0 || distance === 0 || chance(target, tries) > 0.5) continue
    const goesOtherWay =
      ordered !== null &&
      claim.direction !== 0 &&
      Math.sign(ordered[1].value - ordered[0].value) !== claim.direction
    const [high, low] = a.value >= b.value ? [a, b] : [b, a]
    if (goesOtherWay || isReversed(claim, high, low)) continue
    return {
      operator: 'difference',
      reason: 'derived_difference',
      formula: `${show(high.value / target.factor)} - ${show(low.value / target.factor)} = ${show(distance / target.factor)}`,
      operands: [high, low],
      result: distance / target.factor,
      supports: true,
      exact: quality === 2,
    }
  }
  return null
}
