// A long answer and the cost of streaming it, as a multiple of one verification of the whole text.
import { QuantitativeGuard } from '@quantguard/core'
import fc from 'fast-check'
import { type StreamOptions, verifyStream } from '../src/index.js'
import { answer, SOURCES } from '../test/answers.js'

/** About as many tokens as wanted: words with the blank before them, as models write them. */
export function longAnswer(tokens: number): readonly string[] {
  const parts = fc.sample(answer, { seed: 3, numRuns: 400 })
  const fragments: string[] = []
  for (const part of parts) {
    fragments.push(...(`${part}\n\n`.match(/\s*\S{1,5}|\s+/g) ?? []))
    if (fragments.length >= tokens) break
  }
  return fragments.slice(0, tokens)
}

export interface Cost {
  readonly tokens: number
  readonly whole: number
  readonly stream: number
  readonly ratio: number
}

/** Medians in milliseconds. The sources are read in both. */
export async function measureCost(
  tokens: number,
  rounds: number,
  options: Pick<StreamOptions, 'citations' | 'endnotes'>,
): Promise<Cost> {
  const guard = new QuantitativeGuard()
  const fragments = longAnswer(tokens)
  const text = fragments.join('')
  const whole: number[] = []
  const stream: number[] = []
  for (let round = 0; round < rounds; round++) {
    let start = performance.now()
    guard.verify(text, SOURCES, options.citations === undefined ? {} : { citations: options.citations })
    whole.push(performance.now() - start)
    start = performance.now()
    for await (const _event of verifyStream(guard, fragments, SOURCES, options));
    stream.push(performance.now() - start)
  }
  const [one, other] = [median(whole), median(stream)]
  return { tokens, whole: one, stream: other, ratio: other / one }
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] as number
}
