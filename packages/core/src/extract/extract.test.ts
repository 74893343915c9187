// Laws of the pass over all tokens: spans, edges, hidden places, cost.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorTime } from '../../test/processor-time.js'
import { notation, notations, read } from '../../test/read-quantities.js'

const seeded = { seed: 20240301, numRuns: 300 }
const PIECES = [
  '5',
  '1,234',
  '.5',
  '-3',
  '$',
  '€',
  '%',
  ' ms',
  'km/h',
  ' to ',
  '–',
  '-',
  '±',
  ' and ',
  'between ',
  'at least ',
  'about ',
  'half ',
  'two ',
  'hundred ',
  'million ',
  '(',
  ')',
  '/',
  ':',
  '.',
  ', ',
  ' users ',
  'from ',
  'x',
  'e',
  '10^',
  '²',
  '½',
  '\n',
  '三',
  '万',
  '分之',
  'the ',
  'a ',
]
const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((pieces) => pieces.join(''))

describe('extract', () => {
  it('gives spans in order that do not overlap, and numerals inside them', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'binary', maxLength: 80 })), (text) => {
        let end = 0
        for (const quantity of read(text)) {
          expect(quantity.start).toBeGreaterThanOrEqual(end)
          expect(quantity.end).toBeGreaterThan(quantity.start)
          expect(quantity.end).toBeLessThanOrEqual(text.length)
          for (const numeral of quantity.numerals) {
            expect(numeral.start).toBeGreaterThanOrEqual(quantity.start)
            expect(numeral.end).toBeLessThanOrEqual(quantity.end)
          }
          end = quantity.end
        }
      }),
      seeded,
    )
  })

  it('reads the same wherever the text stands', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const alone = read(text)
        const padded = read(`Note.\n\n${text}\n\nEnd.`)
        expect(padded.map(notation)).toEqual(alone.map(notation))
        expect(padded.map(({ start }) => start - 7)).toEqual(alone.map(({ start }) => start))
      }),
      { ...seeded, numRuns: 200 },
    )
  })

  it('does not cross an edge', () => {
    const text = 'up to 5 million users'
    expect(read(text, 'en', { fences: [7] }).map(notation)).toEqual(['<=5'])
    expect(read(text, 'en', { fences: [6] }).map(notation)).toEqual(['5000000 (user)'])
  })

  it('reads nothing in hidden places', () => {
    const text = 'see `retry(5)` after 3 s'
    expect(read(text, 'en', { opaque: [{ start: 4, end: 14 }] }).map(notation)).toEqual(['3 s'])
  })

  it('keeps what was written apart from what it means', () => {
    const [quantity] = read('about $1.2 million in cash')
    expect(quantity).toMatchObject({
      start: 0,
      end: 18,
      kind: 'money',
      hedge: 'about',
      decimals: 1,
      precision: { num: 50000, den: 1 },
      scale: { num: 1_000_000, den: 1 },
      numerals: [{ start: 7, end: 10 }],
      unitSpan: { start: 6, end: 7 },
    })
  })

  it.each([
    ['1.226 kg', '1.226 kg', { num: 1226, den: 1 }],
    ['3,350 units and 2.5 kg', '3350 (unit); 2.5 kg', { num: 67, den: 20 }],
    ['0.226', '0.226', null],
    ['3,350,000', '3350000', null],
  ])('%s keeps its other reading', (text, expected, other) => {
    expect(notations(text)).toBe(expected)
    expect(read(text)[0]!.otherValue).toEqual(other)
  })

  it('takes the decimal mark from the numerals of the text', () => {
    expect(notations('Gesamt 1.234,56 und 3.350 Stück', 'en')).toBe('1234.56 (und); 3350 (stück)')
  })

  it.each([
    '1',
    '1,',
    '1.',
    '1-',
    '1 ',
    '111,',
    '111 ',
    '1/',
    '1:',
    '$1',
    '±1',
    'between 1 and ',
    'one hundred and ',
    '10^',
    '1 h ',
    '(',
    '一',
    'a ',
  ])('costs in step with the length: %j, again and again', (piece) => {
    const cost = (length: number): number => {
      const text = piece.repeat(Math.ceil(length / piece.length))
      return processorTime(() => read(text))
    }
    cost(8000)
    // Twice the text may cost a little more than twice; a quadratic reader takes sixteen times for four.
    expect(cost(8000)).toBeLessThan(Math.max(cost(2000), 8) * 12)
  })
})
