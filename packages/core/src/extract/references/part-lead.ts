// What stands before the number of a part: `Section`, `§§`, `Art.`.
import { isNear, isWord, markAt, POINT, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { Class } from '../vocabulary.js'
import { isBlank } from './found-reference.js'

const SECTION_SIGN = 0xa7

const SHORT = 2

export interface PartLead {
  readonly part: string
  /** Offset where the number begins. */
  readonly from: number
  readonly isPlural: boolean
  readonly isCapital: boolean
}

/** The word or sign of a part, up to its number. */
export function readLead(context: ReadContext, at: number): PartLead | null {
  const { tokens, text, vocabulary } = context
  if (markAt(tokens, at) === SECTION_SIGN) {
    let from = tokens.end[at]!
    const isPlural = text.charCodeAt(from) === SECTION_SIGN
    if (isPlural) from++
    while (isBlank(text.charCodeAt(from))) from++
    return from - tokens.end[at]! > 3
      ? null
      : { part: vocabulary.references.signPart, from, isPlural, isCapital: true }
  }
  if (!isWord(tokens, at) || !(vocabulary.classes[tokens.word[at]!]! & Class.part)) return null
  for (const word of vocabulary.references.parts.get(tokens.word[at]!) ?? []) {
    let last = at
    for (const entry of word.rest) {
      last++
      if (last >= context.limit || tokens.word[last] !== entry || !isNear(tokens, last - 1)) {
        last = -1
        break
      }
    }
    if (last < 0) continue
    let from = tokens.end[last]!
    const isDotted = text.charCodeAt(from) === POINT
    // `p. 4` and `cl. 9`, but `p 4` and `cl 9` are something else.
    if (width(tokens, last) <= SHORT && !isDotted && word.rest.length === 0) return null
    if (isDotted) from++
    const gap = from
    while (isBlank(text.charCodeAt(from))) from++
    if (from - gap > 1 || (from === gap && !isDotted)) return null
    const first = text.charCodeAt(tokens.start[at]!)
    return { part: word.part, from, isPlural: word.isPlural, isCapital: first < 97 }
  }
  return null
}

/** Is the word of the part a plural, so that numbers may follow each other? */
export function isPluralPart(context: ReadContext, at: number): boolean {
  const { tokens, text, vocabulary } = context
  if (markAt(tokens, at) === SECTION_SIGN) return text.charCodeAt(tokens.end[at]!) === SECTION_SIGN
  return (vocabulary.references.parts.get(tokens.word[at]!) ?? []).some(
    (word) => word.isPlural && word.rest.length === 0,
  )
}
