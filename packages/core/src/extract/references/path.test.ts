import { describe, expect, it } from 'vitest'
import { comparePaths, readPath } from './path.js'

describe('numbers of parts', () => {
  it.each([
    ['5.3.5.4', '5/3/5/4'],
    ['6(1)(f)', '6/1/f'],
    ['6 (1) (f)', '6/1'],
    ['6 (Fees)', '6'],
    ['B.2', 'b/2'],
    ['AA', 'aa'],
    ['S3', 's3'],
    ['M4(2)', 'm4/2'],
    ['M-0.1', 'm/0/1'],
    ['10.5.2.21aa', '10/5/2/21/aa'],
    ['5.10AA.1', '5/10/aa/1'],
    ['264-2.1.17.3', '264/2/1/17/3'],
    ['2a', '2/a'],
    ['2(b)', '2/b'],
    ['(3)', '3'],
    ['(ii)', 'ii'],
    ['IV', '4'],
    ['IX.', '9'],
    ['C', 'c'],
    ['4471-B', '4471/b'],
    ['4.', '4'],
    ['164.312(e)(2)(ii)', '164/312/e/2/ii'],
  ])('%s', (text, expected) => expect(readPath(text, 0)?.pieces.join('/')).toBe(expected))

  it.each(['', 'x', '5-fold', '1,200', '5%', '4th', '1234567', 'Fees', '(see)', '4_2'])(
    'is none: %s',
    (text) => expect(readPath(text, 0)).toBeNull(),
  )

  it.each([
    ['3/9', '3/12', -1],
    ['2/4/6', '2/4/0', 1],
    ['88', '93', -1],
    ['4/a', '4/c', -1],
    ['4', '4', 0],
    ['4', '4/1', -1],
  ])('%s against %s', (a, b, expected) =>
    expect(Math.sign(comparePaths(a.split('/'), b.split('/'))!)).toBe(expected),
  )
})
