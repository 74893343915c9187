// Further, smaller parts of one amount: `1 h 30 min`, `5 ft 9 in`, `1 lb 2 oz`, `3 dollars 50 cents`.
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  multiply,
  ONE,
  rational,
  sign,
  subtract,
} from '../math/index.js'
import { type Rational, TokenKind, type Unit } from '../types/index.js'
import { type Amount, numberFrom, readAmountAfter } from './amount.js'
import { COMMA, following, isDigits, isWord, markAt, touches, width } from './neighbours.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

const MAX_PARTS = 4
const CENT = rational(1, 100)

/**
 * Adds the parts that follow in smaller units of the same dimension.
 *
 *     2 hours and 5 minutes later
 *     ^^^^^^^^^^^^^^^^^^^^^
 */
export function readFurtherParts(context: ReadContext, first: Amount, joins: boolean): Amount {
  let whole = first
  let smallest = first.units
  for (let part = 1; part < MAX_PARTS; part++) {
    if (whole.shape !== 'number' || smallest.length === 0 || whole.decimals > 0) break
    const next = readNextPart(context, whole, smallest, joins) ?? readRest(context, whole, smallest, joins)
    if (next === null) break
    whole = next.whole
    smallest = next.units
  }
  return whole
}

function readNextPart(
  context: ReadContext,
  whole: Amount,
  smallest: readonly Unit[],
  joins: boolean,
): { whole: Amount; units: readonly Unit[] } | null {
  const { tokens } = context
  let at = following(tokens, whole.lastToken, context.limit)
  const joined = at
  if (markAt(tokens, at) === COMMA && mayBeListed(whole, smallest[0]!)) at++
  else if (joins && isWord(tokens, at) && context.vocabulary.classes[tokens.word[at]!]! & Class.joiner) at++
  const isJoined = at !== joined
  if (at >= context.limit || numberFrom(context, at) !== at) return null
  const next = readAmountAfter(context, at, at)
  if (next === null || next.shape !== 'number' || next.isSigned) return null
  const fit = fitting(whole, smallest, next, isJoined)
  if (fit === null) return null
  const addend = multiply(next.value, fit.ratio)
  const value = sign(whole.value) < 0 ? subtract(whole.value, addend) : add(whole.value, addend)
  return {
    units: [fit.unit],
    whole: {
      ...whole,
      value,
      other: null,
      precision: multiply(next.precision, fit.ratio),
      units: [fit.of, ...whole.units.filter((unit) => unit !== fit.of)],
      numerals: [...whole.numerals, ...next.numerals],
      lastToken: next.lastToken,
      end: next.end,
    },
  }
}

/** `6 feet, 2 inches` is one length; `2 m, 50 cm` may be a list. */
function mayBeListed(whole: Amount, unit: Unit): boolean {
  if (unit.dimension === 'time') return true
  const span = whole.unitSpan
  return (
    (unit.dimension === 'length' || unit.dimension === 'mass') && span !== null && span.end - span.start > 2
  )
}

/** Units whose rest is also written without its own unit, and how many of the rest make one. */
const RESTS: ReadonlyMap<string, number> = new Map([
  ['h', 60],
  ['min', 60],
])

/**
 * A rest without its unit: two digits, or words, that end their clause.
 *
 *     15 dollars 50     1 hour and thirty     $20 43
 *                ^^                ^^^^^^         ^^
 */
function readRest(
  context: ReadContext,
  whole: Amount,
  units: readonly Unit[],
  joins: boolean,
): { whole: Amount; units: readonly Unit[] } | null {
  const { tokens, vocabulary } = context
  const unit = units[0]!
  const isMoney =
    unit.dimension.startsWith('currency') && equals(unit.factor, ONE) && equals(whole.scale, ONE)
  const rest = isMoney ? 100 : RESTS.get(unit.id)
  if (rest === undefined) return null
  let at = whole.lastToken
  if (
    joins &&
    at < context.limit &&
    isWord(tokens, at) &&
    vocabulary.classes[tokens.word[at]!]! & Class.joiner
  )
    at++
  if (
    at >= context.limit ||
    numberFrom(context, at) !== at ||
    (isDigits(tokens, at) && width(tokens, at) !== 2)
  )
    return null
  const next = readAmountAfter(context, at, at)
  if (
    next === null ||
    next.shape !== 'number' ||
    next.units.length > 0 ||
    next.noun !== null ||
    next.isSigned ||
    next.decimals > 0
  )
    return null
  if (
    next.firstToken !== at ||
    compare(next.value, rational(rest)) >= 0 ||
    !endsClause(context, next.lastToken)
  )
    return null
  const part = multiply(next.value, rational(1, rest))
  return {
    units: [],
    whole: {
      ...whole,
      value: add(whole.value, part),
      other: null,
      precision: multiply(next.precision, rational(1, rest)),
      decimals: isMoney ? 2 : 0,
      numerals: [...whole.numerals, ...next.numerals],
      lastToken: next.lastToken,
      end: next.end,
    },
  }
}

function endsClause(context: ReadContext, at: number): boolean {
  const { tokens } = context
  if (at >= context.limit || tokens.kind[at] === TokenKind.newline) return true
  const code = markAt(tokens, at)
  const isEnd = code === 46 || code === COMMA || code === 59 || code === 33 || code === 63 || code === 41
  return isEnd && !(touches(tokens, at) && isDigits(tokens, at + 1))
}

interface Fit {
  readonly of: Unit
  readonly unit: Unit
  /** One of the smaller unit in the larger one. */
  readonly ratio: Rational
}

/** The readings in which the second amount is a rest of the first: smaller unit, less than one of the larger. */
function fitting(whole: Amount, smallest: readonly Unit[], next: Amount, isJoined: boolean): Fit | null {
  for (const of of whole.units) {
    for (const unit of next.units) {
      // Cents are written for many currencies: a hundredth of whichever stands before them.
      const isMinor =
        unit.dimension.startsWith('currency') &&
        of.dimension.startsWith('currency') &&
        equals(unit.factor, CENT)
      if ((unit.dimension !== of.dimension && !isMinor) || compare(unit.factor, of.factor) >= 0) continue
      const last = isMinor ? of : smallest.find((candidate) => candidate.dimension === unit.dimension)
      if (last === undefined || compare(unit.factor, last.factor) >= 0) continue
      if (
        isJoined &&
        unit.dimension !== 'time' &&
        unit.dimension !== 'length' &&
        !unit.dimension.startsWith('currency') &&
        unit.dimension !== 'mass'
      )
        continue
      if (compare(multiply(absolute(next.value), unit.factor), last.factor) >= 0) continue
      const ratio = divide(unit.factor, of.factor)
      if (ratio !== null) return { of, unit, ratio }
    }
  }
  return null
}
