// Phrases before and behind a number: bounds, hedges, openings and middles of ranges.
import { TokenKind, type Tokens } from '../types/index.js'
import { following, HYPHEN, isNear, markAt, POINT, SLASH, touches, width } from './neighbours.js'
import type { ReadContext } from './reader.js'
import { Class, type Phrase, type PhraseAction } from './vocabulary.js'

export interface FoundPhrase {
  readonly phrase: Phrase
  /** Tokens from (inclusive) and to (exclusive). */
  readonly first: number
  readonly last: number
}

const MAX_ABBREVIATION = 6
const MAX_LABEL = 10
const COLON = 58

/** Skips what may stand inside a phrase or behind an abbreviation, backwards. */
function backOver(tokens: Tokens, at: number): number {
  const code = markAt(tokens, at)
  return (code === HYPHEN || code === SLASH) && touches(tokens, at - 1) ? at - 1 : at
}

/**
 * The longest phrase that ends right before a token.
 *
 *     no more than 5      approx. 5
 *     ^^^^^^^^^^^^        ^^^^^^^
 */
export function phraseBefore(context: ReadContext, at: number): FoundPhrase | null {
  const { tokens, vocabulary } = context
  let last = at - 1
  if (last >= context.floor && tokens.kind[last] === TokenKind.newline) last--
  const stop = last >= context.floor ? markAt(tokens, last) : 0
  if (stop === POINT || stop === COLON) {
    // `approx. 5` and `Max: 5`, but not the end of a sentence.
    const word = last - 1
    if (word < context.floor || !touches(tokens, word)) return null
    const isShort = (vocabulary.classes[tokens.word[word]!]! & Class.abbreviation) !== 0
    if (stop === POINT ? !isShort || width(tokens, word) > MAX_ABBREVIATION : width(tokens, word) > MAX_LABEL)
      return null
    last = word
  }
  if (last < context.floor || tokens.kind[last] === TokenKind.mark) return null
  const entry = tokens.word[last]!
  if (!(vocabulary.classes[entry]! & Class.phrase)) return null
  search: for (const phrase of vocabulary.before.get(entry) ?? []) {
    let first = last
    for (let i = phrase.words.length - 2; i >= 0; i--) {
      first = backOver(tokens, first - 1)
      if (first >= context.floor && tokens.kind[first] === TokenKind.newline) first--
      if (first < context.floor || tokens.word[first] !== phrase.words[i]) continue search
    }
    return { phrase, first, last: at }
  }
  return null
}

/** The longest phrase of the wanted kinds that starts at a token. */
export function phraseBehind(
  context: ReadContext,
  given: number,
  isWanted: (action: PhraseAction) => boolean,
): FoundPhrase | null {
  const { tokens, vocabulary } = context
  const at = following(tokens, given, context.limit)
  if (at >= context.limit || (at === given && !isNear(tokens, at - 1))) return null
  const entry = tokens.word[at]!
  if (!(vocabulary.classes[entry]! & Class.after)) return null
  search: for (const phrase of vocabulary.after.get(entry) ?? []) {
    if (!isWanted(phrase.action)) continue
    let next = at
    for (let i = 1; i < phrase.words.length; i++) {
      next = following(tokens, next + 1, context.limit)
      const code = markAt(tokens, next)
      if (code === HYPHEN || code === SLASH) next++
      if (next >= context.limit || tokens.word[next] !== phrase.words[i]) continue search
    }
    // `or higher than 30` begins a phrase that belongs to the next number.
    if (
      phrase.action.kind === 'bound' &&
      next + 1 < context.limit &&
      vocabulary.classes[tokens.word[next + 1]!]! & Class.phrase
    )
      continue
    return { phrase, first: at, last: next + 1 }
  }
  return null
}
