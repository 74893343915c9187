// The evidence of a claim: what the sources say, found, ranked and derived.
export { type Binding, bind, Conflict, leadOf, likeness } from './binding.js'
export { citationsIn, markersOf } from './citation-markers.js'
export { checkCitations } from './citations.js'
export { derive } from './derive.js'
export type { Derived } from './derived.js'
export {
  comparableLists,
  createEvidenceIndex,
  type EvidenceChunk,
  type EvidenceEntry,
  type EvidenceIndex,
  familiesOf,
  restrictIndex,
} from './evidence-index.js'
