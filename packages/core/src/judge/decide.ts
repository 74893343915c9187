// The decision table: from bindings and relations to one status and one reason.
import { bind, comparableLists, type Derived, derive, type EvidenceIndex } from '../evidence/index.js'
import type { Statement } from '../statements/index.js'
import type { Quantity, Reason, Status } from '../types/index.js'
import { isFlipped, isNamedElsewhere, mayAssumeUnit } from './assumptions.js'
import type { Comparison } from './comparison.js'
import { conflictOf } from './conflicts.js'
import { DECISION } from './decision-limits.js'
import { obstacleOf } from './obstacles.js'
import { relate, type Tolerances } from './relate.js'
import { makeRelation, supportOf } from './relation.js'
import { bestOf, isRival } from './supporters.js'
import { denialOf } from './without-support.js'

export interface Judgement {
  readonly status: Status
  readonly reason: Reason
  readonly best: Comparison | null
  readonly rival: Comparison | null
  readonly derived: Derived | null
  readonly candidates: readonly Comparison[]
}

export interface JudgeOptions extends Tolerances {
  /** Ids of the chunks that the claim cites, or `null`. */
  readonly cited: ReadonlySet<string> | null
  /** Numbers of the question and of the claim's sentence. */
  readonly premises?: readonly Quantity[]
}

export function judge(claim: Statement, index: EvidenceIndex, options: JudgeOptions): Judgement {
  if (index.chunks.length === 0) return negative('UNSUPPORTED', 'no_sources', null, null, [])
  if (claim.quantity.date?.impossible === true)
    return negative('CONTRADICTED', 'impossible_date', null, null, [])
  const comparisons: Comparison[] = []
  for (const binding of bind(claim, comparableLists(index, claim.quantity), options.cited)) {
    const evidence = binding.entry.statement
    const relation = relate(claim.quantity, evidence.quantity, options, isFlipped(claim, evidence))
    if (relation.kind === 'wider' && isNamedElsewhere(claim, binding)) {
      comparisons.push({ binding, relation: makeRelation('equal') })
      continue
    }
    if (relation.kind !== 'apart' && (!relation.unitAssumed || mayAssumeUnit(claim, binding)))
      comparisons.push({ binding, relation })
  }
  const supporter = bestOf(
    comparisons.filter(({ relation }) => supportOf(relation.kind) > 0),
    claim,
  )
  const rivals = comparisons.filter(
    ({ relation, binding }) => supportOf(relation.kind) === 0 && isRival(claim, binding),
  )
  const written = rivals.filter(({ relation }) => !relation.unitAssumed)
  const rival = written.find(({ binding }) => binding.conflicts === 0) ?? written[0] ?? null
  const candidates = comparisons.slice(0, DECISION.keptCandidates)
  const obstacle = supporter === null ? null : obstacleOf(supporter, rival, claim, comparisons)
  if (supporter !== null && obstacle === null) {
    const conflict = conflictOf(supporter, comparisons)
    if (conflict !== null)
      return negative('AMBIGUOUS', 'conflicting_evidence', supporter, conflict, candidates)
    return positive(supporter, candidates)
  }
  const derived = derive(
    claim,
    comparisons.map(({ binding }) => binding),
    index,
    options,
  )
  if (derived?.supports === true) {
    const status: Status = derived.exact ? 'VERIFIED' : 'APPROXIMATE'
    return { status, reason: derived.reason, best: null, rival: null, derived, candidates }
  }
  if (supporter !== null && obstacle !== null) {
    const status: Status =
      obstacle === 'subject_not_found' || obstacle === 'no_evidence' ? 'UNSUPPORTED' : 'CONTRADICTED'
    return { status, reason: obstacle, best: rival ?? supporter, rival: supporter, derived, candidates }
  }
  const denial = denialOf(claim, rival, comparisons, index)
  return { ...denial, rival, derived, candidates }
}

function positive(supporter: Comparison, candidates: readonly Comparison[]): Judgement {
  const { relation } = supporter
  const support = supportOf(relation.kind)
  const status: Status = support === 3 ? 'VERIFIED' : support === 2 ? 'APPROXIMATE' : 'AMBIGUOUS'
  return { status, reason: reasonOf(supporter), best: supporter, rival: null, derived: null, candidates }
}

function reasonOf({ relation, binding }: Comparison): Reason {
  const { kind } = binding.entry.statement.quantity
  switch (relation.kind) {
    case 'equal':
      return kind === 'reference' ? 'same_reference' : 'same_value'
    case 'rounds':
      return 'within_rounding'
    case 'inside':
      return kind === 'reference' ? 'finer_reference' : 'bound_holds'
    case 'permitted':
      return 'inside_evidence_range'
    case 'parent':
      return 'parent_reference'
    case 'near':
      return 'within_tolerance'
    case 'hedged':
      return 'hedged_match'
    default:
      return 'ambiguous_reading'
  }
}

function negative(
  status: Status,
  reason: Reason,
  best: Comparison | null,
  rival: Comparison | null,
  candidates: readonly Comparison[],
): Judgement {
  return { status, reason, best, rival, derived: null, candidates }
}
