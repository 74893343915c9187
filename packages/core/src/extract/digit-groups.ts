// Digits with separators to one number, with the other reading of a separator that can be read in two ways.
import { fromDecimal, rational } from '../math/index.js'
import type { Rational, Tokens } from '../types/index.js'
import { COMMA, isDigits, markAt, POINT, touches, width } from './neighbours.js'

export interface DigitGroups {
  readonly value: Rational
  readonly other: Rational | null
  readonly decimals: number
  readonly lastToken: number
  /** One run of digits, without any separator. */
  readonly isPlain: boolean
}

const APOSTROPHE = 39
const BLANK = 32
const UNDERSCORE = 95
const MIDDLE_DOT = 0xb7
const KATAKANA_DOT = 0x30fb
/** Longer than any number that people write: beyond it, a run of digits is an identifier. */
const MAX_DIGITS = 40
const MAX_GROUPS = 14

/** Kind of the separator between the digits before `at` and the digits behind it; 0 where there is none. */
function separatorAt(tokens: Tokens, at: number, limit: number): number {
  if (at >= limit) return 0
  if (isDigits(tokens, at)) return tokens.start[at]! - tokens.end[at - 1]! === 1 ? BLANK : 0
  const code = markAt(tokens, at)
  const separates =
    code === COMMA ||
    code === POINT ||
    code === APOSTROPHE ||
    code === 0x2019 ||
    code === UNDERSCORE ||
    code === MIDDLE_DOT ||
    code === 0x2d9 ||
    code === 0x66b ||
    code === 0x66c ||
    code === KATAKANA_DOT
  if (
    !separates ||
    at + 1 >= limit ||
    !touches(tokens, at - 1) ||
    !touches(tokens, at) ||
    !isDigits(tokens, at + 1)
  )
    return 0
  if (code === KATAKANA_DOT) return MIDDLE_DOT
  if (code === 0x2019 || code === 0x2d9 || code === 0x66c) return APOSTROPHE
  return code === 0x66b ? POINT : code
}

/** Token of the digits behind a separator. */
const behind = (at: number, separator: number): number => (separator === BLANK ? at : at + 1)

function integerAt(tokens: Tokens, at: number): Rational | null {
  const length = width(tokens, at)
  if (length > MAX_DIGITS) return null
  if (length > 15) return fromDecimal(tokens.text.slice(tokens.start[at]!, tokens.end[at]!))
  let value = 0
  for (let i = tokens.start[at]!; i < tokens.end[at]!; i++)
    value = value * 10 + tokens.text.charCodeAt(i) - 48
  return rational(value)
}

const done = (
  value: Rational | null,
  decimals: number,
  lastToken: number,
  other: Rational | null = null,
): DigitGroups | null => (value === null ? null : { value, other, decimals, lastToken, isPlain: false })

/**
 * Reads digits and their separators.
 *
 *     1,234,567.89   1.234.567,89   12 345   1'234   1,00,000   3·75   .5
 *     ^^^^^^^^^^^^   ^^^^^^^^^^^^   ^^^^^^   ^^^^^   ^^^^^^^^   ^^^^   ^^
 */
export function readDigitGroups(
  tokens: Tokens,
  at: number,
  limit: number,
  decimal: '.' | ',',
): DigitGroups | null {
  if (!isDigits(tokens, at)) return readLeadingMark(tokens, at, limit)
  const separator = separatorAt(tokens, at + 1, limit)
  if (separator === 0) {
    const value = integerAt(tokens, at)
    return value === null ? null : { value, other: null, decimals: 0, lastToken: at + 1, isPlain: true }
  }
  const grouped = readGrouping(tokens, at, limit, separator)
  if (grouped !== null) {
    if (grouped.groups > 2 || (separator !== COMMA && separator !== POINT)) return grouped.read
    // One separator with three digits behind it: the text's format decides, the other reading is kept.
    const isDecimal = separator === (decimal === '.' ? POINT : COMMA)
    if (grouped.read.decimals > 0) return grouped.read
    const asDecimal = fromDecimal(`${digits(tokens, at)}.${digits(tokens, at + 2)}`)
    if (asDecimal === null) return null
    return isDecimal
      ? done(asDecimal, 3, at + 3, grouped.read.value)
      : done(grouped.read.value, 0, at + 3, asDecimal)
  }
  const value = integerAt(tokens, at)
  const plain: DigitGroups | null =
    value === null ? null : { value, other: null, decimals: 0, lastToken: at + 1, isPlain: true }
  if (separator !== COMMA && separator !== POINT && separator !== MIDDLE_DOT) return plain
  const next = separatorAt(tokens, at + 3, limit)
  if (next === separator) {
    // 1.2.3 is a version or a clause; 1,2,3 is a list.
    return separator === COMMA ? plain : null
  }
  if (next === POINT || (next === COMMA && width(tokens, at + 2) === 3))
    return separator === COMMA ? plain : null
  // `1, 2` without its blank: a list, where the comma is not the decimal mark of the text.
  if (width(tokens, at + 2) > MAX_DIGITS || width(tokens, at) > MAX_DIGITS) return null
  return done(fromDecimal(`${digits(tokens, at)}.${digits(tokens, at + 2)}`), width(tokens, at + 2), at + 3)
}

const digits = (tokens: Tokens, at: number): string => tokens.text.slice(tokens.start[at]!, tokens.end[at]!)

/** `.5`, or `,5` where the comma is not the end of something else. */
function readLeadingMark(tokens: Tokens, at: number, limit: number): DigitGroups | null {
  const code = markAt(tokens, at)
  if (code !== POINT && code !== COMMA && code !== MIDDLE_DOT) return null
  if (
    at + 1 >= limit ||
    !isDigits(tokens, at + 1) ||
    !touches(tokens, at) ||
    width(tokens, at + 1) > MAX_DIGITS
  )
    return null
  if (separatorAt(tokens, at + 2, limit) === code) return null
  return done(fromDecimal(`0.${digits(tokens, at + 1)}`), width(tokens, at + 1), at + 2)
}

/** Groups of three, or Indian groups of two before the last three; `null` where the digits are not grouped. */
function readGrouping(
  tokens: Tokens,
  at: number,
  limit: number,
  separator: number,
): { read: DigitGroups; groups: number } | null {
  const first = width(tokens, at)
  if (first > 3 || separator === MIDDLE_DOT) return null
  if (tokens.text.charCodeAt(tokens.start[at]!) === 48) return null
  let joined = digits(tokens, at)
  let groups = 1
  let next = at + 1
  let indian = false
  for (;;) {
    if (separatorAt(tokens, next, limit) !== separator) break
    const group = behind(next, separator)
    const length = width(tokens, group)
    if (length === 2 && separator === COMMA && (groups === 1 || indian) && first <= 2) indian = true
    else if (length !== 3) return separator === BLANK && groups > 1 && length < 3 ? finish() : null
    if (++groups > MAX_GROUPS) return null
    joined += digits(tokens, group)
    next = group + 1
    if (length === 3 && indian) break
  }
  return groups === 1 ? null : finish()

  function finish(): { read: DigitGroups; groups: number } | null {
    const last = next - 1
    if (indian && width(tokens, last) !== 3) return null
    if (indian && separatorAt(tokens, next, limit) === separator) return null
    const mark = separatorAt(tokens, next, limit)
    // 1 234 5678 is no grouping: a telephone number, or numbers that stand next to each other.
    if (separator === BLANK && mark === BLANK && groups === 2 && width(tokens, next) > 3) return null
    if ((mark === COMMA || mark === POINT || mark === MIDDLE_DOT) && mark !== separator) {
      if (separatorAt(tokens, next + 2, limit) !== 0 && separatorAt(tokens, next + 2, limit) !== BLANK)
        return null
      if (width(tokens, next + 1) <= MAX_DIGITS) {
        const read = done(
          fromDecimal(`${joined}.${digits(tokens, next + 1)}`),
          width(tokens, next + 1),
          next + 2,
        )
        return read === null ? null : { read, groups: groups + 1 }
      }
    }
    const read = done(fromDecimal(joined), 0, next)
    return read === null ? null : { read, groups }
  }
}
