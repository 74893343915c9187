// Several judges one behind the other: the cheap one first, the next only where it has no opinion.
import { checkShare } from './check.js'
import { judgeOf } from './judge-of.js'
import type {
  FallbackChunk,
  FallbackClaim,
  FallbackHandler,
  FallbackModel,
  FallbackVerdict,
  JudgeContext,
} from './types.js'

export interface CascadeOptions {
  /** A verdict below this goes to the next judge. 0 to 1. Default 0.5. */
  readonly minConfidence?: number
}

/**
 * Asks the judges in order. A sentence goes on to the next one while there is no opinion, or one that is less
 * sure than `minConfidence`; when none is sure, the surest verdict stands.
 *
 * @example
 * ```ts
 * const judge = createCascade([new LexicalOverlapFallback(), createNliFallback({ model: './models/nli' })])
 * ```
 */
export function createCascade(
  handlers: readonly FallbackHandler[],
  options: CascadeOptions = {},
): FallbackModel {
  if (!Array.isArray(handlers) || handlers.length === 0)
    throw new TypeError('handlers: takes a list of handlers')
  const judges = handlers.map(judgeOf)
  const minConfidence = checkShare('minConfidence', options.minConfidence ?? 0.5)
  const isSure = (verdict: FallbackVerdict | null) => verdict !== null && verdict.confidence >= minConfidence

  const judgeAll = async (
    claims: readonly FallbackClaim[],
    chunks: readonly FallbackChunk[],
    context: JudgeContext,
  ): Promise<readonly (FallbackVerdict | null)[]> => {
    const verdicts: (FallbackVerdict | null)[] = new Array(claims.length).fill(null)
    for (const judge of judges) {
      const open = claims.flatMap((_claim, index) => (isSure(verdicts[index] ?? null) ? [] : [index]))
      if (open.length === 0) break
      const given = await judge(
        open.map((index) => claims[index] as FallbackClaim),
        chunks,
        context,
      )
      open.forEach((index, place) => {
        verdicts[index] = surer(verdicts[index] ?? null, given[place] ?? null)
      })
    }
    return verdicts
  }
  return {
    judgeAll,
    judge: async (claim, chunks, context) => (await judgeAll([claim], chunks, context))[0] ?? null,
  }
}

function surer(one: FallbackVerdict | null, other: FallbackVerdict | null): FallbackVerdict | null {
  if (other === null || other.status === 'NOT_APPLICABLE') return one
  return one === null || other.confidence > one.confidence ? other : one
}
