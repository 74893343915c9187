// How much each word of a sentence says about one of its quantities.

import { firstNotBelow } from '../math/index.js'
import type { SentenceShape } from './statement.js'
import { SENTENCE_WEIGHTS as W } from './weights.js'
import type { WordList } from './word-list.js'

/** True where another quantity of the same lane stands between two tokens. */
function isBehindOther(shape: SentenceShape, own: number, low: number, high: number): boolean {
  for (let j = Math.max(0, own - 3); j < Math.min(shape.firstToken.length, own + 4); j++) {
    if (
      j !== own &&
      shape.lane[j] === shape.lane[own] &&
      shape.firstToken[j]! >= low &&
      shape.lastToken[j]! <= high
    )
      return true
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
  if (token === shape.inheritedNoun[own]) return W.inheritedNoun
  if (token > first && token < shape.reach[own]!) return W.underReference
  const lane = shape.lanes[shape.lane[own]!]!
  if (segment === mine) {
    const before = token < first
    const low = before ? token : shape.lastToken[own]!
    const high = before ? first : token
    return isBehindOther(shape, own, low, high) ? W.behindOther : W.sameSegment
  }
  if (shape.standsAlone[own] && Math.abs(segment - mine) === 1) return W.besideAlone
  if (segment < mine) {
    if (lane.busy[segment] === 0) {
      if (lane.busyBefore[mine]! === lane.busyBefore[segment]!) return W.freeSegment
      return shape.ownSubject[own] ? W.leadOvershadowed + 0.2 : W.lead
    }
    if (segment === lane.firstBusySegment && token < lane.firstToken)
      return shape.ownSubject[own] ? W.leadOvershadowed : W.lead
    return W.otherSegment
  }
  if (lane.busy[segment] === 1) return W.otherSegment
  return segment === mine + 1 ? W.freeSegmentAfter : W.freeSegmentAfter * 0.7
}

/** Words further away than this many tokens count only in the subject area of the sentence. */
const WINDOW = 60
const LEAD_WORDS = 16

/**
 * Calls `visit` for each word of the sentence that can say something about the quantity, with its weight. The
 * work is bounded, whatever the length of the sentence.
 */
export function visitWords(
  words: WordList,
  shape: SentenceShape,
  own: number,
  visit: (index: number, weight: number) => void,
): void {
  const from = firstNotBelow(words.token, shape.firstToken[own]! - WINDOW)
  const to = firstNotBelow(words.token, shape.lastToken[own]! + WINDOW)
  for (let i = 0; i < Math.min(from, LEAD_WORDS); i++) visit(i, wordWeight(words, i, shape, own))
  for (let i = from; i < to; i++) visit(i, wordWeight(words, i, shape, own))
}
