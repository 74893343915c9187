// QuantGuard over a stream of text fragments.

export { type AiSdkGateOptions, aiSdkGate, type StreamPart } from './ai-sdk.js'
export { GateClosedError, StreamBrokenError, type Unfinished } from './errors.js'
export type { GateOptions } from './gate.js'
export type { GateAction, GatePolicy } from './gate-policy.js'
export { type GateStreamOptions, gateStream } from './gate-stream.js'
export type { GatedOptions } from './gated-session.js'
export { aiSdkText, langChainText, llamaIndexText } from './texts.js'
export {
  type GateTransformOptions,
  gateTransform,
  type VerifyTransformOptions,
  verifyTransform,
} from './transform.js'
export type { ClaimEvent, EndEvent, StreamEvent, StreamOptions, TokenStream } from './types.js'
export { verifyStream } from './verify-stream.js'
