// What the caller sees: plain data.
export { extracted } from './extracted.js'
export { applyPatches, buildResult, type Checked, type LeftOutClaim } from './result.js'
