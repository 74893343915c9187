// Exact numbers to and from what people and programs write: decimal strings and JavaScript numbers.
import type { Rational } from '../types/rational.js'
import { ONE, power, rational, ZERO } from './rational.js'

/** More digits, or a larger exponent, than any quantity needs; beyond them the answer is `null`. */
const MAXIMUM_DIGITS = 400
const MAXIMUM_EXPONENT = 400

/** Digits of a fraction that never ends, where the caller does not say how many. */
const DIGITS_OF_ENDLESS = 20

/** 10^0 to 10^15 fit safe integers. */
const SMALL_POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent)

function powerOfTen(exponent: number): number | bigint {
  return SMALL_POWERS[exponent] ?? 10n ** BigInt(exponent)
}

/**
 * Reads a decimal numeral: digits with an optional sign, point and exponent, nothing else.
 *
 * ```
 * -1234.50e-3
 * ^    ^   ^
 * sign point exponent
 * ```
 *
 * `null` for anything else, and for numerals beyond 400 digits or powers of ten.
 *
 * @example fromDecimal('-0.5') // -1/2
 */
export function fromDecimal(text: string): Rational | null {
  const first = text.charCodeAt(0)
  const negative = first === 45
  let at = negative || first === 43 ? 1 : 0
  let seen = 0
  let decimals = 0
  let small = 0
  let afterPoint = false
  const start = at
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 46) {
      if (afterPoint) return null
      afterPoint = true
      continue
    }
    if (code < 48 || code > 57) break
    seen++
    if (seen > MAXIMUM_DIGITS) return null
    if (afterPoint) decimals++
    small = small * 10 + (code - 48)
  }
  if (seen === 0) return null
  const end = at
  const exponent = at < text.length ? readExponent(text, at) : 0
  if (exponent === null) return null
  const digits = seen <= 15 ? small : BigInt(text.slice(start, end).replace('.', ''))
  const signed = negative ? -digits : digits
  if (signed === 0) return ZERO
  const places = exponent - decimals
  if (places === 0) return rational(signed)
  if (places < 0) return rational(signed, powerOfTen(-places))
  return rational(BigInt(signed) * BigInt(powerOfTen(places)))
}

function readExponent(text: string, letter: number): number | null {
  const code = text.charCodeAt(letter)
  if (code !== 101 && code !== 69) return null
  const mark = text.charCodeAt(letter + 1)
  let at = mark === 45 || mark === 43 ? letter + 2 : letter + 1
  if (at >= text.length) return null
  let size = 0
  for (; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) return null
    size = size * 10 + digit
    if (size > MAXIMUM_EXPONENT) return null
  }
  return mark === 45 ? -size : size
}

/**
 * The number that was meant: the shortest decimal that denotes the same double, so 0.1 is 1/10.
 *
 * @throws RangeError for NaN and the infinities.
 */
export function fromNumber(n: number): Rational {
  if (Number.isSafeInteger(n)) return n === 0 ? ZERO : { num: n, den: 1 }
  const read = fromDecimal(String(n))
  if (read === null) throw new RangeError(`fromNumber takes a finite number, not ${n}`)
  return read
}

/** The nearest double; infinite or zero where the value is beyond what doubles hold. */
export function toNumber(r: Rational): number {
  if (typeof r.num === 'number') return r.num / (r.den as number)
  const den = r.den as bigint
  if (den === 1n) return Number(r.num)
  const size = r.num < 0n ? -r.num : r.num
  // A quotient of at least 64 bits, its last bit set where something is left over, rounds as the value does.
  const shift = 64 + (den.toString(16).length - size.toString(16).length + 1) * 4
  const top = shift > 0 ? size << BigInt(shift) : size
  const bottom = shift < 0 ? den << BigInt(-shift) : den
  const quotient = top / bottom
  const sticky = quotient * bottom === top ? quotient : quotient | 1n
  const half = Math.trunc(shift / 2)
  const value = Number(sticky) * 2 ** -half * 2 ** (half - shift)
  return r.num < 0n ? -value : value
}

/** `r` times ten to `decimals`, rounded half away from zero, as an integer. */
function roundedAt(r: Rational, decimals: number): bigint {
  const ten = 10n ** BigInt(Math.abs(decimals))
  const num = decimals > 0 ? BigInt(r.num) * ten : BigInt(r.num)
  const den = decimals < 0 ? BigInt(r.den) * ten : BigInt(r.den)
  const twice = (num < 0n ? -num : num) * 2n
  const size = (twice + den) / (den * 2n)
  return num < 0n ? -size : size
}

function limited(decimals: number): number {
  return Math.max(-MAXIMUM_EXPONENT, Math.min(MAXIMUM_EXPONENT, Math.trunc(decimals) || 0))
}

/**
 * Rounded half away from zero to `decimals` places behind the point; negative places round to tens,
 * hundreds and so on.
 *
 * @example roundTo(rational(5, 2), 0) // 3
 */
export function roundTo(r: Rational, decimals: number): Rational {
  if (decimals >= 0 && r.den === 1) return r
  const places = limited(decimals)
  if (typeof r.num === 'number' && places >= 0 && places <= 6) {
    const ten = SMALL_POWERS[places] as number
    const den = r.den as number
    const twice = Math.abs(r.num) * ten * 2 + den
    if (twice <= Number.MAX_SAFE_INTEGER && den <= Number.MAX_SAFE_INTEGER / 2) {
      const size = (twice - (twice % (den * 2))) / (den * 2)
      return rational(r.num < 0 ? -size : size, ten)
    }
  }
  const rounded = roundedAt(r, places)
  return places >= 0 ? rational(rounded, 10n ** BigInt(places)) : rational(rounded * 10n ** BigInt(-places))
}

/** How many places the exact decimal has, or -1 where it never ends. */
function placesOf(den: number | bigint): number {
  let rest = BigInt(den)
  let twos = 0
  let fives = 0
  while (rest % 2n === 0n) {
    rest /= 2n
    twos++
  }
  while (rest % 5n === 0n) {
    rest /= 5n
    fives++
  }
  return rest === 1n ? Math.max(twos, fives) : -1
}

/** Places that show `DIGITS_OF_ENDLESS` significant digits. */
function placesOfEndless(r: Rational): number {
  const whole = BigInt(r.num) / BigInt(r.den)
  if (whole !== 0n) {
    const digits = (whole < 0n ? -whole : whole).toString().length
    return Math.max(0, DIGITS_OF_ENDLESS - digits)
  }
  const size = r.num < 0 ? -r.num : r.num
  return DIGITS_OF_ENDLESS + String(r.den).length - String(size).length
}

/**
 * The decimal numeral, without exponent or grouping. With `decimals`, exactly that many digits behind the
 * point, rounded half away from zero; without, all digits of a decimal that ends, and twenty significant
 * digits of one that does not.
 *
 * @example toDecimalString(rational(1, 8)) // '0.125'
 * @example toDecimalString(rational(18), 1) // '18.0'
 */
export function toDecimalString(r: Rational, decimals?: number): string {
  if (decimals === undefined && r.den === 1) return String(r.num)
  let places = decimals === undefined ? placesOf(r.den) : Math.max(0, limited(decimals))
  if (places < 0) places = placesOfEndless(r)
  const rounded = roundedAt(r, places)
  const negative = rounded < 0n
  const digits = (negative ? -rounded : rounded).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const rest = places > 0 ? `.${digits.slice(digits.length - places)}` : ''
  return `${negative ? '-' : ''}${whole}${rest}`
}

/** Ten to an integer power, exact; `null` beyond 400 either way. */
export function tenTo(exponent: number): Rational | null {
  if (!Number.isInteger(exponent) || Math.abs(exponent) > MAXIMUM_EXPONENT) return null
  if (exponent === 0) return ONE
  return power({ num: 10, den: 1 }, exponent)
}
