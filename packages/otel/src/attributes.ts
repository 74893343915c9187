// A result as attributes: of the span, of an event for one claim, of `gen_ai.evaluation.result`.
import type { Attributes } from '@opentelemetry/api'
import type { GuardResult, Status, VerificationResult } from '@quantguard/core'
import { ATTRIBUTES, EVALUATION } from './names.js'

export type Outcome = 'pass' | 'fail' | 'not_applicable'

/** Statuses that get an event of their own. */
const REPORTED: ReadonlySet<Status> = new Set(['CONTRADICTED', 'AMBIGUOUS', 'UNSUPPORTED'])

export function isReported(claim: VerificationResult): boolean {
  return REPORTED.has(claim.status)
}

/** `not_applicable` where the answer held nothing to check: that is neither a pass nor a failure. */
export function outcomeOf(result: GuardResult): Outcome {
  if (result.results.length === 0) return 'not_applicable'
  return result.isValid ? 'pass' : 'fail'
}

export function spanAttributes(result: GuardResult): Attributes {
  const attributes: Attributes = {
    [ATTRIBUTES.claims]: result.results.length,
    [ATTRIBUTES.valid]: result.isValid,
    [ATTRIBUTES.needsReview]: result.needsReview,
    [ATTRIBUTES.unread]: result.unread.length,
  }
  for (const [status, count] of Object.entries(result.statusCounts)) {
    attributes[`${ATTRIBUTES.claims}.${status.toLowerCase()}`] = count
  }
  return attributes
}

export function claimAttributes(claim: VerificationResult, withText: boolean): Attributes {
  const attributes: Attributes = {
    [ATTRIBUTES.status]: claim.status,
    [ATTRIBUTES.reason]: claim.reason,
    [ATTRIBUTES.kind]: claim.kind,
    [ATTRIBUTES.start]: claim.start,
    [ATTRIBUTES.end]: claim.end,
  }
  if (withText) {
    attributes[ATTRIBUTES.claimText] = claim.text
    attributes[ATTRIBUTES.claimExplanation] = claim.explanation
  }
  return attributes
}

/** The score is the share of claims that hold; there is none where there are no claims. */
export function evaluationAttributes(
  result: GuardResult,
  name: string,
  responseId: string | undefined,
): Attributes {
  const { statusCounts, results } = result
  const counted = Object.entries(statusCounts).filter(([, count]) => count > 0)
  const attributes: Attributes = {
    [EVALUATION.name]: name,
    [EVALUATION.label]: outcomeOf(result),
    [EVALUATION.explanation]:
      counted.map(([status, count]) => `${count} ${status}`).join(', ') || 'no claims to check',
  }
  if (results.length > 0) {
    attributes[EVALUATION.value] = (statusCounts.VERIFIED + statusCounts.APPROXIMATE) / results.length
  }
  if (responseId !== undefined) attributes[EVALUATION.responseId] = responseId
  return attributes
}
