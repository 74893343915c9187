// Results of guards of a few lines: every field that tests of the plumbing do not look at, filled in.
import { type GuardResult, STATUSES, type Status, type VerificationResult } from '@quantguard/core'

type Given = Pick<
  VerificationResult,
  'start' | 'text' | 'kind' | 'status' | 'reason' | 'explanation' | 'trace'
>

/** A verdict without evidence. `value` is what the text is read as, where it is read at all. */
export function tinyVerdict(given: Given, value: number | null = null): VerificationResult {
  const { text, start, kind } = given
  const span = { start, end: start + text.length, text }
  return {
    ...span,
    ...given,
    claim: {
      ...span,
      kind,
      value,
      low: value,
      high: value,
      comparator: null,
      unit: null,
      date: null,
      base: null,
    },
    evidence: null,
    candidateEvidence: [],
    derivation: null,
    relativeError: null,
    tolerance: 0,
    citations: [],
    repair: null,
    computed: true,
  }
}

/** The result of these verdicts: one sentence, read, without corrections, where `given` says nothing else. */
export function tinyResult(
  answer: string,
  results: readonly VerificationResult[],
  given: Partial<Pick<GuardResult, 'needsReview' | 'unread' | 'patches' | 'patchedText'>> & {
    readonly sentences?: GuardResult['coverage']['sentences']
  } = {},
): GuardResult {
  const { sentences = { total: 1, read: 1, unread: 0 }, ...fields } = given
  const count = (status: Status) => results.filter((result) => result.status === status).length
  return {
    schemaVersion: 1,
    isValid: results.length === count('VERIFIED') + count('APPROXIMATE'),
    needsReview: results.length === 0,
    statusCounts: Object.fromEntries(STATUSES.map((status) => [status, count(status)])) as Record<
      Status,
      number
    >,
    coverage: {
      expressions: { seen: results.length, checked: results.length, leftOut: [] },
      sentences,
    },
    results,
    unread: [],
    patches: [],
    patchedText: answer,
    ...fields,
  }
}
