// What `quantguard evaluate` prints: a line a claim, then the counts.
import { CLAIM_STATUSES, type ClaimOutcome, type ClaimStatus } from '../evaluate/evaluate-claim.js'
import type { ClaimRow } from '../evaluate/read-claims.js'
import type { Colors } from './colors.js'
import { visibleLine } from './visible.js'

export interface EvaluatedClaim extends ClaimOutcome {
  readonly claim: ClaimRow
}

/** True where the claim has a label and came out otherwise. */
export function isMismatch({ claim, status }: EvaluatedClaim): boolean {
  return claim.expected !== undefined && claim.expected !== status
}

export function countStatuses(evaluated: readonly EvaluatedClaim[]): Record<ClaimStatus, number> {
  const counts = Object.fromEntries(CLAIM_STATUSES.map((status) => [status, 0])) as Record<
    ClaimStatus,
    number
  >
  for (const { status } of evaluated) counts[status]++
  return counts
}

function colored(status: ClaimStatus, colors: Colors): string {
  if (status === 'supported') return colors.green(status)
  return status === 'unsupported_quantity' ? colors.red(status) : colors.yellow(status)
}

function claimLine(evaluated: EvaluatedClaim, colors: Colors): string {
  const { claim, status, reason } = evaluated
  const expected = isMismatch(evaluated) ? colors.red(` (expected ${visibleLine(claim.expected ?? '')})`) : ''
  return `${visibleLine(claim.id)}: ${colored(status, colors)} | ${visibleLine(reason, 400)}${expected}`
}

/** `claims=16 matched_expected=16`; the second only where claims are labelled. */
function totalLine(evaluated: readonly EvaluatedClaim[]): string {
  const labelled = evaluated.filter(({ claim }) => claim.expected !== undefined)
  const matched = labelled.filter((one) => !isMismatch(one))
  return `claims=${evaluated.length}${labelled.length === 0 ? '' : ` matched_expected=${matched.length}`}`
}

export function evaluateReport(evaluated: readonly EvaluatedClaim[], colors: Colors): string {
  const counts = countStatuses(evaluated)
  const lines = [
    ...evaluated.map((one) => claimLine(one, colors)),
    '',
    totalLine(evaluated),
    ...CLAIM_STATUSES.map((status) => `${status}=${counts[status]}`),
  ]
  return `${lines.join('\n')}\n`
}
