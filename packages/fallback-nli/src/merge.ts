// Puts the verdicts of a fallback between those of the core, in text order, and counts anew.
import type { EvidenceItem, GuardResult, Status, VerificationResult } from '@quantguard/core'
import type { FallbackChunk, FallbackClaim, FallbackVerdict } from './types.js'

export function merge(
  computed: GuardResult,
  claims: readonly FallbackClaim[],
  verdicts: readonly (FallbackVerdict | null)[],
  chunks: readonly FallbackChunk[],
): GuardResult {
  const judged = new Map<VerificationResult, VerificationResult>()
  const read = new Set<number>()
  const added: VerificationResult[] = []
  claims.forEach((claim, index) => {
    const verdict = verdicts[index]
    if (verdict === null || verdict === undefined) return
    if (claim.computed !== undefined) judged.set(claim.computed, again(claim.computed, verdict, chunks))
    else {
      added.push(sentenceResult(claim, verdict, chunks))
      read.add(claim.start)
    }
  })
  if (judged.size === 0 && added.length === 0) return computed

  const results = [...computed.results.map((result) => judged.get(result) ?? result), ...added].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  )
  const unread = computed.unread.filter((sentence) => !read.has(sentence.start))
  const { sentences } = computed.coverage
  return {
    ...computed,
    isValid: results.every(({ status }) => status === 'VERIFIED' || status === 'APPROXIMATE'),
    needsReview: results.length === 0 || unread.length > 0,
    statusCounts: count(computed, results),
    coverage: {
      ...computed.coverage,
      sentences: { ...sentences, read: sentences.read + read.size, unread: sentences.unread - read.size },
    },
    results,
    unread,
  }
}

function sentenceResult(
  claim: FallbackClaim,
  verdict: FallbackVerdict,
  chunks: readonly FallbackChunk[],
): VerificationResult {
  const { text, start, end } = claim
  const evidence = evidenceOf(verdict, chunks)
  return {
    text,
    start,
    end,
    kind: 'sentence',
    status: verdict.status,
    reason: 'not_computable',
    explanation: verdict.explanation,
    trace: ['no quantity, date or reference to compute with: sent to the fallback', step(verdict)],
    claim: {
      text,
      start,
      end,
      kind: 'sentence',
      value: null,
      low: null,
      high: null,
      comparator: null,
      unit: null,
      date: null,
      base: null,
    },
    evidence,
    candidateEvidence: evidence === null ? [] : [evidence],
    derivation: null,
    relativeError: null,
    tolerance: 0,
    citations: [],
    repair: null,
    computed: false,
    confidence: verdict.confidence,
  }
}

function again(
  result: VerificationResult,
  verdict: FallbackVerdict,
  chunks: readonly FallbackChunk[],
): VerificationResult {
  return {
    ...result,
    status: verdict.status,
    explanation: verdict.explanation,
    trace: [...result.trace, `${result.status} by computation: sent to the fallback`, step(verdict)],
    evidence: evidenceOf(verdict, chunks) ?? result.evidence,
    computed: false,
    confidence: verdict.confidence,
  }
}

const step = ({ status, confidence }: FallbackVerdict) =>
  `the fallback says ${status}, confidence ${confidence}`

function evidenceOf(
  { evidence, confidence }: FallbackVerdict,
  chunks: readonly FallbackChunk[],
): EvidenceItem | null {
  const chunk = chunks.find(({ id }) => id === evidence?.chunkId)
  if (evidence === undefined || chunk === undefined) return null
  const { start, end } = evidence
  const text = chunk.text.slice(start, end)
  return { chunkId: chunk.id, chunkIndex: chunk.index, start, end, text, kind: 'sentence', score: confidence }
}

function count(computed: GuardResult, results: readonly VerificationResult[]): Record<Status, number> {
  const counts = { ...computed.statusCounts }
  for (const status of Object.keys(counts) as Status[]) counts[status] = 0
  for (const { status } of results) counts[status]++
  return counts
}
