// A guard of a few lines, for tests of the plumbing: a number with its unit is verified when a source
// holds it, corrected when the sources hold exactly one other with the same unit, and else unsupported.
import type { Guard, GuardResult, Patch, Source, Status, VerificationResult } from '@quantguard/core'

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
      return report(answer, results, known)
    },
  }
}

const unitOf = (text: string) => text.replace(/[\d. ]/g, '')

function rivalsOf(text: string, known: readonly string[]): readonly string[] {
  return known.filter((other) => unitOf(other) === unitOf(text))
}

function verdict(text: string, start: number, known: readonly string[]): VerificationResult {
  const rivals = rivalsOf(text, known)
  const status: Status = known.includes(text)
    ? 'VERIFIED'
    : rivals.length === 0
      ? 'UNSUPPORTED'
      : 'CONTRADICTED'
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

function report(
  answer: string,
  results: readonly VerificationResult[],
  known: readonly string[],
): GuardResult {
  const statusCounts = {
    VERIFIED: 0,
    APPROXIMATE: 0,
    CONTRADICTED: 0,
    UNSUPPORTED: 0,
    AMBIGUOUS: 0,
    NOT_APPLICABLE: 0,
  }
  for (const result of results) statusCounts[result.status]++
  const patches = results.flatMap(({ status, text, start, end }): Patch[] => {
    const [replacement, other] = rivalsOf(text, known)
    if (status !== 'CONTRADICTED' || replacement === undefined || other !== undefined) return []
    return [{ start, end, original: text, replacement, reason: '', chunkId: '1' }]
  })
  return {
    schemaVersion: 1,
    isValid: statusCounts.VERIFIED === results.length,
    needsReview: results.length === 0,
    statusCounts,
    coverage: {
      expressions: { seen: results.length, checked: results.length, leftOut: [] },
      sentences: { total: 1, read: 1, unread: 0 },
    },
    results,
    unread: [],
    patches,
    patchedText: answer,
  }
}
