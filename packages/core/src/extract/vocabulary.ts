// A language compiled for reading: what each word of the lexicon does, and the phrases it ends or begins.

import { createLexicon, type Lexicon } from '../scan/lexicon.js'
import type { Comparator, Hedge, Locale } from '../types/index.js'
import { createSegmenter, type Segmenter } from './compounds.js'
import { createDateTable, type DateTable } from './dates/date-words.js'
import { ZONES } from './dates/zones.js'
import { createReferenceTable, type ReferenceTable, referenceLexicon } from './references/reference-words.js'

/** What a word can be, as bits. */
export const Class = {
  cardinal: 1,
  scale: 1 << 1,
  ordinal: 1 << 2,
  fraction: 1 << 3,
  multiple: 1 << 4,
  collective: 1 << 5,
  joiner: 1 << 6,
  zero: 1 << 7,
  /** Ends a phrase that stands before a number: bound, hedge, opening of a range. */
  phrase: 1 << 8,
  month: 1 << 9,
  weekday: 1 << 10,
  season: 1 << 11,
  /** Any other word that a date, a time or an identifier can begin with. */
  dateWord: 1 << 12,
  part: 1 << 13,
  yearCue: 1 << 14,
  stop: 1 << 15,
  up: 1 << 16,
  down: 1 << 17,
  /** `a`, `an`: one before a scale, collective or fraction. */
  article: 1 << 18,
  times: 1 << 19,
  /** Begins a phrase that stands behind a number: `or more`, `to`, `out of`, `plus or minus`. */
  after: 1 << 20,
  negation: 1 << 21,
  minus: 1 << 22,
  point: 1 << 23,
  per: 1 << 24,
  /** Ends in a full stop without ending a sentence. */
  abbreviation: 1 << 25,
  /** Speaks of time that went by: makes `2:21:09` a duration. */
  elapsed: 1 << 26,
  /** Between a part and what it is of. */
  of: 1 << 27,
  ordinalPrefix: 1 << 28,
  counter: 1 << 29,
  tenth: 1 << 30,
  /** A plural that does not end in s. */
  plural: 1 << 31,
} as const

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
  /** What words mean inside dates and times. */
  readonly dates: DateTable
  /** Words that references begin with. */
  readonly references: ReferenceTable
  readonly fraction: ReadonlyMap<number, readonly [number, number]>
  /** Phrases before a number by their last word, longest first. */
  readonly before: ReadonlyMap<number, readonly Phrase[]>
  /** Phrases behind a number by their first word, longest first. */
  readonly after: ReadonlyMap<number, readonly Phrase[]>
  readonly ordinalEndings: ReadonlySet<string>
  /** Reads number words that are written together; `null` in languages that do not. */
  readonly segmenter: Segmenter | null
}

const FIRST_HAN = 0x3000
const NOT_LETTERS = /[^\p{L}\p{M}〇]+/u
const NO_BLANKS_SCRIPT = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/u

/** The words of a phrase as the scanner cuts them. */
export const wordsOf = (phrase: string): string[] =>
  phrase
    .split(NOT_LETTERS)
    .flatMap((word) => word.split(NO_BLANKS_SCRIPT))
    .filter((word) => word.length > 0)

/** All words of a locale that have a meaning for the readers. */
export function lexiconWords(locale: Locale): Set<string> {
  const { numbers, bounds, ranges, hedges, dates, references, binding } = locale
  const all = new Set<string>()
  const gather = (items: Iterable<string> | undefined): void => {
    for (const item of items ?? []) for (const word of wordsOf(item)) all.add(word)
  }
  const { cardinals, scales, ordinals, fractions, multiples, collectives } = numbers
  for (const table of [cardinals, scales, ordinals, fractions, multiples, collectives])
    gather(Object.keys(table))
  for (const list of [numbers.joiners, numbers.zero, numbers.articles, numbers.times, numbers.ratios])
    gather(list)
  for (const list of [
    numbers.minus,
    numbers.point,
    numbers.per,
    numbers.of,
    numbers.partOf,
    numbers.tenths,
    numbers.plurals,
  ])
    gather(list)
  for (const list of [numbers.ordinalPrefixes, numbers.ordinalSuffixes, numbers.counters]) gather(list)
  for (const list of [bounds.lt, bounds.lte, bounds.gt, bounds.gte, ...Object.values(bounds.after)])
    gather(list)
  for (const pair of ranges.pairs) gather(pair)
  gather(ranges.changes)
  for (const list of [
    ranges.middles,
    ranges.plusMinus,
    hedges.about,
    hedges.over,
    hedges.under,
    hedges.after,
  ])
    gather(list)
  for (const table of [dates.months, dates.weekdays, dates.seasons]) gather(Object.keys(table))
  for (const list of Object.values(dates)) if (Array.isArray(list)) gather(list as readonly string[])
  gather(Object.keys(ZONES).map((name) => name.toLowerCase()))
  gather(Object.keys(references.parts))
  for (const list of [binding.stop, binding.up, binding.down, binding.negation, binding.cues.elapsed])
    gather(list)
  gather(locale.abbreviations)
  gather(Object.keys(locale.unitPrefixes ?? {}))
  gather(referenceLexicon(wordsOf))
  gather(Object.keys(references.identifiers ?? {}))
  for (const list of [references.numbers, references.versions, references.editions]) gather(list)
  return all
}

/** Compiles the words of one language, over a lexicon of its own or one that several languages share. */
export function createVocabulary(
  locale: Locale,
  lexicon: Lexicon = createLexicon(lexiconWords(locale)),
): Vocabulary {
  const { numbers, dates, references, binding } = locale
  const size = lexicon.words.length
  const classes = new Int32Array(size)
  const mark = (word: string, bit: number): number => {
    const entry = lexicon.find(word)
    classes[entry]! |= bit
    return entry
  }
  const values = (table: Readonly<Record<string, number>>, bit: number, into = new Float64Array(size)) => {
    for (const [word, value] of Object.entries(table)) into[mark(word, bit)] = value
    return into
  }
  const flag = (words: readonly string[] | undefined, bit: number): void => {
    for (const phrase of words ?? []) {
      const parts = wordsOf(phrase)
      // One character of a word of several says nothing, in scripts without blanks.
      if (parts[0] !== undefined && (parts.length === 1 || phrase !== parts.join(''))) mark(parts[0], bit)
    }
  }
  const cardinal = values(numbers.cardinals, Class.cardinal)
  values(numbers.collectives, Class.collective, cardinal)
  const fraction = new Map<number, readonly [number, number]>()
  for (const [word, value] of Object.entries(numbers.fractions))
    fraction.set(mark(word, Class.fraction), value)
  const scale = values(numbers.scales, Class.scale)
  const ordinal = values(numbers.ordinals, Class.ordinal)
  const multiple = values(numbers.multiples, Class.multiple)
  const month = new Uint8Array(values(dates.months, Class.month))
  // Words of references are asked for in small letters too; of two words that say when, the first character is.
  flag(referenceLexicon(wordsOf), Class.dateWord)
  flag(Object.keys(references.identifiers ?? {}), Class.dateWord)
  flag(references.numbers, Class.dateWord)
  flag(references.versions, Class.dateWord)
  flag(dates.orderMarks, Class.dateWord)
  for (const phrase of [...dates.am, ...dates.pm])
    if (phrase.charCodeAt(0) >= FIRST_HAN) mark(phrase[0]!, Class.dateWord)
  flag(numbers.joiners, Class.joiner)
  flag(numbers.zero, Class.zero)
  flag(numbers.articles, Class.article)
  flag(numbers.times, Class.times)
  flag(numbers.minus, Class.minus)
  flag(numbers.point, Class.point)
  flag(numbers.per, Class.per)
  flag(numbers.of, Class.of)
  flag(numbers.plurals, Class.plural)
  flag(numbers.ordinalPrefixes, Class.ordinalPrefix)
  flag(numbers.counters, Class.counter)
  flag(numbers.tenths, Class.tenth)
  flag(Object.keys(dates.weekdays), Class.weekday)
  flag(Object.keys(dates.seasons), Class.season)
  for (const list of [
    dates.quarter,
    dates.half,
    dates.fiscalYear,
    dates.century,
    dates.decade,
    dates.noon,
    dates.midnight,
  ])
    flag(list, Class.dateWord)
  flag(dates.yearCues, Class.yearCue)
  flag(Object.keys(references.parts), Class.part)
  flag(binding.stop, Class.stop)
  flag(binding.up, Class.up)
  flag(locale.ranges.changes, Class.up)
  flag(binding.down, Class.down)
  flag(binding.negation, Class.negation)
  flag(binding.cues.elapsed, Class.elapsed)
  flag(locale.abbreviations, Class.abbreviation)
  const { before, after } = createPhrases(locale, lexicon, mark)
  classes[0] = 0
  return {
    locale,
    lexicon,
    classes,
    cardinal,
    scale,
    ordinal,
    multiple,
    month,
    references: createReferenceTable(references, lexicon, wordsOf),
    dates: createDateTable(dates, locale.ranges.middles, numbers.joiners, lexicon, wordsOf),
    fraction,
    before,
    after,
    ordinalEndings: new Set(numbers.ordinalEndings ?? []),
    segmenter: numbers.compound === true ? createSegmenter(numbers) : null,
  }
}

function createPhrases(locale: Locale, lexicon: Lexicon, mark: (word: string, bit: number) => number) {
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
