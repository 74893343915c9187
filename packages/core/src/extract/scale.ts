// The scale behind a numeral: `million`, `K`, `bn`, `lakh`, also several in a row.
import { fromNumber } from '../math/index.js'
import { type Rational, TokenKind } from '../types/index.js'
import { isCurrency } from './currency.js'
import { following, isDigits, isNear, isWord, markAt, POINT, touches, width } from './neighbours.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

export interface Scale {
  readonly factor: Rational
  readonly lastToken: number
}

/** Scale words that may follow the first: `hundred thousand million`. */
const MAX_MORE = 3
const LOWER_CASE = 32
const M = 109
const N = 110
const K = 107
const B = 98
const T = 116

/**
 * Reads a scale word. One letter has to touch the number, and reads so only where no unit is more likely:
 * `5k`, `$5m`, `5M`, but `5m` is a length.
 *
 *     1.5 million   $6.3bn   25 lakh   2 hundred thousand   100k
 *         ^^^^^^^       ^^      ^^^^      ^^^^^^^^^^^^^^^^      ^
 */
export function readScale(context: ReadContext, at: number, isMoney: boolean, decimals = 0): Scale | null {
  const { tokens, vocabulary } = context
  const first = following(tokens, at, context.limit)
  if (first >= context.limit || !isNearOrWrapped(context, at, first)) return null
  if (tokens.kind[first] === TokenKind.han) return readHanScale(context, first)
  if (!isWord(tokens, first)) return null
  const entry = tokens.word[first]!
  if (!(vocabulary.classes[entry]! & Class.scale)) return null
  if (vocabulary.scale[entry] === 100 && isDigits(tokens, at - 1) && isCurrencyAt(context, first)) return null
  if (width(tokens, first) <= 2 && (first !== at || !isShortScale(context, first, isMoney, decimals)))
    return null
  let factor = vocabulary.scale[entry]!
  let last = behindAbbreviation(context, first)
  for (let more = 0; more < MAX_MORE; more++) {
    const next = following(tokens, last, context.limit)
    if (next >= context.limit || !isWord(tokens, next) || !isNearOrWrapped(context, last, next)) break
    const further = tokens.word[next]!
    if (!(vocabulary.classes[further]! & Class.scale) || width(tokens, next) < 4) break
    factor *= vocabulary.scale[further]!
    last = next + 1
  }
  return { factor: fromNumber(factor), lastToken: last }
}

/** `23 cents`: a hundred in one language, and money. */
function isCurrencyAt({ units, text, tokens }: ReadContext, at: number): boolean {
  return isCurrency(units.read(text, tokens.start[at]!, tokens.end[at]!)?.units ?? [])
}

/** The token behind a scale, with the full stop of an abbreviation: `698,4 Mio. EUR`. */
function behindAbbreviation({ tokens, vocabulary, limit }: ReadContext, at: number): number {
  const isShort = (vocabulary.classes[tokens.word[at]!]! & Class.abbreviation) !== 0
  const hasStop = at + 1 < limit && markAt(tokens, at + 1) === POINT && touches(tokens, at)
  return isShort && hasStop && (isWord(tokens, at + 2) || markAt(tokens, at + 2) !== 0) ? at + 2 : at + 1
}

const isNearOrWrapped = (context: ReadContext, at: number, first: number): boolean =>
  first !== at || isNear(context.tokens, at - 1)

/** One or two letters: is it a scale here, or a unit (`m`, `mm`, `B`), or the beginning of a word? */
function isShortScale(context: ReadContext, at: number, isMoney: boolean, decimals: number): boolean {
  const { tokens, text } = context
  const close = touches(tokens, at - 1)
  const start = tokens.start[at]!
  const first = text.charCodeAt(start)
  const small = first | LOWER_CASE
  const isUpper = first !== small
  if (touches(tokens, at) && tokens.kind[at + 1] === TokenKind.digits) return false
  if (width(tokens, at) === 2) {
    const second = text.charCodeAt(start + 1) | LOWER_CASE
    // mm: millimetres, unless money is counted in it; Mn: also manganese, so it has to be near digits
    if (small === M && second === M) return isMoney || (isUpper && close)
    return close || isMoney || second === N || context.units.read(text, start, tokens.end[at]!) === null
  }
  if (!close && !isMoney) return false
  if (!close && !isUpper && small !== M && small !== K) return false
  if (small === K) return true
  // Bits come whole: `1.2b` is a billion.
  if (small === B && decimals > 0 && close) return true
  if (small === M || small === B || small === T) return isMoney || (isUpper && small !== T)
  return isMoney || close
}

/** 万, 億, 百万: scales of languages that write without blanks. */
function readHanScale(context: ReadContext, at: number): Scale | null {
  const { tokens, vocabulary } = context
  let factor = 1
  let last = at
  while (
    last - at <= MAX_MORE &&
    last < context.limit &&
    tokens.kind[last] === TokenKind.han &&
    touches(tokens, last - 1)
  ) {
    const entry = tokens.word[last]!
    if (!(vocabulary.classes[entry]! & Class.scale)) break
    factor *= vocabulary.scale[entry]!
    last++
  }
  return last === at ? null : { factor: fromNumber(factor), lastToken: last }
}
