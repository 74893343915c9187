// What is thrown when a stream ends before its text does. It says what was settled, and what was not.
import type { VerificationResult } from '@quantguard/core'

/** How far a stream came before it broke. */
export interface Unfinished {
  /** The text that arrived. */
  readonly text: string
  /** Everything before this offset was settled. */
  readonly settledTo: number
  /** `text.slice(settledTo)`: what nobody verified. */
  readonly unsettled: string
  /** The verdicts that were settled, in text order. */
  readonly results: readonly VerificationResult[]
}

const MARK = Symbol.for('quantguard.StreamBrokenError')

/**
 * The stream failed or was aborted. `cause` is what it failed with (the `reason` of an abort signal).
 *
 * @example
 * ```ts
 * if (StreamBrokenError.isInstance(error)) console.log(error.unfinished.unsettled)
 * ```
 */
export class StreamBrokenError extends Error {
  override readonly name = 'StreamBrokenError'
  readonly unfinished: Unfinished
  readonly [MARK] = true

  constructor(cause: unknown, unfinished: Unfinished) {
    const why = cause instanceof Error ? cause.message : String(cause)
    const left = unfinished.text.length - unfinished.settledTo
    super(`The stream broke: ${why}. ${left} of ${unfinished.text.length} characters were not settled.`, {
      cause,
    })
    this.unfinished = unfinished
  }

  /** True for this error, also when it comes from another copy of the package. */
  static isInstance(error: unknown): error is StreamBrokenError {
    return typeof error === 'object' && error !== null && MARK in error
  }
}
