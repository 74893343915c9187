// QuantGuard as a node of a LangGraph graph.
import type { RunnableConfig } from '@langchain/core/runnables'
import type { GuardLike } from '@quantguard/core'
import { DEFAULT_OUTPUT_KEY, type VerifyOutputOptions } from './options.js'
import { replacedPart, type WithResult } from './repack.js'
import { verifyOutput } from './verify.js'

/**
 * A node that reads answer and evidence from the state and returns the result alone, as an update: returning the
 * whole state, as a runnable does, would append every list with a reducer to itself. With `onInvalid: 'correct'`
 * the update also holds the corrected answer, or the corrected message with the id of the old one.
 *
 * @example
 * new StateGraph(State).addNode('verify', createQuantGuardNode(guard))
 */
export function createQuantGuardNode<State extends object, K extends string = typeof DEFAULT_OUTPUT_KEY>(
  guard: GuardLike,
  options: VerifyOutputOptions<State, K> = {},
): (state: State, config?: RunnableConfig) => Promise<WithResult<K> & Partial<State>> {
  const outputKey = options.outputKey ?? DEFAULT_OUTPUT_KEY
  return async (state, config) => {
    const { result, place, replacement } = await verifyOutput(guard, state, options, config)
    const corrected = replacement === undefined ? {} : replacedPart(state, place, replacement)
    return { ...corrected, [outputKey]: result } as WithResult<K> & Partial<State>
  }
}
