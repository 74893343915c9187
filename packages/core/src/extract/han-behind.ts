// What stands behind a number in scripts without blanks: `三分之二`, `3割`, `3万5千`, `三个半小时`, `2時間半`.
import {
  add,
  compare,
  divide,
  equals,
  fromNumber,
  multiply,
  negate,
  ONE,
  rational,
  sign,
  subtract,
  ZERO,
} from '../math/index.js'
import { TokenKind, type Unit } from '../types/index.js'
import { addPart, type Draft, scaleDraft } from './draft.js'
import { isDigits, textOf, touches, width } from './neighbours.js'
import { readNumber, type WrittenNumber } from './number.js'
import { phraseBehind } from './phrases.js'
import type { ReadContext } from './reader.js'
import { readScale } from './scale.js'
import { Class } from './vocabulary.js'

const HUNDRED = rational(100)
const TEN = rational(10)
const MAX_RESTS = 4
const MAX_PLACES = 12

const isHan = ({ tokens, limit }: ReadContext, at: number): boolean =>
  at < limit && tokens.kind[at] === TokenKind.han && touches(tokens, at - 1)

const classAt = ({ tokens, vocabulary }: ReadContext, at: number): number =>
  vocabulary.classes[tokens.word[at]!]!

const percent = ({ units }: ReadContext): readonly Unit[] => units.read('%', 0, 1)?.units ?? []

/** Reads what is special to these scripts; true where nothing more belongs to the amount. */
export function readHanBehind(context: ReadContext, draft: Draft, number: WrittenNumber): boolean {
  if (readPartOf(context, draft) || readTenths(context, draft)) return true
  readPointBehind(context, draft)
  if (!number.inWords || equals(draft.scale, ONE)) readRests(context, draft)
  if (readPartOf(context, draft)) return true
  if (readMixed(context, draft)) return true
  const at = draft.lastToken
  // 一双, 八打
  if (isHan(context, at) && classAt(context, at) & Class.collective)
    scaleDraft(draft, fromNumber(context.vocabulary.cardinal[context.tokens.word[at]!]!), at + 1)
  else readHalfBehindCounter(context, draft)
  return false
}

/**
 *     三分之二     百分之五     千分之三
 *     2/3          5 %          3/1000
 */
function readPartOf(context: ReadContext, draft: Draft): boolean {
  const found = phraseBehind(context, draft.lastToken, (action) => action.kind === 'partOf')
  if (found === null || found.last >= context.limit) return false
  const part = readNumber(context, found.last, true)
  if (part === null) return false
  draft.lastToken = part.lastToken
  draft.other = null
  if (equals(draft.value, HUNDRED)) {
    draft.value = part.value
    draft.decimals = part.decimals
    draft.precision = part.precision
    draft.units = percent(context)
    draft.unitSpan = {
      start: context.tokens.start[draft.firstToken]!,
      end: context.tokens.end[found.last - 1]!,
    }
  } else {
    draft.value = divide(part.value, draft.value) ?? ZERO
    draft.precision = ZERO
    draft.shape = 'ratio'
  }
  return true
}

/** `3割` and `五成` are so many tenths, told as percent; `3割5分` has hundredths too. */
function readTenths(context: ReadContext, draft: Draft): boolean {
  const at = draft.lastToken
  if (!isHan(context, at) || !(classAt(context, at) & Class.tenth)) return false
  // 五五折 says both digits
  const factor = compare(draft.value, TEN) < 0 ? TEN : ONE
  draft.value = multiply(draft.value, factor)
  draft.precision = multiply(draft.precision, factor)
  draft.other = null
  draft.units = percent(context)
  draft.unitSpan = { start: context.tokens.start[at]!, end: context.tokens.end[at]! }
  draft.lastToken = at + 1
  const half = isHan(context, at + 1)
    ? context.vocabulary.fraction.get(context.tokens.word[at + 1]!)
    : undefined
  if (half !== undefined)
    addPart(draft, { value: multiply(TEN, rational(half[0], half[1])), lastToken: at + 2 })
  return true
}

/** `1点2`: digits, the word for the point, digits. */
function readPointBehind(context: ReadContext, draft: Draft): void {
  const { tokens } = context
  const at = draft.lastToken
  if (!isHan(context, at) || !(classAt(context, at) & Class.point)) return
  if (at + 1 >= context.limit || !isDigits(tokens, at + 1) || !touches(tokens, at)) return
  const places = width(tokens, at + 1)
  if (places > MAX_PLACES) return
  const part = rational(Number(textOf(tokens, at + 1)), 10 ** places)
  draft.value = sign(draft.value) < 0 ? subtract(draft.value, part) : add(draft.value, part)
  draft.decimals = places
  draft.lastToken = at + 2
}

/** `2と4分の1`, `一又三分之一`: a whole and a part. */
function readMixed(context: ReadContext, draft: Draft): boolean {
  const joiner = draft.lastToken
  if (!isHan(context, joiner) || !(classAt(context, joiner) & Class.joiner) || joiner + 1 >= context.limit)
    return false
  const whole = readNumber(context, joiner + 1, true)
  if (whole === null || whole.shape !== 'number') return false
  const found = phraseBehind(context, whole.lastToken, (action) => action.kind === 'partOf')
  const part = found === null || found.last >= context.limit ? null : readNumber(context, found.last, true)
  const value = part === null ? null : divide(part.value, whole.value)
  if (part === null || value === null) return false
  const isNegative = sign(draft.value) < 0
  addPart(draft, { value: isNegative ? negate(value) : value, lastToken: part.lastToken })
  return true
}

/** `1億2000万`, `3万5千`: smaller scales behind larger ones. */
function readRests(context: ReadContext, draft: Draft): void {
  const { tokens } = context
  let smallest = readScale(context, draft.lastToken, false)
  if (smallest === null) return
  draft.value = multiply(draft.value, smallest.factor)
  draft.precision = multiply(draft.precision, smallest.factor)
  draft.other = null
  draft.scale = smallest.factor
  draft.lastToken = smallest.lastToken
  for (let rest = 0; rest < MAX_RESTS; rest++) {
    const at = draft.lastToken
    if (at >= context.limit || !touches(tokens, at - 1)) return
    if (!isDigits(tokens, at) && !(isHan(context, at) && classAt(context, at) & Class.cardinal)) return
    const next = readNumber(context, at, true)
    if (next === null || next.shape !== 'number') return
    const scale = readScale(context, next.lastToken, false)
    const value = scale === null ? next.value : multiply(next.value, scale.factor)
    if (compare(value, smallest.factor) >= 0) return
    draft.value = sign(draft.value) < 0 ? subtract(draft.value, value) : add(draft.value, value)
    draft.precision = scale === null ? next.precision : multiply(next.precision, scale.factor)
    draft.scale = ONE
    draft.lastToken = scale?.lastToken ?? next.lastToken
    if (scale === null) return
    smallest = scale
  }
}

/** `三个半小时`: the half stands between the counter and the unit. */
function readHalfBehindCounter(context: ReadContext, draft: Draft): void {
  const at = draft.lastToken
  if (!isHan(context, at) || !isHan(context, at + 1) || !(classAt(context, at) & Class.counter)) return
  const half = context.vocabulary.fraction.get(context.tokens.word[at + 1]!)
  if (half !== undefined) addPart(draft, { value: rational(half[0], half[1]), lastToken: at + 2 })
}

/** `10個`: the counter stands for the counted noun. */
export function readCounter(context: ReadContext, draft: Draft): boolean {
  const at = draft.lastToken
  if (!isHan(context, at) || !(classAt(context, at) & Class.counter)) return false
  const { tokens } = context
  draft.noun = { start: tokens.start[at]!, end: tokens.end[at]!, stem: textOf(tokens, at) }
  draft.lastToken = at + 1
  return true
}

/** `2時間半`: half of the unit before it. */
export function readHanHalf(context: ReadContext, draft: Draft): void {
  const at = draft.lastToken
  if (!isHan(context, at)) return
  const half = context.vocabulary.fraction.get(context.tokens.word[at]!)
  if (half !== undefined) addPart(draft, { value: rational(half[0], half[1]), lastToken: at + 1 })
}
