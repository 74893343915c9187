// Two hundred chains in flight: each gets its own result, and its verification stands in its own trace.
import { RunnableLambda } from '@langchain/core/runnables'
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { later } from '@quantguard/conformance'
import { QuantitativeGuard } from '@quantguard/core'
import { QuantGuardRunnable } from '@quantguard/langchain'
import { InstrumentedGuard } from '@quantguard/otel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collect } from './chains.js'

const CHAINS = 200
const exporter = new InMemorySpanExporter()
const tracer = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).getTracer(
  'test',
)
const core = new QuantitativeGuard()

beforeAll(() => context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable()))
afterAll(() => context.disable())
beforeEach(() => exporter.reset())

/** Chain n says n seconds; every third one is wrong. They take turns in no particular order. */
async function* slowly(n: number) {
  yield { context: [{ pageContent: `Chain ${n} took ${n} seconds.`, id: `d${n}` }] }
  await pause(n)
  for (const token of [`Chain ${n} took `, `${n % 3 === 0 ? n + 1000 : n}`, ' seconds.']) {
    yield { answer: token }
    await pause(n + 1)
  }
}

function pause(n: number) {
  return new Promise((resolve) => setTimeout(resolve, (n * 7) % 5))
}

interface Outcome {
  readonly n: number
  readonly traceId: string
  readonly spanId: string
  readonly result: unknown
}

function inSpan(n: number, run: () => Promise<unknown>): Promise<Outcome> {
  return tracer.startActiveSpan(`chain ${n}`, async (span) => {
    const result = await run()
    span.end()
    return { n, result, ...span.spanContext() }
  })
}

describe.each([
  ['sync', new InstrumentedGuard(core, { tracer })],
  ['async', new InstrumentedGuard(later(core), { tracer })],
])('200 chains in flight with a %s guard', (_, guard) => {
  const chain = RunnableLambda.from(slowly).pipe(new QuantGuardRunnable(guard))

  it.each([
    ['invoke', async (n: number) => (await chain.invoke(n)).quantguard_result],
    ['stream', async (n: number) => (await collect(await chain.stream(n))).at(-1)?.quantguard_result],
  ])('%s', async (_method, run) => {
    const numbers = Array.from({ length: CHAINS }, (_unused, index) => index + 1)
    const outcomes = await Promise.all(numbers.map((n) => inSpan(n, () => run(n))))
    const spans = exporter.getFinishedSpans()
    const verifications = spans.filter(({ name }) => name === 'quantguard.verify')
    expect(verifications).toHaveLength(CHAINS)
    for (const { n, result, traceId, spanId } of outcomes) {
      const answer = `Chain ${n} took ${n % 3 === 0 ? n + 1000 : n} seconds.`
      const expected = core.verify(answer, [{ id: `d${n}`, text: `Chain ${n} took ${n} seconds.` }])
      expect(result).toEqual(expected)
      expect(expected.isValid).toBe(n % 3 !== 0)
      const own = verifications.filter((span) => span.spanContext().traceId === traceId)
      expect(own).toHaveLength(1)
      expect(own[0]!.parentSpanContext?.spanId).toBe(spanId)
      expect(own[0]!.attributes['quantguard.valid']).toBe(expected.isValid)
    }
  })

  it('batch', async () => {
    const numbers = Array.from({ length: CHAINS }, (_unused, index) => index + 1)
    const outputs = await chain.batch(numbers, { maxConcurrency: 50 })
    expect(outputs.map(({ quantguard_result: result }) => result.isValid)).toEqual(
      numbers.map((n) => n % 3 !== 0),
    )
    expect(trace.getActiveSpan()).toBeUndefined()
  })
})
