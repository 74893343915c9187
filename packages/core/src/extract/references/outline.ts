// References that the layout of a text makes: the number of a heading or list item names what stands below it.
import { tokenAt } from '../../scan/index.js'
import type { Block, Quantity, TextDocument } from '../../types/index.js'
import type { ReadContext } from '../reader.js'
import { reference, referenceQuantity } from './found-reference.js'
import { readPath, romanValue } from './path.js'

interface Numbered {
  readonly path: readonly string[]
  readonly end: number
}

/** The number of a block by its marker: `4.2.1`, `(b)`, `IV.`; `null` where it is a bullet. */
function ownNumber(text: string, block: Block): (Numbered & { readonly isInner: boolean }) | null {
  const { marker } = block
  if (marker === null) return null
  let start = marker.start
  while (start < marker.end && !isAlphanumeric(text.charCodeAt(start)) && text.charCodeAt(start) !== 40)
    start++
  if (start >= marker.end) return null
  const code = text.charCodeAt(start)
  if (code >= 97 && code <= 122) {
    let end = start
    while (end < marker.end && isAlphanumeric(text.charCodeAt(end))) end++
    return { path: [text.slice(start, end)], end, isInner: true }
  }
  const path = readPath(text, start)
  if (path === null || path.end > marker.end + 1) return null
  const isInner = code === 40 || (path.isLetters && romanValue(text.slice(start, path.end)) === 0)
  return { path: path.pieces, end: Math.min(path.end, marker.end), isInner }
}

const isAlphanumeric = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)

/** Numbers of all blocks, each with those that it stands under. */
export function readOutline(context: ReadContext, out: Quantity[]): void {
  const { document, text, tokens } = context
  const paths = new Map<number, readonly string[]>()
  for (let index = 0; index < document.blocks.length; index++) {
    const block = document.blocks[index]!
    if (block.marker === null || block.kind === 'code' || block.kind === 'table') continue
    const own = ownNumber(text, block)
    if (own === null) continue
    const outer = own.isInner ? outerPath(document, block, paths) : []
    if (outer === null) continue
    const path = [...outer, ...own.path]
    paths.set(index, path)
    // A plain list numbers its lines; only headings, dotted numbers and what others stand under are sections.
    if (path.length === 1 && block.kind === 'item' && !isParent(document, index, text)) continue
    const first = tokenAt(tokens, block.marker.start)
    const found = reference(context, first, own.end, { family: 'part', part: 'section', path })
    if (found.next > first) out.push(referenceQuantity(context, first, found))
  }
}

function outerPath(
  document: TextDocument,
  block: Block,
  paths: ReadonlyMap<number, readonly string[]>,
): readonly string[] | null {
  for (let i = block.under.length - 1; i >= 0; i--) {
    const path = paths.get(block.under[i]!)
    if (path !== undefined) return path
    if (document.blocks[block.under[i]!]!.kind === 'heading') return null
  }
  return null
}

/** Does something stand under the item, or does it go over lines? */
const isParent = (document: TextDocument, index: number, text: string): boolean => {
  const block = document.blocks[index]!
  return (
    document.blocks[index + 1]?.under.includes(index) === true ||
    text.slice(block.start, block.end).includes('\n')
  )
}
