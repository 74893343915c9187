// The binding words of a language as one look-up by word hash: what a word does (stop word, negation,
// direction, statistic, modality, cue) and which word it stands for.
import type { Locale } from '../types/index.js'
import { pairHash, stemHash, wordHash } from './stem.js'

/** What a word does in a statement, as bits. */
export const Role = {
  stop: 1,
  clause: 2,
  negation: 4,
  up: 8,
  down: 16,
  pronoun: 32,
  supersedes: 64,
  highest: 128,
  lowest: 256,
  article: 512,
  /** `from` and `to`: the two ends of a shift. */
  from: 1024,
  to: 2048,
} as const

/** Statistics as bits: two statements with different ones do not speak of the same value. */
export const Statistic = { mean: 1, median: 2, maximum: 4, minimum: 8, typical: 16 } as const

/** Modalities as bits: a target is not an actual value, a previous one not the current one. */
export const Modality = {
  target: 1,
  forecast: 2,
  actual: 4,
  previous: 8,
  default: 16,
  hypothetical: 32,
} as const

/** Cues as bits: words in a claim that ask for arithmetic. */
export const Cue = {
  total: 1,
  difference: 2,
  change: 4,
  share: 8,
  mean: 16,
  multiple: 32,
  rate: 64,
  remainder: 128,
  elapsed: 256,
  count: 512,
} as const

export interface WordMeaning {
  readonly role: number
  readonly statistic: number
  readonly modality: number
  readonly cue: number
}

export interface BindingTable {
  /** By `wordHash`, or by `pairHash` of the two words of a phrase. */
  readonly meanings: ReadonlyMap<number, WordMeaning>
  /** From the `stemHash` of a word to that of the word it stands for. */
  readonly synonyms: ReadonlyMap<number, number>
}

const NOTHING: WordMeaning = { role: 0, statistic: 0, modality: 0, cue: 0 }

function phraseHash(phrase: string): number {
  const blank = phrase.indexOf(' ')
  if (blank < 0) return wordHash(phrase, 0, phrase.length)
  return pairHash(wordHash(phrase, 0, blank), wordHash(phrase, blank + 1, phrase.length))
}

/** Compiles the binding words of one language. Built once a language. */
export function createBindingTable(locale: Locale): BindingTable {
  const meanings = new Map<number, WordMeaning>()
  const add = (words: readonly string[], part: Partial<WordMeaning>): void => {
    for (const word of words) {
      const hash = phraseHash(word)
      const known = meanings.get(hash) ?? NOTHING
      meanings.set(hash, {
        role: known.role | (part.role ?? 0),
        statistic: known.statistic | (part.statistic ?? 0),
        modality: known.modality | (part.modality ?? 0),
        cue: known.cue | (part.cue ?? 0),
      })
    }
  }
  const words = locale.binding
  add(words.stop, { role: Role.stop })
  for (const [opening, middle] of locale.ranges.pairs) {
    if (locale.ranges.middles.includes(middle)) {
      add([opening], { role: Role.from })
      add([middle], { role: Role.to })
    }
  }
  add(words.articles, { role: Role.article })
  add(words.clauses, { role: Role.clause })
  add(words.negation, { role: Role.negation })
  add(words.up, { role: Role.up })
  add(words.down, { role: Role.down })
  add(words.pronouns, { role: Role.pronoun })
  add(words.supersedes, { role: Role.supersedes })
  add(words.extremes.highest, { role: Role.highest })
  add(words.extremes.lowest, { role: Role.lowest })
  for (const [name, list] of Object.entries(words.statistics))
    add(list, { statistic: Statistic[name as keyof typeof Statistic] ?? 0 })
  for (const [name, list] of Object.entries(words.modalities))
    add(list, { modality: Modality[name as keyof typeof Modality] ?? 0 })
  for (const [name, list] of Object.entries(words.cues))
    add(list, { cue: Cue[name as keyof typeof Cue] ?? 0 })

  const synonyms = new Map<number, number>()
  for (const [kept, ...others] of words.synonyms) {
    if (kept === undefined) continue
    const target = stemHash(kept, 0, kept.length)
    for (const other of others) {
      const hash = stemHash(other, 0, other.length)
      if (hash !== target && !synonyms.has(hash)) synonyms.set(hash, target)
    }
  }
  return { meanings, synonyms }
}
