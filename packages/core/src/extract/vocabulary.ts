// A language compiled for reading: what each word of the lexicon does, and the phrases that begin with it.
import { createLexicon, type Lexicon } from '../scan/lexicon.js'
import type { Comparator, Hedge, Locale } from '../types/index.js'

/** What a word can begin or be, as bits. */
export const Class = {
  cardinal: 1,
  scale: 2,
  ordinal: 4,
  fraction: 8,
  multiple: 16,
  collective: 32,
  joiner: 64,
  zero: 128,
  /** Begins a phrase: bound, hedge, range. */
  phrase: 256,
  month: 512,
  weekday: 1024,
  season: 2048,
  /** Any other word that a date, time or reference can begin with. */
  dateWord: 4096,
  part: 8192,
  yearCue: 16384,
  stop: 32768,
  up: 65536,
  down: 131072,
} as const

export type PhraseAction =
  | { readonly kind: 'bound'; readonly comparator: Comparator }
  | { readonly kind: 'after'; readonly comparator: Comparator }
  | { readonly kind: 'hedge'; readonly hedge: Hedge }
  | { readonly kind: 'pair'; readonly middle: readonly number[] }
  | { readonly kind: 'middle' }
  | { readonly kind: 'plusMinus' }

export interface Phrase {
  /** Lexicon entries, in order. */
  readonly words: readonly number[]
  readonly action: PhraseAction
}

export interface Vocabulary {
  readonly locale: Locale
  readonly lexicon: Lexicon
  /** By lexicon entry. */
  readonly classes: Int32Array
  readonly cardinal: Float64Array
  readonly scale: Float64Array
  readonly ordinal: Float64Array
  readonly multiple: Float64Array
  readonly month: Uint8Array
  readonly fraction: ReadonlyMap<number, readonly [number, number]>
  /** Phrases by their first word, longest first. */
  readonly phrases: ReadonlyMap<number, readonly Phrase[]>
}

const wordsOf = (phrase: string): string[] => phrase.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 0)

/** Compiles the words of one language. Built once a language. */
export function createVocabulary(locale: Locale): Vocabulary {
  const { numbers, bounds, ranges, hedges, dates, references, binding } = locale
  const all = new Set<string>()
  const gather = (items: Iterable<string>): void => {
    for (const item of items) for (const word of wordsOf(item)) all.add(word)
  }
  for (const table of [numbers.cardinals, numbers.scales, numbers.ordinals, numbers.fractions, numbers.multiples, numbers.collectives])
    gather(Object.keys(table))
  gather([...numbers.joiners, ...numbers.zero])
  for (const list of [bounds.lt, bounds.lte, bounds.gt, bounds.gte, ...Object.values(bounds.after)]) gather(list ?? [])
  for (const [opening, middle] of ranges.pairs) gather([opening, middle])
  gather([...ranges.middles, ...ranges.plusMinus, ...hedges.about, ...hedges.over, ...hedges.under])
  gather([...Object.keys(dates.months), ...Object.keys(dates.weekdays), ...Object.keys(dates.seasons)])
  for (const list of [dates.quarter, dates.half, dates.fiscalYear, dates.century, dates.decade, dates.am, dates.pm, dates.noon, dates.midnight, dates.clock, dates.yearCues, dates.fillers])
    gather(list)
  gather(Object.keys(references.parts))
  gather([...binding.stop, ...binding.up, ...binding.down])
  const lexicon = createLexicon(all)
  const size = lexicon.words.length
  const classes = new Int32Array(size)
  const cardinal = new Float64Array(size)
  const scale = new Float64Array(size)
  const ordinal = new Float64Array(size)
  const multiple = new Float64Array(size)
  const month = new Uint8Array(size)
  const fraction = new Map<number, readonly [number, number]>()
  const mark = (word: string, bit: number): number => {
    const entry = lexicon.find(word)
    classes[entry]! |= bit
    return entry
  }
  for (const [word, value] of Object.entries(numbers.cardinals)) cardinal[mark(word, Class.cardinal)] = value
  for (const [word, value] of Object.entries(numbers.scales)) scale[mark(word, Class.scale)] = value
  for (const [word, value] of Object.entries(numbers.ordinals)) ordinal[mark(word, Class.ordinal)] = value
  for (const [word, value] of Object.entries(numbers.multiples)) multiple[mark(word, Class.multiple)] = value
  for (const [word, value] of Object.entries(numbers.collectives)) cardinal[mark(word, Class.collective)] = value
  for (const [word, value] of Object.entries(numbers.fractions)) fraction.set(mark(word, Class.fraction), value)
  for (const word of numbers.joiners) mark(word, Class.joiner)
  for (const word of numbers.zero) mark(word, Class.zero)
  for (const [word, value] of Object.entries(dates.months)) month[mark(word, Class.month)] = value
  for (const word of Object.keys(dates.weekdays)) mark(word, Class.weekday)
  for (const word of Object.keys(dates.seasons)) mark(word, Class.season)
  for (const list of [dates.quarter, dates.half, dates.fiscalYear, dates.century, dates.decade, dates.noon, dates.midnight])
    for (const phrase of list) mark(wordsOf(phrase)[0] ?? '', Class.dateWord)
  for (const word of dates.yearCues) mark(word, Class.yearCue)
  for (const word of Object.keys(references.parts)) mark(word, Class.part)
  for (const word of binding.stop) mark(word, Class.stop)
  for (const word of binding.up) mark(word, Class.up)
  for (const word of binding.down) mark(word, Class.down)
  classes[0] = 0

  const phrases = new Map<number, Phrase[]>()
  const add = (text: string, action: PhraseAction): void => {
    const words = wordsOf(text).map((word) => lexicon.find(word))
    const first = words[0]
    if (first === undefined) return
    classes[first]! |= Class.phrase
    const list = phrases.get(first) ?? []
    list.push({ words, action })
    phrases.set(first, list)
  }
  for (const comparator of ['lt', 'lte', 'gt', 'gte'] as const) {
    for (const text of bounds[comparator]) add(text, { kind: 'bound', comparator })
    for (const text of bounds.after[comparator] ?? []) add(text, { kind: 'after', comparator })
  }
  for (const hedge of ['about', 'over', 'under'] as const) for (const text of hedges[hedge]) add(text, { kind: 'hedge', hedge })
  for (const [opening, middle] of ranges.pairs) add(opening, { kind: 'pair', middle: wordsOf(middle).map((word) => lexicon.find(word)) })
  for (const text of ranges.middles) add(text, { kind: 'middle' })
  for (const text of ranges.plusMinus) add(text, { kind: 'plusMinus' })
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length)
  return { locale, lexicon, classes, cardinal, scale, ordinal, multiple, month, fraction, phrases }
}
