// Finding the block or sentence at an offset of the text, in logarithmic time.
import { firstWhere } from '../math/index.js'
import type { Block, Sentence, Span, TextDocument } from '../types/index.js'

/** The block that holds an offset; `null` between blocks. */
export function blockAt(document: TextDocument, offset: number): Block | null {
  return at(document.blocks, offset)
}

/** The sentence that holds an offset; `null` outside sentences. */
export function sentenceAt(document: TextDocument, offset: number): Sentence | null {
  return at(document.sentences, offset)
}

function at<T extends Span>(places: readonly T[], offset: number): T | null {
  const place = places[firstWhere(0, places.length, (index) => places[index]!.start > offset) - 1]
  return place !== undefined && offset < place.end ? place : null
}
