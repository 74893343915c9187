// Parts of Chinese and Japanese laws: `第7条第2項`, `第十二条第三款`, `第3章`.

import { toNumber } from '../../math/index.js'
import { TokenKind } from '../../types/index.js'
import { DateWord } from '../dates/date-words.js'
import { bitsAt } from '../dates/pieces.js'
import { isHanNumber, readHanNumber } from '../han-number.js'
import { isDigits, markAt, POINT, touches } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { type FoundReference, reference } from './found-reference.js'

const MOST_PARTS = 4

/** `第`, a number and the part's character. */
function readOne(context: ReadContext, at: number): { part: string; path: string[]; next: number } | null {
  const { tokens, text, limit, vocabulary } = context
  if (at + 2 >= limit || !(bitsAt(context, at) & DateWord.order) || !touches(tokens, at)) return null
  let next = at + 1
  const path: string[] = []
  if (isDigits(tokens, next)) {
    path.push(text.slice(tokens.start[next]!, tokens.end[next]!))
    next++
    while (markAt(tokens, next) === POINT && touches(tokens, next - 1) && isDigits(tokens, next + 1)) {
      path.push(text.slice(tokens.start[next + 1]!, tokens.end[next + 1]!))
      next += 2
    }
  } else if (isHanNumber(context, next)) {
    const number = readHanNumber(context, next)
    if (number === null) return null
    path.push(String(toNumber(number.value)))
    next = number.lastToken
  } else return null
  if (next >= limit || tokens.kind[next] !== TokenKind.han || !touches(tokens, next - 1)) return null
  const word = vocabulary.references.parts.get(tokens.word[next]!)?.find(({ rest }) => rest.length === 0)
  return word === undefined ? null : { part: word.part, path, next: next + 1 }
}

/** Reads such a part with the parts inside it. */
export function readHanPart(context: ReadContext, at: number): FoundReference | null {
  const first = readOne(context, at)
  if (first === null) return null
  let { next } = first
  const path = [...first.path]
  for (let count = 1; count < MOST_PARTS; count++) {
    const inner = touches(context.tokens, next - 1) ? readOne(context, next) : null
    if (inner === null) break
    path.push(...inner.path)
    next = inner.next
  }
  const end = context.tokens.end[next - 1]!
  return reference(context, at, end, { family: 'part', part: first.part, path })
}
