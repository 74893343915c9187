// Why a value that agrees does not support a claim after all: another subject, period, property, direction.
import { Conflict, leadOf } from '../evidence/index.js'
import { toNumber } from '../math/index.js'
import { Cue, Role, type Statement } from '../statements/index.js'
import type { Reason } from '../types/index.js'
import type { Comparison } from './comparison.js'
import { DECISION } from './decision-limits.js'

/** Why the best supporter does not support after all; `null` where it does. */
export function obstacleOf(
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
  if (isOtherLimit(supporter, rival, claim)) return 'different_value'
  let weight = 0
  for (const each of supporter.binding.words.own) weight += each
  const needed =
    DECISION.rivalLead +
    DECISION.perWeight * weight +
    DECISION.perDigit * Math.max(0, significantDigits(claim) - 2) +
    (claim.quantity.date?.day != null ? DECISION.wholeDate : 0)
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
  const others = parallelValues(supporter, comparisons)
  const total = own + others.reduce((sum, value) => sum + value, 0)
  // A row that the others add up to is their total, not the largest among them.
  const members = others.filter(
    (value) => Math.abs(total - 2 * value) > TOTAL_SHARE * Math.abs(total) || others.length < 2,
  )
  return members.every((value) => (wanted === Role.highest ? value <= own : value >= own))
}

const TOTAL_SHARE = 0.001

/** Other values of the supporter's column or sentence, in its unit. */
function parallelValues(supporter: Comparison, comparisons: readonly Comparison[]): number[] {
  const { statement, chunk } = supporter.binding.entry
  const values: number[] = []
  for (const { binding } of comparisons) {
    const other = binding.entry.statement
    if (other === statement || binding.entry.chunk !== chunk || other.quantity.value === null) continue
    if (other.quantity.units[0]?.id !== statement.quantity.units[0]?.id || (other.cue & Cue.total) !== 0)
      continue
    const isParallel =
      statement.cell !== null && other.cell !== null
        ? other.cell.table === statement.cell.table && other.cell.column === statement.cell.column
        : other.cell === null && statement.cell === null && other.sentence === statement.sentence
    if (isParallel) values.push(toNumber(other.quantity.value))
  }
  return values
}

/** A value that lies within a claimed limit proves nothing where the sources state the limit itself. */
function isOtherLimit(supporter: Comparison, rival: Comparison, claim: Statement): boolean {
  const { comparator } = claim.quantity
  if (comparator === null || supporter.relation.kind !== 'inside') return false
  return (
    rival.binding.entry.statement.quantity.comparator === comparator &&
    rival.binding.score >= supporter.binding.score
  )
}

const ZERO_CODE = 48

/** Digits of a written value without zeros at its ends: how unlikely it is that it stands there by chance. */
function significantDigits(claim: Statement): number {
  const value = claim.quantity.value
  if (value === null) return 2
  const digits = String(value.num)
  let end = digits.length
  while (end > 1 && digits.charCodeAt(end - 1) === ZERO_CODE) end--
  return Math.min(6, end - (digits.startsWith('-') ? 1 : 0))
}
