// Statements of numbered headings and items: the section that a number names, with the words that stand below it.
import type { Quantity } from '../types/index.js'
import { addParents, meaningsOf, type Reading, shapeOf } from './read-statements.js'
import type { Scope } from './statement.js'
import { SCOPE_WEIGHTS } from './weights.js'

/** Blocks below a heading whose words count for it. */
const MOST_BLOCKS = 8

/** Adds a statement for each reference that is the number of a block. */
export function readHeadingStatements(reading: Reading): void {
  const { document, quantities, out } = reading
  const children = new Map<number, number[]>()
  document.blocks.forEach((block, i) => {
    const parent = block.under[block.under.length - 1]
    if (parent === undefined) return
    const list = children.get(parent) ?? []
    if (list.length < MOST_BLOCKS) list.push(i)
    children.set(parent, list)
  })
  let next = 0
  for (let i = 0; i < document.blocks.length; i++) {
    const block = document.blocks[i]!
    if (block.marker === null) continue
    while (next < quantities.length && quantities[next]!.start < block.marker.start) next++
    const quantity: Quantity | undefined = quantities[next]
    if (quantity === undefined || quantity.reference === null || quantity.start >= block.marker.end) continue
    const words = reading.blockWords(i)
    const shape = shapeOf(document.tokens, quantities, words, next, next + 1, block.start)
    const scopes: Scope[] = (children.get(i) ?? []).map((child) => ({
      words: reading.blockWords(child),
      weight: SCOPE_WEIGHTS.belowHeading,
    }))
    addParents(reading, block, scopes)
    out.push({
      quantity,
      sentence: block.firstSentence,
      block: i,
      cell: null,
      words,
      segment: shape.segments[0]!,
      order: 0,
      sentenceShape: shape,
      scopes,
      periods: [],
      periodIsOwn: false,
      ...meaningsOf(words, shape, 0, []),
    })
  }
}
