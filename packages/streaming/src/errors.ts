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

const CLOSED = Symbol.for('quantguard.GateClosedError')

/** A gate ended the stream: `result` is the claim that may not be shown, `null` where too much had to be held back. */
export class GateClosedError extends Error {
  override readonly name = 'GateClosedError'
  readonly result: VerificationResult | null
  readonly unfinished: Unfinished
  readonly [CLOSED] = true

  private constructor(message: string, result: VerificationResult | null, unfinished: Unfinished) {
    super(message)
    this.result = result
    this.unfinished = unfinished
  }

  static by(result: VerificationResult, unfinished: Unfinished): GateClosedError {
    return new GateClosedError(
      `The answer was cut: "${result.text}" is ${result.status}. ${result.explanation}`,
      result,
      unfinished,
    )
  }

  static full(maxHeld: number, unfinished: Unfinished): GateClosedError {
    return new GateClosedError(
      `The answer was cut: more than ${maxHeld} characters (maxHeld) could not be settled.`,
      null,
      unfinished,
    )
  }

  /** True for this error, also when it comes from another copy of the package. */
  static isInstance(error: unknown): error is GateClosedError {
    return typeof error === 'object' && error !== null && CLOSED in error
  }
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
