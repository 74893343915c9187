// QuantGuard around a LlamaIndex engine.
export {
  type ChatEngineLike,
  makeVerifyingChatEngine,
  makeVerifyingQueryEngine,
  type QueryEngineLike,
  type VerifyingChatEngine,
  type VerifyingQueryEngine,
} from './engine.js'
export { QuantGuardViolationError, StreamAbandonedError } from './error.js'
export { type QuantGuardEvaluation, QuantGuardEvaluator } from './evaluator.js'
export type {
  NodeLike,
  NodeWithScoreLike,
  ResponseLike,
  VerifiedResponse,
  VerifiedStream,
  VerifyingEngineOptions,
  VerifyResponseOptions,
} from './types.js'
export { verifyResponse } from './verify-response.js'
