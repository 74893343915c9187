// What a guard says of a stretch of the text, and how the findings of all stretches become one report.
import type {
  GuardResult,
  LeftOut,
  Patch,
  Span,
  Status,
  UnreadSentence,
  VerificationResult,
} from '@quantguard/core'
import { shiftResult, shiftSpan } from './shift.js'

export interface Finding {
  readonly results: readonly VerificationResult[]
  readonly patches: readonly Patch[]
  readonly unread: readonly UnreadSentence[]
  readonly leftOut: readonly LeftOut[]
  readonly expressions: { readonly seen: number; readonly checked: number }
  readonly sentences: { readonly total: number; readonly read: number; readonly unread: number }
  /** The stretch with its patches. */
  readonly patchedText: string
}

/** The finding on `span`, which is a span of `text`; the report is that of a guard that was asked `within` it. */
export function findingOf(report: GuardResult, text: string, span: Span, shift: number): Finding {
  const { results, patches, unread, coverage, patchedText } = report
  const isWithin = (found: Span) => found.start >= span.start && found.start < span.end
  const behind = text.length - span.end
  return {
    results: results.filter(isWithin).map((result) => shiftResult(result, shift)),
    patches: patches.filter(isWithin).map((patch) => shiftSpan(patch, shift)),
    unread: unread.filter(isWithin).map((sentence) => shiftSpan(sentence, shift)),
    leftOut: coverage.expressions.leftOut.filter(isWithin).map((expression) => shiftSpan(expression, shift)),
    expressions: coverage.expressions,
    sentences: coverage.sentences,
    patchedText: patchedText.slice(span.start, patchedText.length - behind),
  }
}

/** The report on the text that the findings make up, as one verification of it would give it. */
export function reportOf(findings: readonly Finding[]): GuardResult {
  const results = findings.flatMap((finding) => finding.results)
  const unread = findings.flatMap((finding) => finding.unread)
  const leftOut = findings.flatMap((finding) => finding.leftOut)
  const sum = (count: (finding: Finding) => number) =>
    findings.reduce((total, finding) => total + count(finding), 0)
  const statusCounts: Record<Status, number> = {
    VERIFIED: 0,
    APPROXIMATE: 0,
    CONTRADICTED: 0,
    UNSUPPORTED: 0,
    AMBIGUOUS: 0,
    NOT_APPLICABLE: 0,
  }
  for (const { status } of results) statusCounts[status]++
  return {
    schemaVersion: 1,
    isValid: results.length === statusCounts.VERIFIED + statusCounts.APPROXIMATE,
    needsReview: results.length === 0 || unread.length > 0,
    statusCounts,
    coverage: {
      expressions: {
        seen: sum(({ expressions }) => expressions.seen),
        checked: sum(({ expressions }) => expressions.checked),
        leftOut,
      },
      sentences: {
        total: sum(({ sentences }) => sentences.total),
        read: sum(({ sentences }) => sentences.read),
        unread: sum(({ sentences }) => sentences.unread),
      },
    },
    results,
    unread,
    patches: findings.flatMap((finding) => finding.patches),
    patchedText: findings.map((finding) => finding.patchedText).join(''),
  }
}
