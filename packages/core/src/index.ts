// @quantguard/core: the public names.
export { autoCorrect, type GuardIndex, QuantitativeGuard } from './guard/guard.js'
export type {
  AsyncGuard,
  CitationMode,
  Coverage,
  Derivation,
  EvidenceItem,
  ExtractedQuantity,
  Guard,
  GuardLike,
  GuardOptions,
  GuardResult,
  LeftOut,
  Patch,
  QuantityKind,
  Reason,
  Source,
  SourceChunk,
  Span,
  Status,
  UnreadSentence,
  VerificationResult,
  VerifyOptions,
} from './types/index.js'
export { REASONS, STATUSES } from './types/index.js'
export { convert, parseUnit } from './units/index.js'
