// What stands behind an amount and changes it: `5+`, `or more`, `maximum`, `or so`.
import type { Comparator, Hedge } from '../types/index.js'
import type { Amount } from './amount.js'
import { COMMA, isDigits, markAt, PLUS, POINT, tokenFrom, touches } from './neighbours.js'
import { type FoundPhrase, phraseBehind } from './phrases.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

export interface After {
  readonly comparator: Comparator | null
  readonly hedge: Hedge | null
  readonly lastToken: number
}

/**
 * Reads a sign or phrase behind an amount, or behind the noun that it counts.
 *
 *     6+ agents     5 or more     5 nodes or fewer     10 or so
 *      ^              ^^^^^^^             ^^^^^^^^        ^^^^^
 */
export function readAfter(context: ReadContext, amount: Amount): After | null {
  const { tokens } = context
  const at = amount.lastToken
  if (
    markAt(tokens, at) === PLUS &&
    touches(tokens, at - 1) &&
    !isDigits(tokens, at + 1) &&
    markAt(tokens, at + 1) !== 47
  )
    return { comparator: 'gte', hedge: null, lastToken: at + 1 }
  const found = phraseAfter(context, at) ?? behindNoun(context, amount)
  if (found === null) return null
  const { action } = found.phrase
  if (action.kind === 'bound') return { comparator: action.comparator, hedge: null, lastToken: found.last }
  if (action.kind === 'hedge') return { comparator: null, hedge: action.hedge, lastToken: found.last }
  return null
}

function phraseAfter(context: ReadContext, at: number): FoundPhrase | null {
  const found = phraseBehind(context, at, (action) => action.kind === 'bound' || action.kind === 'hedge')
  // `5 and below 7`: a phrase right before another number belongs to that number.
  return found === null || isNumberAt(context, found.last) ? null : found
}

/** Does a number, with its article, its sign or its currency, stand here? */
function isNumberAt(context: ReadContext, at: number): boolean {
  const { tokens, vocabulary } = context
  if (at >= context.limit) return false
  const code = markAt(tokens, at)
  if (isDigits(tokens, at)) return true
  if (code !== 0 && isDigits(tokens, at + 1) && touches(tokens, at)) return code !== COMMA && code !== POINT
  const classed = vocabulary.classes[tokens.word[at]!]!
  const number = Class.cardinal | Class.fraction | Class.collective | Class.scale
  if (classed & Class.article) return (vocabulary.classes[tokens.word[at + 1] ?? 0]! & number) !== 0
  return (classed & number) !== 0
}

function behindNoun(context: ReadContext, amount: Amount): FoundPhrase | null {
  if (amount.noun === null) return null
  return phraseAfter(context, tokenFrom(context.tokens, amount.lastToken, amount.noun.end))
}
