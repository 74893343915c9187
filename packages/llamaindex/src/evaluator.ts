// QuantGuard as one of the framework's evaluators.
import type { GuardLike, GuardResult } from '@quantguard/core'
import { nodesToSources, responseText } from './read.js'
import type { ResponseLike } from './types.js'
import { verifyResponse } from './verify-response.js'

/** The framework's `EvaluationResult`; `meta` is the whole result. */
export interface QuantGuardEvaluation<Q> {
  readonly query: Q
  readonly contexts: string[]
  readonly response: string
  /** The share of claims that hold; 1 where there are none, as `passing` is then true. */
  readonly score: number
  readonly passing: boolean
  /** One line a claim. */
  readonly feedback: string
  readonly meta: GuardResult
}

/**
 * Evaluates like the framework's faithfulness evaluator, by computation.
 *
 * @example
 * const { passing, score, feedback } = await new QuantGuardEvaluator(guard).evaluateResponse({ query, response })
 */
export class QuantGuardEvaluator {
  readonly #guard: GuardLike

  constructor(guard: GuardLike) {
    this.#guard = guard
  }

  async evaluate<Q>(params: {
    readonly query: Q
    readonly response: string
    readonly contexts?: readonly string[]
  }): Promise<QuantGuardEvaluation<Q>> {
    const { query, response, contexts = [] } = params
    const result = await verifyResponse(this.#guard, response, { query, sources: contexts })
    return toEvaluation(query, response, contexts, result)
  }

  async evaluateResponse<Q>(params: {
    readonly query: Q
    readonly response: ResponseLike
  }): Promise<QuantGuardEvaluation<Q>> {
    const { query, response } = params
    const result = await verifyResponse(this.#guard, response, { query })
    const sources = nodesToSources(response.sourceNodes)
    const contexts = sources.map((source) => (typeof source === 'string' ? source : source.text))
    return toEvaluation(query, responseText(response), contexts, result)
  }
}

function toEvaluation<Q>(
  query: Q,
  response: string,
  contexts: readonly string[],
  result: GuardResult,
): QuantGuardEvaluation<Q> {
  const { results, statusCounts } = result
  const lines = results.map(({ text, status, explanation }) => `${text} (${status}): ${explanation}`)
  return {
    query,
    contexts: [...contexts],
    response,
    score: results.length === 0 ? 1 : (statusCounts.VERIFIED + statusCounts.APPROXIMATE) / results.length,
    passing: result.isValid,
    feedback: lines.join('\n') || 'No claims to check.',
    meta: result,
  }
}
