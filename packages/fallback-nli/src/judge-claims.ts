// Asks the handler for every claim, a few at a time, and keeps the order of the text.
import { STATUSES } from '@quantguard/core'
import type { Settings } from './options.js'
import type { FallbackChunk, FallbackClaim, FallbackHandler, FallbackVerdict, JudgeContext } from './types.js'

type Verdicts = (FallbackVerdict | null)[]

/**
 * One verdict for each claim; `null` for no opinion. What the handler throws, a malformed verdict included, goes to
 * `onError` and leaves the claim without a verdict; without `onError` it is thrown.
 */
export async function judgeClaims(
  handler: FallbackHandler,
  claims: readonly FallbackClaim[],
  chunks: readonly FallbackChunk[],
  settings: Settings,
  signal: AbortSignal | undefined,
): Promise<readonly (FallbackVerdict | null)[]> {
  const context: JudgeContext = signal === undefined ? {} : { signal }
  const model = typeof handler === 'function' ? { judge: handler } : handler
  const together = model.judgeAll
  const failed = (error: unknown, claim: FallbackClaim) => {
    if (settings.onError === undefined || signal?.aborted) throw error
    settings.onError(error, claim)
    return null
  }
  if (together === undefined) {
    return inTurn(claims, settings.concurrency, async (claim) => {
      signal?.throwIfAborted()
      try {
        return accepted(await model.judge(claim, chunks, context), settings.minConfidence)
      } catch (error) {
        return failed(error, claim)
      }
    })
  }
  try {
    const verdicts = await together(claims, chunks, context)
    if (verdicts.length !== claims.length) {
      throw new TypeError(`The fallback gave ${verdicts.length} verdicts for ${claims.length} sentences`)
    }
    return verdicts.map((verdict) => accepted(verdict, settings.minConfidence))
  } catch (error) {
    return claims.map((claim) => failed(error, claim))
  }
}

async function inTurn(
  claims: readonly FallbackClaim[],
  concurrency: number,
  ask: (claim: FallbackClaim) => Promise<FallbackVerdict | null>,
): Promise<Verdicts> {
  const verdicts: Verdicts = new Array(claims.length).fill(null)
  let next = 0
  const worker = async () => {
    for (let index = next++; index < claims.length; index = next++) {
      verdicts[index] = await ask(claims[index] as FallbackClaim)
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
