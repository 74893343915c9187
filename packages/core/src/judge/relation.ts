// How the set of a claim stands to the set of its evidence.

/**
 * `equal` same set · `rounds` equal to the claim's written precision · `inside` the evidence lies inside the claim ·
 * `permitted` a claimed point inside a range of the evidence · `near` within tolerance · `hedged` fair for a
 * hedge · `invented` more precise than the evidence · `wider` the evidence allows more than the claim says ·
 * `either` equal under one of two readings · `disjoint` different · `apart` not commensurable.
 */
export type RelationKind =
  | 'equal'
  | 'rounds'
  | 'inside'
  | 'permitted'
  | 'near'
  | 'hedged'
  | 'parent'
  | 'either'
  | 'invented'
  | 'wider'
  | 'disjoint'
  | 'apart'

export interface Relation {
  readonly kind: RelationKind
  /** |claimed - found| / |found| where both are points; else `null`. */
  readonly relativeError: number | null
  /** True where one side has no unit and the other's was taken for it. */
  readonly unitAssumed: boolean
}

const relation = (
  kind: RelationKind,
  relativeError: number | null = null,
  unitAssumed = false,
): Relation => ({
  kind,
  relativeError,
  unitAssumed,
})

export const APART: Relation = relation('apart')
export const DISJOINT: Relation = relation('disjoint')
export const makeRelation = relation

const SUPPORT: Readonly<Record<RelationKind, number>> = {
  equal: 3,
  rounds: 3,
  inside: 3,
  permitted: 3,
  near: 2,
  hedged: 2,
  parent: 2,
  either: 1,
  invented: 0,
  wider: 0,
  disjoint: 0,
  apart: 0,
}

/** 3 verifies, 2 verifies approximately, 1 leaves two readings open, 0 does not support. */
export const supportOf = (kind: RelationKind): number => SUPPORT[kind]
