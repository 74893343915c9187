// What the tests of every adapter share.
export { type Call, TinyAsyncGuard, TinyGuard } from './tiny-guard.js'
