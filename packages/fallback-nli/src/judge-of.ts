// Every kind of handler as one function over all sentences of an answer.
import type { FallbackChunk, FallbackClaim, FallbackHandler, FallbackVerdict, JudgeContext } from './types.js'

export type JudgeAll = (
  claims: readonly FallbackClaim[],
  chunks: readonly FallbackChunk[],
  context: JudgeContext,
) => Promise<readonly (FallbackVerdict | null)[]>

export function judgeOf(handler: FallbackHandler): JudgeAll {
  const model = typeof handler === 'function' ? { judge: handler } : handler
  if (model.judgeAll !== undefined) return model.judgeAll
  return (claims, chunks, context) => Promise.all(claims.map((claim) => model.judge(claim, chunks, context)))
}
