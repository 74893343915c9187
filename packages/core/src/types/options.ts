// What a caller gives: sources and options.
import type { GuardResult } from './result.js'
import type { Span } from './span.js'

export interface SourceChunk {
  readonly text: string
  /** Defaults to the position in the list, counted from 1. */
  readonly id?: string
  /** Never read as evidence. */
  readonly metadata?: Readonly<Record<string, unknown>>
}

export type Source = string | SourceChunk

export type CitationMode = 'require' | 'use' | 'ignore'

/** How a guard judges. All optional; wrong values throw a `TypeError` that names the option. */
export interface GuardOptions {
  /** Relative slack for measured magnitudes, 0 to 1. Default 0.05. */
  readonly tolerance?: number
  /** Relative slack for totals, shares and other arithmetic, 0 to 1. Default 0.005. */
  readonly arithmeticTolerance?: number
  /** A registered language tag, or `auto` (default): picked per text among the registered languages. */
  readonly locale?: string
  /** `use` (default): a cited chunk ranks first. `require`: only cited chunks count. `ignore`: not read. */
  readonly citations?: CitationMode
}

/** What one call adds. */
export interface VerifyOptions {
  /** Numbers of the question are premises: they may be operands, they are not evidence. */
  readonly question?: string
  /** Ids of the chunks that were retrieved for this question; all chunks when absent. */
  readonly retrieved?: readonly string[]
  readonly citations?: CitationMode
  /** The language of the answer, as in `GuardOptions`; that of the guard when absent. */
  readonly locale?: string
  /**
   * Judge only what begins in this span of the answer; the rest is read as context. The result speaks of the
   * span alone: its claims, sentences, patches, counts. Default: the whole answer.
   */
  readonly within?: Span
}

/** Anything that verifies at once. `QuantitativeGuard` is one; so is a wrapper around one. */
export interface Guard {
  verify(answer: string, sources: readonly Source[], options?: VerifyOptions): GuardResult
}

/** Anything that verifies later, such as a guard with a fallback model behind it. */
export interface AsyncGuard {
  verify(answer: string, sources: readonly Source[], options?: VerifyOptions): Promise<GuardResult>
}

export type GuardLike = Guard | AsyncGuard
