// A second opinion on the sentences that the core cannot compute.
export { LexicalOverlapFallback, type LexicalOverlapOptions } from './lexical/lexical-overlap.js'
export type {
  FallbackChunk,
  FallbackClaim,
  FallbackGuard,
  FallbackHandler,
  FallbackIndex,
  FallbackModel,
  FallbackOptions,
  FallbackVerdict,
  FallbackVerifyOptions,
  Judge,
  JudgeContext,
  SecondOpinion,
} from './types.js'
export { withFallback } from './with-fallback.js'
