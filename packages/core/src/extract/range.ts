// The second end of a range, and what the two ends share: `5-10 ms`, `between $5 and $10 million`, `-40 to 85 °C`.
import { compare, divide, equals, multiply, ONE } from '../math/index.js'
import { type Rational, TokenKind, type Unit } from '../types/index.js'
import { type Amount, numberFrom, readAmountAfter } from './amount.js'
import type { Before } from './before.js'
import {
  EM_DASH,
  EN_DASH,
  following,
  HYPHEN,
  isDigits,
  isWord,
  MINUS,
  markAt,
  POINT,
  touches,
} from './neighbours.js'
import { phraseBehind } from './phrases.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

export type Joint = 'dash' | 'middle' | 'pair'

export interface SecondEnd {
  readonly amount: Amount
  /** The middle is a word that also adds things up: `between 5 and 10`. */
  readonly isJoined: boolean
  readonly joint: Joint
}

const DASHES: ReadonlySet<number> = new Set([
  HYPHEN,
  EN_DASH,
  EM_DASH,
  MINUS,
  0x2010,
  0x2011,
  0x2012,
  0x301c,
  0xff5e,
  0x7e,
  0x223c,
  0x2026,
])
const DOTS = 46

/** Reads the amount behind a dash or a middle word, such that the two may be the ends of one range. */
export function readSecondEnd(context: ReadContext, low: Amount, before: Before | null): SecondEnd | null {
  const at = following(context.tokens, low.lastToken, context.limit)
  if (at >= context.limit) return null
  return readBehindDash(context, at) ?? readBehindMiddle(context, low, before)
}

/**
 *     6.4–6.8 TeV     2 - 12 players     -10--5     5...10
 *        ^               ^                  ^        ^^^
 */
function readBehindDash(context: ReadContext, at: number): SecondEnd | null {
  const { tokens } = context
  const code = markAt(tokens, at)
  let last = at
  if (code === DOTS) {
    if (markAt(tokens, at + 1) !== DOTS || !touches(tokens, at - 1) || !touches(tokens, at)) return null
    last = markAt(tokens, at + 2) === DOTS && touches(tokens, at + 1) ? at + 2 : at + 1
  } else if (!DASHES.has(code)) return null
  const tight = touches(tokens, at - 1) && touches(tokens, last)
  const spaced = !touches(tokens, at - 1) && !touches(tokens, last)
  if (!tight && !spaced) return null
  if (code === EM_DASH && spaced) return null
  const amount = amountFrom(context, last + 1)
  return amount === null ? null : { amount, joint: 'dash', isJoined: false }
}

/**
 *     5 to 10 ms     between 5 and 10     from 5 up to 10
 *       ^^                     ^^^               ^^^^^
 */
function readBehindMiddle(context: ReadContext, low: Amount, before: Before | null): SecondEnd | null {
  const opening = before?.opening ?? null
  const found = phraseBehind(
    context,
    low.lastToken,
    (action) => action.kind === 'middle' || (action.kind === 'pairMiddle' && action.opening === opening),
  )
  if (found === null) return null
  const amount = amountFrom(context, found.last)
  if (amount === null) return null
  const isJoined = (context.vocabulary.classes[context.tokens.word[found.first]!]! & Class.joiner) !== 0
  return { amount, joint: opening !== null ? 'pair' : 'middle', isJoined }
}

/** The amount whose first token is exactly `at`. */
function amountFrom(context: ReadContext, at: number): Amount | null {
  const first = following(context.tokens, at, context.limit)
  const number = numberFrom(context, first)
  if (number < 0) return null
  const amount = readAmountAfter(context, first, number)
  return amount !== null && amount.shape !== 'ordinal' ? amount : null
}

/**
 * Gives both ends what only one of them carries: unit, scale, currency, noun.
 *
 *     5-10 million     $5-10     between 250 and 700 dollars
 *     ^    ^^^^^^^     ^         ^^^             ^^^^^^^
 */
export function shareParts(first: Amount, second: Amount, joint: Joint): [Amount, Amount] {
  let low = first
  let high = second
  const takesUnit = low.units.length === 0 && low.shape === 'number' && !high.isPrefixed
  const givesUnit = low.isPrefixed || joint !== 'middle'
  if (takesUnit && high.units.length > 0)
    low = { ...low, units: high.units, unitSpan: high.unitSpan, noun: null }
  else if (givesUnit && high.units.length === 0 && low.units.length > 0 && high.shape === 'number')
    high = { ...high, units: low.units, unitSpan: low.unitSpan, noun: null }
  const mayScale =
    equals(low.scale, ONE) &&
    !equals(high.scale, ONE) &&
    (takesUnit || (low.isPrefixed && low.units.length > 0))
  if (mayScale && compare(multiply(low.value, high.scale), high.value) <= 0)
    low = {
      ...low,
      value: multiply(low.value, high.scale),
      precision: multiply(low.precision, high.scale),
      scale: high.scale,
      other: null,
    }
  if (low.noun === null && high.noun !== null && low.units.length === 0) low = { ...low, noun: high.noun }
  return [low, high]
}

export interface SharedUnit {
  readonly units: readonly Unit[]
  /** The value of the second end in the unit of the first. */
  readonly high: Rational
}

/** The readings that both ends allow, in the unit of the first end; `null` where the ends cannot be compared. */
export function commonUnit(low: Amount, high: Amount): SharedUnit | null {
  if (low.units.length === 0 && high.units.length === 0) return { units: [], high: high.value }
  const units = low.units.filter((unit) => high.units.some((other) => other.dimension === unit.dimension))
  const unit = units[0]
  if (unit === undefined) return null
  const other = high.units.find((candidate) => candidate.dimension === unit.dimension)!
  if (other.id === unit.id) return { units, high: high.value }
  // 20 °C and 68 °F are two points on two scales.
  if (!equals(unit.offset, other.offset)) return null
  const factor = divide(other.factor, unit.factor)
  return factor === null ? null : { units, high: multiply(high.value, factor) }
}

/** How far back a verb of change may stand: anywhere before `from ... to`, right before a bare pair. */
const LOOK_BACK = 10
const NEAR_VERB = 2
const SEMICOLON = 59

/** Is the pair a change, `rose from 5 to 10`, so that each end is a quantity of its own? */
export function isChange(
  context: ReadContext,
  first: number,
  low: Amount,
  high: Amount,
  joint: Joint,
  opening: string | null,
): boolean {
  const { tokens, vocabulary } = context
  if (joint === 'dash') return false
  // `by 5 to 10 percent` and `5 to 10 million` are ranges, `by 11c to 17c` is a change and its end.
  const isShared = low.units.length === 0 && (high.units.length > 0 || !equals(high.scale, ONE))
  if (opening === null && isShared) return false
  const farthest = opening === null ? first - NEAR_VERB : first - LOOK_BACK
  for (let back = first - 1; back >= 0 && back >= farthest; back--) {
    const code = markAt(tokens, back)
    if (tokens.kind[back] === TokenKind.newline || code === SEMICOLON) return false
    if (code === POINT && !isDigits(tokens, back + 1)) return false
    if (isWord(tokens, back) && vocabulary.classes[tokens.word[back]!]! & (Class.up | Class.down)) return true
  }
  return false
}
