// The same guard with @opentelemetry/api 1.10, which has logs of its own.
import { QuantitativeGuard } from '@quantguard/core'
import * as next from 'otel-api-next'
import { afterEach, expect, it, vi } from 'vitest'
import { MemoryTelemetry } from './telemetry.js'

vi.mock('@opentelemetry/api', () => import('otel-api-next'))

const { InstrumentedGuard } = await import('@quantguard/otel')

const ANSWER = 'Latency was 18 ms.'
const SOURCES = ['Latency achieved was 12.4 ms.']

afterEach(() => next.logs.disable())

it('runs on the newest api', async () => {
  expect(await import('@opentelemetry/api')).toHaveProperty('logs', next.logs)
})

it('uses the global logs, also where they are registered later', () => {
  const { tracer, meter, loggerProvider, logExporter, spanExporter } = new MemoryTelemetry()
  const guard = new InstrumentedGuard(new QuantitativeGuard(), { tracer, meter })
  next.logs.setGlobalLoggerProvider(loggerProvider as never)
  guard.verify(ANSWER, SOURCES)
  expect(logExporter.getFinishedLogRecords().map(({ eventName }) => eventName)).toEqual([
    'gen_ai.evaluation.result',
  ])
  expect(spanExporter.getFinishedSpans()[0]!.events.map(({ name }) => name)).toEqual(['quantguard.claim'])
})

it('falls back to a span event where no logs are registered', () => {
  const { tracer, meter, spanExporter } = new MemoryTelemetry()
  new InstrumentedGuard(new QuantitativeGuard(), { tracer, meter }).verify(ANSWER, SOURCES)
  const events = spanExporter.getFinishedSpans()[0]!.events.map(({ name }) => name)
  expect(events).toEqual(['quantguard.claim', 'gen_ai.evaluation.result'])
})
