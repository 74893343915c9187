// A guard with a fallback behind it: the core computes, the handler judges what the core could not read.
import type { GuardLike, GuardResult, Source, VerifyOptions } from '@quantguard/core'
import { claimsFor } from './claims.js'
import { judgeClaims } from './judge-claims.js'
import { merge } from './merge.js'
import { checkOptions } from './options.js'
import type {
  FallbackChunk,
  FallbackGuard,
  FallbackHandler,
  FallbackOptions,
  FallbackVerifyOptions,
} from './types.js'

type Compute = (answer: string, options: VerifyOptions) => GuardResult | Promise<GuardResult>

interface Indexing {
  index(sources: readonly Source[]): {
    verify(answer: string, options?: VerifyOptions): GuardResult | Promise<GuardResult>
  }
}

/**
 * Puts `handler` behind `guard`: the sentences that the core could not read go to the handler, and its verdicts
 * join the others in text order, marked `computed: false`. The verdicts of the core stay as they are, unless
 * `also` asks for a second opinion. A sentence on which the handler has no opinion stays in `unread`.
 *
 * Wrong options throw a `TypeError`.
 *
 * @example
 * ```ts
 * const guard = withFallback(new QuantitativeGuard(), new LexicalOverlapFallback())
 * const result = await guard.verify(answer, sources)
 * ```
 */
export function withFallback(
  guard: GuardLike,
  handler: FallbackHandler,
  options: FallbackOptions = {},
): FallbackGuard {
  const settings = checkOptions(handler, options)

  const run = async (
    compute: Compute,
    answer: string,
    all: readonly FallbackChunk[],
    { signal, ...given }: FallbackVerifyOptions,
  ) => {
    signal?.throwIfAborted()
    const computed = await compute(answer, given)
    const claims = claimsFor(answer, computed, settings.also)
    if (claims.length === 0) return computed
    const { retrieved } = given
    // The same list for every answer, so that a handler can remember what it read in it.
    const chunks = retrieved === undefined ? all : all.filter(({ id }) => retrieved.includes(id))
    const verdicts = await judgeClaims(handler, claims, chunks, settings, signal)
    return merge(computed, claims, verdicts, chunks)
  }

  return {
    verify: (answer, sources, given = {}) =>
      run((text, rest) => guard.verify(text, sources, rest), answer, chunksOf(sources), given),
    index(sources) {
      const index = (guard as Partial<Indexing>).index?.(sources)
      const chunks = chunksOf(sources)
      const compute: Compute = (text, rest) =>
        index ? index.verify(text, rest) : guard.verify(text, sources, rest)
      return { verify: (answer, given = {}) => run(compute, answer, chunks, given) }
    },
  }
}

function chunksOf(sources: readonly Source[]): readonly FallbackChunk[] {
  return sources.map((source, index) => ({
    id: (typeof source === 'string' ? undefined : source.id) ?? String(index + 1),
    text: typeof source === 'string' ? source : source.text,
    index,
  }))
}
