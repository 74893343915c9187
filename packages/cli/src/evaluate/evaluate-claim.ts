// One saved claim against the documents that it cites: three citation gates, then its quantities.
import type { Guard, SourceChunk, VerificationResult } from '@quantguard/core'
import { signature } from './signature.js'

export const CLAIM_STATUSES = [
  'supported',
  'unsupported_quantity',
  'missing_citation',
  'unknown_citation',
  'citation_not_retrieved',
  'needs_review_no_quantity',
] as const

export type ClaimStatus = (typeof CLAIM_STATUSES)[number]

export interface SavedClaim {
  readonly text: string
  /** Ids that the claim cites; none where it cites nothing. */
  readonly cited: readonly string[]
  readonly retrieved: readonly string[]
}

export interface ClaimOutcome {
  readonly status: ClaimStatus
  readonly reason: string
}

const HOLDS: readonly string[] = ['VERIFIED', 'APPROXIMATE']

function signatures(results: readonly VerificationResult[]): string {
  return [...new Set(results.map(({ claim }) => signature(claim)))].sort().join(', ')
}

/** The gates, in the order in which they stop a claim; `null` where it may pass. */
function gate({ cited, retrieved }: SavedClaim, documents: ReadonlyMap<string, string>): ClaimOutcome | null {
  if (cited.length === 0) return { status: 'missing_citation', reason: 'claim has no citation' }
  const unknown = cited.find((id) => !documents.has(id))
  if (unknown !== undefined)
    return { status: 'unknown_citation', reason: `${unknown} is not in the handbook` }
  const absent = cited.find((id) => !retrieved.includes(id))
  if (absent === undefined) return null
  return { status: 'citation_not_retrieved', reason: `${absent} was not supplied in retrieved_doc_ids` }
}

/** Judges a claim by the documents that it cites and by nothing else. */
export function evaluateClaim(
  claim: SavedClaim,
  documents: ReadonlyMap<string, string>,
  guard: Guard,
): ClaimOutcome {
  const stopped = gate(claim, documents)
  if (stopped !== null) return stopped
  const sources = claim.cited.map((id): SourceChunk => ({ id, text: documents.get(id) ?? '' }))
  const { results } = guard.verify(claim.text, sources, { citations: 'ignore' })
  if (results.length === 0) {
    return {
      status: 'needs_review_no_quantity',
      reason: 'no supported number-unit or YYYY-MM-DD pattern was found',
    }
  }
  const missing = results.filter(({ status }) => !HOLDS.includes(status))
  return missing.length > 0
    ? { status: 'unsupported_quantity', reason: `not in cited evidence: ${signatures(missing)}` }
    : { status: 'supported', reason: `matched cited evidence: ${signatures(results)}` }
}
