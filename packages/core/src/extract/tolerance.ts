// The tolerance behind an amount: `12.0 mm +/- 0.2`, `8.0±0.02`, `5 % plus or minus 1 %`.
import { type Amount, numberFrom, readAmountAfter } from './amount.js'
import { following, HYPHEN, MINUS, markAt, PLUS, PLUS_MINUS, SLASH, touches } from './neighbours.js'
import { phraseBehind } from './phrases.js'
import type { ReadContext } from './reader.js'

/** The amount behind the sign or phrase; `null` where none stands there. */
export function readTolerance(context: ReadContext, amount: Amount): Amount | null {
  const { tokens } = context
  const at = following(tokens, amount.lastToken, context.limit)
  let next = signEnd(context, at)
  if (next === 0) {
    const phrase = phraseBehind(context, amount.lastToken, (action) => action.kind === 'plusMinus')
    if (phrase === null) return null
    next = phrase.last
  }
  const number = numberFrom(context, next)
  if (number < 0) return null
  const tolerance = readAmountAfter(context, next, number)
  return tolerance !== null && tolerance.shape === 'number' ? tolerance : null
}

/**
 *     ± 0.2     +/- 0.2     +- 0.2
 *     ^         ^^^         ^^
 */
function signEnd(context: ReadContext, at: number): number {
  const { tokens } = context
  const code = markAt(tokens, at)
  if (code === PLUS_MINUS) return at + 1
  if (code !== PLUS) return 0
  const isSlash = markAt(tokens, at + 1) === SLASH && touches(tokens, at)
  const minus = isSlash ? at + 2 : at + 1
  const sign = markAt(tokens, minus)
  const isMinus = sign === HYPHEN || sign === MINUS || sign === 0x2013
  return isMinus && touches(tokens, minus - 1) ? minus + 1 : 0
}
