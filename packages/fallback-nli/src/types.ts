// What a fallback is asked, and what it may answer.
import type { GuardResult, Source, Span, Status, VerificationResult, VerifyOptions } from '@quantguard/core'

/** A sentence for a second opinion. `start` and `end` are in the answer. */
export interface FallbackClaim extends Span {
  readonly text: string
  /** The verdict of the core, where it gave one that is worth a second opinion. */
  readonly computed?: VerificationResult
}

/** A piece of retrieved text with its id. */
export interface FallbackChunk {
  readonly id: string
  readonly text: string
  /** Position of the source in the list that was given. */
  readonly index: number
}

export interface FallbackVerdict {
  /** `NOT_APPLICABLE` says: no opinion. The sentence then stays unread. */
  readonly status: Status
  /** 0 to 1. */
  readonly confidence: number
  /** One sentence: why. */
  readonly explanation: string
  /** The place that decided, as a span of the text of a chunk. */
  readonly evidence?: Span & { readonly chunkId: string }
}

export interface JudgeContext {
  readonly signal?: AbortSignal
}

/** Judges one sentence. `null` says: no opinion. */
export type Judge = (
  claim: FallbackClaim,
  chunks: readonly FallbackChunk[],
  context: JudgeContext,
) => FallbackVerdict | null | Promise<FallbackVerdict | null>

/** A judge as an object. `judgeAll`, where there is one, is asked once for all sentences of an answer. */
export interface FallbackModel {
  readonly judge: Judge
  readonly judgeAll?: (
    claims: readonly FallbackClaim[],
    chunks: readonly FallbackChunk[],
    context: JudgeContext,
  ) => Promise<readonly (FallbackVerdict | null)[]>
}

export type FallbackHandler = Judge | FallbackModel

/** Claims that the core read and that a fallback may judge again. */
export type SecondOpinion = 'ambiguous' | 'negated'

export interface FallbackOptions {
  /** Beside the unread sentences: claims that are AMBIGUOUS, claims whose negation disagrees. Default: none. */
  readonly also?: readonly SecondOpinion[]
  /** A verdict below this is no opinion. 0 to 1. Default 0.3. */
  readonly minConfidence?: number
  /** Sentences that are judged at the same time. Default 4. */
  readonly concurrency?: number
  /** Told when the handler fails. The sentence stays unread, so the answer needs review. Default: rethrow. */
  readonly onError?: (error: unknown, claim: FallbackClaim) => void
}

export interface FallbackVerifyOptions extends VerifyOptions {
  readonly signal?: AbortSignal
}

/** A guard with a fallback behind it. */
export interface FallbackGuard {
  verify(answer: string, sources: readonly Source[], options?: FallbackVerifyOptions): Promise<GuardResult>
  /** Reads the sources once for many answers. */
  index(sources: readonly Source[]): FallbackIndex
}

export interface FallbackIndex {
  verify(answer: string, options?: FallbackVerifyOptions): Promise<GuardResult>
}
