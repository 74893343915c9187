// The tracer, the metric instruments and the logger of one guard.
import * as otel from '@opentelemetry/api'
import { METRICS, SCOPE, VERSION } from './names.js'
import type { EventLogger, InstrumentedGuardOptions } from './options.js'

// A verification takes tens of microseconds; the SDK's default buckets begin at 5 and would hold all of them in one.
const DURATION_BOUNDARIES = [5e-5, 1e-4, 2.5e-4, 5e-4, 1e-3, 2.5e-3, 5e-3, 1e-2, 2.5e-2, 5e-2, 0.1, 0.5, 1, 5]

interface Instruments {
  readonly claims: otel.Counter
  readonly verifications: otel.Counter
  readonly duration: otel.Histogram
}

function createInstruments(meter: otel.Meter): Instruments {
  return {
    claims: meter.createCounter(METRICS.claims, {
      unit: '{claim}',
      description: 'Claims checked, by status',
      valueType: otel.ValueType.INT,
    }),
    verifications: meter.createCounter(METRICS.verifications, {
      unit: '{verification}',
      description: 'Answers verified, by outcome',
      valueType: otel.ValueType.INT,
    }),
    duration: meter.createHistogram(METRICS.duration, {
      unit: 's',
      description: 'Duration of one verification',
      advice: { explicitBucketBoundaries: DURATION_BOUNDARIES },
    }),
  }
}

/** Hands out tracer, instruments and logger, also to a guard that was made before the SDK was started. */
export class Telemetry {
  readonly tracer: otel.Tracer
  readonly logger: EventLogger | undefined
  readonly #meter: otel.Meter | undefined
  #provider: otel.MeterProvider | undefined
  #instruments: Instruments | undefined

  constructor(options: InstrumentedGuardOptions) {
    this.tracer = options.tracer ?? otel.trace.getTracer(SCOPE, VERSION)
    this.#meter = options.meter
    // A named import of `logs` would be a syntax error with api 1.9, which does not export it.
    const api = otel as typeof otel & { logs?: { getLogger(name: string, version: string): EventLogger } }
    this.logger = options.logger ?? api.logs?.getLogger(SCOPE, VERSION)
  }

  /** Tracers find a later SDK by themselves; meters do not, so the provider is compared on every call. */
  get instruments(): Instruments {
    const provider = this.#meter === undefined ? otel.metrics.getMeterProvider() : undefined
    if (this.#instruments === undefined || provider !== this.#provider) {
      this.#provider = provider
      this.#instruments = createInstruments(this.#meter ?? otel.metrics.getMeter(SCOPE, VERSION))
    }
    return this.#instruments
  }
}
