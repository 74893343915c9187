// Corrections and citations through the whole guard.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QuantitativeGuard } from './guard.js'

const guard = new QuantitativeGuard()
const FILL = 'Choir archive: 1,430 scores in 26 cabinets, lent for 29 days.'

describe('corrects in the form of the answer', () => {
  it.each([
    ['The ring path is 45 km long.', 'The ring path is 54 km long.', 'The ring path is 54 km long.'],
    [
      'The portal has 3.1M registered readers.',
      'The portal has 2,740,000 registered readers.',
      'The portal has 2.7M registered readers.',
    ],
    ['The annual pass costs €45.', 'The annual pass costs 54 euros.', 'The annual pass costs €54.'],
    [
      'The account is locked for 2 minutes after a failed login.',
      'The account is locked for 60 seconds after a failed login.',
      'The account is locked for 1 minute after a failed login.',
    ],
    ['Doors open at 2:45 p.m.', 'Doors open at 3:45 pm.', 'Doors open at 3:45 p.m.'],
    [
      'The office opened on July 24, 2019.',
      'The office opened on 2019-06-24.',
      'The office opened on June 24, 2019.',
    ],
  ])('%s', (answer, source, expected) => {
    expect(guard.verify(answer, [source, FILL]).patchedText).toBe(expected)
  })

  it.each([
    ['The chair said: "We planted 440 trees."', 'We planted 410 trees.'],
    ['The lodge has about 900 seats.', 'The lodge has 640 seats.'],
    ['The run reported 6 errors.', 'The run reported 1 error.'],
    ['The annual pass costs $54.', 'The annual pass costs 54 euros.'],
    ['The jury has at least 7 members.', 'The jury has at most 7 members.'],
  ])('leaves %s', (answer, source) => {
    expect(guard.verify(answer, [source, FILL]).patchedText).toBe(answer)
  })

  it('a corrected answer verifies, whatever the numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 99_999 }),
        fc.integer({ min: 2, max: 99_999 }),
        (stated, claimed) => {
          const sources = [`The ring path is ${stated} km long.`, FILL]
          const result = guard.verify(`The ring path is ${claimed} km long.`, sources)
          return result.patches.length === 0 || guard.verify(result.patchedText, sources).isValid
        },
      ),
      { seed: 7, numRuns: 60 },
    )
  })
})

describe('attaches markers', () => {
  const sources = [
    { id: 'S01', text: 'The mill grinds 240 kg of grain an hour. The tunnel is 1,850 m long.' },
    { id: 'S02', text: 'The mill pond covers 1.3 ha. The toll is 4.50 EUR.' },
    { id: 'FAQ', text: 'The needle is changed after 8 hours of sewing.' },
  ]
  it.each([
    ['According to S01, the tunnel is 1,850 m long; the toll is 4.50 EUR [S02].', [['S01'], ['S02']]],
    ['The mill grinds 240 kg of grain an hour. [S01]', [['S01']]],
    ['The needle is changed after 8 hours of sewing [FAQ].', [['FAQ']]],
    ['From S01:\n- Mill: 240 kg\n- Tunnel: 1,850 m', [['S01'], ['S01']]],
    ['The figures.\n\n- Mill: 240 kg\n- Tunnel: 1,850 m\n\nSource: S01', [['S01'], ['S01']]],
    ['The mill pond covers 1.3 ha.\n\nThe toll is 4.50 EUR [S02].', [[], ['S02']]],
  ])('%s', (answer, expected) => {
    const { results } = guard.verify(answer, sources, { citations: 'require' })
    expect(results.map(({ citations }) => citations)).toEqual(expected)
  })
})
