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
import { yearWordsEnd } from './number-words.js'
import { commonUnit, isChange, readSecondEnd, shareParts } from './range.js'
import type { ReadContext, Reader } from './reader.js'
import { readSlashPair } from './slash-pair.js'
import { readTolerance } from './tolerance.js'

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
function openingBefore(context: ReadContext, at: number): Before | null {
  if (!isWord(context.tokens, at)) return null
  const before = readBefore(context, at)
  return before.opening === null ? null : before
}

/** Digits in a label are none: the whole label is passed over. */
function skipLabel(context: ReadContext, at: number): number {
  const { tokens } = context
  const isGlued = (touches(tokens, at - 1) && isWord(tokens, at - 1)) || touches(tokens, at)
  return isGlued ? labelEnd(tokens, at) : at
}

function readWhole(context: ReadContext, amount: Amount, before: Before, out: Quantity[]): number {
  const { tokens } = context
  if (isIdentifier(context, amount)) return labelEnd(tokens, amount.lastToken - 1)
  if (before.isTolerance) {
    out.push(toleranceOf(context, before.firstToken, null, amount))
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
    out.push(toleranceOf(context, before.firstToken, amount, tolerance))
    return tolerance.lastToken
  }
  const second = readSecondEnd(context, amount, before)
  if (second !== null) {
    const next = readPair(
      context,
      amount,
      readFurtherParts(context, second.amount, true),
      second.joint,
      before,
      out,
    )
    if (next > 0) return next
  }
  let counted = amount
  const after = readAfter(context, amount)
  // 6+ agents
  if (after !== null && amount.noun === null && amount.units.length === 0)
    counted = { ...amount, noun: readNoun(context, after.lastToken) }
  const comparator = after?.comparator ?? before.comparator
  const last = after?.lastToken ?? amount.lastToken
  const hedge = before.hedge ?? after?.hedge ?? null
  if (comparator !== null) out.push(boundOf(context, before.firstToken, counted, comparator, hedge, last))
  else out.push(pointOf(context, before.firstToken, amount, hedge, last))
  return last
}

/** Two amounts with a dash or a middle word between them: a range, or two points; 0 where they have nothing in common. */
function readPair(
  context: ReadContext,
  first: Amount,
  second: Amount,
  joint: 'dash' | 'middle' | 'pair',
  before: Before,
  out: Quantity[],
): number {
  if (isChain(context, second.lastToken))
    return joint === 'dash' ? labelEnd(context.tokens, second.lastToken - 1) : 0
  const [low, high] = shareParts(first, second, joint)
  if (
    isChange(
      context,
      before.opening === null ? before.firstToken : before.openingToken,
      first,
      second,
      joint,
      before.opening,
    )
  ) {
    out.push(
      pointOf(context, before.firstToken, low, before.hedge),
      pointOf(context, second.firstToken, high, null),
    )
    return second.lastToken
  }
  const common = commonUnit(low, high)
  if (common === null) return 0
  if (compare(low.value, common.high) > 0) {
    if (joint === 'pair' || low.units.length > 0) {
      if (before.opening === 'from' || joint === 'middle') return 0
      out.push(rangeOf(context, firstOf(before, joint), low, high, common, before))
      return second.lastToken
    }
    return 0
  }
  out.push(rangeOf(context, firstOf(before, joint), low, high, common, before))
  return second.lastToken
}

const firstOf = (before: Before, joint: string): number =>
  joint === 'pair' ? before.openingToken : before.firstToken

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
