// What the caller of `InstrumentedGuard` may set.
import type { Attributes, Context, Meter, Tracer } from '@opentelemetry/api'

/** The part of an OpenTelemetry logger that is used; `@opentelemetry/api-logs` and api 1.10 both satisfy it. */
export interface EventLogger {
  emit(record: { eventName: string; severityNumber: number; attributes: Attributes; context: Context }): void
  enabled?(options?: { eventName?: string; context?: Context }): boolean
}

/**
 * Where `gen_ai.evaluation.result` goes. `auto`: a log record where a logger is at hand and enabled, else an
 * event of the span. `off`: nowhere.
 */
export type EvaluationTarget = 'auto' | 'log' | 'span' | 'off'

/** Everything is optional; without options the global providers are used. */
export interface InstrumentedGuardOptions {
  readonly tracer?: Tracer
  readonly meter?: Meter
  /** Needed for log records below `@opentelemetry/api` 1.10, which has no logs of its own. */
  readonly logger?: EventLogger
  /** Record the answer, the claims' text and their explanations on the span. Default false. */
  readonly captureContent?: boolean
  /** Most claim events on one span; further ones are counted. Default 100. */
  readonly maxEvents?: number
  readonly evaluation?: EvaluationTarget
  /** `gen_ai.evaluation.name`. Default `quantguard`. */
  readonly evaluationName?: string
  /** `gen_ai.response.id` of the answer that is being verified, where the caller knows it. */
  readonly responseId?: () => string | undefined
}
