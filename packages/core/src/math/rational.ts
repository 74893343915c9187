// Exact numbers. Numerator and denominator are safe integers where both fit, and both bigint where one does
// not; one value has one form, so that equal values have equal parts. Only this room looks inside.
import type { Rational } from '../types/rational.js'

const LARGEST = Number.MAX_SAFE_INTEGER
const LARGEST_BIGINT = BigInt(LARGEST)

/** Powers that would need more bits than this are refused: nothing that is written in a text comes near. */
const POWER_BITS = 20_000

export const ZERO: Rational = { num: 0, den: 1 }
export const ONE: Rational = { num: 1, den: 1 }

function greatestCommonDivisor(left: number, right: number): number {
  let a = left < 0 ? -left : left
  let b = right
  while (b !== 0) {
    const rest = a % b
    a = b
    b = rest
  }
  return a
}

function greatestCommonDivisorOfBig(left: bigint, right: bigint): bigint {
  let a = left < 0n ? -left : left
  let b = right
  while (b !== 0n) {
    const rest = a % b
    a = b
    b = rest
  }
  return a
}

function isSafe(value: number): boolean {
  return value <= LARGEST && value >= -LARGEST
}

/** `num / den` in lowest terms; both safe, `den` positive. */
function reduced(num: number, den: number): Rational {
  if (num === 0) return ZERO
  if (den === 1) return { num, den }
  const divisor = greatestCommonDivisor(num, den)
  return { num: num / divisor, den: den / divisor }
}

/** The same for bigint parts: back to safe integers where both fit. */
function reducedBig(num: bigint, den: bigint): Rational {
  if (num === 0n) return ZERO
  const divisor = greatestCommonDivisorOfBig(num, den)
  const top = num / divisor
  const bottom = den / divisor
  if (top <= LARGEST_BIGINT && top >= -LARGEST_BIGINT && bottom <= LARGEST_BIGINT) {
    return { num: Number(top), den: Number(bottom) }
  }
  return { num: top, den: bottom }
}

/**
 * An exact fraction from integers.
 *
 * @throws RangeError when a part is not an integer or the denominator is zero: a mistake in code or data,
 * never the result of reading a text.
 * @example rational(-6, 4) // -3/2
 */
export function rational(num: number | bigint, den: number | bigint = 1): Rational {
  if (typeof num === 'number' && typeof den === 'number') {
    if (!Number.isInteger(num) || !Number.isInteger(den)) {
      throw new RangeError(`rational takes integers, not ${num}/${den}; use fromNumber or fromDecimal`)
    }
    if (den !== 0 && isSafe(num) && isSafe(den)) return den < 0 ? reduced(-num, -den) : reduced(num, den)
  }
  const top = BigInt(num)
  const bottom = BigInt(den)
  if (bottom === 0n) throw new RangeError(`rational takes a denominator other than zero: ${num}/0`)
  return bottom < 0n ? reducedBig(-top, -bottom) : reducedBig(top, bottom)
}

/** The exact sum. */
export function add(a: Rational, b: Rational): Rational {
  if (typeof a.num === 'number' && typeof b.num === 'number') {
    const aDen = a.den as number
    const bDen = b.den as number
    if (aDen === bDen) {
      const sum = a.num + b.num
      if (isSafe(sum)) return reduced(sum, aDen)
    } else {
      const left = a.num * bDen
      const right = b.num * aDen
      const sum = left + right
      const den = aDen * bDen
      if (isSafe(left) && isSafe(right) && isSafe(sum) && isSafe(den)) return reduced(sum, den)
    }
  }
  const aDen = BigInt(a.den)
  const bDen = BigInt(b.den)
  return reducedBig(BigInt(a.num) * bDen + BigInt(b.num) * aDen, aDen * bDen)
}

/** The exact difference `a - b`. */
export function subtract(a: Rational, b: Rational): Rational {
  if (typeof a.num === 'number' && typeof b.num === 'number') {
    const aDen = a.den as number
    const bDen = b.den as number
    if (aDen === bDen) {
      const difference = a.num - b.num
      if (isSafe(difference)) return reduced(difference, aDen)
    } else {
      const left = a.num * bDen
      const right = b.num * aDen
      const difference = left - right
      const den = aDen * bDen
      if (isSafe(left) && isSafe(right) && isSafe(difference) && isSafe(den)) return reduced(difference, den)
    }
  }
  const aDen = BigInt(a.den)
  const bDen = BigInt(b.den)
  return reducedBig(BigInt(a.num) * bDen - BigInt(b.num) * aDen, aDen * bDen)
}

/** The exact product. */
export function multiply(a: Rational, b: Rational): Rational {
  if (typeof a.num === 'number' && typeof b.num === 'number') {
    const num = a.num * b.num
    const den = (a.den as number) * (b.den as number)
    if (isSafe(num) && isSafe(den)) return reduced(num, den)
  }
  return reducedBig(BigInt(a.num) * BigInt(b.num), BigInt(a.den) * BigInt(b.den))
}

/** The exact quotient `a / b`; `null` where `b` is zero. */
export function divide(a: Rational, b: Rational): Rational | null {
  if (b.num === 0) return null
  if (typeof a.num === 'number' && typeof b.num === 'number') {
    const num = a.num * (b.den as number)
    const den = (a.den as number) * b.num
    if (isSafe(num) && isSafe(den)) return den < 0 ? reduced(-num, -den) : reduced(num, den)
  }
  const num = BigInt(a.num) * BigInt(b.den)
  const den = BigInt(a.den) * BigInt(b.num)
  return den < 0n ? reducedBig(-num, -den) : reducedBig(num, den)
}

export function negate(r: Rational): Rational {
  return r.num === 0 ? r : { num: -r.num, den: r.den }
}

export function absolute(r: Rational): Rational {
  return r.num < 0 ? { num: -r.num, den: r.den } : r
}

function bitLength(value: number | bigint): number {
  if (typeof value === 'number') return Math.ceil(Math.log2(Math.abs(value) + 1))
  return (value < 0n ? -value : value).toString(16).length * 4
}

/**
 * `r` to an integer power. `null` for zero to a negative power, for an exponent that is not an integer, and
 * where the result would be too long to be worth its time.
 */
export function power(r: Rational, exponent: number): Rational | null {
  if (!Number.isInteger(exponent)) return null
  if (exponent === 1) return r
  if (exponent === 0) return ONE
  if (r.num === 0) return exponent > 0 ? ZERO : null
  const size = Math.abs(exponent)
  // One and minus one do not grow, whatever the exponent.
  if (r.den === 1 && (r.num === 1 || r.num === -1)) return size % 2 === 0 ? ONE : r
  if (Math.max(bitLength(r.num), bitLength(r.den)) * size > POWER_BITS) return null
  let square = exponent < 0 ? divide(ONE, r) : r
  let result = ONE
  for (let left = size; square !== null && left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = multiply(result, square)
    if (left > 1) square = multiply(square, square)
  }
  return result
}

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  if (typeof a.num === 'number' && typeof b.num === 'number') {
    if (a.den === b.den) return a.num < b.num ? -1 : a.num > b.num ? 1 : 0
    const left = a.num * (b.den as number)
    const right = b.num * (a.den as number)
    if (isSafe(left) && isSafe(right)) return left < right ? -1 : left > right ? 1 : 0
  }
  const left = BigInt(a.num) * BigInt(b.den)
  const right = BigInt(b.num) * BigInt(a.den)
  return left < right ? -1 : left > right ? 1 : 0
}

export function equals(a: Rational, b: Rational): boolean {
  return a.num === b.num && a.den === b.den
}

export function isZero(r: Rational): boolean {
  return r.num === 0
}

export function sign(r: Rational): -1 | 0 | 1 {
  return r.num < 0 ? -1 : r.num > 0 ? 1 : 0
}

export function minimum(a: Rational, b: Rational): Rational {
  return compare(a, b) <= 0 ? a : b
}

export function maximum(a: Rational, b: Rational): Rational {
  return compare(a, b) >= 0 ? a : b
}

/** The greatest integer that is not above `r`. */
export function floor(r: Rational): Rational {
  if (r.den === 1 || r.den === 1n) return r
  if (typeof r.num === 'number') return reduced(Math.floor(r.num / (r.den as number)), 1)
  const den = r.den as bigint
  const quotient = r.num / den
  return reducedBig(r.num < 0n ? quotient - 1n : quotient, 1n)
}
