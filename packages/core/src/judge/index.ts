// Judging: the comparison and the decision table.
export { baseValue } from './base-value.js'
export type { Comparison } from './comparison.js'
export { type Judgement, type JudgeOptions, judge } from './decide.js'
export { POLICY } from './policy.js'
export { relate, type Tolerances } from './relate.js'
export { type Relation, type RelationKind, supportOf } from './relation.js'
