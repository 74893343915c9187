// A guard of a few lines, for tests of the plumbing: a sentence without a digit is unread, each number is a claim.
import type { Guard, GuardResult, Status, VerificationResult } from '@quantguard/core'

export function tinyGuard(statusOf: (text: string) => Status = () => 'VERIFIED'): Guard {
  return {
    verify(answer): GuardResult {
      const sentences = [...answer.matchAll(/[^.\s][^.]*\./g)].map(({ 0: text, index }) => ({
        text,
        start: index,
        end: index + text.length,
      }))
      const results = [...answer.matchAll(/\d+/g)].map(({ 0: text, index }) =>
        verdict(text, index, statusOf(text)),
      )
      const unread = sentences.filter(({ text }) => !/\d/.test(text))
      const statusCounts = countStatuses(results)
      return {
        schemaVersion: 1,
        isValid: results.every(({ status }) => status === 'VERIFIED' || status === 'APPROXIMATE'),
        needsReview: results.length === 0 || unread.length > 0,
        statusCounts,
        coverage: {
          expressions: { seen: results.length, checked: results.length, leftOut: [] },
          sentences: {
            total: sentences.length,
            read: sentences.length - unread.length,
            unread: unread.length,
          },
        },
        results,
        unread,
        patches: [],
        patchedText: answer,
      }
    },
  }
}

function countStatuses(results: readonly VerificationResult[]) {
  const counts = {
    VERIFIED: 0,
    APPROXIMATE: 0,
    CONTRADICTED: 0,
    UNSUPPORTED: 0,
    AMBIGUOUS: 0,
    NOT_APPLICABLE: 0,
  }
  for (const { status } of results) counts[status]++
  return counts
}

function verdict(text: string, start: number, status: Status): VerificationResult {
  const span = { start, end: start + text.length, text }
  const value = Number(text)
  return {
    ...span,
    kind: 'number',
    status,
    reason: status === 'CONTRADICTED' ? 'other_polarity' : 'same_value',
    explanation: '',
    trace: ['computed'],
    claim: {
      ...span,
      kind: 'number',
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
