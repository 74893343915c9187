// The corpus through a guard that is traced: the result has to be the core's.
import { describeAdapter } from '@quantguard/conformance'
import { InstrumentedGuard } from '@quantguard/otel'
import { afterAll, beforeAll, describe } from 'vitest'
import { MemoryTelemetry, unregister } from './telemetry.js'

describeAdapter({
  name: 'InstrumentedGuard without an SDK',
  run: ({ answer, sources, options }, guard) => new InstrumentedGuard(guard).verify(answer, sources, options),
})

describe('with an SDK', () => {
  beforeAll(() => {
    new MemoryTelemetry().register()
  })
  afterAll(unregister)

  describeAdapter({
    name: 'InstrumentedGuard',
    run: ({ answer, sources, options }, guard) =>
      new InstrumentedGuard(guard, { captureContent: true }).verify(answer, sources, options),
  })
})
