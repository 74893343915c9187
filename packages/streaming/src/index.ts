// QuantGuard over a stream of text fragments.
export { StreamBrokenError, type Unfinished } from './errors.js'
export type { ClaimEvent, EndEvent, StreamEvent, StreamOptions, TokenStream } from './types.js'
export { verifyStream } from './verify-stream.js'
