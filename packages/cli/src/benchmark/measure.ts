// Runs labelled cases through the guard and the baseline, and counts.
import type { Guard, GuardResult } from '@quantguard/core'
import type { BenchmarkCase, ExpectedClaim } from './cases.js'
import { naiveIsValid } from './naive.js'

export interface CaseOutcome {
  readonly case: BenchmarkCase
  readonly result: GuardResult
  readonly guardRight: boolean
  readonly naiveRight: boolean
  readonly claimsRight: number
  readonly milliseconds: number
}

export interface Figures {
  readonly cases: number
  readonly supported: number
  readonly unsupported: number
  /** Cases judged as labelled. */
  readonly guardRight: number
  readonly naiveRight: number
  /** Supported answers that the guard rejected, and unsupported ones that it let pass. */
  readonly falseAlarms: number
  readonly misses: number
  readonly claims: number
  readonly claimsRight: number
}

export interface Times {
  readonly p50: number
  readonly p95: number
}

function isRight({ start, end, statuses }: ExpectedClaim, result: GuardResult): boolean {
  return result.results.some(
    (claim) => claim.start < end && start < claim.end && statuses.includes(claim.status),
  )
}

function measureCase(guard: Guard, labelled: BenchmarkCase): CaseOutcome {
  const { answer, sources, options, expectedValid, expected } = labelled
  const began = performance.now()
  const result = guard.verify(answer, sources, options)
  const milliseconds = performance.now() - began
  return {
    case: labelled,
    result,
    guardRight: result.isValid === expectedValid,
    naiveRight: naiveIsValid(answer, sources) === expectedValid,
    claimsRight: expected.filter((claim) => isRight(claim, result)).length,
    milliseconds,
  }
}

/** Every case once, after one unmeasured round: the first calls of a program pay for its compilation. */
export function measure(guard: Guard, cases: readonly BenchmarkCase[]): CaseOutcome[] {
  for (const labelled of cases) measureCase(guard, labelled)
  return cases.map((labelled) => measureCase(guard, labelled))
}

export function count(outcomes: readonly CaseOutcome[]): Figures {
  const supported = outcomes.filter((outcome) => outcome.case.expectedValid)
  const unsupported = outcomes.filter((outcome) => !outcome.case.expectedValid)
  const wrong = (some: readonly CaseOutcome[]): number => some.filter((outcome) => !outcome.guardRight).length
  return {
    cases: outcomes.length,
    supported: supported.length,
    unsupported: unsupported.length,
    guardRight: outcomes.length - wrong(outcomes),
    naiveRight: outcomes.filter((outcome) => outcome.naiveRight).length,
    falseAlarms: wrong(supported),
    misses: wrong(unsupported),
    claims: outcomes.reduce((sum, outcome) => sum + outcome.case.expected.length, 0),
    claimsRight: outcomes.reduce((sum, outcome) => sum + outcome.claimsRight, 0),
  }
}

/** By category, in alphabetical order. */
export function countByCategory(outcomes: readonly CaseOutcome[]): [string, Figures][] {
  const groups = new Map<string, CaseOutcome[]>()
  for (const outcome of outcomes) {
    const group = groups.get(outcome.case.category)
    if (group === undefined) groups.set(outcome.case.category, [outcome])
    else group.push(outcome)
  }
  return [...groups.keys()].sort().map((category) => [category, count(groups.get(category) ?? [])])
}

/** Milliseconds within which half, and 95 of 100, of the verifications were done. */
export function times(outcomes: readonly CaseOutcome[]): Times {
  const sorted = outcomes.map((outcome) => outcome.milliseconds).sort((a, b) => a - b)
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}
