// The laws of a field, an order and a rounding, on numbers on both sides of the safe integers.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rational } from '../types/rational.js'
import {
  absolute,
  add,
  compare,
  divide,
  equals,
  floor,
  fromDecimal,
  fromNumber,
  isZero,
  maximum,
  minimum,
  multiply,
  negate,
  ONE,
  power,
  rational,
  roundTo,
  sign,
  subtract,
  tenTo,
  toDecimalString,
  toNumber,
  ZERO,
} from './index.js'

const part = fc.oneof(
  fc.bigInt({ min: -1000n, max: 1000n }),
  fc.bigInt({ min: -(2n ** 53n), max: 2n ** 53n }),
  fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
)
const anyRational = fc.tuple(part, part).map(([num, den]) => rational(num, den === 0n ? 1n : den))
const seeded = { seed: 20240301, numRuns: 500 }

function holds<T extends unknown[]>(
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  law: (...values: T) => void,
): void {
  fc.assert(
    fc.property(fc.tuple(...arbitraries) as fc.Arbitrary<T>, (values) => law(...values)),
    seeded,
  )
}

function isCanonical(r: Rational): boolean {
  if (typeof r.num !== typeof r.den) return false
  if (r.den <= 0 || Object.is(r.num, -0)) return false
  const safe = Number.isSafeInteger(Number(r.num)) && Number.isSafeInteger(Number(r.den))
  if (typeof r.num === 'number') return safe
  let a = r.num < 0n ? -r.num : r.num
  let b = BigInt(r.den)
  while (b !== 0n) [a, b] = [b, a % b]
  const fits = r.num <= 9007199254740991n && r.num >= -9007199254740991n && r.den <= 9007199254740991n
  return a === 1n && !fits
}

describe('laws', () => {
  it('every result is in its one form', () => {
    holds([anyRational, anyRational], (a, b) => {
      for (const r of [add(a, b), subtract(a, b), multiply(a, b), negate(a), absolute(b), floor(a)]) {
        expect(isCanonical(r)).toBe(true)
      }
      const quotient = divide(a, b)
      expect(quotient === null ? isZero(b) : isCanonical(quotient)).toBe(true)
    })
  })
  it('addition and multiplication commute, associate and distribute', () => {
    holds([anyRational, anyRational, anyRational], (a, b, c) => {
      expect(equals(add(a, b), add(b, a))).toBe(true)
      expect(equals(multiply(a, b), multiply(b, a))).toBe(true)
      expect(equals(add(add(a, b), c), add(a, add(b, c)))).toBe(true)
      expect(equals(multiply(multiply(a, b), c), multiply(a, multiply(b, c)))).toBe(true)
      expect(equals(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(true)
    })
  })
  it('subtraction and division undo', () => {
    holds([anyRational, anyRational], (a, b) => {
      expect(equals(subtract(add(a, b), b), a)).toBe(true)
      expect(equals(add(a, negate(a)), ZERO)).toBe(true)
      if (!isZero(b)) expect(equals(divide(multiply(a, b), b) ?? ZERO, a)).toBe(true)
    })
  })
  it('the order is total and agrees with subtraction', () => {
    holds([anyRational, anyRational], (a, b) => {
      expect(compare(a, b)).toBe(sign(subtract(a, b)))
      expect(compare(a, b) + compare(b, a)).toBe(0)
      expect(compare(a, b) === 0).toBe(equals(a, b))
      expect(compare(minimum(a, b), maximum(a, b))).toBeLessThanOrEqual(0)
    })
  })
  it('floor is the integer below', () => {
    holds([anyRational], (a) => {
      const whole = floor(a)
      expect(BigInt(whole.den)).toBe(1n)
      expect(compare(whole, a)).toBeLessThanOrEqual(0)
      expect(compare(a, add(whole, ONE))).toBe(-1)
    })
  })
  it('rounding moves by half a place at most, and mirrors', () => {
    holds([anyRational, fc.integer({ min: -8, max: 12 })], (a, decimals) => {
      const rounded = roundTo(a, decimals)
      const half = multiply(tenTo(-decimals) ?? ONE, rational(1, 2))
      expect(compare(absolute(subtract(rounded, a)), half)).toBeLessThanOrEqual(0)
      expect(equals(roundTo(negate(a), decimals), negate(rounded))).toBe(true)
      expect(equals(roundTo(rounded, decimals), rounded)).toBe(true)
      if (decimals >= 0) {
        expect(equals(fromDecimal(toDecimalString(a, decimals)) ?? ONE, rounded)).toBe(true)
      }
    })
  })
  it('a decimal that ends goes to its string and back', () => {
    holds([part, fc.integer({ min: 0, max: 30 })], (num, places) => {
      const value = rational(num, 10n ** BigInt(places))
      expect(equals(fromDecimal(toDecimalString(value)) ?? ONE, value)).toBe(true)
    })
  })
  it('every double goes to its decimal and back', () => {
    holds([fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e300, max: 1e300 })], (n) => {
      fc.pre(n === 0 || Math.abs(n) > 1e-300)
      expect(toNumber(fromNumber(n))).toBe(n === 0 ? 0 : n)
    })
  })
  it('toNumber is within one rounding of the value', () => {
    holds([anyRational], (a) => {
      const error = absolute(subtract(fromNumber(toNumber(a)), a))
      expect(compare(error, multiply(absolute(a), rational(1n, 2n ** 51n)))).toBeLessThanOrEqual(0)
    })
  })
  it('powers add', () => {
    const small = fc.integer({ min: -12, max: 12 })
    holds([anyRational, small, small], (a, m, n) => {
      fc.pre(!isZero(a))
      const left = power(a, m)
      const right = power(a, n)
      const both = power(a, m + n)
      expect(left && right && both && equals(multiply(left, right), both)).toBe(true)
    })
  })
})

describe('fromDecimal', () => {
  it.each([
    ['0', 0, 1],
    ['-0', 0, 1],
    ['-0.0', 0, 1],
    ['1234.5', 2469, 2],
    ['-0.5', -1, 2],
    ['+7', 7, 1],
    ['.25', 1, 4],
    ['5.', 5, 1],
    ['1e-6', 1, 1000000],
    ['2.5E+3', 2500, 1],
    ['007', 7, 1],
  ])('%s', (text, num, den) => expect(fromDecimal(text)).toEqual({ num, den }))
  it.each(['', '-', '.', 'e5', '1e', '1e+', '1,000', '1.2.3', ' 1', '1 ', '0x10', 'NaN', '1e5.5', '--1'])(
    '%j is no decimal',
    (text) => expect(fromDecimal(text)).toBeNull(),
  )
  it.each(['1e999', '1e-999', `1e${'9'.repeat(1000)}`, '9'.repeat(1_000_000)])('a limit gives null', (text) =>
    expect(fromDecimal(text)).toBeNull(),
  )
  it('keeps digits that no double keeps', () => {
    const text = '12345678901234567890.123456789'
    expect(toDecimalString(fromDecimal(text) ?? ZERO)).toBe(text)
  })
})

describe('toDecimalString', () => {
  it.each([
    ['1/8', rational(1, 8), undefined, '0.125'],
    ['1/3', rational(1, 3), undefined, '0.33333333333333333333'],
    ['-200/3', rational(-200, 3), undefined, '-66.666666666666666667'],
    ['18 to 2', rational(18), 2, '18.00'],
    ['2.5 to 0', rational(5, 2), 0, '3'],
    ['-2.5 to 0', rational(-5, 2), 0, '-3'],
    ['-0.004 to 2', rational(-4, 1000), 2, '0.00'],
  ] as const)('%s', (_, value, decimals, text) => expect(toDecimalString(value, decimals)).toBe(text))
})

describe('limits and mistakes', () => {
  it('divide by zero is null', () => expect(divide(ONE, ZERO)).toBeNull())
  it.each([
    ['zero to a negative power', ZERO, -1],
    ['a power that is not an integer', ONE, 0.5],
    ['a power that never ends', rational(2), 1e9],
    ['a power that never ends, inverted', rational(2), -1e9],
  ])('%s is null', (_, base, exponent) => expect(power(base, exponent)).toBeNull())
  it('one and minus one have every power', () => {
    expect(power(ONE, 1e12)).toEqual(ONE)
    expect(power(rational(-1), 1e12 + 1)).toEqual(rational(-1))
    expect(power(ZERO, 1e12)).toEqual(ZERO)
    expect(power(rational(3), 0)).toEqual(ONE)
  })
  it('tenTo has a limit', () => {
    expect(tenTo(3)).toEqual(rational(1000))
    expect(tenTo(-2)).toEqual(rational(1, 100))
    expect(tenTo(401)).toBeNull()
    expect(tenTo(0.5)).toBeNull()
  })
  it('rational refuses what is no fraction of integers', () => {
    expect(() => rational(1, 0)).toThrow(RangeError)
    expect(() => rational(1n, 0n)).toThrow(RangeError)
    expect(() => rational(0.5)).toThrow(RangeError)
    expect(() => fromNumber(Number.NaN)).toThrow(RangeError)
    expect(() => fromNumber(Number.POSITIVE_INFINITY)).toThrow(RangeError)
  })
  it('toNumber goes to the infinities and to zero', () => {
    expect(toNumber(rational(10n ** 400n))).toBe(Number.POSITIVE_INFINITY)
    expect(toNumber(rational(-(10n ** 400n), 3n))).toBe(Number.NEGATIVE_INFINITY)
    expect(toNumber(rational(1n, 10n ** 400n))).toBe(0)
    expect(toNumber(rational(10n ** 400n, 10n ** 399n + 1n))).toBe(10)
  })
})
