import { QuantitativeGuard, type Source, type VerifyOptions } from '@quantguard/core'
import { expect, it } from 'vitest'
import { longAnswer } from '../bench/long-answer.js'
import { SOURCES as LONG_SOURCES } from '../test/answers.js'
import { later } from '../test/cuts.js'
import { tinyGuard } from '../test/tiny-guard.js'
import { gateStream, verifyStream } from './index.js'

const SOURCES = ['It took 12 ms.']

it('keeps streams that run at the same time apart', async () => {
  const guard = tinyGuard()
  const runs = Array.from({ length: 20 }, async (_run, number) => {
    const settled: string[] = []
    for await (const event of verifyStream(
      guard,
      later([`It took ${number}`, ' ms.\n\n', 'Done.']),
      SOURCES,
    )) {
      if (event.type === 'claim') settled.push(event.result.text)
    }
    return settled
  })
  expect(await Promise.all(runs)).toEqual(runs.map((_run, number) => [`${number} ms`]))
})

it('pulls a fragment only when it is asked for more', async () => {
  let pulled = 0
  const source = function* () {
    for (;;) {
      pulled++
      yield 'It took 12 ms.\n\nSo.\n\n'
    }
  }
  const pieces = gateStream(tinyGuard(), source(), SOURCES)
  await pieces.next()
  expect(pulled).toBe(1)
  await pieces.return(undefined as never)
})

it('reads the sources once where the guard can', async () => {
  let indexed = 0
  const tiny = tinyGuard()
  const guard = {
    ...tiny,
    index: (sources: typeof SOURCES) => {
      indexed++
      return { verify: (answer: string) => tiny.verify(answer, sources) }
    },
  }
  for await (const _event of verifyStream(guard, ['A 1.\n\n', 'B 2.\n\n', 'C 3.\n\n', 'D 4.'], SOURCES));
  expect(indexed).toBe(1)
})

it('has no more than about three times the text read, and hardly a claim judged twice', async () => {
  const fragments = longAnswer(4000)
  const core = new QuantitativeGuard()
  let read = 0
  let judged = 0
  const guard = {
    verify: core.verify.bind(core),
    index: (sources: readonly Source[]) => {
      const index = core.index(sources)
      return {
        verify: (answer: string, options?: VerifyOptions) => {
          read += answer.length
          const result = index.verify(answer, options)
          judged += result.results.length
          return result
        },
      }
    },
  }
  const text = fragments.join('')
  for await (const event of verifyStream(guard, fragments, LONG_SOURCES, { endnotes: false })) {
    if (event.type === 'end') expect(judged).toBeLessThan(1.2 * event.report.results.length)
  }
  expect(read).toBeLessThan(3 * text.length)
})

it('asks a guard that cannot for no more than about twice the text', async () => {
  const guard = tinyGuard()
  const fragments = Array.from({ length: 200 }, (_fragment, number) => `It took ${number} ms in the end.\n\n`)
  for await (const _event of verifyStream(guard, fragments, SOURCES));
  expect(guard.cost()).toBeLessThan(3.1 * fragments.join('').length)
})
