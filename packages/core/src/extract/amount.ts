// One amount: sign, currency, numeral, scale, unit or counted noun. Ranges and bounds are made of amounts.
import { add, compare, equals, multiply, negate, ONE, rational, toNumber, ZERO } from '../math/index.js'
import type { CountedNoun, Rational, Span, Unit } from '../types/index.js'
import { TokenKind } from '../types/index.js'
import { currencyBefore, isCurrency, rateBehind } from './currency.js'
import { CLOSE, following, isDigits, isWord, markAt, OPEN, touches, width } from './neighbours.js'
import { readNoun } from './noun.js'
import { readNumber, type WrittenNumber } from './number.js'
import { compoundAt } from './number-words.js'
import { phraseBehind } from './phrases.js'
import { readRatio } from './ratio.js'
import type { ReadContext } from './reader.js'
import { readScale } from './scale.js'
import { accountingBrackets, readSign } from './sign.js'
import { readTimes } from './times-behind.js'
import { readUnit, readUnitOfPart } from './unit-behind.js'
import { Class } from './vocabulary.js'
import { type Part, readAndFraction, readMultiplied } from './word-parts.js'

const HALF = rational(1, 2)

export type AmountShape = 'number' | 'ordinal' | 'ratio' | 'multiple'

export interface Amount extends Span {
  readonly value: Rational
  readonly other: Rational | null
  readonly decimals: number
  readonly precision: Rational
  readonly scale: Rational
  readonly numerals: readonly Span[]
  readonly units: readonly Unit[]
  readonly unitSpan: Span | null
  readonly noun: CountedNoun | null
  readonly shape: AmountShape
  readonly isSigned: boolean
  /** The currency stands before the number. */
  readonly isPrefixed: boolean
  readonly firstToken: number
  readonly lastToken: number
}

/** What is known of an amount while it is read. */
interface Draft {
  firstToken: number
  lastToken: number
  value: Rational
  other: Rational | null
  decimals: number
  precision: Rational
  scale: Rational
  units: readonly Unit[]
  unitSpan: Span | null
  noun: CountedNoun | null
  shape: AmountShape
}

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
  if (currency === null && !number.inWords && isGluedToWord(context, number.firstToken)) return null
  const sign = readSign(context, currency?.firstToken ?? number.firstToken)
  const outer =
    sign.isSigned && currency === null && !number.inWords ? currencyBefore(context, sign.firstToken) : null
  const money = outer ?? currency
  const draft: Draft = {
    firstToken: Math.min(sign.firstToken, money?.firstToken ?? number.firstToken),
    lastToken: number.lastToken,
    value: number.value,
    other: number.other,
    decimals: number.decimals,
    precision: number.precision,
    scale: ONE,
    units: money?.units ?? [],
    unitSpan:
      money === null
        ? null
        : {
            start: tokens.start[money.firstToken]!,
            end: tokens.end[money === outer ? sign.firstToken - 1 : number.firstToken - 1]!,
          },
    noun: null,
    shape: number.shape,
  }
  const brackets = accountingBrackets(context, draft.firstToken, draft.lastToken, money !== null)
  if (brackets !== null) {
    draft.firstToken = brackets.firstToken
    draft.lastToken = brackets.lastToken
  }
  if (brackets !== null || sign.isNegative) negateDraft(draft)
  readBehind(context, draft, number)
  if (brackets === null && isLabel(context, draft)) return null
  if (isPronoun(context, draft, number)) return null
  if (isCurrency(draft.units)) groupMoney(context, draft, number)
  return {
    value: draft.value,
    other: draft.other,
    decimals: draft.decimals,
    precision: draft.precision,
    scale: draft.scale,
    numerals: [{ start: tokens.start[number.firstToken]!, end: tokens.end[number.lastToken - 1]! }],
    units: draft.units,
    unitSpan: draft.unitSpan,
    noun: draft.noun,
    shape: draft.shape,
    isSigned: sign.isSigned,
    isPrefixed: money !== null,
    firstToken: draft.firstToken,
    lastToken: draft.lastToken,
    start: tokens.start[draft.firstToken]!,
    end: tokens.end[draft.lastToken - 1]!,
  }
}

function negateDraft(draft: Draft): void {
  draft.value = negate(draft.value)
  draft.other = draft.other === null ? null : negate(draft.other)
}

/** Letters right before digits: `p95`, `H2O`. */
const isGluedToWord = (context: ReadContext, at: number): boolean =>
  at > 0 && touches(context.tokens, at - 1) && isWord(context.tokens, at - 1)

/** Letters right behind digits that were read as nothing: `4a`, `3D`. */
function isLabel(context: ReadContext, draft: Draft): boolean {
  const { tokens } = context
  const at = draft.lastToken
  return draft.unitSpan === null && isDigits(tokens, at - 1) && touches(tokens, at - 1) && isWord(tokens, at)
}

/** `one of them`, `this one is`: the pronoun, not the number. */
function isPronoun(context: ReadContext, draft: Draft, number: WrittenNumber): boolean {
  if (!number.inWords || number.lastToken - number.firstToken > 1 || draft.lastToken > number.lastToken)
    return false
  const isArticle =
    (context.vocabulary.classes[context.tokens.word[number.firstToken]!]! & Class.article) !== 0
  if (draft.shape !== 'number' || !equals(number.value, ONE) || (draft.noun !== null && !isArticle))
    return false
  const { tokens, vocabulary } = context
  const next = draft.lastToken
  // `ein Jahr` is one year, `ein Haus` is a house.
  if (isArticle) return draft.units.length === 0
  const before = number.firstToken - 1
  const follows = next < context.limit && isWord(tokens, next)
  if (follows)
    return (
      (vocabulary.classes[tokens.word[next]!]! & (Class.stop | Class.negation)) !== 0 &&
      phraseBehind(context, next, () => true) === null
    )
  return (
    before >= context.floor &&
    isWord(tokens, before) &&
    (vocabulary.classes[tokens.word[before]!]! & (Class.stop | Class.zero)) !== 0
  )
}

/** Countries with a decimal point: their money may have three decimals, as petrol has. */
const POINT_MONEY: ReadonlySet<string> = new Set(['USD', 'GBP', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'MXN'])

/** `1.384 €`, `Rp 31.500`: three digits behind a mark are a group, money has two decimals. */
function groupMoney(context: ReadContext, draft: Draft, number: WrittenNumber): void {
  if (draft.other === null || number.decimals !== 3 || !equals(draft.scale, ONE)) return
  if (context.decimal === '.' && POINT_MONEY.has(draft.units[0]!.id)) return
  const decimal = draft.value
  draft.value = draft.other
  draft.other = decimal
  draft.decimals = 0
  draft.precision = HALF
}

function readBehind(context: ReadContext, draft: Draft, number: WrittenNumber): void {
  if (draft.shape === 'ordinal') {
    draft.noun = readNoun(context, draft.lastToken)
    return
  }
  if (number.inWords) readRepetition(context, draft)
  const isMoney = isCurrency(draft.units)
  const scale = readScale(context, draft.lastToken, isMoney, number.decimals)
  if (scale !== null) {
    scaleDraft(draft, scale.factor, scale.lastToken)
    if (!number.inWords && number.decimals === 0) readBehindScale(context, draft, toNumber(scale.factor))
  } else readCollective(context, draft)
  if (draft.units.length === 0 && scale === null) {
    const ratio = readRatio(context, draft.lastToken, number)
    if (ratio !== null) {
      draft.value = multiply(draft.value, ratio.factor)
      draft.other = null
      draft.precision = ZERO
      draft.shape = 'ratio'
      draft.lastToken = ratio.lastToken
      draft.noun = readNoun(context, draft.lastToken)
      return
    }
  }
  const times = draft.units.length === 0 ? readTimes(context, draft.lastToken) : 0
  if (times > 0) {
    draft.shape = 'multiple'
    draft.lastToken = times
    return
  }
  if (isMoney) readMoneyBehind(context, draft)
  else readUnitBehind(context, draft, number)
  if (draft.shape === 'multiple' && draft.units.length === 0) draft.noun = readNoun(context, draft.lastToken)
}

const MAX_JOINED_SCALE = 1000

/** `3 million and a half`, `3 hundred and one`. */
function readBehindScale(context: ReadContext, draft: Draft, scale: number): void {
  const half = readAndFraction(context, draft.lastToken, scale)
  if (half !== null || scale > MAX_JOINED_SCALE) {
    addPart(draft, half)
    return
  }
  const joiner = draft.lastToken
  if (joiner + 1 >= context.limit || !isWord(context.tokens, joiner) || !isWord(context.tokens, joiner + 1))
    return
  if (!(context.vocabulary.classes[context.tokens.word[joiner]!]! & Class.joiner)) return
  const rest = readNumber(context, joiner + 1, true)
  if (rest !== null && rest.shape === 'number' && compare(rest.value, rational(scale)) < 0)
    addPart(draft, rest)
}

function scaleDraft(draft: Draft, factor: Rational, lastToken: number): void {
  draft.value = multiply(draft.value, factor)
  draft.other = draft.other === null ? null : multiply(draft.other, factor)
  draft.precision = multiply(draft.precision, factor)
  draft.scale = multiply(draft.scale, factor)
  draft.lastToken = lastToken
}

/** `thirty (30) days`: the same number again, in digits. */
function readRepetition(context: ReadContext, draft: Draft): void {
  const { tokens } = context
  const open = draft.lastToken
  if (markAt(tokens, open) !== OPEN || open + 2 >= context.limit || !isDigits(tokens, open + 1)) return
  const again = readNumber(context, open + 1, true)
  if (again === null || markAt(tokens, again.lastToken) !== CLOSE || !equals(again.value, draft.value)) return
  draft.lastToken = again.lastToken + 1
}

/** `2 dozen`, `three dozen eggs`. */
function readCollective(context: ReadContext, draft: Draft): void {
  const { tokens, vocabulary } = context
  const at = following(tokens, draft.lastToken, context.limit)
  if (at >= context.limit || !isWord(tokens, at) || touches(tokens, at - 1)) return
  if (!(vocabulary.classes[tokens.word[at]!]! & Class.collective)) return
  const part = readMultiplied(context, draft.lastToken)
  if (part !== null) scaleDraft(draft, part.value, part.lastToken)
}

/** Behind money with its sign in front: `$5 USD`, `$5/kWh`, `10,000/-`, `$5 a share`. */
function readMoneyBehind(context: ReadContext, draft: Draft): void {
  const { tokens, text } = context
  const at = draft.lastToken
  if (at >= context.limit) return
  if (
    markAt(tokens, at) === 47 &&
    markAt(tokens, at + 1) === 45 &&
    touches(tokens, at - 1) &&
    touches(tokens, at)
  ) {
    draft.lastToken = at + 2
    return
  }
  const code = readUnit(context, at)
  if (code !== null && isCurrency(code.units) && code.lastToken > at) {
    const isSame =
      draft.units.some((unit) => unit.dimension === code.units[0]!.dimension) ||
      text.charCodeAt(draft.unitSpan!.end - 1) === 36
    if (isSame) {
      draft.units = code.units
      draft.lastToken = code.lastToken
    }
    return
  }
  const written = text.slice(draft.unitSpan!.start, draft.unitSpan!.end)
  const rate = rateBehind(context, written, at)
  if (rate === null) return
  draft.units = rate.units
  while (draft.lastToken < context.limit && tokens.start[draft.lastToken]! < rate.end) draft.lastToken++
}

function readUnitBehind(context: ReadContext, draft: Draft, number: WrittenNumber): void {
  const unit =
    readUnit(context, draft.lastToken) ?? (number.isPart ? readUnitOfPart(context, draft.lastToken) : null)
  if (unit === null) {
    draft.noun = readNoun(context, draft.lastToken)
    return
  }
  draft.units = unit.units
  draft.unitSpan = { start: unit.start, end: unit.end }
  draft.lastToken = unit.lastToken
  // an hour and a half
  if (number.decimals === 0) addPart(draft, readAndFraction(context, draft.lastToken, toNumber(draft.scale)))
}

function addPart(draft: Draft, part: Part | null): void {
  if (part === null) return
  draft.value = add(draft.value, part.value)
  draft.precision = ZERO
  draft.lastToken = part.lastToken
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
