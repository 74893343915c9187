// One amount: sign, currency, numeral, scale, unit or counted noun. Ranges and bounds are made of amounts.
import { negate, ONE } from '../math/index.js'
import { TokenKind, type Unit } from '../types/index.js'
import { readBehindNumber } from './behind-number.js'
import { currencyBefore, isCurrency } from './currency.js'
import type { Amount, Draft } from './draft.js'
import { groupMoney } from './money-behind.js'
import { CLOSE, following, isDigits, isWord, markAt, OPEN, POINT, touches, width } from './neighbours.js'
import { readNumber, type WrittenNumber } from './number.js'
import { compoundAt } from './number-words.js'
import { isPronoun } from './pronoun.js'
import type { ReadContext } from './reader.js'
import { accountingBrackets, readSign } from './sign.js'
import { Class } from './vocabulary.js'

export type { Amount } from './draft.js'

const CLOSE_SQUARE = 93

const NO_UNITS: readonly Unit[] = []

/**
 * Reads the amount whose number starts at a token; what stands before it is looked for backwards.
 *
 *     -$5.2 million   15 km/h   thirty (30) days   3.9-fold   484 tasks
 *       ^^^             ^^        ^^^^^^              ^^^        ^^^           the number
 *     ^^^^^^^^^^^^^   ^^^^^^^   ^^^^^^^^^^^^^^^^   ^^^^^^^^   ^^^           the amount
 *
 * @param joins False where `and` is the middle of a range that was opened before the number.
 */
export function readAmount(context: ReadContext, at: number, joins = true): Amount | null {
  const { tokens } = context
  const number = readNumber(context, at, joins)
  if (number === null) return null
  const currency = number.inWords ? null : currencyBefore(context, number.firstToken)
  if (currency === null && !number.inWords && isGlued(context, number.firstToken)) return null
  const sign = readSign(context, currency?.firstToken ?? number.firstToken)
  const outer =
    sign !== null && currency === null && !number.inWords ? currencyBefore(context, sign.firstToken) : null
  const money = outer ?? currency
  const draft: Draft = {
    value: number.value,
    other: number.other,
    decimals: number.decimals,
    precision: number.precision,
    scale: ONE,
    numerals: [{ start: tokens.start[number.firstToken]!, end: tokens.end[number.lastToken - 1]! }],
    units: NO_UNITS,
    unitSpan: null,
    noun: null,
    shape: number.shape,
    isSigned: sign !== null,
    isPrefixed: money !== null,
    firstToken: Math.min(sign?.firstToken ?? number.firstToken, money?.firstToken ?? number.firstToken),
    lastToken: number.lastToken,
    start: 0,
    end: 0,
  }
  if (money !== null) {
    const last = money === outer ? sign!.firstToken : number.firstToken
    draft.units = money.units
    draft.unitSpan = { start: tokens.start[money.firstToken]!, end: tokens.end[last - 1]! }
  }
  const brackets = accountingBrackets(context, draft.firstToken, draft.lastToken, money !== null)
  if (brackets !== null) {
    draft.firstToken = brackets.firstToken
    draft.lastToken = brackets.lastToken
  }
  if (brackets !== null || sign?.isNegative === true) negateDraft(draft)
  readBehindNumber(context, draft, number)
  if (brackets === null && isLabel(context, draft)) return null
  if (number.inWords && (isPronoun(context, draft, number) || isScaleAlone(context, draft, number)))
    return null
  if (isCurrency(draft.units)) groupMoney(context, draft, number)
  draft.start = tokens.start[draft.firstToken]!
  draft.end = tokens.end[draft.lastToken - 1]!
  return draft
}

function negateDraft(draft: Draft): void {
  draft.value = negate(draft.value)
  draft.other = draft.other === null ? null : negate(draft.other)
}

/** `USD million` in a heading: a scale of other numbers. `a million`, `million euros` are numbers. */
const isScaleAlone = ({ tokens, vocabulary }: ReadContext, draft: Draft, number: WrittenNumber): boolean =>
  number.lastToken - number.firstToken === 1 &&
  draft.units.length === 0 &&
  tokens.kind[number.firstToken] === TokenKind.word &&
  (vocabulary.classes[tokens.word[number.firstToken]!]! & Class.scale) !== 0

/** Letters or a bracket right before digits: `p95`, `H2O`, `Ca(ClO4)2`. */
function isGlued({ tokens }: ReadContext, at: number): boolean {
  if (at === 0 || !touches(tokens, at - 1)) return false
  const code = markAt(tokens, at - 1)
  return isWord(tokens, at - 1) || code === CLOSE || code === CLOSE_SQUARE
}

/** Letters right behind digits that were read as nothing: `4a`, `3D`. */
function isLabel(context: ReadContext, draft: Draft): boolean {
  const { tokens } = context
  const at = draft.lastToken
  if (draft.unitSpan !== null || !isDigits(tokens, at - 1) || !touches(tokens, at - 1)) return false
  if (isWord(tokens, at)) return true
  // 18.x
  return (
    markAt(tokens, at) === POINT &&
    touches(tokens, at) &&
    isWord(tokens, at + 1) &&
    width(tokens, at + 1) === 1
  )
}

/** Reads an amount that takes nothing back beyond a token; `null` where it starts later than that token. */
export function readAmountAfter(context: ReadContext, floor: number, at: number): Amount | null {
  const before = context.floor
  context.floor = floor
  const amount = readAmount(context, at)
  context.floor = before
  return amount === null || amount.firstToken !== floor ? null : amount
}

/** The token at which the number of an amount that starts at `at` stands: behind a sign and a currency. */
export function numberFrom(context: ReadContext, given: number): number {
  const { tokens } = context
  const at = following(tokens, given, context.limit)
  for (let next = at; next < at + 4 && next < context.limit; next++) {
    const kind = tokens.kind[next]
    if (kind === TokenKind.digits) return next
    if (kind === TokenKind.mark) {
      const code = markAt(tokens, next)
      if ((code === 46 || code === 44) && isDigits(tokens, next + 1) && touches(tokens, next)) return next
      if (code >= 0xbc && code <= 0xbe) return next
      if (code >= 0x2150 && code <= 0x215e) return next
      if (code === OPEN) return -1
      continue
    }
    if (kind === TokenKind.newline) return -1
    const classed = context.vocabulary.classes[tokens.word[next]!]!
    if (
      classed & (Class.cardinal | Class.collective | Class.fraction | Class.scale) &&
      (kind === TokenKind.han || width(tokens, next) > 2)
    )
      return next
    if (classed === 0 && kind === TokenKind.word && compoundAt(context, next) !== null) return next
    if (classed & (Class.article | Class.minus)) continue
    if (kind === TokenKind.han || width(tokens, next) > 4) return -1
  }
  return -1
}
