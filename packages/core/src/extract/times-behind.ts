// What makes the number before it a multiple: `3x`, `3×`, `3 times`, `3.9-fold`.
import { TokenKind } from '../types/index.js'
import { following, HYPHEN, isNear, markAt, TIMES, touches, width } from './neighbours.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

/** `Falcon 9X`: a capital behind the number of a name. */
function isModel({ tokens, text }: ReadContext, at: number): boolean {
  const name = at - 2
  if (text.charCodeAt(tokens.start[at]!) > 90 || name < 0 || tokens.kind[name] !== TokenKind.word)
    return false
  const first = text.charCodeAt(tokens.start[name]!)
  return first >= 65 && first <= 90
}

/** The token behind the word; 0 where there is none. */
export function readTimes(context: ReadContext, given: number): number {
  const { tokens, vocabulary } = context
  let at = following(tokens, given, context.limit)
  const isWrapped = at !== given
  if (!isWrapped && markAt(tokens, at) === HYPHEN && touches(tokens, at - 1) && touches(tokens, at)) at++
  if (at >= context.limit || (!isWrapped && !isNear(tokens, at - 1))) return 0
  const isClose = touches(tokens, at - 1)
  if (tokens.kind[at] === TokenKind.mark)
    return markAt(tokens, at) === TIMES && isClose && tokens.kind[at + 1] !== TokenKind.digits ? at + 1 : 0
  if (!(vocabulary.classes[tokens.word[at]!]! & Class.times)) return 0
  // `3x` and `3×` have to touch; `3x4` and `3 x 4` are products.
  if (width(tokens, at) > 1) return at + 1
  if (!isClose || (touches(tokens, at) && tokens.kind[at + 1] === TokenKind.digits)) return 0
  return isModel(context, at) ? 0 : at + 1
}
