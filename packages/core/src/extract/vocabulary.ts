// A language compiled for reading: what each word of the lexicon does, and the phrases it ends or begins.

import { createLexicon, type Lexicon } from '../scan/lexicon.js'
import type { Locale } from '../types/index.js'
import { createSegmenter, type Segmenter } from './compounds.js'
import { lexiconWords, wordsOf } from './lexicon-words.js'
import { createPhrases, type PhraseTables } from './phrase-table.js'
import { Class } from './word-class.js'

export { lexiconWords, wordsOf } from './lexicon-words.js'
export type { Phrase, PhraseAction } from './phrase-table.js'
export { Class } from './word-class.js'

import { createDateTable, type DateTable } from './dates/date-words.js'
import { createReferenceTable, type ReferenceTable, referenceLexicon } from './references/reference-words.js'

const FIRST_HAN = 0x3000

export interface Vocabulary extends PhraseTables {
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
  readonly ordinalEndings: ReadonlySet<string>
  /** Reads number words that are written together; `null` in languages that do not. */
  readonly segmenter: Segmenter | null
}

/** Words between the ends of a range; those that also join anything at all are not meant. */
const middlesOf = ({ ranges, numbers }: Locale): string[] => [
  ...ranges.middles,
  ...ranges.pairs.map(([, middle]) => middle).filter((middle) => !numbers.joiners.includes(middle)),
]

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
    dates: createDateTable(dates, middlesOf(locale), numbers.joiners, lexicon, wordsOf),
    fraction,
    before,
    after,
    ordinalEndings: new Set(numbers.ordinalEndings ?? []),
    segmenter: numbers.compound === true ? createSegmenter(numbers) : null,
  }
}
