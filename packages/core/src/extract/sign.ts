// Signs before a number, and the brackets of accountants: `-5`, `−110`, `minus five`, `(2,500) thousand`.
import { firstNotBelow } from '../math/index.js'
import { TokenKind } from '../types/index.js'
import { currencyBefore, isCurrencySign } from './currency.js'
import {
  CLOSE,
  EN_DASH,
  HYPHEN,
  isDigits,
  isNear,
  isWord,
  MINUS,
  markAt,
  OPEN,
  PLUS,
  touches,
} from './neighbours.js'
import { phraseBefore } from './phrases.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

export interface Sign {
  readonly isNegative: boolean
  readonly firstToken: number
}

/**
 * Reads the sign that ends right before a token. A dash is a sign where it touches the number and nothing
 * that is written touches the dash from the left.
 *
 *     the offset –3 dB     10-5     -$5     minus 5
 *                ^          none    ^       ^^^^^
 */
export function readSign(context: ReadContext, first: number): Sign | null {
  const { tokens, vocabulary } = context
  const at = first - 1
  if (at < context.floor) return null
  const code = markAt(tokens, at)
  if (code === HYPHEN || code === MINUS || code === PLUS || code === EN_DASH || code === 0x2012) {
    if (!touches(tokens, at) || isAttached(context, at)) return null
    return { isNegative: code !== PLUS, firstToken: at }
  }
  if (!(vocabulary.classes[tokens.word[at]!]! & Class.phrase)) return null
  const phrase = phraseBefore(context, first)
  if (phrase?.phrase.action.kind !== 'minus') return null
  return { isNegative: true, firstToken: phrase.first }
}

/** Is something written right before the dash, so that it joins two things? A currency or bracket is not. */
function isAttached(context: ReadContext, dash: number): boolean {
  const { tokens } = context
  const left = dash - 1
  if (left < context.floor || !touches(tokens, left)) return false
  const kind = tokens.kind[left]
  if (kind === TokenKind.newline) return false
  // Nothing but the sense tells a dash from a minus where words stand without blanks.
  if (kind === TokenKind.han) return false
  if (kind !== TokenKind.mark) return currencyBefore(context, dash) === null
  const code = markAt(tokens, left)
  if (isCurrencySign(code)) return false
  return (
    code === CLOSE ||
    code === HYPHEN ||
    code === 37 ||
    code === 46 ||
    code === 0xb0 ||
    code === 0x2032 ||
    code === 0x2033 ||
    (code >= 0xbc && code <= 0xbe)
  )
}

/**
 * The brackets of a negative number: around money or a grouped number that ends its line or cell, and always
 * where a scale or a percent sign follows.
 *
 *     Net loss (2,500) thousand     Adjustment ($1.00)     twelve patients (12)
 *              ^^^^^^^                         ^^^^^^^     none
 */
export function accountingBrackets(
  context: ReadContext,
  first: number,
  last: number,
  isMoney: boolean,
): { firstToken: number; lastToken: number } | null {
  const { tokens, vocabulary } = context
  let open = first - 1
  if (open < context.floor || markAt(tokens, open) !== OPEN || !touches(tokens, open)) return null
  if (last >= context.limit || markAt(tokens, last) !== CLOSE || !touches(tokens, last - 1)) return null
  const next = last + 1
  const follows = next < context.limit
  const isScaled =
    follows &&
    isWord(tokens, next) &&
    isNear(tokens, last) &&
    (vocabulary.classes[tokens.word[next]!]! & Class.scale) !== 0
  const isPercent = follows && markAt(tokens, next) === 37 && touches(tokens, last)
  const dollar = open - 1
  const isPrefixed =
    dollar >= context.floor && isCurrencySign(markAt(tokens, dollar)) && touches(tokens, dollar)
  if (!isScaled && !isPercent && !isPrefixed) {
    const endsLine = !follows || tokens.kind[next] === TokenKind.newline
    const beginsLine =
      open === 0 ||
      open === context.floor ||
      tokens.kind[open - 1] === TokenKind.newline ||
      isFence(context, tokens.start[open]!)
    const isGrouped = last - first > 1
    if (!endsLine || !(beginsLine || isMoney || (isGrouped && isWord(tokens, open - 1)))) return null
    if (!isMoney && !isGrouped && !(beginsLine && isFence(context, tokens.start[open]!))) return null
    if (isDigits(tokens, open - 1)) return null
  } else if (isPrefixed) open = dollar
  return { firstToken: open, lastToken: next }
}

/** Is an offset an edge that no quantity crosses? */
function isFence(context: ReadContext, offset: number): boolean {
  const { fences } = context.document
  return fences[firstNotBelow(fences, offset)] === offset
}
