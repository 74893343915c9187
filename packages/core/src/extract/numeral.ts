// A number as written in digits: grouping, decimals, fractions, powers. What it may mean is kept open where a
// separator can be read in two ways.
import { add, multiply, rational, tenTo, ZERO } from '../math/index.js'
import { type Rational, TokenKind, type Tokens } from '../types/index.js'
import { readDigitGroups } from './digit-groups.js'
import { readExponent, readPower } from './exponent.js'
import { isDigits, markAt, SLASH, touches, width } from './neighbours.js'

export interface Numeral {
  readonly value: Rational
  /** The other reading of a single separator with three digits behind it. */
  readonly other: Rational | null
  readonly decimals: number
  /** Half a unit of the last written place; zero for fractions. */
  readonly precision: Rational
  readonly lastToken: number
  readonly isFraction: boolean
  /** The numeral is a run of digits and nothing else. */
  readonly isPlain: boolean
}

const VULGAR: ReadonlyMap<number, readonly [number, number]> = new Map(
  Object.entries({
    '½': [1, 2],
    '⅓': [1, 3],
    '⅔': [2, 3],
    '¼': [1, 4],
    '¾': [3, 4],
    '⅕': [1, 5],
    '⅖': [2, 5],
    '⅗': [3, 5],
    '⅘': [4, 5],
    '⅙': [1, 6],
    '⅚': [5, 6],
    '⅛': [1, 8],
    '⅜': [3, 8],
    '⅝': [5, 8],
    '⅞': [7, 8],
    '⅑': [1, 9],
    '⅒': [1, 10],
    '⅐': [1, 7],
  } as const).map(([character, parts]) => [character.charCodeAt(0), parts]),
)
const FRACTION_SLASH = 0x2044
const MAX_FRACTION_DIGITS = 6
const HALF = rational(1, 2)

/** A vulgar fraction character as a value. */
export function vulgarAt(tokens: Tokens, at: number): Rational | null {
  const code = markAt(tokens, at)
  if (code < 0xbc || (code > 0xbe && (code < 0x2150 || code > 0x215e))) return null
  const parts = VULGAR.get(code)
  return parts === undefined ? null : rational(parts[0], parts[1])
}

const fractionNumeral = (value: Rational, lastToken: number): Numeral => ({
  value,
  other: null,
  decimals: 0,
  precision: ZERO,
  lastToken,
  isFraction: true,
  isPlain: false,
})

/**
 * Reads a numeral at a token of digits, at a decimal mark before digits, or at a fraction character.
 *
 *     1,234.5   1.234,5   1 234   1'234   .5   1/2   1 1/2   ½   3e-6   3 × 10^8   10⁻³
 *     ^^^^^^^   ^^^^^^^   ^^^^^   ^^^^^   ^^   ^^^   ^^^^^   ^   ^^^^   ^^^^^^^^   ^^^^
 */
export function readNumeral(tokens: Tokens, at: number, limit: number, decimal: '.' | ','): Numeral | null {
  const vulgar = vulgarAt(tokens, at)
  if (vulgar !== null) return fractionNumeral(vulgar, at + 1)
  const simple = isDigits(tokens, at) ? readFraction(tokens, at, limit) : null
  if (simple !== null) return fractionNumeral(simple.value, simple.lastToken)
  const raised = readPower(tokens, at, limit)
  if (raised !== null) return { ...fractionNumeral(raised.value, raised.lastToken), isFraction: false }
  const groups = readDigitGroups(tokens, at, limit, decimal)
  if (groups === null) return null
  const mixed = groups.decimals === 0 && groups.isPlain ? readMixed(tokens, groups.lastToken, limit) : null
  if (mixed !== null) return fractionNumeral(add(groups.value, mixed.value), mixed.lastToken)
  const precision = groups.decimals === 0 ? HALF : multiply(HALF, tenTo(-groups.decimals) ?? ZERO)
  const exponent = readExponent(tokens, groups.lastToken, limit)
  if (exponent === null)
    return {
      value: groups.value,
      other: groups.other,
      decimals: groups.decimals,
      precision,
      lastToken: groups.lastToken,
      isFraction: false,
      isPlain: groups.isPlain,
    }
  const factor = tenTo(exponent.value)
  if (factor === null) return null
  return {
    value: multiply(groups.value, factor),
    other: groups.other === null ? null : multiply(groups.other, factor),
    decimals: groups.decimals,
    precision: multiply(precision, factor),
    lastToken: exponent.lastToken,
    isFraction: false,
    isPlain: false,
  }
}

interface Part {
  readonly value: Rational
  readonly lastToken: number
}

const smallInteger = (tokens: Tokens, at: number): number =>
  isDigits(tokens, at) && width(tokens, at) <= MAX_FRACTION_DIGITS
    ? Number(tokens.text.slice(tokens.start[at]!, tokens.end[at]!))
    : -1

/** `1/2`: glued, not part of a longer chain, the denominator larger than the numerator. */
function readFraction(tokens: Tokens, at: number, limit: number): Part | null {
  const slash = markAt(tokens, at + 1)
  if (slash !== SLASH && slash !== FRACTION_SLASH) return null
  if (at + 2 >= limit || !touches(tokens, at) || !touches(tokens, at + 1)) return null
  if (slash === SLASH && markAt(tokens, at - 1) === SLASH && touches(tokens, at - 1)) return null
  const top = smallInteger(tokens, at)
  const bottom = smallInteger(tokens, at + 2)
  if (top < 0 || bottom <= 0 || top >= bottom) return null
  const after = at + 3
  if (touches(tokens, after - 1)) {
    const next = markAt(tokens, after)
    if (next === SLASH || tokens.kind[after] === TokenKind.digits) return null
    if ((next === 46 || next === 44) && isDigits(tokens, after + 1) && touches(tokens, after)) return null
  }
  return { value: rational(top, bottom), lastToken: after }
}

/** The fraction behind a whole number: `2½`, `2 1/2`. */
function readMixed(tokens: Tokens, at: number, limit: number): Part | null {
  if (at >= limit || tokens.start[at]! - tokens.end[at - 1]! > 1) return null
  const vulgar = vulgarAt(tokens, at)
  if (vulgar !== null) return { value: vulgar, lastToken: at + 1 }
  if (touches(tokens, at - 1)) return null
  const fraction = isDigits(tokens, at) ? readFraction(tokens, at, limit) : null
  return fraction !== null && width(tokens, at + 2) <= 2 ? fraction : null
}
