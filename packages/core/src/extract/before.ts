// What stands before an amount: comparison signs, bounds, hedges, negation, the opening of a range.
import type { Comparator, Hedge } from '../types/index.js'
import { isNear, isWord, markAt, touches } from './neighbours.js'
import { phraseBefore } from './phrases.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

export interface Before {
  readonly firstToken: number
  readonly comparator: Comparator | null
  readonly hedge: Hedge | null
  /** The opening word of a range, `between`, and the token where it begins. */
  readonly opening: string | null
  readonly openingToken: number
  /** A sign or word for `±` stands right before the amount. */
  readonly isTolerance: boolean
}

const COMPARATORS: ReadonlyMap<number, Comparator> = new Map([
  [60, 'lt'],
  [62, 'gt'],
  [0x2264, 'lte'],
  [0x2265, 'gte'],
  [0x2a7d, 'lte'],
  [0x2a7e, 'gte'],
  [0x2266, 'lte'],
  [0x2267, 'gte'],
  [0x226a, 'lt'],
  [0x226b, 'gt'],
  [0x2272, 'lte'],
  [0x2273, 'gte'],
  [0xff1c, 'lt'],
  [0xff1e, 'gt'],
])
const ABOUT_SIGNS: ReadonlySet<number> = new Set([0x7e, 0x2248, 0x223c, 0x2243, 0x2245, 0xff5e])
const EQUALS = 61
const PLUS_MINUS = 0xb1
const NEGATED: Readonly<Record<Comparator, Comparator>> = { lt: 'gte', lte: 'gt', gt: 'lte', gte: 'lt' }
const MAX_PARTS = 4

/**
 * Reads backwards from the first token of an amount.
 *
 *     does not exceed about $5       between 5 and 7       p <= 0.05
 *     ^^^^^^^^^^^^^^^^^^^^^^             ^^^^^^^                 ^^
 */
export function readBefore(context: ReadContext, first: number): Before | null {
  const { tokens, vocabulary } = context
  let firstToken = first
  let comparator: Comparator | null = null
  let hedge: Hedge | null = null
  let isTolerance = false
  for (let part = 0; part < MAX_PARTS; part++) {
    const at = firstToken - 1
    if (at < context.floor) break
    const code = markAt(tokens, at)
    if (code !== 0 && code !== 46 && code !== 58) {
      const sign: { comparator: Comparator; firstToken: number } | null =
        comparator === null ? readComparator(context, at) : null
      if (sign !== null) {
        comparator = sign.comparator
        firstToken = sign.firstToken
      } else if (ABOUT_SIGNS.has(code) && hedge === null && isNear(tokens, at)) {
        hedge = 'about'
        firstToken = at
      } else if (code === PLUS_MINUS && !isTolerance && part === 0) {
        isTolerance = true
        firstToken = at
      } else break
      continue
    }
    const found = phraseBefore(context, firstToken)
    if (found === null) break
    const { action } = found.phrase
    if (action.kind === 'opening')
      return {
        firstToken,
        comparator,
        hedge,
        opening: found.phrase.text,
        openingToken: found.first,
        isTolerance,
      }
    if (action.kind === 'plusMinus' && part === 0) isTolerance = true
    else if (action.kind === 'bound' && comparator === null) {
      comparator = action.comparator
      const negation = found.first - 1
      if (
        negation >= context.floor &&
        isWord(tokens, negation) &&
        isNear(tokens, negation) &&
        vocabulary.classes[tokens.word[negation]!]! & Class.negation
      ) {
        comparator = NEGATED[comparator]
        firstToken = negation
        continue
      }
    } else if (action.kind === 'hedge' && hedge === null) hedge = action.hedge
    else break
    firstToken = found.first
  }
  if (firstToken === first) return null
  return { firstToken, comparator, hedge, opening: null, openingToken: -1, isTolerance }
}

/** `<`, `>=`, `=<`, `≤`. */
function readComparator(
  context: ReadContext,
  at: number,
): { comparator: Comparator; firstToken: number } | null {
  const { tokens } = context
  if (!isNear(tokens, at)) return null
  const code = markAt(tokens, at)
  const before = at > context.floor && touches(tokens, at - 1) ? markAt(tokens, at - 1) : 0
  if (code === EQUALS) {
    const comparator = COMPARATORS.get(before)
    if (comparator === undefined || before > 62) return null
    return { comparator: comparator === 'lt' ? 'lte' : 'gte', firstToken: at - 1 }
  }
  const comparator = COMPARATORS.get(code)
  if (comparator === undefined) return null
  // `->` and `=>` are arrows, `<-` is one too; `>>` is no comparison of values.
  if (before === 45 || before === code || (before === EQUALS && code === 62)) return null
  if (before === EQUALS) return { comparator: 'lte', firstToken: at - 1 }
  return { comparator, firstToken: at }
}
