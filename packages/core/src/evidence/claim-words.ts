// The words of a claim with their weights: what its evidence is looked up by.
import { type Statement, visitWords, WordFlag, type WordList } from '../statements/index.js'

export interface ClaimWords {
  /** Word hash to weight, 0 to 1. */
  readonly weights: ReadonlyMap<number, number>
  readonly flags: ReadonlyMap<number, number>
  /** Weights of the words of the claim's own sentence. */
  readonly own: readonly number[]
  /** Heads and their labels or names: `reservoir` to `Glen`. */
  readonly pairs: readonly { readonly head: number; readonly label: number; readonly weight: number }[]
}

/** Words of a heading or of the sentence before that are taken in. */
const SCOPE_LIMIT = 60

export function claimWords(statement: Statement): ClaimWords {
  const weights = new Map<number, number>()
  const flags = new Map<number, number>()
  const pairs: { head: number; label: number; weight: number }[] = []
  const take = (words: WordList, i: number, weight: number): void => {
    const hash = words.hash[i]!
    if (weight > (weights.get(hash) ?? 0)) weights.set(hash, weight)
    flags.set(hash, (flags.get(hash) ?? 0) | words.flags[i]!)
    if (words.head[i] !== 0 && weight >= 0.5) pairs.push({ head: words.head[i]!, label: hash, weight })
  }
  const { words } = statement
  const own: number[] = []
  visitWords(words, statement.sentenceShape, statement.order, (i, weight) => {
    take(words, i, weight)
    own.push(weight)
  })
  for (const scope of statement.scopes)
    for (let i = 0; i < Math.min(scope.words.hash.length, SCOPE_LIMIT); i++)
      take(scope.words, i, scope.weight)
  return { weights, flags, own, pairs }
}

export const isNamed = (flags: number): boolean => (flags & (WordFlag.label | WordFlag.proper)) !== 0
