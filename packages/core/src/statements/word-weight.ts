// How much each word of a sentence says about one of its quantities.
import { Role } from './binding-table.js'
import { SENTENCE_WEIGHTS as W } from './weights.js'
import { WordFlag, type WordList } from './word-list.js'
import type { SentenceShape } from './statement.js'

/** True where a segment names a subject of its own in front of the quantity: a name, or an article and a noun. */
function hasOwnSubject(words: WordList, segment: number, beforeToken: number): boolean {
  for (let i = 0; i < words.meaningToken.length; i++)
    if (words.meaningSegment[i] === segment && words.meaningToken[i]! < beforeToken && words.role[i]! & Role.article && words.meaningToken[i] === words.segmentStart[segment]) return true
  for (let i = 0; i < words.hash.length; i++) {
    if (words.segment[i] === segment && words.token[i]! < beforeToken && words.flags[i] !== 0) return true
  }
  return false
}

/** True where another quantity that is not a date stands between two tokens. */
function isBehindOther(shape: SentenceShape, own: number, low: number, high: number): boolean {
  for (let j = Math.max(0, own - 3); j < Math.min(shape.firstToken.length, own + 4); j++) {
    if (j !== own && !shape.isDate[j] && shape.firstToken[j]! >= low && shape.lastToken[j]! <= high) return true
  }
  return false
}

/**
 * The weight of word `index` for the quantity number `own` of its sentence.
 *
 *     Tern 3 charges in 31 min and has a range of 487 km.
 *     ^^^^^^ .55                         ^^^^^ 1             for 487 km
 */
export function wordWeight(words: WordList, index: number, shape: SentenceShape, own: number): number {
  const segment = words.segment[index]!
  const token = words.token[index]!
  const mine = shape.segments[own]!
  const first = shape.firstToken[own]!
  if (token >= first && token < shape.lastToken[own]!) return 0
  if (segment === mine) {
    const before = token < first
    const low = before ? token : shape.lastToken[own]!
    const high = before ? first : token
    return isBehindOther(shape, own, low, high) ? W.behindOther : W.sameSegment
  }
  if (segment < mine) {
    if (shape.busy[segment] === 0) {
      for (let s = segment + 1; s < mine; s++) if (shape.busy[s] === 1) return hasOwnSubject(words, mine, first) ? W.leadOvershadowed + 0.2 : W.lead
      return W.freeSegment
    }
    if (isLead(shape, segment, token))
      return hasOwnSubject(words, mine, first) ? W.leadOvershadowed : W.lead
    return W.otherSegment
  }
  if (shape.busy[segment] === 1) return W.otherSegment
  return segment === mine + 1 ? W.freeSegmentAfter : W.freeSegmentAfter * 0.7
}

/** The subject area: the first busy segment, before its first quantity. */
function isLead(shape: SentenceShape, segment: number, token: number): boolean {
  for (let s = 0; s < segment; s++) if (shape.busy[s] === 1) return false
  for (let j = 0; j < shape.segments.length; j++) {
    if (shape.isDate[j]) continue
    return token < shape.firstToken[j]!
  }
  return false
}
