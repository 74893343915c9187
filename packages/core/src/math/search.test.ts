// Binary search against a search from the start.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstNotBelow, firstWhere } from './index.js'

const ASCENDING = fc
  .array(fc.integer({ min: -50, max: 50 }), { maxLength: 40 })
  .map((numbers) => numbers.sort((a, b) => a - b))

/** What a search from the start finds. */
function firstFromStart(numbers: readonly number[], value: number, from: number, to: number): number {
  for (let index = from; index < to; index++) if (numbers[index]! >= value) return index
  return to
}

describe('firstNotBelow', () => {
  it.each([
    [[], 1, 0],
    [[2, 4, 4, 9], 1, 0],
    [[2, 4, 4, 9], 4, 1],
    [[2, 4, 4, 9], 5, 3],
    [[2, 4, 4, 9], 10, 4],
  ])('%j from %d on: %d', (numbers, value, index) => expect(firstNotBelow(numbers, value)).toBe(index))

  it('finds what a search from the start finds, in a part too', () =>
    fc.assert(
      fc.property(
        ASCENDING,
        fc.integer({ min: -60, max: 60 }),
        fc.nat(40),
        fc.nat(40),
        (numbers, value, a, b) => {
          const to = Math.min(numbers.length, Math.max(a, b))
          const from = Math.min(to, a, b)
          const expected = firstFromStart(numbers, value, from, to)
          expect(firstNotBelow(numbers, value, from, to)).toBe(expected)
          expect(firstWhere(from, to, (index) => numbers[index]! >= value)).toBe(expected)
        },
      ),
    ))
})
