// QuantGuard on a LangChain chain.
export { QuantGuardViolationError } from './error.js'
export { createQuantGuardNode } from './node.js'
export type { OnInvalid, ReadOptions, Sources, VerifyOutputOptions } from './options.js'
export type { Verified } from './repack.js'
export {
  QuantGuardRunnable,
  type QuantGuardRunnableFields,
  type QuantGuardRunnableOptions,
} from './runnable.js'
export { verifyLangChainOutput } from './verify.js'
