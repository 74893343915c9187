// Identifiers agree part by part: the document, its edition, and the path of the section.
import type { ReferenceValue } from '../types/index.js'
import { APART, DISJOINT, makeRelation, type Relation } from './relation.js'

/** True where two references can be about the same kind of thing at all. */
export function isComparable(claim: ReferenceValue, evidence: ReferenceValue): boolean {
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
  const shared = Math.min(claim.path.length, evidence.path.length)
  for (let i = 0; i < shared; i++) if (claim.path[i] !== evidence.path[i]) return DISJOINT
  if (claim.path.length > evidence.path.length) return DISJOINT
  if (claim.path.length < evidence.path.length) return makeRelation('parent')
  if (claim.document !== '' && evidence.document === '') return makeRelation('wider')
  return makeRelation(claim.edition !== '' && evidence.edition === '' ? 'wider' : 'equal')
}
