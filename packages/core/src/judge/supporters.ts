// Which evidence supports a claim best, and which other evidence is a rival to it.
import type { Binding } from '../evidence/index.js'
import type { Statement } from '../statements/index.js'
import type { Comparison } from './comparison.js'
import { supportOf } from './relation.js'

/** The very value outranks one that only allows it. */
const EXACT_BONUS = 1

export function bestOf(supporters: readonly Comparison[], claim: Statement): Comparison | null {
  let best: Comparison | null = null
  let bestRank = Number.NEGATIVE_INFINITY
  for (const comparison of supporters) {
    const { binding, relation } = comparison
    let rank = binding.score + supportOf(relation.kind) * 0.1
    if (relation.kind === 'equal' || relation.kind === 'rounds') rank += EXACT_BONUS
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
export function isRival(claim: Statement, binding: Binding): boolean {
  const theirs = binding.entry.statement.quantity
  if (claim.quantity.units.length > 0 || theirs.units.length > 0) return true
  if (claim.quantity.noun === null || theirs.noun === null)
    return binding.entry.statement.cell !== null || claim.quantity.noun === theirs.noun
  return !nounsDiffer(claim, binding) || binding.entry.statement.cell !== null
}

export function nounsDiffer(claim: Statement, binding: Binding): boolean {
  const mine = claim.quantity.noun
  const theirs = binding.entry.statement.quantity.noun
  return mine !== null && theirs !== null && mine.stem !== theirs.stem
}
