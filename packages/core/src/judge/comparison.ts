// A claim beside one piece of evidence: how well bound, and how the values stand.
import type { Binding } from '../evidence/index.js'
import type { Relation } from './relation.js'

export interface Comparison {
  readonly binding: Binding
  readonly relation: Relation
}
