// A number in digits or words, whatever stands around it: the common start of all amounts.
import { add, fromNumber, rational, ZERO } from '../math/index.js'
import { type Rational, TokenKind } from '../types/index.js'
import { isHanNumber, readHanNumber } from './han-number.js'
import { COMMA, markAt, POINT, touches } from './neighbours.js'
import { compoundAt, readNumberWords } from './number-words.js'
import { readNumeral } from './numeral.js'
import { readOrdinalEnding } from './ordinal-ending.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'
import { readAndFraction, readPoint } from './word-parts.js'
import { yearWordsEnd } from './year-words.js'

export interface WrittenNumber {
  readonly value: Rational
  readonly other: Rational | null
  readonly decimals: number
  readonly precision: Rational
  readonly shape: 'number' | 'ordinal' | 'ratio' | 'multiple'
  readonly inWords: boolean
  /** A run of digits, or number words for an integer: what may be a part of a ratio. */
  readonly isInteger: boolean
  /** A share or a mixed number in words, whose unit may stand behind `of` or an article. */
  readonly isPart: boolean
  readonly firstToken: number
  readonly lastToken: number
}

function words(
  value: Rational,
  shape: WrittenNumber['shape'],
  firstToken: number,
  lastToken: number,
  isPart = shape === 'ratio',
): WrittenNumber {
  return {
    value,
    other: null,
    decimals: 0,
    precision: ZERO,
    shape,
    inWords: true,
    isInteger: shape === 'number' && !isPart,
    isPart,
    firstToken,
    lastToken,
  }
}

/** Reads the number that starts at a token, in digits or in words. */
export function readNumber(context: ReadContext, at: number, joins: boolean): WrittenNumber | null {
  const { tokens } = context
  const kind = tokens.kind[at]
  if (kind === TokenKind.word) return readWords(context, at, joins)
  if (kind === TokenKind.han)
    return isHanNumber(context, at) ? ranked(context, readHanNumber(context, at)) : null
  return ranked(context, readDigits(context, at))
}

/** `第3`, `三番目`: the sign of a rank before or behind makes the number an ordinal. */
function ranked(context: ReadContext, number: WrittenNumber | null): WrittenNumber | null {
  if (number === null || number.shape !== 'number') return number
  const { tokens, vocabulary } = context
  const before = number.firstToken - 1
  const isPrefixed =
    before >= context.floor &&
    (vocabulary.classes[tokens.word[before]!]! & Class.ordinalPrefix) !== 0 &&
    touches(tokens, before)
  const ending = number.inWords ? readOrdinalEnding(context, number.lastToken) : 0
  if (!isPrefixed && ending === 0) return number
  return {
    ...number,
    other: null,
    precision: ZERO,
    shape: 'ordinal',
    firstToken: isPrefixed ? before : number.firstToken,
    lastToken: ending > 0 ? ending : number.lastToken,
  }
}

const MAX_FAST_DIGITS = 15
const EXACT_HALF = rational(1, 2)

/**
 * A run of digits that nothing can lengthen: most numbers are one, and are read without any detour.
 *
 *     in 484 tasks, 12.
 *        ^^^        ^^
 */
function readPlainDigits(context: ReadContext, at: number): WrittenNumber | null {
  const { tokens, vocabulary } = context
  const end = tokens.end[at]!
  const start = tokens.start[at]!
  if (end - start > MAX_FAST_DIGITS) return null
  const next = at + 1
  if (next < context.limit) {
    const kind = tokens.kind[next]!
    const gap = tokens.start[next]! - end
    if (kind === TokenKind.word) {
      // Letters that touch, `x` and joiners may go on with the number.
      const isShort = tokens.end[next]! - tokens.start[next]! === 1
      if (gap === 0 || isShort || vocabulary.classes[tokens.word[next]!]! & (Class.joiner | Class.point))
        return null
    } else if (kind === TokenKind.mark) {
      const code = tokens.text.charCodeAt(tokens.start[next]!)
      const isStop = code === POINT || code === COMMA
      const mayGoOn = isStop && next + 1 < tokens.count && tokens.kind[next + 1] === TokenKind.digits
      if (!(isStop || code === 37 || code === 41 || code === 59) || mayGoOn) return null
    } else return null
  }
  let value = 0
  for (let i = start; i < end; i++) value = value * 10 + tokens.text.charCodeAt(i) - 48
  return {
    value: rational(value),
    other: null,
    decimals: 0,
    precision: EXACT_HALF,
    shape: 'number',
    inWords: false,
    isInteger: true,
    isPart: false,
    firstToken: at,
    lastToken: next,
  }
}

function readDigits(context: ReadContext, at: number): WrittenNumber | null {
  const { tokens } = context
  if (tokens.kind[at] === TokenKind.digits) {
    const plain = readPlainDigits(context, at)
    if (plain !== null) return plain
  }
  const numeral = readNumeral(tokens, at, context.limit, context.decimal)
  if (numeral === null) return null
  const { isPlain, decimals } = numeral
  const ending = decimals === 0 ? readOrdinalEnding(context, numeral.lastToken) : 0
  const half =
    isPlain && ending === 0
      ? (readAndFraction(context, numeral.lastToken) ?? readPoint(context, numeral.lastToken))
      : null
  const isShare = numeral.isFraction && isBareFraction(context, at, numeral.lastToken)
  return {
    value: half === null ? numeral.value : add(numeral.value, half.value),
    other: ending > 0 ? null : numeral.other,
    decimals,
    precision: ending > 0 || half !== null ? ZERO : numeral.precision,
    shape: ending > 0 ? 'ordinal' : isShare ? 'ratio' : 'number',
    inWords: false,
    isInteger: isPlain && ending === 0 && half === null,
    isPart: false,
    firstToken: at,
    lastToken: ending > 0 ? ending : half === null ? numeral.lastToken : half.lastToken,
  }
}

/** `1/2` and `½` alone are shares; `2½` is a number. */
const isBareFraction = (context: ReadContext, at: number, last: number): boolean =>
  markAt(context.tokens, at) !== 0 ? last === at + 1 : last === at + 3

function readWords(context: ReadContext, at: number, joins: boolean): WrittenNumber | null {
  const { tokens, vocabulary } = context
  const entry = tokens.word[at]!
  const classed = vocabulary.classes[entry]!
  if (classed & Class.multiple) return words(fromNumber(vocabulary.multiple[entry]!), 'multiple', at, at + 1)
  if (entry === 0) {
    const compound = compoundAt(context, at)
    if (compound === null) return null
    if (compound.kind === 'fraction') return words(compound.value, 'ratio', at, at + 1)
  }
  if (yearWordsEnd(context, at) > at) return null
  const read = readNumberWords(context, at, joins)
  if (read === null) return null
  if (read.kind === 'ordinal') return words(read.value, 'ordinal', read.firstToken, read.lastToken)
  if (read.kind === 'fraction') return words(read.value, 'ratio', read.firstToken, read.lastToken)
  const half = joins ? readAndFraction(context, read.lastToken, read.endScale) : null
  if (half === null) return words(read.value, 'number', read.firstToken, read.lastToken)
  return words(add(read.value, half.value), 'number', read.firstToken, half.lastToken, true)
}
