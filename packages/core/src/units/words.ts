// The small words and numbers inside unit expressions.
import { isDigit, isLetter } from './match.js'

/** Words that put what follows below the line; `true` where a counted noun may follow. */
export const PER_WORDS: ReadonlyMap<string, boolean> = new Map([
  ['per', true],
  ...['a', 'an', 'pro', 'par', 'por', 'al', 'je', 'à'].map((word) => [word, false] as const),
])

/** Words that are no counted nouns. */
export const NO_NOUNS: ReadonlySet<string> = new Set(
  'the and but for nor yet with from than that this each its their our his her into over under after about since during within every not only also or to of in on at by as is are was were be se'.split(
    ' ',
  ),
)

/** Words that stand before the counted noun: `per 1,000 live births`. */
export const PRE_NOUNS: ReadonlySet<string> = new Set(
  'live adult female male active registered hospital'.split(' '),
)

/** Nouns that may follow `a` behind an amount of money: `17c a share`. */
export const PRICED: ReadonlySet<string> = new Set(
  'share person head piece night seat ticket copy unit bottle visit pupil student'.split(' '),
)

export const SCALES: ReadonlyMap<string, string> = new Map([
  ['hundred', '100'],
  ['thousand', '1000'],
  ['million', '1000000'],
  ['billion', '1000000000'],
])

/** `meter to the fourth`. */
export const ORDINALS: readonly string[] = ['', '', 'second', 'third', 'fourth', 'fifth', 'sixth']

const LONGEST_WORD = 24
const LONGEST_NUMBER = 16

/** Where the letters from `at` end; words longer than any noun are cut. */
export function wordEnd(text: string, at: number, limit: number): number {
  let end = at
  while (end < limit && end - at < LONGEST_WORD && isLetter(text.charCodeAt(end))) end++
  return end
}

/** The letters from `at`, lower case. */
export function wordAt(text: string, at: number, limit: number): string {
  const end = wordEnd(text, at, limit)
  return end === at ? '' : text.slice(at, end).toLowerCase()
}

/** Where the number ends that starts at `at`, grouping commas and a point inside it; `at` where there is none. */
export function numberEnd(text: string, start: number, limit: number): number {
  let at = start
  while (at < limit && at - start < LONGEST_NUMBER) {
    const code = text.charCodeAt(at)
    const inside =
      (code === 44 || code === 46) && at > start && at + 1 < limit && isDigit(text.charCodeAt(at + 1))
    if (!isDigit(code) && !inside) break
    at++
  }
  return at
}
