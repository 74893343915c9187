// The counted thing of a bare number: `tasks` in `484 completed tasks`.
import type { CountedNoun } from '../types/index.js'
import { TokenKind } from '../types/index.js'
import { following, HYPHEN, isNear, markAt, touches, width } from './neighbours.js'
import type { ReadContext } from './reader.js'
import { stemText } from './stem-text.js'
import { Class } from './vocabulary.js'

const MAX_WORDS = 4
const MIN_LETTERS = 2
const S = 115
const ENDS =
  Class.stop |
  Class.month |
  Class.weekday |
  Class.phrase |
  Class.after |
  Class.up |
  Class.down |
  Class.cardinal |
  Class.joiner

/**
 * Reads the noun behind a number: the first plural among the next words, else the word right behind.
 *
 *     484 completed tasks in May      2 new data centres      3 of them
 *                   ^^^^^                        ^^^^^^^      nothing
 */
export function readNoun(context: ReadContext, at: number): CountedNoun | null {
  const { tokens, vocabulary } = context
  let first = -1
  let next = following(tokens, at, context.limit)
  if (markAt(tokens, next) === HYPHEN && touches(tokens, next - 1) && touches(tokens, next)) next++
  for (let count = 0; count < MAX_WORDS && next < context.limit; count++) {
    if (tokens.kind[next] !== TokenKind.word || (count > 0 && !isNear(tokens, next - 1))) break
    if (vocabulary.classes[tokens.word[next]!]! & ENDS || width(tokens, next) < MIN_LETTERS) break
    if (count === 0 && !isNear(tokens, at - 1) && next === at) break
    if (first < 0) first = next
    if (isPlural(context, next)) {
      first = next
      break
    }
    next++
    if (markAt(tokens, next) === HYPHEN && touches(tokens, next - 1) && touches(tokens, next)) next++
  }
  if (first < 0) return null
  const start = tokens.start[first]!
  const end = tokens.end[first]!
  return { start, end, stem: stemText(context.text, start, end) }
}

/** Does the word look like a plural? */
export function isPlural(context: ReadContext, at: number): boolean {
  const { tokens, text, vocabulary } = context
  const end = tokens.end[at]!
  if (width(tokens, at) > 3 && text.charCodeAt(end - 1) === S && text.charCodeAt(end - 2) !== S) return true
  return (vocabulary.classes[tokens.word[at]!]! & Class.plural) !== 0
}
