// Pairs a claim with each piece of evidence it may be compared with, and says how well the two are bound.
// Words count by how well they tell the candidates apart: a word that all of them share says nothing.
import { firstNotBelow } from '../math/index.js'
import {
  Cue,
  relatePeriods,
  type Statement,
  Statistic,
  type WordList,
  wordWeight,
} from '../statements/index.js'
import { type ClaimWords, claimWords } from './claim-words.js'
import type { EvidenceEntry } from './evidence-index.js'
import { selectEntries } from './selection.js'

export const BINDING = {
  /** Words of the chunk outside the statement. */
  chunkWord: 0.15,
  labelBonus: 1.5,
  periodSame: 1.6,
  periodNear: 0.9,
  periodConflict: -2.5,
  /** Share of the period's weight where the claim has it from a heading. */
  periodFromHeading: 0.4,
  /** A different period that one side only probably means. */
  periodDoubt: -0.8,
  /** The claim names a period and the evidence none. */
  periodMissing: -0.2,
  statisticSame: 0.8,
  statisticConflict: -1.5,
  modalityConflict: -1,
  directionConflict: -0.7,
  labelConflict: -1.5,
  /** A claim that something grew or fell, and evidence that speaks of a change. */
  changeSame: 0.5,
  /** What something moved from is not what it moved to. */
  shiftConflict: -1.5,
  citedBonus: 0.4,
} as const

export const Conflict = {
  period: 1,
  statistic: 2,
  modality: 4,
  direction: 8,
  label: 16,
  polarity: 32,
  shift: 64,
} as const

export interface Binding {
  readonly entry: EvidenceEntry
  readonly score: number
  /** Weighted share of the claim's words that the evidence or its chunk has, 0 to 1. */
  readonly covered: number
  /** Number of the claim's words found in the statement itself. */
  readonly shared: number
  readonly conflicts: number
  /** The claim's words that the evidence has, with the evidence's weight. */
  readonly match: ReadonlyMap<number, number>
  readonly words: ClaimWords
  readonly slots: number
}

interface WordStatistics {
  /** Of each claim word: in how many candidates it stands. */
  readonly spread: Map<number, number>
  readonly shared: Map<WordList, readonly number[]>
}

/** Binds a claim to its candidates, best first; ties stay in text order. */
export function bind(
  claim: Statement,
  lists: readonly (readonly EvidenceEntry[])[],
  cited: ReadonlySet<string> | null,
): Binding[] {
  const words = claimWords(claim)
  const candidates = candidatesOf(claim, lists, words)
  const statistics: WordStatistics = { spread: new Map(), shared: new Map() }
  const matches = candidates.map((entry) => matchWords(entry.statement, words, statistics))
  for (const match of matches)
    for (const hash of match.keys()) statistics.spread.set(hash, (statistics.spread.get(hash) ?? 0) + 1)
  const total = candidates.length
  const rarity = (hash: number): number => {
    const spread = statistics.spread.get(hash) ?? 0
    return Math.log((total + 1) / (spread + 0.5))
  }
  let all = 0
  for (const [, weight] of words.weights) all += weight
  const bindings = candidates.map((entry, i) => {
    const match = matches[i]!
    let score = 0
    let covered = 0
    let shared = 0
    for (const [hash, weight] of words.weights) {
      const here = match.get(hash)
      if (here !== undefined) {
        const named = ((words.flags.get(hash) ?? 0) & 3) !== 0 ? BINDING.labelBonus : 1
        score += weight * here * rarity(hash) * named
        covered += weight * Math.max(here, 0.5)
        if (here >= 0.3) shared++
      } else if (entry.chunk.vocabulary.has(hash)) {
        score += weight * BINDING.chunkWord * rarity(hash)
        covered += weight * 0.4
      }
    }
    const slots = compareSlots(claim, entry.statement, words, match)
    if (cited?.has(entry.chunk.id)) score += BINDING.citedBonus
    return {
      entry,
      score: score + slots.score,
      covered: all === 0 ? 0 : covered / all,
      shared,
      conflicts: slots.conflicts,
      match,
      words,
      slots: slots.score,
    }
  })
  return bindings.sort((a, b) => b.score - a.score)
}

/**
 * By how much one piece of evidence is bound better than another: the claim's words that it has and the other
 * lacks, less those that it lacks. Words that both have cancel out.
 */
export function leadOf(ahead: Binding, behind: Binding): number {
  let lead = ahead.slots - behind.slots
  const { words } = ahead
  const aheadChunk = ahead.entry.chunk.vocabulary
  const behindChunk = behind.entry.chunk.vocabulary
  for (const [hash, weight] of words.weights) {
    const one = ahead.match.get(hash) ?? (aheadChunk.has(hash) ? BINDING.chunkWord : 0)
    const two = behind.match.get(hash) ?? (behindChunk.has(hash) ? BINDING.chunkWord : 0)
    if (one === two) continue
    const named = ((words.flags.get(hash) ?? 0) & 3) !== 0 ? BINDING.labelBonus : 1
    lead += weight * (one - two) * named
  }
  return lead
}

function candidatesOf(
  claim: Statement,
  lists: readonly (readonly EvidenceEntry[])[],
  words: ClaimWords,
): readonly EvidenceEntry[] {
  if (lists.length === 1) return selectEntries(lists[0]!, claim.quantity, words)
  const all = new Set<EvidenceEntry>()
  for (const list of lists) for (const entry of selectEntries(list, claim.quantity, words)) all.add(entry)
  return [...all]
}

/** How alike the words of two statements are, 0 to 1: shared weight over all weight. */
export function likeness(one: Statement, two: Statement): number {
  const a = claimWords(one).weights
  const b = claimWords(two).weights
  let shared = 0
  let all = 0
  for (const [hash, weight] of a) {
    const other = b.get(hash) ?? 0
    shared += Math.min(weight, other)
    all += Math.max(weight, other)
  }
  for (const [hash, weight] of b) if (!a.has(hash)) all += weight
  return all === 0 ? 0 : shared / all
}

const FAR = 80

/** Words that claim and evidence share, with the evidence's weight of each. */
function matchWords(evidence: Statement, words: ClaimWords, statistics: WordStatistics): Map<number, number> {
  const match = new Map<number, number>()
  const put = (hash: number, weight: number): void => {
    if (weight > (match.get(hash) ?? 0)) match.set(hash, weight)
  }
  const shared = sharedIndices(evidence.words, words, statistics)
  const own = evidence.sentenceShape.firstToken[evidence.order]!
  for (const i of shared) {
    // Far words of an endless sentence say nothing.
    if (shared.length > FAR && Math.abs(evidence.words.token[i]! - own) > FAR) continue
    put(evidence.words.hash[i]!, wordWeight(evidence.words, i, evidence.sentenceShape, evidence.order))
  }
  for (const scope of evidence.scopes)
    for (const i of sharedIndices(scope.words, words, statistics)) put(scope.words.hash[i]!, scope.weight)
  return match
}

function sharedIndices(list: WordList, words: ClaimWords, statistics: WordStatistics): readonly number[] {
  let shared = statistics.shared.get(list)
  if (shared === undefined) {
    const found: number[] = []
    for (let i = 0; i < list.hash.length; i++) if (words.weights.has(list.hash[i]!)) found.push(i)
    shared = found
    statistics.shared.set(list, shared)
  }
  return shared
}

function compareSlots(
  claim: Statement,
  evidence: Statement,
  words: ClaimWords,
  match: ReadonlyMap<number, number>,
) {
  let score = 0
  let conflicts = 0
  const period = comparePeriods(claim, evidence)
  // A period that only a heading suggests says less.
  const trust = claim.periodIsOwn ? 1 : BINDING.periodFromHeading
  if (period === 'conflict') {
    const isSure = claim.periodIsOwn && evidence.periodIsOwn
    score += isSure ? BINDING.periodConflict : BINDING.periodDoubt * trust
    if (isSure) conflicts |= Conflict.period
  } else if (period === 'same') score += BINDING.periodSame * trust
  else if (period === 'near') score += BINDING.periodNear * trust
  else if (period === 'missing') score += BINDING.periodMissing

  const exact = Statistic.mean | Statistic.median | Statistic.maximum | Statistic.minimum | Statistic.typical
  const mine = claim.statistic & exact
  const theirs = evidence.statistic & exact
  if (mine !== 0 && theirs !== 0) {
    if ((mine & theirs) === 0) {
      score += BINDING.statisticConflict
      conflicts |= Conflict.statistic
    } else score += BINDING.statisticSame
  } else if (mine !== theirs && theirs !== 0) score += BINDING.statisticConflict / 4
  if (claim.modality !== evidence.modality) {
    const differing = (claim.modality ^ evidence.modality) & ~4
    if (differing !== 0) {
      score += BINDING.modalityConflict * (claim.modality === 0 ? 0.8 : evidence.modality === 0 ? 0.4 : 1)
      if (claim.modality !== 0 && evidence.modality !== 0 && (claim.modality & evidence.modality) === 0)
        conflicts |= Conflict.modality
    }
  }
  if (claim.direction !== 0 && evidence.direction !== 0 && claim.direction !== evidence.direction) {
    score += BINDING.directionConflict
    conflicts |= Conflict.direction
  }
  if ((claim.cue & Cue.change) !== 0 && claim.direction !== 0) {
    if ((evidence.cue & Cue.change) !== 0) score += BINDING.changeSame
    else if ((evidence.cue & Cue.share) !== 0) score -= BINDING.changeSame
  }
  if (claim.shift * evidence.shift < 0) {
    score += BINDING.shiftConflict
    conflicts |= Conflict.shift
  }
  if (claim.negated !== evidence.negated) conflicts |= Conflict.polarity
  if (hasLabelConflict(evidence, words, match)) {
    score += BINDING.labelConflict
    conflicts |= Conflict.label
  }
  return { score, conflicts }
}

function comparePeriods(
  claim: Statement,
  evidence: Statement,
): 'none' | 'same' | 'near' | 'conflict' | 'missing' {
  if (claim.periods.length === 0) return 'none'
  if (evidence.periods.length === 0) return 'missing'
  let best: 'none' | 'same' | 'near' | 'conflict' = 'conflict'
  for (const mine of claim.periods) {
    for (const theirs of evidence.periods) {
      const relation = relatePeriods(mine, theirs)
      if (relation === 'same' || relation === 'covers') return 'same'
      if (relation !== 'disjoint') best = 'near'
    }
  }
  return best
}

/** `Glen reservoir` against `Vale reservoir`: the same head with another name, and neither side has both. */
function hasLabelConflict(
  evidence: Statement,
  words: ClaimWords,
  match: ReadonlyMap<number, number>,
): boolean {
  if (words.pairs.length === 0) return false
  for (const pair of words.pairs) {
    if (match.has(pair.label)) continue
    if (hasOtherLabel(evidence.words, pair.head, words, evidence)) return true
    for (const scope of evidence.scopes)
      if (scope.weight >= 0.6 && hasOtherLabel(scope.words, pair.head, words, null)) return true
  }
  return false
}

function hasOtherLabel(list: WordList, head: number, words: ClaimWords, evidence: Statement | null): boolean {
  const from =
    evidence === null
      ? 0
      : firstNotBelow(list.token, evidence.sentenceShape.firstToken[evidence.order]! - FAR)
  const to =
    evidence === null
      ? Math.min(list.hash.length, FAR)
      : firstNotBelow(list.token, evidence.sentenceShape.lastToken[evidence.order]! + FAR)
  for (let i = from; i < to; i++) {
    if (list.head[i] !== head || words.weights.has(list.hash[i]!)) continue
    if (evidence === null || wordWeight(list, i, evidence.sentenceShape, evidence.order) >= 0.5) return true
  }
  return false
}
