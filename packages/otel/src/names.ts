// Every name that leaves this package. The `gen_ai.*` names are those of the OpenTelemetry GenAI conventions
// (events, status Development); they are copied because the package that carries them is 850 kB.

declare const PACKAGE_VERSION: string | undefined

/** The instrumentation scope of spans, metrics and log records. */
export const SCOPE = '@quantguard/otel'
/** Written in by the build. */
export const VERSION = typeof PACKAGE_VERSION === 'string' ? PACKAGE_VERSION : 'source'

export const SPAN = 'quantguard.verify'
export const CLAIM_EVENT = 'quantguard.claim'

export const METRICS = {
  claims: 'quantguard.claims.verified',
  verifications: 'quantguard.verifications',
  duration: 'quantguard.verify.duration',
} as const

export const ATTRIBUTES = {
  sources: 'quantguard.source.count',
  claims: 'quantguard.claim.count',
  valid: 'quantguard.valid',
  needsReview: 'quantguard.needs_review',
  unread: 'quantguard.sentence.unread',
  eventsDropped: 'quantguard.claim.events_dropped',
  outcome: 'quantguard.outcome',
  status: 'quantguard.claim.status',
  reason: 'quantguard.claim.reason',
  kind: 'quantguard.claim.kind',
  start: 'quantguard.claim.start',
  end: 'quantguard.claim.end',
  errorType: 'error.type',
  // Recorded on request only:
  answer: 'quantguard.answer',
  claimText: 'quantguard.claim.text',
  claimExplanation: 'quantguard.claim.explanation',
} as const

export const EVALUATION = {
  event: 'gen_ai.evaluation.result',
  name: 'gen_ai.evaluation.name',
  value: 'gen_ai.evaluation.score.value',
  label: 'gen_ai.evaluation.score.label',
  explanation: 'gen_ai.evaluation.explanation',
  responseId: 'gen_ai.response.id',
} as const
