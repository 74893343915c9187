// From many entries the few that a claim has to be compared with: those near its value, and those that share its
// rarest words. Below the limit all are taken, so that small sources are read exhaustively.
import { firstWhere, toNumber } from '../math/index.js'
import type { Quantity } from '../types/index.js'
import { toBase } from '../units/index.js'
import type { ClaimWords } from './claim-words.js'
import type { EvidenceEntry } from './evidence-index.js'

export const SELECTION = {
  /** Up to this many entries none is left out. */
  exhaustive: 256,
  /** Entries on each side of the claim's value. */
  nearValue: 24,
  /** Rare words that are looked up, and the longest list that is followed. */
  rareWords: 8,
  longestPosting: 96,
} as const

interface Prepared {
  /** Entries with a point value, ascending by base value. */
  readonly byValue: readonly { readonly value: number; readonly entry: EvidenceEntry }[]
  readonly postings: ReadonlyMap<number, readonly EvidenceEntry[]>
}

const prepared = new WeakMap<readonly EvidenceEntry[], Prepared>()

function prepare(entries: readonly EvidenceEntry[]): Prepared {
  const byValue: { value: number; entry: EvidenceEntry }[] = []
  const postings = new Map<number, EvidenceEntry[]>()
  for (const entry of entries) {
    const { statement } = entry
    const value = baseOf(statement.quantity)
    if (value !== null) byValue.push({ value, entry })
    const post = (hash: number): void => {
      const list = postings.get(hash)
      if (list === undefined) postings.set(hash, [entry])
      else if (list[list.length - 1] !== entry && list.length <= SELECTION.longestPosting) list.push(entry)
    }
    const own = statement.sentenceShape.firstToken[statement.order]!
    const { token, hash } = statement.words
    for (let i = 0; i < hash.length; i++) {
      if (token[i]! > own + 40) break
      if (token[i]! >= own - 40) post(hash[i]!)
    }
    for (const scope of statement.scopes)
      for (let i = 0; i < Math.min(scope.words.hash.length, 24); i++) post(scope.words.hash[i]!)
  }
  byValue.sort((a, b) => a.value - b.value)
  return { byValue, postings }
}

function baseOf(quantity: Quantity): number | null {
  const point = quantity.value ?? quantity.interval.low ?? quantity.interval.high
  return point === null ? null : toBase(toNumber(point), quantity.units[0])
}

/** The entries that matter for a claim. The list has to be the index's own, so that its preparation is kept. */
export function selectEntries(
  entries: readonly EvidenceEntry[],
  claim: Quantity,
  words: ClaimWords,
): readonly EvidenceEntry[] {
  if (entries.length <= SELECTION.exhaustive) return entries
  let ready = prepared.get(entries)
  if (ready === undefined) {
    ready = prepare(entries)
    prepared.set(entries, ready)
  }
  const chosen = new Set<EvidenceEntry>()
  const value = baseOf(claim)
  if (value !== null) {
    const { byValue } = ready
    const nearest = firstWhere(0, byValue.length, (i) => byValue[i]!.value >= value)
    for (
      let i = Math.max(0, nearest - SELECTION.nearValue);
      i < Math.min(byValue.length, nearest + SELECTION.nearValue);
      i++
    )
      chosen.add(byValue[i]!.entry)
  }
  const rare: (readonly EvidenceEntry[])[] = []
  for (const hash of words.weights.keys()) {
    const list = ready.postings.get(hash)
    if (list !== undefined && list.length <= SELECTION.longestPosting) rare.push(list)
  }
  rare.sort((a, b) => a.length - b.length)
  for (const list of rare.slice(0, SELECTION.rareWords)) for (const entry of list) chosen.add(entry)
  return [...chosen]
}
