// References in places that are passed over: the address of a DOI, the page number behind a row of dots, a document
// that stands in brackets like a citation.
import type { Quantity } from '../../types/index.js'
import { OPEN } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { readLeaderPage } from './contents.js'
import { readDocument } from './documents.js'
import { matchAt, reference, referenceQuantity } from './found-reference.js'
import { readHanPart } from './han-parts.js'

const OPEN_SQUARE = 91
const LETTER_H = 104

const ADDRESS = /https?:\/\/(?:dx\.)?doi\.org\/(10\.\d{4,9}\/[\w.()/:;<>-]{0,80}\w)/y

/**
 * Reads such a reference at the first word or number of a hidden place that goes up to token `end`.
 *
 *     https://doi.org/10.5555/nwk.2032.0471      3.2 Torque settings ...... 41      [RFC2119]
 *     ^                                                                     ^        ^
 */
export function readHidden(context: ReadContext, at: number, end: number, out: Quantity[]): void {
  const { text, tokens } = context
  const start = tokens.start[at]!
  const code = text.charCodeAt(start)
  const before = text.charCodeAt(start - 1)
  if (before === OPEN || before === OPEN_SQUARE) {
    context.limit = end
    const inner = readDocument(context, at) ?? readHanPart(context, at)
    if (inner !== null) out.push(referenceQuantity(context, at, inner))
    return
  }
  const address = code === LETTER_H ? matchAt(ADDRESS, text, start) : null
  const found =
    address === null
      ? readLeaderPage(context, at)
      : reference(context, at, start + address[0].length, {
          family: 'doi',
          document: address[1]!.toLowerCase(),
        })
  if (found !== null) out.push(referenceQuantity(context, at, found))
}
