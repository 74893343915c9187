// What goes in and what comes out of a stream.
import type { GuardResult, VerificationResult, VerifyOptions } from '@quantguard/core'
import type { Unfinished } from './errors.js'

/** Fragments of one text, in order. Where it is cut does not matter. */
export type TokenStream<F = string> = Iterable<F> | AsyncIterable<F> | ReadableStream<F>

export interface StreamOptions<F = string> extends VerifyOptions {
  /**
   * Whether the answer may end with a list of sources or footnotes that says what its marks stand for: `[1]`,
   * `(1)`, `¹`. Default true: text from the first such mark on is settled when the answer is over. Marks that
   * are ids of the sources as given (`[S01]`) are known at once.
   */
  readonly endnotes?: boolean
  /** Stops the stream: the source is closed and a `StreamBrokenError` is thrown. */
  readonly signal?: AbortSignal
  /** The text of one fragment, for streams of objects. */
  readonly toText?: (fragment: F) => string
  /** Told once when the stream ends before its text does: by an error, an abort, or a consumer that left. */
  readonly onUnfinished?: (unfinished: Unfinished) => void
}

/** One claim is settled: nothing that follows in the stream can change its verdict. */
export interface ClaimEvent {
  readonly type: 'claim'
  readonly result: VerificationResult
  /** The text so far. The claim stands at `[result.start, result.end)` in it. */
  readonly text: string
}

/** The text is complete. */
export interface EndEvent {
  readonly type: 'end'
  /** The verdict on the whole text. */
  readonly report: GuardResult
  readonly text: string
}

export type StreamEvent = ClaimEvent | EndEvent
