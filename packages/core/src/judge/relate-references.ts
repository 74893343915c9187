// Identifiers agree part by part: the document, its edition, and the path of the section.
import { comparePaths } from '../extract/index.js'
import type { ReferenceValue } from '../types/index.js'
import { APART, DISJOINT, makeRelation, type Relation } from './relation.js'

const DOTTED = 'dotted'

/** True where two references can be about the same kind of thing at all. */
export function isComparable(claim: ReferenceValue, evidence: ReferenceValue): boolean {
  // `4.1.1` alone may be a section or a version of anything.
  if (claim.family === DOTTED || evidence.family === DOTTED)
    return claim.path.length > 0 && evidence.path.length > 0
  if (claim.family === evidence.family)
    return (
      claim.part === evidence.part ||
      claim.part === '' ||
      evidence.part === '' ||
      partClass(claim.part) === partClass(evidence.part)
    )
  const bareSection = claim.document === '' || evidence.document === ''
  return (
    bareSection &&
    claim.part !== '' &&
    evidence.part !== '' &&
    partClass(claim.part) === partClass(evidence.part)
  )
}

/** Sections, clauses and paragraphs are numbered alike; tables and figures each have their own numbers. */
function partClass(part: string): string {
  switch (part) {
    case 'section':
    case 'clause':
    case 'paragraph':
    case 'subsection':
    case 'subclause':
      return 'section'
    case 'annex':
    case 'appendix':
    case 'schedule':
      return 'annex'
    default:
      return part
  }
}

/**
 * `5.3.5.4` against `5.3.5.4` is equal; a whole document is supported by a section of it; a parent section
 * named for its child is `parent`; a child or sibling is disjoint.
 */
export function relateReferences(claim: ReferenceValue, evidence: ReferenceValue): Relation {
  if (!isComparable(claim, evidence)) return APART
  if (claim.document !== '' && evidence.document !== '' && claim.document !== evidence.document)
    return DISJOINT
  if (claim.edition !== '' && evidence.edition !== '' && claim.edition !== evidence.edition) return DISJOINT
  if (claim.path.length === 0)
    return makeRelation(
      evidence.path.length === 0 && (claim.edition === '' || evidence.edition !== '')
        ? 'equal'
        : claim.edition !== '' && evidence.edition === ''
          ? 'wider'
          : 'inside',
    )
  if (evidence.path.length === 0) return makeRelation('wider')
  if (claim.lastPath !== undefined || evidence.lastPath !== undefined) return relateStretches(claim, evidence)
  const shared = Math.min(claim.path.length, evidence.path.length)
  for (let i = 0; i < shared; i++) if (claim.path[i] !== evidence.path[i]) return DISJOINT
  if (claim.path.length > evidence.path.length) return DISJOINT
  if (claim.path.length < evidence.path.length) return makeRelation('parent')
  if (claim.document !== '' && evidence.document === '') return makeRelation('wider')
  return makeRelation(claim.edition !== '' && evidence.edition === '' ? 'wider' : 'equal')
}

/** `p. 90` against `pp. 88-93`, `Python 3.11` against `Python 3.9 through 3.12`. */
function relateStretches(claim: ReferenceValue, evidence: ReferenceValue): Relation {
  const first = comparePaths(claim.path, evidence.path)
  const last = comparePaths(claim.lastPath ?? claim.path, evidence.lastPath ?? evidence.path)
  if (first === null || last === null) return DISJOINT
  if (first === 0 && last === 0) return makeRelation('equal')
  if (first >= 0 && last <= 0) return makeRelation(claim.lastPath === undefined ? 'permitted' : 'inside')
  const meets =
    (comparePaths(claim.path, evidence.lastPath ?? evidence.path) ?? 1) <= 0 &&
    (comparePaths(claim.lastPath ?? claim.path, evidence.path) ?? -1) >= 0
  return meets ? makeRelation('wider') : DISJOINT
}
