// A guard of a few lines, for tests of the plumbing: a number with its unit is verified when a source holds it.
import type { Guard, GuardResult, Source, Status, VerificationResult } from '@quantguard/core'

const EXPRESSION = /\d+(?:\.\d+)?(?: ?(?:ms|s|%))?/g

export interface TinyGuard extends Guard {
  /** How many characters were verified, over all calls. */
  readonly cost: () => number
}

export function tinyGuard(): TinyGuard {
  let cost = 0
  return {
    cost: () => cost,
    verify(answer: string, sources: readonly Source[]): GuardResult {
      cost += answer.length
      const known = sources.flatMap(
        (source) => (typeof source === 'string' ? source : source.text).match(EXPRESSION) ?? [],
      )
      const results = [...answer.matchAll(EXPRESSION)].map((match) => verdict(match[0], match.index, known))
      return report(answer, results)
    },
  }
}

function verdict(text: string, start: number, known: readonly string[]): VerificationResult {
  const status: Status = known.includes(text) ? 'VERIFIED' : 'CONTRADICTED'
  const span = { start, end: start + text.length, text }
  const value = Number.parseFloat(text)
  return {
    ...span,
    kind: 'number',
    status,
    reason: status === 'VERIFIED' ? 'same_value' : 'different_value',
    explanation: `${text} is ${status}`,
    trace: [],
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

function report(answer: string, results: readonly VerificationResult[]): GuardResult {
  const statusCounts = {
    VERIFIED: 0,
    APPROXIMATE: 0,
    CONTRADICTED: 0,
    UNSUPPORTED: 0,
    AMBIGUOUS: 0,
    NOT_APPLICABLE: 0,
  }
  for (const result of results) statusCounts[result.status]++
  return {
    schemaVersion: 1,
    isValid: statusCounts.CONTRADICTED === 0,
    needsReview: results.length === 0,
    statusCounts,
    coverage: {
      expressions: { seen: results.length, checked: results.length, leftOut: [] },
      sentences: { total: 1, read: 1, unread: 0 },
    },
    results,
    unread: [],
    patches: [],
    patchedText: answer,
  }
}
