// A second opinion from shared words alone: no model, no dependency, and no understanding either.
import { checkShare } from '../check.js'
import { type Premise, type Premises, readPremises } from '../premises.js'
import type { FallbackChunk, FallbackClaim, FallbackModel, FallbackVerdict } from '../types.js'
import { sense } from './sense.js'
import { type ContentWord, contentWords } from './words.js'

export interface LexicalOverlapOptions {
  /** Share of the claim's words, by weight, that one sentence must hold to speak about it. Default 0.6. */
  readonly threshold?: number
  /** Share that it must hold to support it. Default 0.75. */
  readonly support?: number
  /** Below this share no source speaks about the claim. Between the two there is no opinion. Default 0.35. */
  readonly silence?: number
  /** Words that agree prove little: no verdict is surer than this. Default 0.6. */
  readonly maxConfidence?: number
}

interface Overlap {
  readonly premise: Premise
  /** Content words of the sentence or clause. */
  readonly length: number
  /** Share of the claim's weight that the premise holds, whatever its sign. */
  readonly covered: number
  /** Share that it holds with the opposite sign. */
  readonly opposed: number
  readonly opposedWords: readonly string[]
}

/** Opposed weight that makes a contradiction, as a share of the covered weight. */
const OPPOSITION = 0.15

/**
 * Compares words: how many of the claim's words, rare ones weighing more, stand in one sentence of the sources,
 * and whether that sentence negates them or holds their contraries. Numbers are left out. It knows no
 * paraphrase, no word order and no language but English, and so its confidence is capped.
 *
 * @example
 * ```ts
 * const guard = withFallback(new QuantitativeGuard(), new LexicalOverlapFallback())
 * ```
 */
export class LexicalOverlapFallback implements FallbackModel {
  private readonly threshold: number
  private readonly support: number
  private readonly silence: number
  private readonly maxConfidence: number
  private readonly read = new WeakMap<readonly FallbackChunk[], Premises>()

  constructor({
    threshold = 0.6,
    support = 0.75,
    silence = 0.35,
    maxConfidence = 0.6,
  }: LexicalOverlapOptions = {}) {
    this.threshold = checkShare('threshold', threshold)
    this.support = checkShare('support', support)
    this.silence = checkShare('silence', silence)
    this.maxConfidence = checkShare('maxConfidence', maxConfidence)
  }

  readonly judge = (claim: FallbackClaim, chunks: readonly FallbackChunk[]): FallbackVerdict | null => {
    const words = contentWords(claim.text)
    if (words.length === 0) return null
    const premises = this.premises(chunks)
    const best = bestOverlap(words, premises)
    if (best === null || best.covered < this.silence) return this.unsupported(best)
    if (best.covered < this.threshold) return null
    if (best.opposed >= OPPOSITION * best.covered) return this.contradicted(best)
    return best.covered < this.support ? null : this.supported(best)
  }

  private premises(chunks: readonly FallbackChunk[]): Premises {
    const known = this.read.get(chunks) ?? readPremises(chunks)
    this.read.set(chunks, known)
    return known
  }

  private unsupported(best: Overlap | null): FallbackVerdict {
    const covered = best?.covered ?? 0
    return {
      status: 'UNSUPPORTED',
      confidence: this.cap(1 - covered),
      explanation: `No sentence of the sources shares more than ${percent(covered)} of the claim's words.`,
    }
  }

  private contradicted(best: Overlap): FallbackVerdict {
    return {
      status: 'CONTRADICTED',
      confidence: this.cap(best.covered),
      explanation: `The source says the contrary of ${best.opposedWords.join(', ')}: "${best.premise.text}"`,
      evidence: placeOf(best.premise),
    }
  }

  private supported(best: Overlap): FallbackVerdict {
    return {
      status: best.covered > 0.999 ? 'VERIFIED' : 'APPROXIMATE',
      confidence: this.cap(best.covered),
      explanation: `The source holds ${percent(best.covered)} of the claim's words: "${best.premise.text}"`,
      evidence: placeOf(best.premise),
    }
  }

  private cap(confidence: number): number {
    return Math.round(Math.min(this.maxConfidence, confidence * this.maxConfidence) * 100) / 100
  }
}

function bestOverlap(words: readonly ContentWord[], premises: Premises): Overlap | null {
  let best: Overlap | null = null
  for (const premise of premises.list) {
    for (const view of premise.views) {
      const overlap = compare(words, premise, view, premises)
      if (best === null || isBetter(overlap, best)) best = overlap
    }
  }
  return best
}

/** More of the claim's words; where it is the same, fewer words besides: a clause says it closer than its sentence. */
function isBetter(one: Overlap, other: Overlap): boolean {
  const gain = one.covered - other.covered
  return Math.abs(gain) > 1e-9 ? gain > 0 : one.length < other.length
}

function compare(
  words: readonly ContentWord[],
  premise: Premise,
  view: readonly ContentWord[],
  premises: Premises,
): Overlap {
  const pairs = pair(words, view)
  const isNegated = negations(
    words,
    pairs.map((match) => match !== null),
  )
  const isNegatedThere = negations(
    view,
    view.map((_word, at) => pairs.some((match) => match?.at === at)),
  )
  let total = 0
  let covered = 0
  let opposed = 0
  const opposedWords: string[] = []
  words.forEach((word, index) => {
    const weight = premises.weigh(word.stem)
    total += weight
    const match = pairs[index]
    if (match === null || match === undefined) return
    covered += weight
    const turns =
      (match.sense === -1 ? 1 : 0) + (isNegated(index) ? 1 : 0) + (isNegatedThere(match.at) ? 1 : 0)
    if (turns % 2 === 0) return
    opposed += weight
    opposedWords.push(word.stem)
  })
  return { premise, length: view.length, covered: covered / total, opposed: opposed / total, opposedWords }
}

interface Match {
  /** Position in the other list. */
  readonly at: number
  readonly sense: 1 | -1
}

/** For each word the word of the other list that it meets: the same word before a contrary one. */
function pair(words: readonly ContentWord[], others: readonly ContentWord[]): readonly (Match | null)[] {
  return words.map((word) => {
    let contrary: Match | null = null
    for (let at = 0; at < others.length; at++) {
      const meant = sense(word, others[at] as ContentWord)
      if (meant === 1) return { at, sense: 1 }
      if (meant === -1) contrary ??= { at, sense: -1 }
    }
    return contrary
  })
}

/**
 * Which words carry the negation: the first word of each scope that the other text speaks of as well. `not
 * allowed to smoke` denies the allowing, not the smoking.
 */
function negations(words: readonly ContentWord[], matched: readonly boolean[]): (index: number) => boolean {
  const heads = new Map<number, number>()
  words.forEach(({ scope }, index) => {
    if (scope > 0 && matched[index] && !heads.has(scope)) heads.set(scope, index)
  })
  return (index) => heads.get((words[index] as ContentWord).scope) === index
}

const placeOf = ({ chunk, start, end }: Premise) => ({ chunkId: chunk.id, start, end })

const percent = (part: number) => `${Math.round(part * 100)} %`
