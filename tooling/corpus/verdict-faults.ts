// What is wrong with the verdicts on one case, as readable lines; none when all is as labelled.
import type { GuardResult } from '@quantguard/core'
import type { ExpectedVerdict, VerdictCase } from './read-corpus.js'

function claimFaults(expected: ExpectedVerdict, answer: string, result: GuardResult): string[] {
  const start = answer.indexOf(expected.text)
  const end = start + expected.text.length
  const hits = result.results.filter((claim) => claim.start < end && start < claim.end)
  const accepted = [expected.status, ...(expected.also ?? [])]
  const right = hits.filter((claim) => accepted.includes(claim.status))
  if (right.length === 0) {
    const found = hits.map((claim) => `${claim.text} ${claim.status} (${claim.reason})`).join('; ')
    return [`${expected.text} should be ${accepted.join(' or ')}, found ${found || 'no claim there'}`]
  }
  if (expected.reason === undefined || right.some((claim) => claim.reason === expected.reason)) return []
  const reasons = right.map((claim) => claim.reason).join(', ')
  return [`${expected.text} should be ${expected.status} for ${expected.reason}, found ${reasons}`]
}

export function verdictFaults(labelled: VerdictCase, result: GuardResult): string[] {
  const { answer, expected, expected_valid, expected_needs_review, expected_patched } = labelled
  const faults = expected.flatMap((claim) => claimFaults(claim, answer, result))
  if (result.isValid !== expected_valid) {
    const verdicts = result.results
      .map((claim) => `${claim.text} ${claim.status} (${claim.reason})`)
      .join('; ')
    faults.push(`should be ${expected_valid ? 'valid' : 'invalid'}: ${verdicts || 'no claims'}`)
  }
  if (expected_needs_review !== undefined && result.needsReview !== expected_needs_review) {
    faults.push(`needsReview should be ${expected_needs_review}`)
  }
  if (expected_patched !== undefined && result.patchedText !== expected_patched) {
    faults.push(`should be corrected to ${expected_patched}, found ${result.patchedText}`)
  }
  return faults
}
