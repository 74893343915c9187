// The words of a language that mean something to the readers, cut as the scanner cuts them.
import type { Locale } from '../types/index.js'
import { ZONES } from './dates/zones.js'
import { referenceLexicon } from './references/reference-words.js'

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
  for (const list of [references.numbers, references.versions, references.editions, references.phones])
    gather(list)
  return all
}
