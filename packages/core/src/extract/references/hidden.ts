// References in places that are passed over: the address of a DOI, the page number behind a row of dots.
import type { Quantity } from '../../types/index.js'
import type { ReadContext } from '../reader.js'
import { readLeaderPage } from './contents.js'
import { matchAt, reference, referenceQuantity } from './found-reference.js'

const ADDRESS = /https?:\/\/(?:dx\.)?doi\.org\/(10\.\d{4,9}\/[\w.()/:;<>-]{0,80}\w)/y

/**
 * Reads such a reference at the first token of a hidden place.
 *
 *     https://doi.org/10.5555/nwk.2032.0471      3.2 Torque settings ...... 41
 *     ^                                                                     ^
 */
export function readHidden(context: ReadContext, at: number, out: Quantity[]): void {
  const { text, tokens } = context
  const start = tokens.start[at]!
  const address = text.charCodeAt(start) === 104 ? matchAt(ADDRESS, text, start) : null
  const found =
    address === null
      ? readLeaderPage(context, at)
      : reference(context, at, start + address[0].length, {
          family: 'doi',
          document: address[1]!.toLowerCase(),
        })
  if (found !== null) out.push(referenceQuantity(context, at, found))
}
