// What stands behind an amount and changes it: `5+`, `or more`, `maximum`, `or so`.
import type { Comparator, Hedge } from '../types/index.js'
import type { Amount } from './amount.js'
import { isDigits, markAt, PLUS, tokenFrom, touches } from './neighbours.js'
import { type FoundPhrase, phraseBehind } from './phrases.js'
import type { ReadContext } from './reader.js'

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
  // `at least 5, at most 10`: a phrase right before another number belongs to that number.
  if (found === null || isDigits(context.tokens, found.last)) return null
  return found
}

function behindNoun(context: ReadContext, amount: Amount): FoundPhrase | null {
  if (amount.noun === null) return null
  return phraseAfter(context, tokenFrom(context.tokens, amount.lastToken, amount.noun.end))
}
