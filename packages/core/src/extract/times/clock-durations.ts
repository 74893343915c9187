// Lengths of time that look like a clock: `2:21:09`, `6:56`, `3:45 min`; and those of ISO 8601, `PT45M`, `P30D`.
import { point, rational, ZERO } from '../../math/index.js'
import type { Quantity, Rational, Unit } from '../../types/index.js'
import { lookupUnit } from '../../units/index.js'
import { emptyQuantity, hedgeBefore } from '../dates/date-quantity.js'
import { DateWord } from '../dates/date-words.js'
import { bitsAt } from '../dates/pieces.js'
import { isNear, isWord, markAt, tokenFrom, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { Class } from '../vocabulary.js'
import type { Clock } from './clock.js'

const CUE_REACH = 6
const HALF: Rational = rational(1, 2)

const unitsOf = (symbol: string): readonly Unit[] => lookupUnit(symbol).slice(0, 1)

/** A duration in a unit, exact to half of it. */
function durationQuantity(
  context: ReadContext,
  first: number,
  next: number,
  value: Rational,
  symbol: string,
  precision: Rational,
): Quantity {
  const { tokens } = context
  return {
    ...emptyQuantity(context, 'duration', first, next),
    interval: point(value),
    value,
    hedge: hedgeBefore(context, first),
    precision,
    units: unitsOf(symbol),
    numerals: [{ start: tokens.start[first]!, end: tokens.end[next - 1]! }],
  }
}

/** Does something near the clock say that it is a length of time? */
export function isElapsed(context: ReadContext, clock: Clock): boolean {
  const { tokens, vocabulary } = context
  for (let at = clock.first - 1; at >= context.floor && at >= clock.first - CUE_REACH; at--) {
    const code = markAt(tokens, at)
    if (code === 46 || code === 59) break
    if (!isWord(tokens, at)) continue
    const bits = bitsAt(context, at)
    if (bits & (DateWord.at | DateWord.clock)) return false
    if (bits & DateWord.run) return true
    if (vocabulary.classes[tokens.word[at]!]! & Class.elapsed && bits === 0) return true
  }
  return false
}

/**
 * A clock that is a length of time: with its unit behind it, of more hours than a day has, or by what is said of it.
 *
 *     the record is 2:21:09      3:45 min      34:47
 *                   ^            ^             ^
 */
export function readClockDuration(
  context: ReadContext,
  clock: Clock,
): { quantity: Quantity; next: number } | null {
  const { tokens } = context
  const unit = unitBehind(context, clock.next)
  const isShort = clock.groups === 2 && (unit === null || unit.symbol === 'min')
  if (clock.separator !== 58) return null
  const isLong = clock.groups === 3 ? width(tokens, clock.first) === 1 || clock.hour > 23 : clock.hour > 24
  if (unit === null && !isLong && !isElapsed(context, clock)) return null
  const { hour, minute, second, thousandths } = clock
  const seconds = isShort ? hour * 60 + minute : hour * 3600 + minute * 60 + second
  const next = unit?.next ?? clock.next
  const value = rational(seconds * 1000 + thousandths, 1000)
  const precision = clock.groups === 2 && !isShort ? rational(30) : HALF
  return { quantity: durationQuantity(context, clock.first, next, value, 's', precision), next }
}

/** `min`, `hours` behind a clock. */
export function unitBehind(context: ReadContext, at: number): { symbol: string; next: number } | null {
  const { tokens, text } = context
  if (at >= context.limit || !isWord(tokens, at) || !isNear(tokens, at - 1)) return null
  const start = tokens.start[at]!
  const reading = context.units.read(text, start, Math.min(text.length, start + 12))
  const symbol = reading?.units[0]?.id
  if (reading === null || (symbol !== 'min' && symbol !== 'h')) return null
  // `14:30 h` is a time of day in some languages, `1:30 h` rarely.
  if (symbol === 'h' && width(tokens, at) === 1) return null
  return { symbol, next: tokenFrom(tokens, at, reading.end) }
}

const LARGEST = 1e9
/** Letters of ISO 8601 durations: before the T and behind it. */
const DATE_PARTS: Readonly<Record<string, readonly [string, number]>> = {
  Y: ['month', 12],
  M: ['month', 1],
  W: ['d', 7],
  D: ['d', 1],
}
const TIME_PARTS: Readonly<Record<string, readonly [string, number]>> = {
  H: ['s', 3600],
  M: ['s', 60],
  S: ['s', 1],
}
/** Units that a duration of one part keeps. */
const OWN_UNITS: Readonly<Record<string, string>> = { Y: 'year', W: 'week', H: 'h' }

/** `PT45M`, `P30D`, `P1Y6M`, `PT1H30M`, at the word that begins with P. */
export function readIsoDuration(
  context: ReadContext,
  at: number,
): { quantity: Quantity; next: number } | null {
  const { tokens, text } = context
  let i = tokens.start[at]! + 1
  let isTime = false
  let parts = 0
  let base = ''
  let total = 0
  let alone = ''
  let count = 0
  for (; parts < 6; parts++) {
    if (!isTime && text.charCodeAt(i) === 84) {
      isTime = true
      i++
    }
    const start = i
    let value = 0
    while (text.charCodeAt(i) >= 48 && text.charCodeAt(i) <= 57 && i - start < 9)
      value = value * 10 + text.charCodeAt(i++) - 48
    if (i === start) break
    const letter = text[i] ?? ''
    const part = (isTime ? TIME_PARTS : DATE_PARTS)[letter]
    if (part === undefined || (base !== '' && base !== part[0])) return null
    base = part[0]
    total += value * part[1]
    count = value
    alone = isTime && letter === 'M' ? 'min' : (OWN_UNITS[letter] ?? part[0])
    i++
  }
  if (parts === 0 || total > LARGEST || isWordCode(text.charCodeAt(i))) return null
  const next = tokenFrom(tokens, at, i)
  const isOne = parts === 1
  const value = rational(isOne ? count : total)
  return { quantity: durationQuantity(context, at, next, value, isOne ? alone : base, ZERO), next }
}

const isWordCode = (code: number): boolean =>
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122) ||
  code === 95 ||
  code === 45
