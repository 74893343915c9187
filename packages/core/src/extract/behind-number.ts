// What stands behind the number of an amount: scale, whole, unit, counted noun.
import { compare, equals, multiply, rational, toNumber, ZERO } from '../math/index.js'
import { TokenKind } from '../types/index.js'
import { isCurrency } from './currency.js'
import { addPart, type Draft, scaleDraft } from './draft.js'
import { readCounter, readHanBehind, readHanHalf } from './han-behind.js'
import { readMoneyBehind } from './money-behind.js'
import { CLOSE, following, isDigits, isWord, markAt, OPEN, touches } from './neighbours.js'
import { readNoun } from './noun.js'
import { readNumber, type WrittenNumber } from './number.js'
import { readRatio } from './ratio.js'
import type { ReadContext } from './reader.js'
import { readScale } from './scale.js'
import { readTimes } from './times-behind.js'
import { readUnit, readUnitOfPart } from './unit-behind.js'
import { readUnitPrefix } from './unit-prefix.js'
import { Class } from './vocabulary.js'
import { readAndFraction, readMultiplied } from './word-parts.js'

/**
 * Reads what stands behind the number of an amount, nearest first: the number again, a scale, a whole, a
 * word for `times`, a unit or a counted noun.
 */
export function readBehindNumber(context: ReadContext, draft: Draft, number: WrittenNumber): void {
  if (draft.shape === 'ordinal') {
    draft.noun = readNoun(context, draft.lastToken)
    return
  }
  if (number.inWords) readRepetition(context, draft)
  if (context.tokens.kind[draft.lastToken] === TokenKind.han && readHanBehind(context, draft, number)) return
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

function readUnitBehind(context: ReadContext, draft: Draft, number: WrittenNumber): void {
  const unit =
    readUnit(context, draft.lastToken) ?? (number.isPart ? readUnitOfPart(context, draft.lastToken) : null)
  if (unit === null) {
    readUnitPrefix(context, draft)
    if (draft.units.length > 0 || readCounter(context, draft)) return
    draft.noun = readNoun(context, draft.lastToken)
    return
  }
  draft.units = unit.units
  draft.unitSpan = { start: unit.start, end: unit.end }
  draft.lastToken = unit.lastToken
  readUnitPrefix(context, draft)
  readHanHalf(context, draft)
  // an hour and a half
  if (number.decimals === 0) addPart(draft, readAndFraction(context, draft.lastToken, toNumber(draft.scale)))
}
