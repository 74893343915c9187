// A claim that nothing supports: contradicted where the sources speak of it, unsupported where they do not.
import { type Binding, bind, type EvidenceIndex } from '../evidence/index.js'
import { compare } from '../math/index.js'
import type { Statement } from '../statements/index.js'
import type { Reason, Status } from '../types/index.js'
import type { Comparison } from './comparison.js'
import { DECISION } from './decision-limits.js'
import { APART } from './relation.js'

export interface Denial {
  readonly status: Status
  readonly reason: Reason
  readonly best: Comparison | null
}

/** What is said of a claim without support. `comparisons` are best bound first. */
export function denialOf(
  claim: Statement,
  rival: Comparison | null,
  comparisons: readonly Comparison[],
  index: EvidenceIndex,
): Denial {
  const found = rival ?? comparisons[0] ?? null
  if (found !== null && isBound(found.binding, claim)) {
    if (found.relation.kind === 'wider')
      return { status: 'UNSUPPORTED', reason: 'evidence_is_wider', best: found }
    const isReference = claim.quantity.kind === 'reference'
    const reason =
      found.relation.kind === 'invented'
        ? 'invented_precision'
        : isReference
          ? 'different_reference'
          : 'different_value'
    return { status: 'CONTRADICTED', reason, best: found }
  }
  const other = sameDigits(claim, index)
  if (other !== null)
    return { status: 'CONTRADICTED', reason: 'unit_mismatch', best: { binding: other, relation: APART } }
  return { status: 'UNSUPPORTED', reason: 'no_evidence', best: null }
}

function isBound(binding: Binding, claim: Statement): boolean {
  return (
    binding.covered >= DECISION.contradictionCover &&
    (binding.shared > 0 ||
      claim.quantity.kind === 'reference' ||
      binding.covered >= 2 * DECISION.contradictionCover)
  )
}

/** The claim's figure with another unit, where the sources speak of the same thing: `10 mL` for `10 units`. */
function sameDigits(claim: Statement, index: EvidenceIndex): Binding | null {
  const { value } = claim.quantity
  if (value === null || index.entries.length > DECISION.mostSearched) return null
  const same = index.entries.filter(
    ({ statement }) => statement.quantity.value !== null && compare(statement.quantity.value, value) === 0,
  )
  if (same.length === 0) return null
  return bind(claim, [same], null).find((binding) => isBound(binding, claim)) ?? null
}
