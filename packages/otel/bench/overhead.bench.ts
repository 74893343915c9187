// What the wrapper costs: `npx vitest bench packages/otel --run`. The guard inside does nothing, so all that is
// measured is the wrapper.
import { context } from '@opentelemetry/api'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider } from '@opentelemetry/sdk-trace-base'
import { QuantitativeGuard } from '@quantguard/core'
import { InstrumentedGuard } from '@quantguard/otel'
import { bench, describe } from 'vitest'

const ANSWER = 'Latency was 18 ms, load was 3 s and the rate was 7 per minute.'
const SOURCES = ['Latency achieved was 12.4 ms.', 'The load was 3 s.']
const core = new QuantitativeGuard()
const result = core.verify(ANSWER, SOURCES)
const instant = { verify: () => result }
const withoutSdk = new InstrumentedGuard(instant)
const withSdk = new InstrumentedGuard(instant, {
  tracer: new BasicTracerProvider().getTracer('bench'),
  meter: new MeterProvider().getMeter('bench'),
})

describe('one verification', () => {
  bench('nothing but the call', () => void instant.verify())
  bench('traced, no SDK', () => void withoutSdk.verify(ANSWER, SOURCES))
  bench(
    'traced, SDK without exporters',
    () => void context.with(context.active(), () => withSdk.verify(ANSWER, SOURCES)),
  )
  bench('the core, for comparison', () => void core.verify(ANSWER, SOURCES))
})
