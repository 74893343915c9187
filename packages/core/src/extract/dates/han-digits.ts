// Numbers of years, months and days in digits or in characters: `2024`, `二〇二四`, `十二`, `三十一`.
import { TokenKind } from '../../types/index.js'
import { isDigits, touches, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { Class } from '../vocabulary.js'
import { digitsAt, type Piece } from './pieces.js'

/** A year has four characters, no day or month has more than three. */
const MAX_WIDTH = 4

/**
 * Reads a number of at most four digits, or of as many characters that stand for places or for tens and ones.
 *
 *     二〇二四年      十二月      三十一日
 *     ^^^^^^^^       ^^^^       ^^^^^^
 */
export function readHanDigits(context: ReadContext, at: number): Piece | null {
  const { tokens, limit, vocabulary } = context
  if (at >= limit) return null
  if (isDigits(tokens, at))
    return width(tokens, at) > MAX_WIDTH ? null : { value: digitsAt(tokens, at), next: at + 1 }
  let value = 0
  let hasTen = false
  let next = at
  for (; next < limit && next - at < MAX_WIDTH && tokens.kind[next] === TokenKind.han; next++) {
    if (next > at && !touches(tokens, next - 1)) break
    const entry = tokens.word[next]!
    const classed = vocabulary.classes[entry]!
    const digit = vocabulary.cardinal[entry]!
    if (classed & Class.cardinal && digit <= 9) value = hasTen ? value + digit : value * 10 + digit
    else if (classed & Class.scale && vocabulary.scale[entry] === 10 && !hasTen && value < 10) {
      value = Math.max(value, 1) * 10
      hasTen = true
    } else break
  }
  return next === at ? null : { value, next }
}
