// Corrections: what would stand in the answer instead, in the answer's own format.
import type { Judgement } from '../judge/index.js'
import { baseValue } from '../judge/index.js'
import { divide, fromNumber, rational, subtract, toNumber } from '../math/index.js'
import type { Statement, StatementSet } from '../statements/index.js'
import type { Locale, Quantity, Rational, Span, Unit } from '../types/index.js'
import { writeDate, writeTime } from './patch-date.js'
import { type Correction, correctionOf } from './patch-eligibility.js'
import { writeNumber } from './patch-number.js'
import { writeRatio } from './patch-ratio.js'
import { writeReference } from './patch-reference.js'
import { changesNumber, otherForm } from './patch-words.js'

export interface Replacement extends Span {
  readonly text: string
}

type Found = Extract<Correction, { readonly kind: 'found' }>

/** The replacement of a contradicted claim, in the cleaned answer; `null` where none is safe. */
export function replacementOf(
  claim: Statement,
  judgement: Judgement,
  set: StatementSet,
  locale: Locale,
): Replacement | null {
  const correction = correctionOf(claim, judgement, set)
  if (correction === null) return null
  const { quantity } = claim
  const answer = set.document.clean.text
  if (correction.kind === 'derived') {
    if (quantity.numerals.length !== 1 || quantity.value === null || !Number.isFinite(correction.value))
      return null
    return writeOne(
      quantity,
      fromNumber(Number(correction.value.toPrecision(12))),
      null,
      null,
      answer,
      locale,
    )
  }
  const found = correction.quantity
  const written = answer.slice(quantity.start, quantity.end)
  const whole = (text: string | null): Replacement | null =>
    text === null ? null : { start: quantity.start, end: quantity.end, text }
  if (quantity.reference !== null)
    return whole(found.reference && writeReference(written, quantity.reference, found.reference))
  if (quantity.date !== null)
    return whole(found.date && writeDate(written, quantity.date, found.date, locale))
  if (quantity.time !== null)
    return whole(found.time && writeTime(written, quantity.time, found.time, locale))
  if (quantity.kind === 'ratio' && found.value !== null && quantity.value !== null) {
    const ratio = writeRatio(written, quantity.value, found.value, locale)
    if (ratio !== null) return whole(ratio)
  }
  return writeQuantity(quantity, correction, answer, locale)
}

/** Points, bounds, ranges and tolerances: each numeral in its own form. */
function writeQuantity(
  quantity: Quantity,
  { quantity: found, source }: Found,
  answer: string,
  locale: Locale,
): Replacement | null {
  const mine = quantity.units[0]
  const theirs = found.units.find((unit) => unit.dimension === mine?.dimension)
  // A bare number next to a measured one may have a unit that was not understood.
  if ((mine === undefined) !== (theirs === undefined && found.units.length === 0)) return null
  if (quantity.comparator !== found.comparator) return null
  const parts = partsOf(quantity)
  const others = partsOf(found)
  if (parts === null || others === null || parts.length !== others.length) return null
  if ((quantity.tolerance === null) !== (found.tolerance === null)) return null
  const isSame =
    mine?.id === theirs?.id &&
    found.scale.num === quantity.scale.num &&
    found.scale.den === quantity.scale.den
  if (parts.length === 1) {
    const value = isSame ? others[0]! : convert(others[0]!, found, mine, theirs)
    if (value === null) return null
    return writeOne(
      quantity,
      value,
      isSame ? found.decimals : null,
      wordOf(found, source.text),
      answer,
      locale,
    )
  }
  if (quantity.numerals.length !== parts.length) return null
  let text = ''
  let at = quantity.numerals[0]!.start
  for (const [i, numeral] of quantity.numerals.entries()) {
    const value = convert(others[i]!, found, mine, theirs, i === 1 && quantity.tolerance !== null)
    if (value === null) return null
    const next = writeNumber(
      answer.slice(numeral.start, numeral.end),
      quantity,
      value,
      isSame ? found.decimals : null,
      locale,
    )
    if (next === null) return null
    text += answer.slice(at, numeral.start) + next
    at = numeral.end
  }
  return { start: quantity.numerals[0]!.start, end: at, text }
}

/** The numbers that a quantity writes: one for a point or bound, two for a range or a tolerance. */
function partsOf({ value, interval, comparator, tolerance }: Quantity): readonly Rational[] | null {
  const { low, high } = interval
  if (value !== null) return [value]
  if (comparator === 'lt' || comparator === 'lte') return high === null ? null : [high]
  if (comparator === 'gt' || comparator === 'gte') return low === null ? null : [low]
  if (low === null || high === null) return null
  if (tolerance === null) return [low, high]
  const centre = subtract(high, tolerance)
  return [centre, tolerance]
}

/** A value of the source in the claim's unit. A tolerance has no offset. */
function convert(
  value: Rational,
  found: Quantity,
  mine: Unit | undefined,
  theirs: Unit | undefined,
  isWidth = false,
): Rational | null {
  if (mine === undefined || theirs === undefined || mine.id === theirs.id) return value
  if (isWidth) return divide(fromNumber(toNumber(value) * toNumber(theirs.factor)), mine.factor)
  const base = baseValue({ ...found, value }, theirs).value
  const own = (base - toNumber(mine.offset)) / toNumber(mine.factor)
  return Number.isFinite(own) ? fromNumber(Number(own.toPrecision(12))) : null
}

/** What a source writes behind its number. */
const wordOf = (found: Quantity, source: string): string | null => {
  const span = found.unitSpan ?? found.noun
  return span === null ? null : source.slice(span.start, span.end)
}

/** One numeral, and the word behind it where its number changes. */
function writeOne(
  quantity: Quantity,
  value: Rational,
  sourceDecimals: number | null,
  sourceWord: string | null,
  answer: string,
  locale: Locale,
): Replacement | null {
  const numeral = quantity.numerals[0]
  const before = partsOf(quantity)?.[0]
  if (numeral === undefined || before === undefined || quantity.numerals.length !== 1) return null
  const text = writeNumber(answer.slice(numeral.start, numeral.end), quantity, value, sourceDecimals, locale)
  if (text === null) return null
  const isNoun = quantity.unitSpan === null
  const span = quantity.unitSpan ?? quantity.noun
  if (span === null || span.start < numeral.end) return { start: numeral.start, end: numeral.end, text }
  const word = answer.slice(span.start, span.end)
  const between = answer.slice(numeral.end, span.start)
  // A hyphen makes one word of number and unit, which has no plural: `2-hour`.
  if (between.includes('-')) return { start: numeral.start, end: numeral.end, text }
  const from = toNumber(divide(before, quantity.scale) ?? rational(0))
  const to = toNumber(divide(value, quantity.scale) ?? rational(0))
  if (!changesNumber(from, to)) return { start: numeral.start, end: numeral.end, text }
  // A counted noun carries its verb with it: that sentence is the writer's.
  if (isNoun || quantity.units[0] === undefined) return null
  const next = otherForm(word, quantity.units[0], sourceWord, locale)
  return { start: numeral.start, end: span.end, text: text + between + (next ?? word) }
}
