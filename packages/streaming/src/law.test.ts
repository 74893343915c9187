// The law of this package, with the real guard: however a text is cut, what is settled is what the whole text says.
import { QuantitativeGuard, type VerificationResult, type VerifyOptions } from '@quantguard/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answer, answerWithNotes, SOURCES } from '../test/answers.js'
import { cuts, later } from '../test/cuts.js'
import { gateStream, type StreamOptions, verifyStream } from './index.js'

const guard = new QuantitativeGuard()
const settings = { seed: 7, numRuns: Number(process.env.RUNS ?? 60) }
const inPieces = (answers: fc.Arbitrary<string>) =>
  answers.chain((text) => fc.tuple(fc.constant(text), cuts(text)))
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

async function expectTheWhole(text: string, fragments: readonly string[], options: StreamOptions) {
  const { citations } = options
  const whole = guard.verify(
    text,
    SOURCES,
    citations === undefined ? {} : ({ citations } satisfies VerifyOptions),
  )
  const settled: VerificationResult[] = []
  let report: unknown
  for await (const event of verifyStream(guard, later(fragments), SOURCES, options)) {
    if (event.type === 'claim') settled.push(event.result)
    else report = event.report
  }
  expect(plain(settled)).toEqual(plain(whole.results))
  expect(JSON.stringify(report)).toBe(JSON.stringify(whole))
}

describe.each(['use', 'require', 'ignore'] as const)('citations: %s', (citations) => {
  it('settles the verdicts of the whole text', async () => {
    const property = fc.asyncProperty(inPieces(answer), ([text, fragments]) =>
      expectTheWhole(text, fragments, { citations, endnotes: false }),
    )
    await fc.assert(property, settings)
  })

  it('settles them as well where the text says at its end what its marks stand for', async () => {
    const property = fc.asyncProperty(inPieces(answerWithNotes), ([text, fragments]) =>
      expectTheWhole(text, fragments, { citations }),
    )
    await fc.assert(property, settings)
  })
})

describe('a text in another language', () => {
  const text = `# Latenz

Die mittlere Latenz betrug im Jahr 2024 12,4 ms. Im Jahr davor waren es 15 ms, und das war nicht so gut. Der Umsatz stieg um 6 % auf 148,2 Mio. Euro.

| Plan | Preis |
|---|---|
| Standard | 49,50 |
| Business | 390,00 |

- 1.226 Aufträge
- 12,5 km

Die Marge lag bei 8,1 %.`
  const sources = [
    'Die mittlere Latenz betrug 12,4 ms. Der Umsatz betrug 148,2 Mio. Euro. Standard kostet 49,50 Euro.',
  ]

  it('is read in that language in every stretch', async () => {
    const whole = guard.verify(text, sources)
    const property = fc.asyncProperty(cuts(text), async (fragments) => {
      const settled: VerificationResult[] = []
      for await (const event of verifyStream(guard, later(fragments), sources)) {
        if (event.type === 'claim') settled.push(event.result)
      }
      expect(plain(settled)).toEqual(plain(whole.results))
    })
    await fc.assert(property, settings)
  })
})

describe('a gate', () => {
  const pass = { CONTRADICTED: 'pass', UNSUPPORTED: 'pass', AMBIGUOUS: 'pass' } as const
  const gated = async (
    fragments: readonly string[],
    policy: typeof pass | { readonly UNSUPPORTED: 'pass' },
  ) => {
    const pieces: string[] = []
    for await (const piece of gateStream(guard, later(fragments), SOURCES, { policy })) pieces.push(piece)
    return pieces.join('')
  }

  it('adds and loses nothing where every claim passes', async () => {
    const property = fc.asyncProperty(inPieces(answer), async ([text, fragments]) => {
      expect(await gated(fragments, pass)).toBe(text)
    })
    await fc.assert(property, settings)
  })

  it('releases the correction of the whole text where every contradiction can be corrected', async () => {
    const property = fc.asyncProperty(inPieces(answer), async ([text, fragments]) => {
      const whole = guard.verify(text, SOURCES)
      const isCorrected = (claim: VerificationResult) =>
        whole.patches.some((patch) => patch.start < claim.end && patch.end > claim.start)
      fc.pre(whole.results.every((claim) => claim.status !== 'CONTRADICTED' || isCorrected(claim)))
      fc.pre(whole.statusCounts.AMBIGUOUS === 0)
      expect(await gated(fragments, { UNSUPPORTED: 'pass' })).toBe(whole.patchedText)
    })
    await fc.assert(property, settings)
  })
})
