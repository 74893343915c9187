// The decision table: from bindings and relations to one status and one reason.
import {
  type Binding,
  bind,
  Conflict,
  comparableLists,
  type Derived,
  derive,
  type EvidenceIndex,
  leadOf,
  likeness,
} from '../evidence/index.js'
import { sign, toNumber } from '../math/index.js'
import { Cue, Role, type Statement } from '../statements/index.js'
import type { Quantity, Reason, Status } from '../types/index.js'
import { relate, type Tolerances } from './relate.js'
import { makeRelation, type Relation, supportOf } from './relation.js'

export const DECISION = {
  /** A rival bound better than the supporter by this much takes the claim over. */
  rivalLead: 0.15,
  /** A claim of many words needs a longer lead: this much of their weight. */
  perWeight: 0.13,
  /** Each digit of a value beyond two makes it less likely to stand there by chance, and adds this. */
  perDigit: 0.05,
  /** Below this covered share of its words a claim has no evidence to contradict it. */
  contradictionCover: 0.3,
  /** Two statements this close in score, in different chunks, with different values, are in conflict. */
  conflictMargin: 0.25,
  /** How alike the words of two conflicting statements are, at least. */
  conflictLikeness: 0.5,
  conflictLikenessSameChunk: 0.8,
  /** Or how many of the claim's words both have, and which share of their weight. */
  conflictShared: 3,
  conflictCover: 0.75,
  /** A point inside a range of the sources counts only where the two are bound at least this well. */
  permittedCover: 0.3,
  /** Candidates that are related and kept in the result. */
  keptCandidates: 8,
} as const

export interface Comparison {
  readonly binding: Binding
  readonly relation: Relation
}

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
  if (rival === null) return negative('UNSUPPORTED', 'no_evidence', null, null, candidates)
  return withoutSupport(claim, rival, derived, candidates)
}

/** `ISO 9001, clause 8.5.1` against `clause 8.5.1` in a text that names ISO 9001. */
function isNamedElsewhere(claim: Statement, { entry }: Binding): boolean {
  const mine = claim.quantity.reference
  const theirs = entry.statement.quantity.reference
  if (
    mine === null ||
    theirs === null ||
    mine.document === '' ||
    theirs.document !== '' ||
    mine.path.join('.') !== theirs.path.join('.')
  )
    return false
  return entry.chunk.set.statements.some(
    ({ quantity }) =>
      quantity.reference?.document === mine.document &&
      (mine.edition === '' || quantity.reference.edition === mine.edition),
  )
}

/**
 * A missing unit is taken from the other side only where the writing says that there is one: in a table, behind
 * a key, or in a text that uses the unit elsewhere. A percentage is never assumed for a plain number.
 */
function mayAssumeUnit(claim: Statement, { entry }: Binding): boolean {
  const { statement, chunk } = entry
  if (claim.quantity.units.length === 0 && statement.quantity.units[0]?.dimension.startsWith('count:'))
    return (claim.cue & Cue.rate) !== 0
  if (claim.quantity.units.length === 0)
    return statement.quantity.units[0]?.dimension !== 'percentage' && claim.quantity.noun === null
  const wanted = claim.quantity.units[0]!.dimension
  const found = statement.quantity.units[0]?.dimension
  // An amount is the amount of a rate only where the claim speaks of one.
  if (found !== undefined) return found.length < wanted.length || (claim.cue & Cue.rate) !== 0
  if (statement.cell !== null || statement.quantity.noun !== null) return true
  if (wanted === 'percentage') return statement.quantity.decimals > 1
  if ((chunk.set.document.blocks[statement.block]?.keys.length ?? 0) > 0) return true
  return chunk.dimensions.has(wanted)
}

/** A sign on one side and a word for it on the other: `-2.8 %` against `declined 2.8 %`. */
function isFlipped(claim: Statement, evidence: Statement): boolean {
  const mine = claim.quantity.value
  const theirs = evidence.quantity.value
  if (mine === null || theirs === null) return false
  return (
    (sign(mine) < 0 && sign(theirs) > 0 && evidence.direction < 0) ||
    (sign(mine) > 0 && sign(theirs) < 0 && claim.direction < 0)
  )
}

function bestOf(supporters: readonly Comparison[], claim: Statement): Comparison | null {
  let best: Comparison | null = null
  let bestRank = Number.NEGATIVE_INFINITY
  for (const comparison of supporters) {
    const { binding, relation } = comparison
    let rank = binding.score + supportOf(relation.kind) * 0.1
    if (relation.unitAssumed) rank -= 0.6
    if (nounsDiffer(claim, binding)) rank -= 0.8
    if (rank > bestRank) {
      bestRank = rank
      best = comparison
    }
  }
  return best
}

/** A count of other things is no rival: `3 spans` says nothing against `7,850 vehicles`. */
function isRival(claim: Statement, binding: Binding): boolean {
  const theirs = binding.entry.statement.quantity
  if (claim.quantity.units.length > 0 || theirs.units.length > 0) return true
  if (claim.quantity.noun === null || theirs.noun === null)
    return binding.entry.statement.cell !== null || claim.quantity.noun === theirs.noun
  return !nounsDiffer(claim, binding) || binding.entry.statement.cell !== null
}

function nounsDiffer(claim: Statement, binding: Binding): boolean {
  const mine = claim.quantity.noun
  const theirs = binding.entry.statement.quantity.noun
  return mine !== null && theirs !== null && mine.stem !== theirs.stem
}

/** Why the best supporter does not support after all; `null` where it does. */
function obstacleOf(
  supporter: Comparison,
  rival: Comparison | null,
  claim: Statement,
  comparisons: readonly Comparison[],
): Reason | null {
  const { conflicts } = supporter.binding
  if (supporter.relation.kind === 'permitted' && supporter.binding.covered < DECISION.permittedCover)
    return 'no_evidence'
  if (conflicts & Conflict.period) return 'other_period'
  if (conflicts & Conflict.label) return 'other_subject'
  if (conflicts & Conflict.statistic) return 'other_property'
  if (conflicts & Conflict.modality) return 'other_condition'
  if (conflicts & Conflict.shift) return 'other_direction'
  if (conflicts & Conflict.direction && claim.quantity.kind !== 'date') return 'other_direction'
  if (
    conflicts & Conflict.polarity &&
    claim.quantity.kind !== 'bound' &&
    supporter.binding.entry.statement.quantity.kind !== 'bound'
  )
    return 'other_polarity'
  if (!isClaimedExtreme(supporter, claim, comparisons)) return 'other_property'
  if (rival === null) return null
  let weight = 0
  for (const each of supporter.binding.words.own) weight += each
  const needed =
    DECISION.rivalLead +
    DECISION.perWeight * weight +
    DECISION.perDigit * Math.max(0, significantDigits(claim) - 2)
  return leadOf(rival.binding, supporter.binding) > needed ? 'other_subject' : null
}

/** `the highest was 39`: the value has to be the highest of its column or list. */
function isClaimedExtreme(
  supporter: Comparison,
  claim: Statement,
  comparisons: readonly Comparison[],
): boolean {
  const { statement } = supporter.binding.entry
  const wanted = claim.role & ~statement.role & (Role.highest | Role.lowest)
  if (wanted === 0 || wanted === (Role.highest | Role.lowest) || statement.quantity.value === null)
    return true
  const own = toNumber(statement.quantity.value)
  for (const { binding } of comparisons) {
    const other = binding.entry.statement
    if (
      other === statement ||
      binding.entry.chunk !== supporter.binding.entry.chunk ||
      other.quantity.value === null
    )
      continue
    if (other.quantity.units[0]?.id !== statement.quantity.units[0]?.id || (other.cue & Cue.total) !== 0)
      continue
    const parallel =
      statement.cell !== null && other.cell !== null
        ? other.cell.table === statement.cell.table && other.cell.column === statement.cell.column
        : other.cell === null && statement.cell === null && other.sentence === statement.sentence
    if (!parallel) continue
    const value = toNumber(other.quantity.value)
    if (wanted === Role.highest ? value > own : value < own) return false
  }
  return true
}

/** Digits of a written value without zeros at its ends: how unlikely it is that it stands there by chance. */
function significantDigits(claim: Statement): number {
  const value = claim.quantity.value
  if (value === null) return 2
  const digits = String(value.num).replace(/^-/, '').replace(/0+$/, '')
  return Math.min(6, digits.length)
}

/** Another chunk says something else of the very same thing, and nothing ranks the two. */
function conflictOf(supporter: Comparison, comparisons: readonly Comparison[]): Comparison | null {
  const own = supporter.binding
  for (const other of comparisons) {
    if (supportOf(other.relation.kind) > 0 || other.relation.unitAssumed) continue
    if (
      other.relation.kind !== 'disjoint' &&
      !(other.relation.kind === 'wider' && other.binding.entry.statement.quantity.kind === 'bound')
    )
      continue
    if (other.binding.conflicts !== own.conflicts || other.binding.shared < own.shared) continue
    if (Math.abs(leadOf(other.binding, own)) > DECISION.conflictMargin) continue
    if (nounsDiffer(own.entry.statement, other.binding)) continue
    const alike = likeness(own.entry.statement, other.binding.entry.statement)
    const sameChunk = other.binding.entry.chunk === own.entry.chunk
    if (sameChunk && areSideBySide(own.entry.statement, other.binding.entry.statement)) continue
    if (alike >= (sameChunk ? DECISION.conflictLikenessSameChunk : DECISION.conflictLikeness)) return other
    if (
      !sameChunk &&
      own.shared >= DECISION.conflictShared &&
      Math.min(own.covered, other.binding.covered) >= DECISION.conflictCover
    )
      return other
  }
  return null
}

/** Values of one sentence or one table are told apart by their places, not in conflict. */
const areSideBySide = (one: Statement, two: Statement): boolean =>
  one.cell !== null || two.cell !== null ? one.cell?.table === two.cell?.table : one.sentence === two.sentence

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

function withoutSupport(
  claim: Statement,
  rival: Comparison,
  derived: Derived | null,
  candidates: readonly Comparison[],
): Judgement {
  const { binding, relation } = rival
  const isReference = claim.quantity.kind === 'reference'
  const bound = binding.covered >= DECISION.contradictionCover && (binding.shared > 0 || isReference)
  if (!bound) return negative('UNSUPPORTED', 'no_evidence', null, rival, candidates)
  if (relation.kind === 'wider') return negative('UNSUPPORTED', 'evidence_is_wider', rival, null, candidates)
  const reason: Reason =
    relation.kind === 'invented'
      ? 'invented_precision'
      : isReference
        ? 'different_reference'
        : 'different_value'
  return { status: 'CONTRADICTED', reason, best: rival, rival: null, derived, candidates }
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
