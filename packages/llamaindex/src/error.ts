// The errors of a wrapped engine.
import type { GuardResult } from '@quantguard/core'

const MARKER = Symbol.for('quantguard.violation')

/** A response holds a claim that its nodes do not support. `result` says which. */
export class QuantGuardViolationError extends Error {
  override readonly name = 'QuantGuardViolationError'
  readonly result: GuardResult
  /** The response; of a stream, its text. */
  readonly output: unknown

  constructor(result: GuardResult, output: unknown) {
    const failed = result.results.filter(({ status }) => status !== 'VERIFIED' && status !== 'APPROXIMATE')
    super(failed.map(({ text, status, explanation }) => `${text} (${status}): ${explanation}`).join('\n'))
    this.result = result
    this.output = output
    Object.defineProperty(this, MARKER, { value: true })
  }

  /** Also true for an error of another copy of this package, or of another QuantGuard adapter. */
  static isInstance(error: unknown): error is QuantGuardViolationError {
    return typeof error === 'object' && error !== null && MARKER in error
  }
}

/** The reader of a stream left before its end: there is no whole answer to verify. */
export class StreamAbandonedError extends Error {
  override readonly name = 'StreamAbandonedError'

  constructor() {
    super('The stream was left before its end, so its answer was not verified.')
  }
}
