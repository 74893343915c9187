// QuantGuard verifications as OpenTelemetry spans, metrics and evaluation events.
export { type IndexingGuard, InstrumentedGuard } from './instrumented-guard.js'
export { ATTRIBUTES, CLAIM_EVENT, EVALUATION, METRICS, SCOPE, SPAN } from './names.js'
export type { EvaluationTarget, EventLogger, InstrumentedGuardOptions } from './options.js'
