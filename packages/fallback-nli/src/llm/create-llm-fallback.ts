// A second opinion from a language model that the caller calls.
import { checkCount } from '../check.js'
import { coverage } from '../lexical/coverage.js'
import { readPremises } from '../premises.js'
import { createQueue } from '../queue.js'
import type { FallbackChunk, FallbackClaim, FallbackModel, FallbackVerdict } from '../types.js'
import { attempt } from './attempt.js'
import { createCache } from './cache.js'
import { type LlmPrompt, promptFor } from './prompt.js'
import { readReply } from './reply.js'

/** Sends a prompt to a model and gives its reply: JSON, as text or as an object. */
export type CallLlm = (prompt: LlmPrompt, context: { readonly signal: AbortSignal }) => Promise<unknown>

export interface LlmFallbackOptions {
  /** Milliseconds for one call. Default 20,000. */
  readonly timeout?: number
  /** New attempts after a failure or a reply that is no verdict. Default 1. */
  readonly retries?: number
  /** Milliseconds before the first new attempt; doubled for each further one. Default 500. */
  readonly retryDelay?: number
  /** Calls that run at the same time, over all answers. Default 4. */
  readonly concurrency?: number
  /** Most calls of this fallback in its life, new attempts included. Default: no limit. */
  readonly maxCalls?: number
  /** Most characters of sources in one prompt. Default 24,000. */
  readonly maxSourceLength?: number
  /** Verdicts that are remembered; 0 for none. Default 500. */
  readonly cacheSize?: number
  /** Told why a sentence got no verdict. */
  readonly onError?: (error: unknown, claim: FallbackClaim) => void
}

/**
 * Judges sentences with a language model. It fails closed: no reply in time, a reply that is not exactly a
 * verdict, a passage that does not stand in the named source, a used-up budget: no opinion, and the sentence
 * stays unread. What others wrote reaches the model as JSON strings, and a reply has to carry a key that only
 * this request knows.
 *
 * @example
 * ```ts
 * const judge = createLlmFallback(async ({ system, user }, { signal }) => {
 *   const reply = await client.chat({ system, user, temperature: 0, signal })
 *   return reply.text
 * })
 * ```
 */
export function createLlmFallback(callLlm: CallLlm, options: LlmFallbackOptions = {}): FallbackModel {
  if (typeof callLlm !== 'function')
    throw new TypeError('callLlm: takes a function `(prompt, { signal }) => reply`')
  const limits = {
    timeout: checkCount('timeout', options.timeout ?? 20_000),
    retries: checkCount('retries', options.retries ?? 1, 0),
    retryDelay: checkCount('retryDelay', options.retryDelay ?? 500, 0),
  }
  const maxSourceLength = checkCount('maxSourceLength', options.maxSourceLength ?? 24_000)
  const queue = createQueue(checkCount('concurrency', options.concurrency ?? 4))
  const cache = createCache<FallbackVerdict>(checkCount('cacheSize', options.cacheSize ?? 500, 0))
  let callsLeft = options.maxCalls === undefined ? Infinity : checkCount('maxCalls', options.maxCalls, 0)

  const ask = (claim: FallbackClaim, chunks: readonly FallbackChunk[], signal: AbortSignal | undefined) =>
    queue(
      () =>
        attempt(
          async (callSignal) => {
            if (callsLeft <= 0) throw new Error(`the budget of ${options.maxCalls} calls is used up`)
            callsLeft--
            const key = crypto.randomUUID()
            return readReply(
              await callLlm(promptFor(claim.text, chunks, key), { signal: callSignal }),
              chunks,
              key,
            )
          },
          limits,
          signal,
        ),
      signal,
    )

  return {
    async judge(claim, chunks, { signal } = {}) {
      const shown = nearest(claim.text, chunks, maxSourceLength)
      try {
        return await cache(JSON.stringify([claim.text, shown.map(({ id, text }) => [id, text])]), () =>
          ask(claim, shown, signal),
        )
      } catch (error) {
        if (signal?.aborted) throw error
        options.onError?.(error, claim)
        return null
      }
    },
  }
}

/** The chunks that share most words with the claim, as many as fit, in their own order. */
function nearest(
  text: string,
  chunks: readonly FallbackChunk[],
  maxLength: number,
): readonly FallbackChunk[] {
  if (chunks.reduce((sum, chunk) => sum + chunk.text.length, 0) <= maxLength) return chunks
  const chosen = new Set<FallbackChunk>()
  let left = maxLength
  for (const { premise } of coverage(text, readPremises(chunks))) {
    const { chunk } = premise
    if (chosen.has(chunk) || chunk.text.length > left) continue
    chosen.add(chunk)
    left -= chunk.text.length
  }
  return chunks.filter((chunk) => chosen.has(chunk))
}
