// A number as written in digits: grouping, decimals, exponents, fractions. What it may mean is kept open where
// a separator can be read in two ways.
import { add, divide, fromDecimal, multiply, power, rational, ZERO } from '../math/index.js'
import { type Rational, TokenKind, type Tokens } from '../types/index.js'

export interface Numeral {
  readonly value: Rational
  /** The other reading of a single separator with three digits behind it. */
  readonly other: Rational | null
  readonly decimals: number
  /** Half a unit of the last written place; zero for fractions. */
  readonly precision: Rational
  readonly lastToken: number
  readonly isFraction: boolean
}

const COMMA = 44
const POINT = 46
const SLASH = 47
const APOSTROPHE = 39
const CARET = 94
const HYPHEN = 45
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const VULGAR: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2], '⅓': [1, 3], '⅔': [2, 3], '¼': [1, 4], '¾': [3, 4], '⅕': [1, 5], '⅖': [2, 5], '⅗': [3, 5], '⅘': [4, 5],
  '⅙': [1, 6], '⅚': [5, 6], '⅛': [1, 8], '⅜': [3, 8], '⅝': [5, 8], '⅞': [7, 8], '⅑': [1, 9], '⅒': [1, 10],
}
const MAX_DIGITS = 400
const HALF = rational(1, 2)
const TEN = rational(10)

const markAt = (tokens: Tokens, at: number): number =>
  at < tokens.count && tokens.kind[at] === TokenKind.mark ? tokens.text.charCodeAt(tokens.start[at]!) : 0
const digitsAt = (tokens: Tokens, at: number): boolean => at < tokens.count && tokens.kind[at] === TokenKind.digits
const width = (tokens: Tokens, at: number): number => tokens.end[at]! - tokens.start[at]!
const glued = (tokens: Tokens, at: number): boolean => tokens.end[at - 1] === tokens.start[at]

/** A vulgar fraction character, as a value. */
export function vulgarAt(tokens: Tokens, at: number): Rational | null {
  if (at >= tokens.count || tokens.kind[at] !== TokenKind.mark) return null
  const code = tokens.text.charCodeAt(tokens.start[at]!)
  if (code < 0xbc || (code > 0xbe && code < 0x2150) || code > 0x215e) return null
  const parts = VULGAR[tokens.text[tokens.start[at]!]!]
  return parts === undefined ? null : rational(parts[0], parts[1])
}

/**
 * Reads a numeral at a token of digits, at `.5`, or at a fraction character.
 *
 *     1,234.5   1.234,5   1 234   1'234   .5   1/2   1 1/2   ½   3e-6   3 × 10^8
 *     ^^^^^^^   ^^^^^^^   ^^^^^   ^^^^^   ^^   ^^^   ^^^^^   ^   ^^^^   ^^^^^^^^
 */
export function readNumeral(tokens: Tokens, at: number, limit: number, decimal: '.' | ','): Numeral | null {
  const vulgar = vulgarAt(tokens, at)
  if (vulgar !== null) return plain(vulgar, at + 1, true)
  if (markAt(tokens, at) === POINT && digitsAt(tokens, at + 1) && glued(tokens, at + 1)) {
    const digits = tokens.text.slice(tokens.start[at + 1]!, tokens.end[at + 1]!)
    if (digits.length > MAX_DIGITS || at + 2 > limit) return null
    return withExponent(tokens, decimalNumeral(`0.${digits}`, digits.length, null, at + 2), limit)
  }
  if (!digitsAt(tokens, at) || width(tokens, at) > MAX_DIGITS) return null
  const grouped = readGrouped(tokens, at, limit, decimal)
  if (grouped === null) return null
  const fraction = readFraction(tokens, at, grouped, limit)
  return fraction ?? withExponent(tokens, grouped, limit)
}

function plain(value: Rational, lastToken: number, isFraction: boolean): Numeral {
  return { value, other: null, decimals: 0, precision: isFraction ? ZERO : HALF, lastToken, isFraction }
}

function decimalNumeral(text: string, decimals: number, other: Rational | null, lastToken: number): Numeral | null {
  const value = fromDecimal(text)
  if (value === null) return null
  const place = power(TEN, -decimals)
  return { value, other, decimals, precision: place === null ? ZERO : multiply(HALF, place), lastToken, isFraction: false }
}

/** Digits with separators: collects the groups, then decides what each separator is. */
function readGrouped(tokens: Tokens, at: number, limit: number, decimal: '.' | ','): Numeral | null {
  const { text } = tokens
  const groups: string[] = [text.slice(tokens.start[at]!, tokens.end[at]!)]
  const marks: number[] = []
  let next = at + 1
  while (next < limit && groups.length < 140) {
    const code = markAt(tokens, next)
    const isSeparator = code === COMMA || code === POINT || code === APOSTROPHE || code === 0x2019 || code === 0x2d9
    if (isSeparator && glued(tokens, next) && next + 1 < limit && digitsAt(tokens, next + 1) && glued(tokens, next + 1)) {
      marks.push(code === 0x2019 ? APOSTROPHE : code)
      groups.push(text.slice(tokens.start[next + 1]!, tokens.end[next + 1]!))
      next += 2
    } else if (
      digitsAt(tokens, next) && tokens.start[next]! - tokens.end[next - 1]! === 1 && width(tokens, next) === 3 &&
      groups[0]!.length <= 3 && (marks.length === 0 || marks[marks.length - 1] === 32) && groups[groups.length - 1]!.length <= 3 &&
      !(groups.length === 1 && groups[0]!.startsWith('0')) && !isLongerGroup(tokens, next)
    ) {
      marks.push(32)
      groups.push(text.slice(tokens.start[next]!, tokens.end[next]!))
      next++
    } else break
  }
  return decide(groups, marks, decimal, at, next)
}

/** `1 234` groups; the 345 of `12 345 678 901,` does too, but 3 digits glued to letters do not. */
const isLongerGroup = (tokens: Tokens, at: number): boolean =>
  at + 1 < tokens.count && tokens.kind[at + 1] === TokenKind.word && glued(tokens, at + 1) && width(tokens, at + 1) > 3

function decide(groups: string[], marks: number[], decimal: '.' | ',', at: number, next: number): Numeral | null {
  if (marks.length === 0) return decimalNumeral(groups[0]!, 0, null, next)
  const last = marks[marks.length - 1]!
  const first = marks[0]!
  const oneKind = marks.every((mark) => mark === first)
  const tail = groups[groups.length - 1]!
  if (!oneKind) {
    // 1.234.567,89: the last mark is the decimal one if it stands once and the others agree.
    const head = marks.slice(0, -1)
    if (head.every((mark) => mark === first) && last !== first && (last === COMMA || last === POINT) && isGrouping(groups.slice(0, -1), first))
      return decimalNumeral(`${groups.slice(0, -1).join('')}.${tail}`, tail.length, null, next)
    return upTo(groups, marks, decimal, at)
  }
  if (marks.length > 1) {
    if (isGrouping(groups, first)) return decimalNumeral(groups.join(''), 0, null, next)
    return upTo(groups, marks, decimal, at)
  }
  if (first === APOSTROPHE || first === 32) return tail.length === 3 ? decimalNumeral(groups.join(''), 0, null, next) : upTo(groups, marks, decimal, at)
  const isDecimalMark = first === (decimal === '.' ? POINT : COMMA)
  const mayGroup = tail.length === 3 && groups[0]!.length <= 3 && groups[0]! !== '0' && !groups[0]!.startsWith('0')
  const asDecimal = (): Numeral | null => decimalNumeral(`${groups[0]}.${tail}`, tail.length, mayGroup ? fromDecimal(groups.join('')) : null, next)
  if (!mayGroup || isDecimalMark) return asDecimal()
  return decimalNumeral(groups.join(''), 0, fromDecimal(`${groups[0]}.${tail}`), next)
}

/** Groups of three, or Indian groups of two before the last three. */
function isGrouping(groups: readonly string[], mark: number): boolean {
  if (groups[0]!.length > 3) return false
  const last = groups.length - 1
  let threes = true
  let indian = mark === COMMA && groups[last]!.length === 3 && groups[0]!.length <= 2
  for (let i = 1; i <= last; i++) {
    if (groups[i]!.length !== 3) threes = false
    if (i < last && groups[i]!.length !== 2) indian = false
  }
  return threes || indian
}

/** Separators that make no number (`1,1,1`, `1.2.3`): `null` for points, the first part for commas. */
function upTo(groups: readonly string[], marks: readonly number[], decimal: '.' | ',', at: number): Numeral | null {
  if (marks[0] === POINT && marks[1] === POINT) return null
  if (marks[0] === 32 || marks[0] === APOSTROPHE) return decimalNumeral(groups[0]!, 0, null, at + 1)
  if (marks[0] === POINT && decimal === '.') return decimalNumeral(`${groups[0]}.${groups[1]}`, groups[1]!.length, null, at + 3)
  return decimalNumeral(groups[0]!, 0, null, at + 1)
}

/** `1/2`, `1 1/2`, `1-1/2`, `2 ½`, `2½`. */
function readFraction(tokens: Tokens, at: number, numeral: Numeral, limit: number): Numeral | null {
  if (numeral.decimals > 0) return null
  const next = numeral.lastToken
  const vulgar = next < limit && tokens.start[next]! - tokens.end[next - 1]! <= 1 ? vulgarAt(tokens, next) : null
  if (vulgar !== null) return plain(add(numeral.value, vulgar), next + 1, true)
  const simple = simpleFraction(tokens, at, limit)
  if (simple !== null) return simple
  if (next < limit && digitsAt(tokens, next) && tokens.start[next]! - tokens.end[next - 1]! === 1 && width(tokens, at) <= 3) {
    const part = simpleFraction(tokens, next, limit)
    if (part !== null && Number(part.value.num) < Number(part.value.den)) return plain(add(numeral.value, part.value), part.lastToken, true)
  }
  return null
}

function simpleFraction(tokens: Tokens, at: number, limit: number): Numeral | null {
  const slash = markAt(tokens, at + 1)
  if ((slash !== SLASH && slash !== 0x2044) || at + 3 > limit || !digitsAt(tokens, at + 2) || !glued(tokens, at + 1) || !glued(tokens, at + 2)) return null
  if (width(tokens, at) > 3 || width(tokens, at + 2) > 3) return null
  if (markAt(tokens, at + 3) === SLASH && glued(tokens, at + 3)) return null
  const top = Number(tokens.text.slice(tokens.start[at]!, tokens.end[at]!))
  const bottom = Number(tokens.text.slice(tokens.start[at + 2]!, tokens.end[at + 2]!))
  if (bottom === 0 || bottom > 128 || top >= bottom * 20) return null
  const value = divide(rational(top), rational(bottom))
  return value === null ? null : plain(value, at + 3, true)
}

/** `e-6`, `× 10^8`, `x 10⁸`, and `10^-3` or `10⁶` alone. */
function withExponent(tokens: Tokens, numeral: Numeral | null, limit: number): Numeral | null {
  if (numeral === null) return null
  const { text } = tokens
  const at = numeral.lastToken
  if (at >= limit) return numeral
  if (numeral.decimals === 0 && numeral.other === null && numeral.value.num === 10 && numeral.value.den === 1) {
    const exponent = readPower(tokens, at, limit)
    if (exponent !== null) return scaled({ ...numeral, value: rational(1), precision: ZERO }, exponent.value, exponent.lastToken)
  }
  if (tokens.kind[at] === TokenKind.word && glued(tokens, at) && width(tokens, at) === 1 && (text.charCodeAt(tokens.start[at]!) | 32) === 101) {
    const exponent = readSigned(tokens, at + 1, limit)
    return exponent === null ? numeral : scaled(numeral, exponent.value, exponent.lastToken)
  }
  const code = text.charCodeAt(tokens.start[at]!)
  const isTimes = code === 0xd7 || code === 42 || code === 0xb7 || (code === 120 && width(tokens, at) === 1)
  if (isTimes && at + 1 < limit && digitsAt(tokens, at + 1) && text.slice(tokens.start[at + 1]!, tokens.end[at + 1]!) === '10') {
    const exponent = readPower(tokens, at + 2, limit)
    if (exponent !== null) return scaled(numeral, exponent.value, exponent.lastToken)
  }
  return numeral
}

function scaled(numeral: Numeral, exponent: number, lastToken: number): Numeral {
  const factor = Math.abs(exponent) > 400 ? null : power(TEN, exponent)
  if (factor === null) return numeral
  return {
    value: multiply(numeral.value, factor),
    other: null,
    decimals: Math.max(0, numeral.decimals - exponent),
    precision: multiply(numeral.precision, factor),
    lastToken,
    isFraction: false,
  }
}

/** `^8`, `^-3`, `⁸`, `⁻³`, `**6`. */
function readPower(tokens: Tokens, at: number, limit: number): { value: number; lastToken: number } | null {
  if (at >= limit || !glued(tokens, at)) return null
  const code = markAt(tokens, at)
  if (code === CARET) return readSigned(tokens, at + 1, limit)
  let sign = 1
  let next = at
  if (code === 0x207b) {
    sign = -1
    next++
  }
  let value = 0
  let seen = 0
  while (next < limit && tokens.kind[next] === TokenKind.mark && seen < 4) {
    const digit = SUPERSCRIPTS.indexOf(tokens.text[tokens.start[next]!]!)
    if (digit < 0) break
    value = value * 10 + digit
    seen++
    next++
  }
  return seen === 0 ? null : { value: sign * value, lastToken: next }
}

function readSigned(tokens: Tokens, at: number, limit: number): { value: number; lastToken: number } | null {
  const code = markAt(tokens, at)
  const hasSign = code === HYPHEN || code === 43
  const digits = hasSign ? at + 1 : at
  if (digits >= limit || !digitsAt(tokens, digits) || !glued(tokens, at) || (hasSign && !glued(tokens, digits))) return null
  if (width(tokens, digits) > 4) return null
  const value = Number(tokens.text.slice(tokens.start[digits]!, tokens.end[digits]!))
  return { value: code === HYPHEN ? -value : value, lastToken: digits + 1 }
}
