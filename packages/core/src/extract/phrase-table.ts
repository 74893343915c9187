// Phrases of a language by their last or first word: bounds, hedges, openings and middles of ranges.
import type { Lexicon } from '../scan/lexicon.js'
import type { Comparator, Hedge, Locale } from '../types/index.js'
import { wordsOf } from './lexicon-words.js'
import { Class } from './word-class.js'

export type PhraseAction =
  | { readonly kind: 'bound'; readonly comparator: Comparator }
  | { readonly kind: 'hedge'; readonly hedge: Hedge }
  | { readonly kind: 'opening' }
  | { readonly kind: 'middle' }
  /** Middle of a range only where the opening that belongs to it was read. */
  | { readonly kind: 'pairMiddle'; readonly opening: string }
  | { readonly kind: 'plusMinus' }
  | { readonly kind: 'ratio' }
  /** Between whole and part: `三分之一`. */
  | { readonly kind: 'partOf' }
  /** Behind the number of a rank, in languages without blanks. */
  | { readonly kind: 'rank' }
  | { readonly kind: 'minus' }
  /** Makes the unit of the number behind it; `/h` is put behind the unit that is written. */
  | { readonly kind: 'unit'; readonly unit: string }

export interface Phrase {
  readonly text: string
  /** Lexicon entries, in order. */
  readonly words: readonly number[]
  readonly action: PhraseAction
}

export interface PhraseTables {
  /** Phrases before a number by their last word, longest first. */
  readonly before: ReadonlyMap<number, readonly Phrase[]>
  /** Phrases behind a number by their first word, longest first. */
  readonly after: ReadonlyMap<number, readonly Phrase[]>
}

/**
 * Compiles the phrases. `mark` is told the word that a phrase is found by, and the class that it takes.
 */
export function createPhrases(
  locale: Locale,
  lexicon: Lexicon,
  mark: (word: string, bit: number) => number,
): PhraseTables {
  const before = new Map<number, Phrase[]>()
  const after = new Map<number, Phrase[]>()
  const add = (into: Map<number, Phrase[]>, text: string, action: PhraseAction): void => {
    const parts = wordsOf(text)
    const key = into === before ? parts[parts.length - 1] : parts[0]
    if (key === undefined) return
    const entry = mark(key, into === before ? Class.phrase : Class.after)
    const list = into.get(entry) ?? []
    list.push({ text, words: parts.map((word) => lexicon.find(word)), action })
    into.set(entry, list)
  }
  const { bounds, ranges, hedges, numbers } = locale
  for (const comparator of ['lt', 'lte', 'gt', 'gte'] as const) {
    for (const text of bounds[comparator]) add(before, text, { kind: 'bound', comparator })
    for (const text of bounds.after[comparator] ?? []) add(after, text, { kind: 'bound', comparator })
  }
  for (const hedge of ['about', 'over', 'under'] as const)
    for (const text of hedges[hedge]) add(before, text, { kind: 'hedge', hedge })
  for (const text of hedges.after ?? []) add(after, text, { kind: 'hedge', hedge: 'about' })
  for (const [opening, middle] of ranges.pairs) {
    add(before, opening, { kind: 'opening' })
    add(after, middle, { kind: 'pairMiddle', opening })
  }
  for (const text of ranges.middles) add(after, text, { kind: 'middle' })
  for (const text of ranges.plusMinus) {
    add(after, text, { kind: 'plusMinus' })
    add(before, text, { kind: 'plusMinus' })
  }
  for (const text of numbers.ratios ?? []) add(after, text, { kind: 'ratio' })
  for (const text of numbers.partOf ?? []) add(after, text, { kind: 'partOf' })
  for (const text of numbers.ordinalSuffixes ?? []) add(after, text, { kind: 'rank' })
  for (const [text, unit] of Object.entries(locale.unitPrefixes ?? {}))
    add(before, text, { kind: 'unit', unit })
  for (const text of numbers.minus ?? []) add(before, text, { kind: 'minus' })
  for (const list of [...before.values(), ...after.values()])
    list.sort((a, b) => b.words.length - a.words.length)
  return { before, after }
}
