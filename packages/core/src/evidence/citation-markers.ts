// Which markers of an answer a claim is attached to. Markers are in text order, so each is found by halving.
import { firstWhere } from '../math/index.js'
import type { Statement } from '../statements/index.js'
import type { CitationMarker, Span, TextDocument } from '../types/index.js'
import { namesChunk } from './citation-ids.js'
import type { EvidenceChunk } from './evidence-index.js'

/**
 * The markers of a text: what is a citation by its form, and what is one because a chunk has that id.
 *
 * @example
 * citationsIn(document, index.chunks) // `[FAQ]` counts where a chunk is called FAQ
 */
export function citationsIn(
  document: TextDocument,
  chunks: readonly EvidenceChunk[],
): readonly CitationMarker[] {
  const named = (document.mentions ?? []).filter(({ ids }) => ids.every((id) => namesChunk(id, chunks)))
  if (named.length === 0) return document.citations
  const all = [...document.citations, ...named].sort((a, b) => a.start - b.start || b.end - a.end)
  return all.filter((marker, i) => i === 0 || marker.start >= all[i - 1]!.end)
}

/**
 * The markers of a claim: the one that leads its clause, else those that follow it in its sentence up to the
 * next marker; a marker behind the full stop belongs to what stands before it; the only marker of a paragraph,
 * at its end, covers the paragraph; a cited lead-in or a source line covers its list.
 *
 * ```text
 * According to [S02], the pond covers 1.3 ha; the weir is 4 m high [S01] and 9 m long [S03].
 *              ^^^^^ leads            ^^^^^^                   ^^^ ^^^^^      ^^^ ^^^^^
 * ```
 */
export function markersOf(
  claim: Statement,
  document: TextDocument,
  markers: readonly CitationMarker[] = document.citations,
): readonly CitationMarker[] {
  if (markers.length === 0) return []
  const block = document.blocks[claim.block]
  if (block === undefined) return []
  const sentence = claim.sentence >= 0 ? document.sentences[claim.sentence] : undefined
  const own =
    sentence === undefined
      ? following(claim, block.end, markers, document)
      : inSentence(claim, sentence, block, markers, document)
  if (own.length > 0) return own
  const covering = coveringBlock(block, markers, document)
  return covering.length > 0 ? covering : aroundList(claim, markers, document)
}

function inSentence(
  claim: Statement,
  sentence: Span,
  block: Span,
  markers: readonly CitationMarker[],
  document: TextDocument,
): readonly CitationMarker[] {
  const { start, end } = claim.quantity
  const reach = endWithMarkers(document, sentence.end, block.end, markers)
  const after = following(claim, reach, markers, document)
  const before = markers[firstFrom(markers, start) - 1]
  if (before?.leads !== true || before.start < sentence.start) return after
  if (after.length === 0) return [before]
  return isBroken(document.clean.text, end, after[0]!.start) ? [before] : after
}

/** The markers in a row that follow a claim, unless they lead on to something else. */
function following(
  claim: Statement,
  reach: number,
  markers: readonly CitationMarker[],
  document: TextDocument,
): readonly CitationMarker[] {
  const at = firstFrom(markers, claim.quantity.end)
  const first = markers[at]
  return first === undefined || first.start >= reach || first.leads === true
    ? []
    : run(at, reach, markers, document)
}

/** True where a semicolon ends the clause. */
const isBroken = (text: string, start: number, end: number): boolean => {
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i)
    if (code === 59 || code === 0xff1b) return true
  }
  return false
}

/** The only markers of a block, where they stand at its end. */
function coveringBlock(
  block: Span,
  markers: readonly CitationMarker[],
  document: TextDocument,
): readonly CitationMarker[] {
  const at = firstFrom(markers, block.start)
  if (at >= markers.length || markers[at]!.start >= block.end) return []
  const all = run(at, block.end, markers, document)
  const next = markers[at + all.length]
  if (next !== undefined && next.start < block.end) return []
  return isFiller(document.clean.text.slice(all[all.length - 1]!.end, block.end)) ? all : []
}

/** What a cited lead-in, heading or source line says of the list between them. */
function aroundList(
  claim: Statement,
  markers: readonly CitationMarker[],
  document: TextDocument,
): readonly CitationMarker[] {
  const { blocks } = document
  const block = blocks[claim.block]!
  for (let i = block.under.length - 1; i >= 0; i--) {
    const cited = inside(blocks[block.under[i]!]!, markers)
    if (cited.length > 0) return cited
  }
  if (!isListed(block.kind)) return []
  const limit = Math.min(blocks.length, claim.block + LONGEST_LIST)
  let next = claim.block + 1
  while (next < limit && isListed(blocks[next]!.kind) && inside(blocks[next]!, markers).length === 0) next++
  const line = blocks[next]
  if (line === undefined || (line.kind !== 'paragraph' && line.kind !== 'pair')) return []
  const cited = inside(line, markers)
  if (cited.length === 0) return []
  return isFiller(document.clean.text.slice(cited[cited.length - 1]!.end, line.end)) &&
    cited[0]!.start - line.start <= LONGEST_CUE
    ? cited
    : []
}

/** How many items below a claim a source line may stand: bounds the work on long lists. */
const LONGEST_LIST = 64

/** Longest wording in front of the ids of a source line: `Sources used for the above: `. */
const LONGEST_CUE = 32

const isListed = (kind: string): boolean => kind === 'item' || kind === 'pair' || kind === 'table'

function inside(span: Span, markers: readonly CitationMarker[]): readonly CitationMarker[] {
  const at = firstFrom(markers, span.start)
  return markers.slice(at, firstFrom(markers, span.end))
}

/** Markers that stand in a row: `[1][2]`. */
function run(
  at: number,
  reach: number,
  markers: readonly CitationMarker[],
  document: TextDocument,
): readonly CitationMarker[] {
  const found = [markers[at]!]
  for (let i = at + 1; i < markers.length && markers[i]!.start < reach; i++) {
    const between = document.clean.text.slice(markers[i - 1]!.end, markers[i]!.start).trim()
    if (markers[i]!.leads === true || (between !== '' && between !== ',')) break
    found.push(markers[i]!)
  }
  return found
}

/** The end of a sentence, with the markers that stand behind its full stop. */
function endWithMarkers(
  document: TextDocument,
  end: number,
  limit: number,
  markers: readonly CitationMarker[],
): number {
  let reach = end
  for (let i = firstFrom(markers, end); i < markers.length && markers[i]!.start < limit; i++) {
    const marker = markers[i]!
    if (marker.leads === true || document.clean.text.slice(reach, marker.start).trim() !== '') break
    reach = marker.end
  }
  return reach
}

/** Nothing but full stops, brackets and blanks. */
const isFiller = (text: string): boolean => /^[.。)\]*_\s]*$/.test(text)

/** Index of the first marker that begins at a place or behind it. */
const firstFrom = (markers: readonly CitationMarker[], at: number): number =>
  firstWhere(0, markers.length, (index) => markers[index]!.start >= at)
