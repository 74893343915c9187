// QuantGuard as a middleware of an agent: it verifies final answers against what the tools returned.
import { AIMessage, HumanMessage } from '@langchain/core/messages'
import type { GuardLike, GuardResult, VerifyOptions } from '@quantguard/core'
import { createMiddleware } from 'langchain'
import { z } from 'zod/v4'
import { describeFailures, QuantGuardViolationError } from './error.js'
import { isAnswer, OWN_MESSAGE, readMessages } from './messages.js'
import { messageFields, withText } from './repack.js'
import { readSources } from './sources.js'

/** What happens to an invalid answer once it will not be retried. */
export type FinalAction = 'annotate' | 'throw' | 'correct' | 'replace'

/** What the agent's state holds when the middleware runs. */
export interface AgentState {
  readonly messages: readonly unknown[]
  readonly [key: string]: unknown
}

export interface QuantGuardMiddlewareOptions {
  /**
   * `annotate` (default): the result says so. `throw`: a `QuantGuardViolationError`. `correct`: the message becomes
   * `patchedText`. `replace`: the message becomes `violationMessage`. `retry`: the model is told which claims do not
   * hold and answers again.
   */
  readonly onInvalid?: FinalAction | 'retry'
  /** Answers that the model may try anew in one run. Default 1. */
  readonly maxRetries?: number
  /** What happens when the last retry is invalid too. Default `annotate`. */
  readonly afterRetries?: FinalAction
  /** Stands in for an invalid answer with `replace`. */
  readonly violationMessage?: string | ((result: GuardResult) => string)
  /** What the model is told with `retry`. Default: the explanation of each claim that does not hold. */
  readonly retryMessage?: string | ((result: GuardResult) => string)
  /** Evidence beside the tool results: a list, or a function of the agent's state and runtime. */
  readonly sources?: readonly unknown[] | ((state: AgentState, runtime: unknown) => unknown)
  readonly verifyOptions?: VerifyOptions
  /** Called with every result, also of answers that are tried anew. */
  readonly onResult?: (result: GuardResult) => void
}

const DEFAULT_VIOLATION_MESSAGE = 'I could not verify the figures in my answer against the sources.'
const RETRY_HEAD =
  'These claims do not agree with the sources. Answer again, with figures from the sources only.'

const stateSchema = z.object({
  quantguard_result: z.custom<GuardResult>().optional(),
  // The underscore keeps it out of the agent's output.
  _quantguardRetries: z.number().default(0),
})

/**
 * Verifies every message of the model that calls no tools, against the results of the tools called before. The
 * result stands in the agent's state under `quantguard_result` and in `response_metadata.quantguard` of the message.
 *
 * @example
 * const agent = createAgent({ model, tools, middleware: [quantGuardMiddleware(guard, { onInvalid: 'retry' })] })
 */
export function quantGuardMiddleware(guard: GuardLike, options: QuantGuardMiddlewareOptions = {}) {
  const { onInvalid = 'annotate', maxRetries = 1, afterRetries = 'annotate' } = options
  return createMiddleware({
    name: 'QuantGuardMiddleware',
    stateSchema,
    // With a checkpointer the state outlives the run; the retries of an earlier run do not count.
    beforeAgent: () => ({ _quantguardRetries: 0 }),
    afterModel: {
      canJumpTo: ['model'],
      hook: async (state, runtime) => {
        const message = state.messages.at(-1)
        if (!AIMessage.isInstance(message) || !isAnswer(message)) return
        const result = await verifyLast(guard, state, runtime, options)
        options.onResult?.(result)
        const retries = state._quantguardRetries ?? 0
        if (!result.isValid && onInvalid === 'retry' && retries < maxRetries) {
          return {
            jumpTo: 'model',
            quantguard_result: result,
            _quantguardRetries: retries + 1,
            messages: [annotate(message, result), askAgain(result, options)],
          }
        }
        const action = result.isValid ? 'annotate' : onInvalid === 'retry' ? afterRetries : onInvalid
        if (action === 'throw') throw new QuantGuardViolationError(result, message)
        const text =
          action === 'correct'
            ? result.patchedText
            : action === 'replace'
              ? violation(result, options)
              : undefined
        return { quantguard_result: result, messages: [annotate(message, result, text)] }
      },
    },
  })
}

async function verifyLast(
  guard: GuardLike,
  state: AgentState,
  runtime: unknown,
  { sources, verifyOptions }: QuantGuardMiddlewareOptions,
): Promise<GuardResult> {
  const { answer, sources: found, question } = readMessages(state.messages)
  const extra = typeof sources === 'function' ? await sources(state, runtime) : sources
  return guard.verify(answer, [...found, ...readSources(extra, 'sources')], {
    ...(question === undefined ? {} : { question }),
    ...verifyOptions,
  })
}

/** A copy with the same id, which takes the place of the message in the state. */
function annotate(message: AIMessage, result: GuardResult, text?: string): AIMessage {
  return new AIMessage({
    ...(text === undefined ? messageFields(message) : withText(message, text)),
    response_metadata: { ...message.response_metadata, quantguard: result },
  })
}

function askAgain(result: GuardResult, { retryMessage }: QuantGuardMiddlewareOptions): HumanMessage {
  const text = typeof retryMessage === 'function' ? retryMessage(result) : retryMessage
  return new HumanMessage({
    content: text ?? `${RETRY_HEAD}\n${describeFailures(result)}`,
    additional_kwargs: { [OWN_MESSAGE]: true },
  })
}

function violation(result: GuardResult, { violationMessage }: QuantGuardMiddlewareOptions): string {
  const text = typeof violationMessage === 'function' ? violationMessage(result) : violationMessage
  return text ?? DEFAULT_VIOLATION_MESSAGE
}
