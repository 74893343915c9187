// What the words of a language mean inside dates and times, by lexicon entry: one look-up a word while reading.
import type { Lexicon } from '../../scan/lexicon.js'
import type { DateWords } from '../../types/index.js'
import { ZONES } from './zones.js'

/** What a word can be inside a date or a time, as bits. */
export const DateWord = {
  filler: 1,
  /** A month name that is often another word: `may`, `march`. */
  doubtful: 1 << 1,
  quarter: 1 << 2,
  half: 1 << 3,
  fiscal: 1 << 4,
  century: 1 << 5,
  decade: 1 << 6,
  am: 1 << 7,
  pm: 1 << 8,
  noon: 1 << 9,
  midnight: 1 << 10,
  clock: 1 << 11,
  /** The last day of what follows: `end` of February. */
  end: 1 << 12,
  /** Between the ends of a range: `to`, `until`. */
  middle: 1 << 13,
  joiner: 1 << 14,
  /** Makes `1:50` a ratio: `scale`, `dilution`. */
  ratio: 1 << 15,
  /** Makes `6:56` a duration: `record`, `ran`. */
  run: 1 << 16,
  /** Makes the hour behind it a time of day: `at`, `um`, `alle`. */
  at: 1 << 17,
  yearMark: 1 << 18,
  monthMark: 1 << 19,
  dayMark: 1 << 20,
  hourMark: 1 << 21,
  minuteMark: 1 << 22,
  secondMark: 1 << 23,
  first: 1 << 24,
  second: 1 << 25,
  /** Stands before a number of an order: `第`. */
  order: 1 << 26,
  zone: 1 << 27,
  yearCue: 1 << 28,
} as const

interface LongWords {
  readonly bit: number
  readonly entries: readonly number[]
}

export interface DateTable {
  /** Bits by lexicon entry; of a phrase, its first word carries none. */
  readonly bits: Int32Array
  /** Phrases of several words, by their first word, longest first. */
  readonly phrases: ReadonlyMap<number, readonly LongWords[]>
  readonly weekday: Uint8Array
  /** 1 spring to 4 winter. */
  readonly season: Uint8Array
  /** Offset from UTC in minutes. */
  readonly zone: Int16Array
}

const SEASONS = { spring: 1, summer: 2, autumn: 3, winter: 4 } as const

/** Compiles the words of dates; `split` cuts a phrase as the scanner does. */
export function createDateTable(
  dates: DateWords,
  middles: readonly string[],
  joiners: readonly string[],
  lexicon: Lexicon,
  split: (phrase: string) => string[],
): DateTable {
  const size = lexicon.words.length
  const bits = new Int32Array(size)
  const phrases = new Map<number, LongWords[]>()
  const mark = (words: readonly string[] | undefined, bit: number): void => {
    for (const phrase of words ?? []) {
      const entries = split(phrase).map((word) => lexicon.find(word))
      const first = entries[0]
      if (first === undefined || entries.includes(0)) continue
      if (entries.length === 1) bits[first]! |= bit
      else phrases.set(first, [...(phrases.get(first) ?? []), { bit, entries }])
    }
  }
  mark(dates.fillers, DateWord.filler)
  mark(dates.doubtful, DateWord.doubtful)
  mark(dates.quarter, DateWord.quarter)
  mark(dates.half, DateWord.half)
  mark(dates.fiscalYear, DateWord.fiscal)
  mark(dates.century, DateWord.century)
  mark(dates.decade, DateWord.decade)
  mark(dates.am, DateWord.am)
  mark(dates.pm, DateWord.pm)
  mark(dates.noon, DateWord.noon)
  mark(dates.midnight, DateWord.midnight)
  mark(dates.clock, DateWord.clock)
  mark(dates.ends, DateWord.end)
  mark(middles, DateWord.middle)
  mark(joiners, DateWord.joiner)
  mark(dates.ratioCues, DateWord.ratio)
  mark(dates.runCues, DateWord.run)
  mark(dates.timeCues, DateWord.at)
  mark(dates.yearMarks, DateWord.yearMark)
  mark(dates.monthMarks, DateWord.monthMark)
  mark(dates.dayMarks, DateWord.dayMark)
  mark(dates.hourMarks, DateWord.hourMark)
  mark(dates.minuteMarks, DateWord.minuteMark)
  mark(dates.secondMarks, DateWord.secondMark)
  mark(dates.firstPart, DateWord.first)
  mark(dates.secondPart, DateWord.second)
  mark(dates.orderMarks, DateWord.order)
  mark(dates.yearCues, DateWord.yearCue)
  const weekday = new Uint8Array(size)
  for (const [word, day] of Object.entries(dates.weekdays)) weekday[lexicon.find(word)] = day
  const season = new Uint8Array(size)
  for (const [word, name] of Object.entries(dates.seasons)) season[lexicon.find(word)] = SEASONS[name]
  const zone = new Int16Array(size)
  for (const [name, minutes] of Object.entries(ZONES)) {
    const entry = lexicon.find(name.toLowerCase())
    bits[entry]! |= DateWord.zone
    zone[entry] = minutes
  }
  for (const table of [bits, weekday, season, zone]) table[0] = 0
  for (const list of phrases.values()) list.sort((a, b) => b.entries.length - a.entries.length)
  return { bits, phrases, weekday, season, zone }
}
