// Part and whole: `3:1`, `7 out of 12`, `1 in 5`.
import { compare, divide, ONE } from '../math/index.js'
import type { Rational } from '../types/index.js'
import { COLON, following, isDigits, isWord, markAt, touches, width } from './neighbours.js'
import { readNumber, type WrittenNumber } from './number.js'
import { phraseBehind } from './phrases.js'
import type { ReadContext } from './reader.js'
import { readUnit } from './unit-behind.js'
import { Class } from './vocabulary.js'

export interface Ratio {
  /** What the first number is multiplied by. */
  readonly factor: Rational
  readonly lastToken: number
}

const YEAR_LOW = 1500
const YEAR_HIGH = 2100

/** Reads what the number before is a part of. */
export function readRatio(context: ReadContext, at: number, number: WrittenNumber): Ratio | null {
  const { tokens } = context
  if (at >= context.limit || !number.isInteger || number.shape !== 'number') return null
  if (markAt(tokens, at) === COLON) return readColon(context, at)
  const phrase = phraseBehind(context, at, (action) => action.kind === 'ratio')
  if (phrase === null) return null
  const next = following(tokens, phrase.last, context.limit)
  if (next >= context.limit) return null
  const isNumber =
    isDigits(tokens, next) ||
    (isWord(tokens, next) && (context.vocabulary.classes[tokens.word[next]!]! & Class.cardinal) !== 0)
  if (!isNumber) return null
  const below = readNumber(context, next, true)
  if (below === null || !below.isInteger || compare(number.value, below.value) > 0) return null
  const isShort = phrase.phrase.words.length === 1
  if (
    isShort &&
    (isYear(below) || readUnit(context, below.lastToken) !== null || followsDecimal(context, below.lastToken))
  )
    return null
  const factor = divide(ONE, below.value)
  return factor === null ? null : { factor, lastToken: below.lastToken }
}

function isYear(number: WrittenNumber): boolean {
  const value = Number(number.value.num)
  return !number.inWords && value >= YEAR_LOW && value <= YEAR_HIGH
}

const followsDecimal = (context: ReadContext, at: number): boolean =>
  touches(context.tokens, at - 1) && isWord(context.tokens, at)

function readColon(context: ReadContext, at: number): Ratio | null {
  const { tokens } = context
  const tight = touches(tokens, at - 1) && touches(tokens, at)
  if (!tight || !isDigits(tokens, at + 1) || at + 1 >= context.limit || width(tokens, at + 1) > 9) return null
  // 1:2:3 and 5:3a are no ratios
  if (touches(tokens, at + 1) && (markAt(tokens, at + 2) === COLON || isWord(tokens, at + 2))) return null
  const below = readNumber(context, at + 1, true)
  const factor = below === null ? null : divide(ONE, below.value)
  return factor === null || below === null ? null : { factor, lastToken: below.lastToken }
}
