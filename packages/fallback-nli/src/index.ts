// A second opinion on the sentences that the core cannot compute.
export { type CascadeOptions, createCascade } from './cascade.js'
export { LexicalOverlapFallback, type LexicalOverlapOptions } from './lexical/lexical-overlap.js'
export { type CallLlm, createLlmFallback, type LlmFallbackOptions } from './llm/create-llm-fallback.js'
export type { LlmPrompt } from './llm/prompt.js'
export { LlmReplyError } from './llm/reply.js'
export { createNliFallback, type NliFallback, type NliFallbackOptions } from './nli/create-nli-fallback.js'
export type { Thresholds } from './nli/decide.js'
export type { NliLabel } from './nli/labels.js'
export type { NliModelOptions } from './nli/model.js'
export type { TransformersModule } from './nli/transformers.js'
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
