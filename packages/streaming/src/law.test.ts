// The law of this package, with the real guard: however a text is cut, what is settled is what the whole text says.
import { QuantitativeGuard } from '@quantguard/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answer, SOURCES } from '../test/answers.js'
import { cuts, later } from '../test/cuts.js'
import { verifyStream } from './index.js'

const guard = new QuantitativeGuard()
const answerInPieces = answer.chain((text) => fc.tuple(fc.constant(text), cuts(text)))
const settings = { seed: 7, numRuns: Number(process.env.RUNS ?? 150) }

describe.each(['use', 'require', 'ignore'] as const)('citations: %s', (citations) => {
  it('settles the verdicts of the whole text', async () => {
    await fc.assert(
      fc.asyncProperty(answerInPieces, async ([text, fragments]) => {
        const whole = guard.verify(text, SOURCES, { citations })
        const settled = []
        let report: unknown
        for await (const event of verifyStream(guard, later(fragments), SOURCES, { citations })) {
          if (event.type === 'claim') settled.push(event.result)
          else report = event.report
        }
        expect(JSON.parse(JSON.stringify(settled))).toEqual(JSON.parse(JSON.stringify(whole.results)))
        expect(JSON.stringify(report)).toBe(JSON.stringify(whole))
      }),
      settings,
    )
  })
})
