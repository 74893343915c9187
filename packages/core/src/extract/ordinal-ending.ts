// Letters or signs that make digits an ordinal: `21st`, `3.º`, `2e`, `1ère`.

import { TokenKind } from '../types/index.js'
import { isWord, markAt, POINT, textOf, touches, width } from './neighbours.js'
import { phraseBehind } from './phrases.js'
import type { ReadContext } from './reader.js'

const MAX_LETTERS = 4
const ORDINAL_SIGNS: ReadonlySet<number> = new Set([0xaa, 0xba])

/** The token behind the ending that starts at a token; 0 where there is none. */
export function readOrdinalEnding(context: ReadContext, at: number): number {
  const { tokens, vocabulary } = context
  if (at >= context.limit || !touches(tokens, at - 1)) return 0
  if (tokens.kind[at] === TokenKind.han)
    return phraseBehind(context, at, (action) => action.kind === 'rank')?.last ?? 0
  if (isWord(tokens, at)) {
    if (width(tokens, at) > MAX_LETTERS) return 0
    return vocabulary.ordinalEndings.has(textOf(tokens, at).toLowerCase()) ? at + 1 : 0
  }
  const code = markAt(tokens, at)
  if (ORDINAL_SIGNS.has(code)) return at + 1
  return code === POINT && ORDINAL_SIGNS.has(markAt(tokens, at + 1)) && touches(tokens, at) ? at + 2 : 0
}
