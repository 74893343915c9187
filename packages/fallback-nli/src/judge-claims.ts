// Asks the handler for every claim, a few at a time, and keeps the order of the text.
import { STATUSES } from '@quantguard/core'
import type { Settings } from './options.js'
import type { FallbackChunk, FallbackClaim, FallbackHandler, FallbackVerdict, JudgeContext } from './types.js'

type Verdicts = (FallbackVerdict | null)[]

export async function judgeClaims(
  handler: FallbackHandler,
  claims: readonly FallbackClaim[],
  chunks: readonly FallbackChunk[],
  settings: Settings,
  signal: AbortSignal | undefined,
): Promise<readonly (FallbackVerdict | null)[]> {
  const context: JudgeContext = signal === undefined ? {} : { signal }
  const model = typeof handler === 'function' ? { judge: handler } : handler
  const verdicts: Verdicts =
    model.judgeAll === undefined
      ? await eachOf(claims, settings, signal, (claim) => model.judge(claim, chunks, context))
      : [...(await model.judgeAll(claims, chunks, context))]
  if (verdicts.length !== claims.length) {
    throw new TypeError(`The fallback gave ${verdicts.length} verdicts for ${claims.length} sentences`)
  }
  return verdicts.map((verdict) => accepted(verdict, settings.minConfidence))
}

async function eachOf(
  claims: readonly FallbackClaim[],
  { concurrency, onError }: Settings,
  signal: AbortSignal | undefined,
  ask: (claim: FallbackClaim) => FallbackVerdict | null | Promise<FallbackVerdict | null>,
): Promise<Verdicts> {
  const verdicts: Verdicts = new Array(claims.length).fill(null)
  let next = 0
  const worker = async () => {
    for (let index = next++; index < claims.length; index = next++) {
      signal?.throwIfAborted()
      const claim = claims[index] as FallbackClaim
      try {
        verdicts[index] = await ask(claim)
      } catch (error) {
        if (onError === undefined || signal?.aborted) throw error
        onError(error, claim)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, claims.length) }, worker))
  return verdicts
}

/** A verdict that may stand; `null` for no opinion. A malformed one is an error of the handler, not an opinion. */
function accepted(verdict: FallbackVerdict | null, minConfidence: number): FallbackVerdict | null {
  if (verdict === null || verdict.status === 'NOT_APPLICABLE') return null
  if (
    !STATUSES.includes(verdict.status) ||
    typeof verdict.explanation !== 'string' ||
    !(verdict.confidence >= 0 && verdict.confidence <= 1)
  ) {
    throw new TypeError(
      `The fallback gave no verdict: ${JSON.stringify(verdict)}; it takes { status, confidence, explanation }`,
    )
  }
  return verdict.confidence < minConfidence ? null : verdict
}
