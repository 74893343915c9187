// A streamed response: chunks pass as they come, the whole is verified at the end.
import type { GuardLike, GuardResult } from '@quantguard/core'
import { QuantGuardViolationError, StreamAbandonedError } from './error.js'
import { responseText } from './read.js'
import type { NodeWithScoreLike, ResponseLike, VerifiedStream, VerifyingEngineOptions } from './types.js'
import { verifyResponse } from './verify-response.js'

/** Every chunk carries its piece of the text as its message, and, as a rule, all source nodes. */
export function verifyStream<R extends ResponseLike>(
  guard: GuardLike,
  chunks: AsyncIterable<R>,
  query: unknown,
  options: VerifyingEngineOptions,
): VerifiedStream<R> {
  let succeed: (result: GuardResult) => void = () => {}
  let fail: (reason: unknown) => void = () => {}
  const promise = new Promise<GuardResult>((resolve, reject) => {
    succeed = resolve
    fail = reject
  })
  // Whoever does not ask for the result must not be punished for its absence.
  promise.catch(() => {})

  async function* pass(): AsyncGenerator<R, void, undefined> {
    let text = ''
    let sourceNodes: readonly NodeWithScoreLike[] = []
    let failure: unknown = new StreamAbandonedError()
    try {
      for await (const chunk of chunks) {
        text += responseText(chunk)
        if (chunk.sourceNodes?.length) sourceNodes = chunk.sourceNodes
        yield chunk
      }
      const result = await verifyResponse(guard, { response: text, sourceNodes }, { ...options, query })
      succeed(result)
      options.onResult?.(result)
      if (options.onInvalid === 'throw' && !result.isValid) throw new QuantGuardViolationError(result, text)
    } catch (error) {
      failure = error
      throw error
    } finally {
      // Of no effect where the result is there.
      fail(failure)
    }
  }
  return Object.assign(pass(), { quantguard_result: promise })
}
