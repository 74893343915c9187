// The parts of LlamaIndex that are used, by shape: the framework is never imported, so that no second copy of it can
// come in, and so that its serialised objects are read as well.
import type { GuardResult, VerifyOptions } from '@quantguard/core'

export interface NodeLike {
  readonly id_?: string
  readonly text?: string | null
  readonly metadata?: Readonly<Record<string, unknown>>
  // A method, so that its parameter is not compared with the framework's enum.
  getContent?(mode: never): string
}

export interface NodeWithScoreLike {
  readonly node: NodeLike | null
  readonly score?: number | undefined
}

/** An `EngineResponse`, one chunk of a stream, or what is left of either after JSON. */
export interface ResponseLike {
  readonly message?: { readonly content: unknown }
  readonly response?: unknown
  readonly sourceNodes?: readonly NodeWithScoreLike[] | null | undefined
}

export interface VerifyResponseOptions {
  /** The question, whose numbers are premises and never evidence. The wrapped engines pass their own. */
  readonly query?: unknown
  /** Evidence beside the response's own nodes: texts, nodes, or nodes with scores. */
  readonly sources?: readonly (string | NodeLike | NodeWithScoreLike)[]
  /** Handed to `verify`; its `question` overrides `query`. */
  readonly verifyOptions?: VerifyOptions
}

export interface VerifyingEngineOptions extends Omit<VerifyResponseOptions, 'query'> {
  /** `annotate` (default): the result says so. `throw`: a `QuantGuardViolationError`. */
  readonly onInvalid?: 'annotate' | 'throw'
  /** Called with every result, also where `throw` follows. */
  readonly onResult?: (result: GuardResult) => void
}

/** A response with its result. */
export type VerifiedResponse<R> = R & { readonly quantguard_result: GuardResult }

/**
 * A stream with a promise of its result. It is settled when the stream has been read to its end, and rejected when
 * the stream breaks or its reader leaves before the end.
 */
export interface VerifiedStream<R> extends AsyncIterableIterator<R> {
  readonly quantguard_result: Promise<GuardResult>
}
