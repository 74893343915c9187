// A unit that an article counts: `a dollar`, `a kilogram of rice`, `an hour and a half`.
import { add, ONE, ZERO } from '../math/index.js'
import { type Quantity, TokenKind } from '../types/index.js'
import type { Amount } from './amount.js'
import { type Before, readBefore } from './before.js'
import { boundOf, pointOf } from './build.js'
import { isNear, isWord, width } from './neighbours.js'
import type { ReadContext } from './reader.js'
import { readUnit, type UnitBehind } from './unit-behind.js'
import { Class } from './vocabulary.js'
import { readAndFraction } from './word-parts.js'

/** Units whose names mean nothing else behind an article: no feet, yards, marks, pounds sterling, hours. */
const COUNTED: ReadonlySet<string> = new Set(
  'USD EUR JPY INR CNY CHF kg g mg lb oz L mL US\u00a0gal km m cm mm mi'.split(' '),
)

/** Is the unit a span of time that is meant as such: `within an hour`, `takes a day`, a minute and nothing else? */
function isSpan(context: ReadContext, at: number, unit: UnitBehind, before: Before | null): boolean {
  if (unit.units[0]!.dimension !== 'time' && unit.units[0]!.dimension !== 'month') return false
  if (before !== null && before.firstToken < at) return true
  const { tokens, vocabulary } = context
  const last = at - 1
  // A line or cell that is the span and nothing else.
  const isEdge = (token: number): boolean =>
    token < 0 || token >= tokens.count || tokens.kind[token] === TokenKind.newline
  if (isEdge(last)) return isEdge(unit.lastToken)
  if (last < context.floor) return false
  return (
    isWord(tokens, last) &&
    isNear(tokens, last) &&
    (vocabulary.classes[tokens.word[last]!]! & Class.elapsed) !== 0
  )
}

/**
 * Reads the article and its unit. Spans of time are one only where a fraction follows: `a month` is mostly a rate.
 *
 *     a kilogram of rice     an hour and a half     twice a month
 *     ^^^^^^^^^^             ^^^^^^^^^^^^^^^^^^     none
 */
export function readArticleUnit(context: ReadContext, at: number, out: Quantity[]): number {
  const { tokens, vocabulary } = context
  const next = at + 1
  if (next >= context.limit || !isWord(tokens, next) || !isNear(tokens, at) || width(tokens, next) < 2)
    return at
  if (vocabulary.classes[tokens.word[next]!]! & (Class.stop | Class.article)) return at
  const unit = readUnit(context, next)
  if (unit === null || unit.start !== tokens.start[next]) return at
  const half = readAndFraction(context, unit.lastToken)
  const before = readBefore(context, at)
  if (half === null && !COUNTED.has(unit.units[0]!.id) && !isSpan(context, at, unit, before)) return at
  const lastToken = half?.lastToken ?? unit.lastToken
  const amount: Amount = {
    value: half === null ? ONE : add(ONE, half.value),
    other: null,
    decimals: 0,
    precision: ZERO,
    scale: ONE,
    numerals: [{ start: tokens.start[at]!, end: tokens.end[at]! }],
    units: unit.units,
    unitSpan: { start: unit.start, end: unit.end },
    noun: null,
    shape: 'number',
    isSigned: false,
    isPrefixed: false,
    firstToken: at,
    lastToken,
    start: tokens.start[at]!,
    end: tokens.end[lastToken - 1]!,
  }
  const first = before?.firstToken ?? at
  const hedge = before?.hedge ?? null
  const comparator = before?.comparator ?? null
  if (comparator === null) out.push(pointOf(context, first, amount, hedge))
  else out.push(boundOf(context, first, amount, comparator, hedge))
  return lastToken
}
