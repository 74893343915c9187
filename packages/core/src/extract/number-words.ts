// Numbers written in words: `one hundred and five thousand`, `two-thirds`, `a dozen`, `half a million`.
import { add, multiply, rational, ZERO } from '../math/index.js'
import { type Rational, TokenKind, type Tokens } from '../types/index.js'
import { isNear } from './reader.js'
import { Class, type Vocabulary } from './vocabulary.js'

export interface WordNumber {
  readonly value: Rational
  readonly lastToken: number
  readonly kind: 'number' | 'ordinal' | 'fraction'
  /** True where the words end in a scale, which another number may be multiplied by. */
  readonly words: number
}

const HYPHEN = 45

/** The token after an optional hyphen, where both sides touch it. */
function step(tokens: Tokens, at: number): number {
  if (at + 1 < tokens.count && tokens.kind[at] === TokenKind.mark && tokens.text.charCodeAt(tokens.start[at]!) === HYPHEN && tokens.end[at] === tokens.start[at + 1])
    return at + 1
  return at
}

/**
 * Reads a number in words that starts at a token; `null` where none does.
 *
 *     twenty-five million users
 *     ^^^^^^^^^^^^^^^^^^^
 */
export function readNumberWords(tokens: Tokens, at: number, limit: number, vocabulary: Vocabulary): WordNumber | null {
  const { classes, cardinal, scale, ordinal, fraction } = vocabulary
  let total = ZERO
  let current = -1
  let next = at
  let end = at
  let words = 0
  let lastScale = Number.POSITIVE_INFINITY
  let kind: WordNumber['kind'] = 'number'
  while (next < limit && words < 30) {
    if (tokens.kind[next] !== TokenKind.word || (next > at && !isNear(tokens, next - 1))) break
    const entry = tokens.word[next]!
    const classed = classes[entry]!
    if (words > 0 && classed & Class.joiner) {
      const following = next + 1 < limit && isNear(tokens, next) && tokens.kind[next + 1] === TokenKind.word ? classes[tokens.word[next + 1]!]! : 0
      // `two hundred and five`: a joiner stands only behind a hundred or a thousand.
      if (current % 100 !== 0 && current >= 0 && lastScale === Number.POSITIVE_INFINITY) break
      if (!(following & (Class.cardinal | Class.ordinal))) break
      next++
      continue
    }
    if (classed & Class.cardinal) {
      const value = cardinal[entry]!
      if (current >= 0) {
        const tail = current % 100
        const fits = (tail === 0 && current > 0 && value < 100) || (tail >= 20 && tail % 10 === 0 && value > 0 && value < 10)
        if (!fits) break
        current += value
      } else current = value
    } else if (classed & Class.scale && words > 0 && tokens.end[next]! - tokens.start[next]! > 2) {
      const factor = scale[entry]!
      if (factor === 100) {
        if (current < 0 || current > 99) break
        current *= 100
      } else {
        if (factor >= lastScale) break
        total = add(total, multiply(rational(current < 0 ? 1 : current), rational(factor)))
        current = -1
        lastScale = factor
      }
    } else if (classed & Class.ordinal && !(classed & Class.fraction && words > 0 && current === 1)) {
      const value = ordinal[entry]!
      if (words > 0 && value >= 100 && current > 0) current *= value
      else if (words > 0 && current >= 0) {
        const tail = current % 100
        if (!((tail === 0 && current > 0) || (tail >= 20 && tail % 10 === 0 && value < 10))) break
        current += value
      } else current = value
      kind = 'ordinal'
      words++
      next++
      end = next
      break
    } else break
    words++
    next++
    end = next
    const after = step(tokens, next)
    if (after !== next && after < limit && tokens.kind[after] === TokenKind.word && classes[tokens.word[after]!]! & (Class.cardinal | Class.ordinal | Class.fraction)) next = after
  }
  if (words === 0) return null
  const value = add(total, rational(Math.max(current, 0)))
  if (kind === 'number') {
    // two-thirds, three quarters
    const part = step(tokens, end)
    if (part < limit && tokens.kind[part] === TokenKind.word && isNear(tokens, end - 1)) {
      const parts = fraction.get(tokens.word[part]!)
      if (parts !== undefined && classes[tokens.word[part]!]! & Class.fraction && words <= 2)
        return { value: multiply(value, rational(parts[0], parts[1])), lastToken: part + 1, kind: 'fraction', words: words + 1 }
    }
  }
  return { value, lastToken: end, kind, words }
}
