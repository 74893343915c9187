// One response, verified.
import type { GuardLike, VerifyOptions } from '@quantguard/core'
import { nodesToSources, questionText, responseText } from './read.js'
import type { ResponseLike, VerifyResponseOptions } from './types.js'

/**
 * Verifies a response of a query or chat engine against its source nodes. Gives what the guard gives: a result, or a
 * promise of one.
 *
 * @throws TypeError that lists the keys seen, where the response has no text.
 * @example
 * const result = verifyResponse(guard, await engine.query({ query: 'How long?' }))
 */
export function verifyResponse<G extends GuardLike>(
  guard: G,
  response: ResponseLike | string,
  options: VerifyResponseOptions = {},
): ReturnType<G['verify']> {
  const nodes = typeof response === 'string' ? [] : (response?.sourceNodes ?? [])
  const sources = nodesToSources([...nodes, ...(options.sources ?? [])])
  return guard.verify(responseText(response), sources, verifyOptions(options)) as ReturnType<G['verify']>
}

function verifyOptions({ query, verifyOptions: given }: VerifyResponseOptions): VerifyOptions {
  const question = questionText(query)
  return { ...(question === undefined ? {} : { question }), ...given }
}
