// What the caller may set, in one place for the runnable, the node, the middleware and the one-off check.
import type { RunnableConfig } from '@langchain/core/runnables'
import type { GuardResult, VerifyOptions } from '@quantguard/core'

/** Where the parts of a chain's output stand. */
export interface ReadOptions {
  /** Default: the first of answer, output, result, response, generation, text that holds text or a message. */
  readonly answerKey?: string
  /** Default: the first of context, source_documents, sourceDocuments, documents, docs, ... that is present. */
  readonly contextKey?: string
  /** Default: the first of question, input, query that is a text. `false`: the question is not read. */
  readonly questionKey?: string | false
  /** Handed to every `verify`; its `question` overrides the one that was read. */
  readonly verifyOptions?: VerifyOptions
}

/** Evidence that stands outside the output: added to what is found there. */
export type Sources<In> = readonly unknown[] | ((output: In, config?: Partial<RunnableConfig>) => unknown)

/**
 * What happens to an answer with a claim that does not hold. `annotate`: the result says so. `throw`: a
 * `QuantGuardViolationError`. `correct`: the answer becomes `patchedText`.
 */
export type OnInvalid = 'annotate' | 'throw' | 'correct'

export interface VerifyOutputOptions<In, K extends string> extends ReadOptions {
  /** Key of the result in the output. Default `quantguard_result`. */
  readonly outputKey?: K
  readonly sources?: Sources<In>
  /** Default `annotate`. */
  readonly onInvalid?: OnInvalid
  /** Called with every result, also where `throw` follows. */
  readonly onResult?: (result: GuardResult) => void
}

export const DEFAULT_OUTPUT_KEY = 'quantguard_result'
