// A guard around a guard: the same call, with a span, metrics and an evaluation event around it.
import { type Context, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type {
  Guard,
  GuardIndex,
  GuardLike,
  GuardResult,
  Source,
  Status,
  VerifyOptions,
} from '@quantguard/core'
import { claimAttributes, evaluationAttributes, isReported, outcomeOf, spanAttributes } from './attributes.js'
import { Telemetry } from './instruments.js'
import { ATTRIBUTES, CLAIM_EVENT, EVALUATION, SPAN } from './names.js'
import type { InstrumentedGuardOptions } from './options.js'

const DEFAULT_MAX_EVENTS = 100
const SEVERITY_INFO = 9

/** A guard that can read its sources once for many answers, as `QuantitativeGuard` can. */
export interface IndexingGuard {
  index(sources: readonly Source[]): GuardIndex
}

/**
 * Verifies like the guard it is given, and reports each verification to OpenTelemetry: a span
 * `quantguard.verify`, claims by status, the duration in seconds, and `gen_ai.evaluation.result`. An invalid
 * answer is an outcome, not an error: the span's status stays unset unless the guard itself throws. Without
 * an SDK nothing is recorded and next to nothing is spent.
 *
 * @example
 * const guard = new InstrumentedGuard(new QuantitativeGuard())
 * const result = guard.verify(answer, sources)
 */
export class InstrumentedGuard<G extends GuardLike = Guard> {
  readonly guard: G
  readonly #options: InstrumentedGuardOptions
  readonly #telemetry: Telemetry

  constructor(guard: G, options: InstrumentedGuardOptions = {}) {
    this.guard = guard
    this.#options = options
    this.#telemetry = new Telemetry(options)
  }

  /** Returns what the guard returns: a result, or a promise of one. Errors of the guard pass through. */
  verify(answer: string, sources: readonly Source[], options?: VerifyOptions): ReturnType<G['verify']> {
    return this.#trace(answer, sources.length, () =>
      this.guard.verify(answer, sources, options),
    ) as ReturnType<G['verify']>
  }

  /** Reads the sources once, as the guard does; every `verify` of the index is traced. */
  index(
    this: InstrumentedGuard<G> & { readonly guard: IndexingGuard },
    sources: readonly Source[],
  ): GuardIndex {
    const index = this.guard.index(sources)
    return {
      verify: (answer, options) =>
        this.#trace(answer, sources.length, () => index.verify(answer, options)) as GuardResult,
      localeOf: (answer) => index.localeOf(answer),
    }
  }

  #trace(answer: string, sourceCount: number, call: () => GuardResult | Promise<GuardResult>) {
    const caller = context.active()
    const attributes = { [ATTRIBUTES.sources]: sourceCount }
    return this.#telemetry.tracer.startActiveSpan(SPAN, { kind: SpanKind.INTERNAL, attributes }, (span) => {
      const startedAt = performance.now()
      const succeed = (result: GuardResult): GuardResult => {
        this.#recordResult(span, caller, answer, result, performance.now() - startedAt)
        return result
      }
      const fail = (error: unknown): never => {
        this.#recordError(span, error, performance.now() - startedAt)
        throw error
      }
      let result: GuardResult | Promise<GuardResult>
      try {
        result = call()
      } catch (error) {
        return fail(error)
      }
      return isPromise(result) ? result.then(succeed, fail) : succeed(result)
    })
  }

  #recordResult(span: Span, caller: Context, answer: string, result: GuardResult, milliseconds: number) {
    const { claims, verifications, duration } = this.#telemetry.instruments
    const outcome = { [ATTRIBUTES.outcome]: outcomeOf(result) }
    for (const status in result.statusCounts) {
      const count = result.statusCounts[status as Status]
      if (count > 0) claims.add(count, { [ATTRIBUTES.status]: status })
    }
    verifications.add(1, outcome)
    duration.record(milliseconds / 1000, outcome)
    if (span.isRecording()) this.#recordSpan(span, answer, result)
    this.#recordEvaluation(span, caller, result)
    span.end()
  }

  #recordSpan(span: Span, answer: string, result: GuardResult) {
    const withText = this.#options.captureContent ?? false
    const maxEvents = this.#options.maxEvents ?? DEFAULT_MAX_EVENTS
    span.setAttributes(spanAttributes(result))
    if (withText) span.setAttribute(ATTRIBUTES.answer, answer)
    const reported = result.results.filter(isReported)
    for (const claim of reported.slice(0, maxEvents)) {
      span.addEvent(CLAIM_EVENT, claimAttributes(claim, withText))
    }
    const dropped = reported.length - maxEvents
    if (dropped > 0) span.setAttribute(ATTRIBUTES.eventsDropped, dropped)
  }

  #recordEvaluation(span: Span, caller: Context, result: GuardResult) {
    const { evaluation = 'auto', evaluationName = 'quantguard', responseId } = this.#options
    const { logger } = this.#telemetry
    const asLog = logger !== undefined && evaluation !== 'span' && evaluation !== 'off'
    if (asLog && logger.enabled?.({ eventName: EVALUATION.event, context: caller }) !== false) {
      logger.emit({
        eventName: EVALUATION.event,
        severityNumber: SEVERITY_INFO,
        attributes: evaluationAttributes(result, evaluationName, responseId?.()),
        // The conventions want the event on the operation that is evaluated: the caller's span, where there is one.
        context: trace.getSpan(caller) === undefined ? trace.setSpan(caller, span) : caller,
      })
    } else if (span.isRecording() && (evaluation === 'auto' || evaluation === 'span')) {
      span.addEvent(EVALUATION.event, evaluationAttributes(result, evaluationName, responseId?.()))
    }
  }

  #recordError(span: Span, error: unknown, milliseconds: number) {
    const { verifications, duration } = this.#telemetry.instruments
    const attributes = { [ATTRIBUTES.errorType]: error instanceof Error ? error.name : typeof error }
    verifications.add(1, attributes)
    duration.record(milliseconds / 1000, attributes)
    span.setAttributes(attributes)
    span.setStatus({ code: SpanStatusCode.ERROR })
    // A message may quote the text that was verified.
    if (this.#options.captureContent) span.recordException(error instanceof Error ? error : String(error))
    span.end()
  }
}

function isPromise(value: GuardResult | Promise<GuardResult>): value is Promise<GuardResult> {
  return 'then' in value && typeof value.then === 'function'
}
