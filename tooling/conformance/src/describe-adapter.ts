// The contract of an adapter: whatever the framework does in between, the result is the core's.
import { type AsyncGuard, type GuardLike, type GuardResult, QuantitativeGuard } from '@quantguard/core'
import { describe, expect, it } from 'vitest'
import { type AdapterCase, readShapes, readVerdicts, type ShapeCase } from './cases.js'

export interface Adapter {
  readonly name: string
  /** Carries answer, sources and options through the framework's real objects to the guard, and the result back. */
  run(testCase: AdapterCase, guard: GuardLike): GuardResult | Promise<GuardResult>
}

/** The guard, answering later. */
export function later(guard: GuardLike): AsyncGuard {
  return {
    async verify(answer, sources, options) {
      await new Promise<void>((resolve) => setImmediate(resolve))
      return guard.verify(answer, sources, options)
    },
  }
}

const core = new QuantitativeGuard()
const expectations = new Map<string, GuardResult>()

function expectedOf({ id, answer, sources, options }: AdapterCase): GuardResult {
  const known = expectations.get(id)
  if (known !== undefined) return known
  const result = core.verify(answer, sources, options)
  expectations.set(id, result)
  return result
}

/** Replays the verdicts of the corpus through an adapter, with a guard that answers at once and one that does not. */
export function describeAdapter({ name, run }: Adapter): void {
  const cases = readVerdicts()
  const categories = [...new Set(cases.map(({ category }) => category))]
  describe(`${name} gives the result of the core`, () => {
    if (cases.length === 0) it.skip('the corpus: tooling/corpus/verdicts.jsonl is not there', () => {})
    for (const [kind, guard] of [
      ['sync', core],
      ['async', later(core)],
    ] as const) {
      it.each(categories)(`${kind}: %s`, async (category) => {
        for (const testCase of cases.filter((one) => one.category === category)) {
          expect(await run(testCase, guard), testCase.id).toEqual(expectedOf(testCase))
        }
      })
    }
  })
}

export interface ShapeReader {
  readonly name: string
  readonly frameworks: readonly string[]
  /** Rebuilds the framework's objects from their JSON and verifies them. */
  run(testCase: ShapeCase, guard: GuardLike): GuardResult | Promise<GuardResult>
}

/** Outputs as frameworks really give them: each is read as the answer and the evidence that it holds. */
export function describeShapes({ name, frameworks, run }: ShapeReader): void {
  const cases = readShapes().filter(({ framework }) => frameworks.includes(framework))
  describe(`${name} reads`, () => {
    it.each(cases)('$id: $why', async (testCase) => {
      expect(await run(testCase, core)).toEqual(core.verify(testCase.answer, testCase.sources))
    })
  })
}
