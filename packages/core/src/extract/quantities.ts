// The reader of quantities: amounts alone, and what is made of them: bounds, ranges, tolerances, compounds.
import { compare } from '../math/index.js'
import type { Quantity } from '../types/index.js'
import { TokenKind } from '../types/index.js'
import { readAfter } from './after.js'
import { type Amount, readAmount } from './amount.js'
import { type Before, readBefore } from './before.js'
import { boundOf, pointOf, rangeOf, toleranceOf } from './build.js'
import { readFurtherParts } from './compound-parts.js'
import { COLON, COMMA, isDigits, isWord, labelEnd, markAt, POINT, touches } from './neighbours.js'
import { readNoun } from './noun.js'
import { commonUnit, isChange, readSecondEnd, type SecondEnd, shareParts } from './range.js'
import type { ReadContext, Reader } from './reader.js'
import { readSlashPair } from './slash-pair.js'
import { readTolerance } from './tolerance.js'
import { yearWordsEnd } from './year-words.js'

const SEMICOLON = 59

/**
 * Reads the longest quantity whose first number starts at a token.
 *
 *     between 5 and 10 ms      12.0 mm +/- 0.2      at least 3 of them
 *             ^                ^                             ^
 */
export const readQuantity: Reader = (context, at, out) => {
  const { tokens } = context
  const before = openingBefore(context, at)
  const amount = readAmount(context, at, before === null)
  if (amount === null)
    return tokens.kind[at] === TokenKind.digits ? skipLabel(context, at) : yearWordsEnd(context, at)
  const whole = readFurtherParts(context, amount, before === null)
  return readWhole(context, whole, readBefore(context, whole.firstToken), out)
}

/** The opening right before a number, without signs and hedges between: it decides what `and` is. */
function openingBefore(context: ReadContext, at: number): string | null {
  return isWord(context.tokens, at) ? (readBefore(context, at)?.opening ?? null) : null
}

/** Digits in a label are none: the whole label is passed over. */
function skipLabel(context: ReadContext, at: number): number {
  const { tokens } = context
  const isGlued = (touches(tokens, at - 1) && isWord(tokens, at - 1)) || touches(tokens, at)
  return isGlued ? labelEnd(tokens, at) : at
}

function readWhole(context: ReadContext, amount: Amount, before: Before | null, out: Quantity[]): number {
  const { tokens } = context
  if (isIdentifier(context, amount)) return labelEnd(tokens, amount.lastToken - 1)
  const first = before?.firstToken ?? amount.firstToken
  if (before?.isTolerance === true) {
    out.push(toleranceOf(context, first, null, amount))
    return amount.lastToken
  }
  if (amount.shape === 'ordinal') {
    if (opensSentence(context, amount)) return amount.lastToken
    out.push(pointOf(context, amount.firstToken, amount, null))
    return amount.lastToken
  }
  const pair = readSlashPair(context, amount, out)
  if (pair > 0) return pair
  const tolerance = readTolerance(context, amount)
  if (tolerance !== null) {
    out.push(toleranceOf(context, first, amount, tolerance))
    return tolerance.lastToken
  }
  const second = readSecondEnd(context, amount, before)
  const next = second === null ? 0 : readPair(context, amount, second, before, out)
  return next > 0 ? next : readBounded(context, amount, before, out)
}

/** One amount, with the bound and the hedge that stand before or behind it. */
function readBounded(context: ReadContext, amount: Amount, before: Before | null, out: Quantity[]): number {
  const first = before?.firstToken ?? amount.firstToken
  const after = readAfter(context, amount)
  const comparator = after?.comparator ?? before?.comparator ?? null
  const hedge = before?.hedge ?? after?.hedge ?? null
  const last = after?.lastToken ?? amount.lastToken
  if (comparator === null) {
    out.push(pointOf(context, first, amount, hedge, last))
    return last
  }
  // 6+ agents
  const isBare = after !== null && amount.noun === null && amount.units.length === 0
  const counted = isBare ? { ...amount, noun: readNoun(context, after.lastToken) } : amount
  out.push(boundOf(context, first, counted, comparator, hedge, last))
  return last
}

/** Two amounts with a dash or a middle word between them: a range, or two points; 0 where they have nothing in common. */
function readPair(
  context: ReadContext,
  first: Amount,
  second: SecondEnd,
  before: Before | null,
  out: Quantity[],
): number {
  const { joint } = second
  const end = readFurtherParts(context, second.amount, true)
  if (isChain(context, end.lastToken))
    return joint === 'dash' ? labelEnd(context.tokens, end.lastToken - 1) : 0
  const [low, high] = shareParts(first, end, joint)
  const start = before?.firstToken ?? first.firstToken
  const opening = before?.opening ?? null
  if (isChange(context, opening === null ? start : before!.openingToken, first, end, joint, opening)) {
    out.push(
      pointOf(context, start, low, before?.hedge ?? null),
      pointOf(context, end.firstToken, high, null),
    )
    return end.lastToken
  }
  const common = commonUnit(low, high)
  if (common === null) return 0
  if (compare(low.value, common.high) > 0) {
    // `5-3` and `from 5 to 3` go down: two values, not a set of values.
    const isSet = (low.units.length > 0 && joint === 'dash') || second.isJoined
    if (!isSet) return 0
  }
  out.push(rangeOf(context, joint === 'pair' ? before!.openingToken : start, low, high, common, before))
  return end.lastToken
}

/** `12-34-56`: the chain goes on behind the second number. */
function isChain(context: ReadContext, at: number): boolean {
  const { tokens } = context
  const code = markAt(tokens, at)
  return (
    (code === 45 || code === 0x2013 || code === 47) &&
    touches(tokens, at - 1) &&
    touches(tokens, at) &&
    (isDigits(tokens, at + 1) || (isWord(tokens, at + 1) && isDigits(tokens, at + 2)))
  )
}

/** `First, we measured`: a word that orders sentences, and ranks nothing. */
function opensSentence(context: ReadContext, amount: Amount): boolean {
  const { tokens } = context
  if (!isWord(tokens, amount.firstToken) || markAt(tokens, amount.lastToken) !== COMMA) return false
  const before = amount.firstToken - 1
  if (before < 0 || tokens.kind[before] === TokenKind.newline) return true
  const code = markAt(tokens, before)
  return code === POINT || code === COLON || code === SEMICOLON
}

/** `COVID-19`, `GPT-4`: a name and its number, joined by a hyphen. */
function isIdentifier(context: ReadContext, amount: Amount): boolean {
  const { tokens, text } = context
  const dash = amount.firstToken - 1
  if (
    dash < 1 ||
    !isDigits(tokens, amount.firstToken) ||
    !touches(tokens, dash) ||
    !touches(tokens, dash - 1)
  )
    return false
  const code = markAt(tokens, dash)
  if (code !== 45 && code !== 0x2010 && code !== 95) return false
  if (!isWord(tokens, dash - 1))
    return isDigits(tokens, dash - 1) && dash > 1 && isWord(tokens, dash - 2) && touches(tokens, dash - 2)
  return code === 95 || text.charCodeAt(tokens.start[dash - 1]!) < 97 || amount.units.length === 0
}
