// Sources that disagree on the very same thing.
import { leadOf, likeness } from '../evidence/index.js'
import type { Statement } from '../statements/index.js'
import type { Comparison } from './comparison.js'
import { DECISION } from './decision-limits.js'
import { supportOf } from './relation.js'
import { nounsDiffer } from './supporters.js'

/** Another chunk says something else of the very same thing, and nothing ranks the two. */
export function conflictOf(supporter: Comparison, comparisons: readonly Comparison[]): Comparison | null {
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
