// The error of `onInvalid: 'throw'`.
import type { GuardResult } from '@quantguard/core'

const MARKER = Symbol.for('quantguard.violation')
const SHOWN = 3

/** An answer holds a claim that its sources do not support. `result` says which, `output` is what was verified. */
export class QuantGuardViolationError extends Error {
  override readonly name = 'QuantGuardViolationError'
  readonly result: GuardResult
  readonly output: unknown

  constructor(result: GuardResult, output: unknown) {
    super(describeFailures(result, SHOWN))
    this.result = result
    this.output = output
    Object.defineProperty(this, MARKER, { value: true })
  }

  /** Also true for an error of another copy of this package. */
  static isInstance(error: unknown): error is QuantGuardViolationError {
    return typeof error === 'object' && error !== null && MARKER in error
  }
}

/** The explanations of the claims that do not hold, one a line. */
export function describeFailures(result: GuardResult, shown = Number.POSITIVE_INFINITY): string {
  const failed = result.results.filter(({ status }) => status !== 'VERIFIED' && status !== 'APPROXIMATE')
  const lines = failed
    .slice(0, shown)
    .map(({ text, status, explanation }) => `${text} (${status}): ${explanation}`)
  const rest = failed.length - lines.length
  return [...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n')
}
