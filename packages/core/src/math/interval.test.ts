// Sets of values: membership is the judge of every other operation.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Interval } from '../types/rational.js'
import {
  add,
  between,
  bound,
  compare,
  contains,
  divide,
  everything,
  gap,
  intersects,
  isInside,
  isPoint,
  mapInterval,
  multiply,
  negateInterval,
  point,
  rational,
  shift,
  sign,
  subtract,
  widen,
  ZERO,
} from './index.js'

const seeded = { seed: 20240301, numRuns: 500 }
const value = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 4 }))
  .map(([num, den]) => rational(num, den))
const interval: fc.Arbitrary<Interval> = fc.oneof(
  fc.constant(everything),
  value.map(point),
  fc.tuple(fc.constantFrom('lt', 'lte', 'gt', 'gte'), value).map(([comparator, v]) => bound(comparator, v)),
  fc
    .tuple(value, value, fc.boolean(), fc.boolean())
    .filter(([low, high]) => compare(low, high) !== 0)
    .map(([low, high, lowOpen, highOpen]) => between(low, high, lowOpen, highOpen)),
)

describe('laws', () => {
  it('isInside agrees with contains', () => {
    fc.assert(
      fc.property(interval, interval, value, (a, b, v) => {
        if (isInside(a, b) && contains(a, v)) expect(contains(b, v)).toBe(true)
        expect(isInside(a, a)).toBe(true)
        if (isInside(a, b) && isInside(b, a)) expect(a).toEqual(b)
      }),
      seeded,
    )
  })
  it('intersects is mutual, and agrees with contains and gap', () => {
    fc.assert(
      fc.property(interval, interval, value, (a, b, v) => {
        expect(intersects(a, b)).toBe(intersects(b, a))
        if (contains(a, v) && contains(b, v)) expect(intersects(a, b)).toBe(true)
        expect(gap(a, b)).toEqual(gap(b, a))
        if (sign(gap(a, b)) > 0) expect(intersects(a, b)).toBe(false)
        if (intersects(a, b)) expect(gap(a, b)).toEqual(ZERO)
      }),
      seeded,
    )
  })
  it('a mapped set holds the mapped values', () => {
    fc.assert(
      fc.property(interval, value, value, value, (a, v, factor, offset) => {
        const mapped = mapInterval(a, factor, offset)
        if (contains(a, v)) expect(contains(mapped, add(multiply(v, factor), offset))).toBe(true)
        const inverse = divide(rational(1), factor)
        if (inverse === null) expect(mapped).toEqual(point(offset))
        else expect(mapInterval(mapped, inverse, multiply(subtract(ZERO, offset), inverse))).toEqual(a)
        expect(negateInterval(a)).toEqual(mapInterval(a, rational(-1), ZERO))
      }),
      seeded,
    )
  })
  it('widening keeps what was inside, shifting moves it', () => {
    fc.assert(
      fc.property(interval, value, value, (a, v, by) => {
        if (sign(by) >= 0) expect(isInside(a, widen(a, by))).toBe(true)
        expect(contains(shift(a, by), add(v, by))).toBe(contains(a, v))
      }),
      seeded,
    )
  })
})

describe('contains', () => {
  const ten = rational(10)
  it.each([
    ['under 10', bound('lt', ten), false],
    ['10 or less', bound('lte', ten), true],
    ['over 10', bound('gt', ten), false],
    ['10 or more', bound('gte', ten), true],
    ['exactly 10', point(ten), true],
    ['10 to 20', between(ten, rational(20)), true],
    ['20 to 10', between(rational(20), ten), true],
    ['[0, 10)', between(ZERO, ten, false, true), false],
    ['anything', everything, true],
  ])('%s', (_, set, expected) => expect(contains(set, ten)).toBe(expected))
})

describe('isPoint and gap', () => {
  it('tells points from the rest', () => {
    expect(isPoint(point(ZERO))).toBe(true)
    expect(isPoint(between(ZERO, rational(1)))).toBe(false)
    expect(isPoint(bound('gte', ZERO))).toBe(false)
    expect(isPoint(everything)).toBe(false)
  })
  it('measures the distance, zero where sets touch', () => {
    expect(gap(point(rational(3)), bound('gt', rational(5)))).toEqual(rational(2))
    expect(gap(bound('lt', rational(5)), bound('gte', rational(5)))).toEqual(ZERO)
    expect(intersects(bound('lt', rational(5)), bound('gte', rational(5)))).toBe(false)
    expect(intersects(bound('lte', rational(5)), bound('gte', rational(5)))).toBe(true)
  })
})
