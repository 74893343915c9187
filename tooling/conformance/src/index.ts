// What the tests of every adapter share.
export { type AdapterCase, readShapes, readVerdicts, type ShapeCase } from './cases.js'
export { type Adapter, describeAdapter, describeShapes, later, type ShapeReader } from './describe-adapter.js'
export { type Call, TinyAsyncGuard, TinyGuard } from './tiny-guard.js'
export { tinyResult, tinyVerdict } from './tiny-result.js'
