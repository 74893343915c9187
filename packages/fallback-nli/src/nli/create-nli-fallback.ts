// A second opinion from an entailment model that runs in this process.
import { checkCount, checkShare } from '../check.js'
import { coverage } from '../lexical/coverage.js'
import { readPremises } from '../premises.js'
import { createQueue } from '../queue.js'
import type { FallbackChunk, FallbackClaim, FallbackModel, FallbackVerdict, JudgeContext } from '../types.js'
import { decide, type Scored, type Thresholds } from './decide.js'
import { loadNliModel, type NliModel, type NliModelOptions, type Scores } from './model.js'

export interface NliFallbackOptions extends NliModelOptions {
  /** Sentences of the sources that are put before the model for one claim. Default 6. */
  readonly maxPremises?: number
  /** Pairs that the model reads at once. Default 16. */
  readonly batchSize?: number
  /** Batches that run at the same time, over all calls. Default 1: the runtime uses several threads itself. */
  readonly concurrency?: number
  /** Least probabilities of a verdict. Default 0.7, 0.7; sources are silent below 0.5. */
  readonly thresholds?: Partial<Thresholds>
}

export interface NliFallback extends FallbackModel {
  /** Loads the model now instead of at the first sentence. All calls share one load. */
  load(): Promise<void>
  /** Frees the model. The next sentence would load it again. */
  dispose(): Promise<void>
}

/**
 * Judges sentences with a natural language inference model through `@huggingface/transformers` (an optional
 * peer). For each claim the sentences of the sources that share most words with it are the premises. The
 * model comes from the hub or from a folder and is loaded once, at the first sentence.
 *
 * Wrong options throw a `TypeError`; a model that cannot be loaded rejects, and the next call tries again.
 *
 * @example
 * ```ts
 * const fallback = createNliFallback({ model: './models/nli-deberta-v3-small' })
 * const guard = withFallback(new QuantitativeGuard(), fallback)
 * ```
 */
export function createNliFallback(options: NliFallbackOptions): NliFallback {
  if (typeof options?.model !== 'string' || options.model === '') {
    throw new TypeError('model: takes a hub id (`owner/name`) or the path of a folder (`./models/nli`)')
  }
  const maxPremises = checkCount('maxPremises', options.maxPremises ?? 6)
  const batchSize = checkCount('batchSize', options.batchSize ?? 16)
  const queue = createQueue(checkCount('concurrency', options.concurrency ?? 1))
  const thresholds: Thresholds = {
    entailment: checkShare('thresholds.entailment', options.thresholds?.entailment ?? 0.7),
    contradiction: checkShare('thresholds.contradiction', options.thresholds?.contradiction ?? 0.7),
    silence: checkShare('thresholds.silence', options.thresholds?.silence ?? 0.5),
  }

  let loading: Promise<NliModel> | null = null
  const open = () => {
    loading ??= loadNliModel(options).catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }

  const judgeAll = async (
    claims: readonly FallbackClaim[],
    chunks: readonly FallbackChunk[],
    { signal }: JudgeContext = {},
  ): Promise<readonly (FallbackVerdict | null)[]> => {
    signal?.throwIfAborted()
    const premises = readPremises(chunks)
    const selected = claims.map((claim) =>
      coverage(claim.text, premises)
        .slice(0, maxPremises)
        .map(({ premise, covered }) => ({ premise, covered })),
    )
    const pairs = selected.flatMap((list, claim) =>
      list.map(({ premise }) => ({
        premise: premise.text,
        hypothesis: (claims[claim] as FallbackClaim).text,
      })),
    )
    const model = await open()
    const scores: Scores[] = []
    for (let at = 0; at < pairs.length; at += batchSize) {
      const batch = pairs.slice(at, at + batchSize)
      scores.push(...(await queue(() => model.score(batch), signal)))
      signal?.throwIfAborted()
    }
    let at = 0
    return selected.map((list) => {
      const scored: Scored[] = list.map((item) => ({ ...item, scores: scores[at++] ?? null }))
      return decide(scored, thresholds)
    })
  }

  return {
    judgeAll,
    judge: async (claim, chunks, context) => (await judgeAll([claim], chunks, context))[0] ?? null,
    load: async () => {
      await open()
    },
    async dispose() {
      const opened = loading
      loading = null
      await (await opened?.catch(() => null))?.dispose()
    },
  }
}
