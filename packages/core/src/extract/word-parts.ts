// Parts in words: `half`, `two thirds`, `half a million`, `and a half`, `point five`.
import { fromNumber, multiply, rational } from '../math/index.js'
import type { Rational } from '../types/index.js'
import { isDigits, textOf, width } from './neighbours.js'
import { isPlural, nextWord } from './number-words.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'
import type { Sum } from './word-sum.js'

export interface Part {
  readonly value: Rational
  readonly lastToken: number
}

const classAt = ({ tokens, vocabulary }: ReadContext, at: number): number =>
  at < 0 ? 0 : vocabulary.classes[tokens.word[at]!]!

/** Is the word the denominator of what was read: `two thirds`, `one fifth`, but `twenty fifth`? */
export function isFractionBehind(context: ReadContext, at: number, sum: Sum, words: number): boolean {
  const classed = classAt(context, at)
  if (!(classed & Class.fraction)) return false
  if (!(classed & Class.ordinal)) return true
  if (words !== 1 || sum.group < 1 || sum.group >= 20) return false
  return sum.group === 1 || isPlural(context.tokens, at) || isOfUnit(context, at + 1)
}

export function readFractionBehind(context: ReadContext, at: number, sum: Sum, words: number): Part | null {
  const next = nextWord(context, at)
  if (next < 0 || !isFractionBehind(context, next, sum, words)) return null
  const parts = context.vocabulary.fraction.get(context.tokens.word[next]!)
  if (parts === undefined) return null
  const value = rational(parts[0], parts[1])
  // two thirds of a million
  const of =
    classAt(context, nextWord(context, next + 1)) & Class.of ? readMultiplied(context, next + 1) : null
  return of === null
    ? { value, lastToken: next + 1 }
    : { value: multiply(value, of.value), lastToken: of.lastToken }
}

/** A fraction or collective word without a number before it: `half`, `a third`, `a dozen`, `half a million`. */
export function readPart(
  context: ReadContext,
  at: number,
  hasArticle: boolean,
): (Part & { kind: 'number' | 'fraction' }) | null {
  const { tokens, vocabulary } = context
  const entry = tokens.word[at]!
  const classed = vocabulary.classes[entry]!
  const parts = vocabulary.fraction.get(entry)
  if (parts !== undefined && (hasArticle || !(classed & Class.ordinal) || isOfUnit(context, at + 1))) {
    const value = rational(parts[0], parts[1])
    const of = readMultiplied(context, at + 1)
    if (of !== null) return { value: multiply(value, of.value), lastToken: of.lastToken, kind: 'number' }
    return { value, lastToken: at + 1, kind: 'fraction' }
  }
  if (classed & Class.collective)
    return { value: fromNumber(vocabulary.cardinal[entry]!), lastToken: at + 1, kind: 'number' }
  return null
}

/** `cuarto de hora`: what stands behind `of` is a unit, so that the word before is a part and no rank. */
export function isOfUnit(context: ReadContext, at: number): boolean {
  const of = nextWord(context, at)
  if (!(classAt(context, of) & Class.of)) return false
  const unit = nextWord(context, of + 1)
  if (unit < 0) return false
  const { text, tokens } = context
  const read = context.units.read(text, tokens.start[unit]!, tokens.end[unit]!)
  return read !== null && read.weak !== true && read.end === tokens.end[unit]
}

/** What a part or a number is of: `half a million`, `half of a million`, `half million`, `2 dozen`. */
export function readMultiplied(context: ReadContext, at: number): Part | null {
  const { tokens, vocabulary } = context
  let next = nextWord(context, at)
  if (classAt(context, next) & Class.of) next = nextWord(context, next + 1)
  if (classAt(context, next) & Class.article) next = nextWord(context, next + 1)
  if (next < 0 || width(tokens, next) < 3) return null
  const entry = tokens.word[next]!
  const classed = vocabulary.classes[entry]!
  if (classed & Class.scale) return { value: fromNumber(vocabulary.scale[entry]!), lastToken: next + 1 }
  if (classed & Class.collective)
    return { value: fromNumber(vocabulary.cardinal[entry]!), lastToken: next + 1 }
  return null
}

/**
 * The fraction behind a whole number, with its joiner. Behind a scale it is a part of that scale, or of the
 * scale that follows it.
 *
 *     5 and a half cups     ten and three quarters     one million and a half
 *       ^^^^^^^^^^              ^^^^^^^^^^^^^^^^^^                 ^^^^^^^^^^      half a million
 */
export function readAndFraction(context: ReadContext, at: number, endScale = 1): Part | null {
  const { vocabulary, tokens } = context
  const joiner = nextWord(context, at)
  if (!(classAt(context, joiner) & Class.joiner)) return null
  let next = nextWord(context, joiner + 1)
  let top = 1
  const classed = classAt(context, next)
  if (classed & Class.cardinal) {
    top = vocabulary.cardinal[tokens.word[next]!]!
    next = nextWord(context, next + 1)
  } else if (classed & Class.article) next = nextWord(context, next + 1)
  const parts = next < 0 ? undefined : vocabulary.fraction.get(tokens.word[next]!)
  if (parts === undefined || top < 1 || top * parts[0] >= parts[1]) return null
  const value = rational(top * parts[0], parts[1])
  const scale = nextWord(context, next + 1)
  if (endScale > 1 && classAt(context, scale) & Class.scale)
    return {
      value: multiply(value, fromNumber(vocabulary.scale[tokens.word[scale]!]!)),
      lastToken: scale + 1,
    }
  return { value: multiply(value, fromNumber(endScale)), lastToken: next + 1 }
}

/** `three point five`, `zero point two five`, `point seventy-one`. */
export function readPoint(context: ReadContext, at: number): Part | null {
  const point = nextWord(context, at)
  if (!(classAt(context, point) & Class.point)) return null
  const { tokens } = context
  const next = point + 1
  // 1 Komma 5
  if (
    next < context.limit &&
    isDigits(tokens, next) &&
    isDigits(tokens, at - 1) &&
    width(tokens, next) <= MAX_PLACES
  )
    return { value: rational(Number(textOf(tokens, next)), 10 ** width(tokens, next)), lastToken: next + 1 }
  return readPlaces(context, next)
}

const MAX_PLACES = 12

function readPlaces(context: ReadContext, at: number): Part | null {
  const { tokens, vocabulary } = context
  let digits = ''
  let last = at
  let tens = 0
  for (
    let next = nextWord(context, at);
    next >= 0 && digits.length < MAX_PLACES;
    next = nextWord(context, last)
  ) {
    if (!(classAt(context, next) & Class.cardinal)) break
    const value = vocabulary.cardinal[tokens.word[next]!]!
    if (value > 99 || (value > 9 && digits !== '')) break
    if (tens > 0 && value > 0 && value < 10) digits = String(tens + value)
    else digits += String(value)
    tens = digits.length === 2 && value >= 20 && value % 10 === 0 ? value : 0
    last = next + 1
  }
  return digits === '' ? null : { value: rational(Number(digits), 10 ** digits.length), lastToken: last }
}
