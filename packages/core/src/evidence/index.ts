// The evidence of a claim: what the sources say, found, ranked and derived.
export { type Binding, bind, Conflict, leadOf, likeness } from './binding.js'
export { checkCitations, markersOf } from './citations.js'
export { derive } from './derive.js'
export type { Derived } from './derived.js'
export {
  comparableLists,
  createEvidenceIndex,
  type EvidenceChunk,
  type EvidenceEntry,
  type EvidenceIndex,
  familiesOf,
} from './evidence-index.js'
