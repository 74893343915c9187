// From probabilities to one verdict: what the best premise says, and whether another one says the contrary.
import type { Premise } from '../premises.js'
import type { FallbackVerdict } from '../types.js'
import type { Scores } from './model.js'

export interface Thresholds {
  readonly entailment: number
  readonly contradiction: number
  /** Where neither is above this, the sources are silent. */
  readonly silence: number
}

export interface Scored {
  readonly premise: Premise
  /** Share of the claim's words that the premise holds. */
  readonly covered: number
  readonly scores: Scores
}

/** `null`: no opinion. */
export function decide(scored: readonly Scored[], thresholds: Thresholds): FallbackVerdict | null {
  const entailing = best(scored, ({ scores }) => scores?.entailment ?? 0)
  // Models call texts about different things contradictory: a premise that shares no word cannot deny the claim.
  const denying = best(scored, ({ scores, covered }) => (covered > 0 ? (scores?.contradiction ?? 0) : 0))
  const entailed = entailing.score >= thresholds.entailment
  const denied = denying.score >= thresholds.contradiction

  if (entailed && denied) {
    return {
      ...verdict('AMBIGUOUS', Math.min(entailing.score, denying.score), denying.item),
      explanation: `One source entails it and another contradicts it: "${entailing.item?.premise.text}" / "${denying.item?.premise.text}"`,
    }
  }
  if (entailed) {
    return {
      ...verdict('VERIFIED', entailing.score, entailing.item),
      explanation: `The model finds it entailed (${percent(entailing.score)}) by: "${entailing.item?.premise.text}"`,
    }
  }
  if (denied) {
    return {
      ...verdict('CONTRADICTED', denying.score, denying.item),
      explanation: `The model finds it contradicted (${percent(denying.score)}) by: "${denying.item?.premise.text}"`,
    }
  }
  const most = Math.max(entailing.score, denying.score)
  if (most > thresholds.silence || scored.every(({ scores }) => scores === null)) return null
  return {
    status: 'UNSUPPORTED',
    confidence: 1 - most,
    explanation: `The model finds no source that entails or contradicts it (${percent(most)} at most).`,
  }
}

interface Best {
  readonly item: Scored | null
  readonly score: number
}

function best(scored: readonly Scored[], scoreOf: (item: Scored) => number): Best {
  let found: Best = { item: null, score: 0 }
  for (const item of scored) {
    const score = scoreOf(item)
    if (score > found.score) found = { item, score }
  }
  return found
}

function verdict(status: FallbackVerdict['status'], confidence: number, item: Scored | null) {
  const place =
    item === null
      ? {}
      : { evidence: { chunkId: item.premise.chunk.id, start: item.premise.start, end: item.premise.end } }
  return { status, confidence, ...place }
}

const percent = (share: number) => `${Math.round(share * 100)} %`
