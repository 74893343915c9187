// Which chunks a claim cites, and the gates that a citation has to pass before its chunk is read.
import type { Statement } from '../statements/index.js'
import type { CitationMarker, Reason, TextDocument } from '../types/index.js'
import type { EvidenceChunk } from './evidence-index.js'

/**
 * The markers of a claim: those that follow it in its sentence up to the next marker; a marker behind the full
 * stop; the only marker of a paragraph, at its end. A citation never flows forward.
 */
export function markersOf(claim: Statement, document: TextDocument): readonly CitationMarker[] {
  const { citations, sentences, blocks } = document
  if (citations.length === 0) return []
  const block = blocks[claim.block]
  if (block === undefined) return []
  const inBlock = citations.filter((marker) => marker.start >= block.start && marker.start < block.end)
  const sentence = claim.sentence >= 0 ? sentences[claim.sentence] : undefined
  const start = claim.quantity.end
  const sentenceEnd = sentence === undefined ? block.end : endWithMarkers(document, sentence.end, inBlock)
  const own = inBlock.filter((marker) => marker.start >= start && marker.start < sentenceEnd)
  if (own.length > 0) return run(own, document)
  if (sentence !== undefined) {
    const inSentence = inBlock.filter(
      (marker) => marker.start >= sentence.start && marker.start < sentenceEnd,
    )
    if (inSentence.length > 0) return inSentence.slice(-1)
  }
  const last = inBlock[inBlock.length - 1]
  if (
    inBlock.length > 0 &&
    last !== undefined &&
    inBlock.length === run(inBlock, document).length &&
    isAtEnd(document, last, block.end)
  )
    return inBlock
  for (let i = block.under.length - 1; i >= 0; i--) {
    const parent = blocks[block.under[i]!]!
    if (parent.kind === 'heading') continue
    const cited = citations.filter((marker) => marker.start >= parent.start && marker.start < parent.end)
    if (cited.length > 0 && block.kind === 'item') return cited
  }
  return []
}

/** Markers that stand in a row: `[1][2]`. */
function run(markers: readonly CitationMarker[], document: TextDocument): readonly CitationMarker[] {
  const found = [markers[0]!]
  for (let i = 1; i < markers.length; i++) {
    const between = document.clean.text.slice(markers[i - 1]!.end, markers[i]!.start)
    if (between.trim() !== '' && between.trim() !== ',') break
    found.push(markers[i]!)
  }
  return found
}

/** The end of a sentence, with the markers that stand behind its full stop. */
function endWithMarkers(document: TextDocument, end: number, markers: readonly CitationMarker[]): number {
  let reach = end
  for (const marker of markers) {
    if (marker.start < reach) continue
    if (document.clean.text.slice(reach, marker.start).trim() !== '') break
    reach = marker.end
  }
  return reach
}

const isAtEnd = (document: TextDocument, marker: CitationMarker, end: number): boolean =>
  document.clean.text.slice(marker.end, end).replace(/[.\s]/g, '') === ''

const normal = (id: string): string =>
  id
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
    .replace(/(^|\D)0+(?=\d)/g, '$1')
const numberIn = (id: string): string | null => {
  const digits = id.match(/\d+/g)
  return digits !== null && digits.length === 1 ? String(Number(digits[0])) : null
}

/** The chunk that an id names: exactly, then without case and blanks, then by its number, then by order. */
export function resolveId(id: string, chunks: readonly EvidenceChunk[]): EvidenceChunk | null {
  const exact = chunks.find((chunk) => chunk.id === id)
  if (exact !== undefined) return exact
  const key = normal(id)
  const loose = chunks.filter((chunk) => normal(chunk.id) === key)
  if (loose.length === 1) return loose[0]!
  if (/^\d+$/.test(id)) {
    const byNumber = chunks.filter((chunk) => numberIn(chunk.id) === String(Number(id)))
    if (byNumber.length === 1) return byNumber[0]!
    if (byNumber.length === 0) return chunks[Number(id) - 1] ?? null
  }
  return null
}

export interface CitationCheck {
  /** Ids as written. */
  readonly written: readonly string[]
  readonly chunks: readonly EvidenceChunk[]
  readonly gate: Reason | null
}

/** The gates in their order: missing, unknown, not retrieved. One bad id among several stops the claim. */
export function checkCitations(
  markers: readonly CitationMarker[],
  chunks: readonly EvidenceChunk[],
  retrieved: readonly string[] | undefined,
): CitationCheck {
  const written = markers.flatMap((marker) => marker.ids)
  const found: EvidenceChunk[] = []
  let gate: Reason | null = written.length === 0 ? 'missing_citation' : null
  for (const id of written) {
    const chunk = resolveId(id, chunks)
    if (chunk === null) gate ??= 'unknown_citation'
    else if (!found.includes(chunk)) found.push(chunk)
  }
  if (gate === null && retrieved !== undefined)
    for (const chunk of found)
      if (!retrieved.some((id) => id === chunk.id || normal(id) === normal(chunk.id)))
        gate = 'citation_not_retrieved'
  return { written, chunks: found, gate }
}
