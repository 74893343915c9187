// The gates that a citation has to pass before its chunk is read.
import type { CitationMarker, Reason } from '../types/index.js'
import { normalId, resolveId } from './citation-ids.js'
import type { EvidenceChunk } from './evidence-index.js'

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
      if (!retrieved.some((id) => id === chunk.id || normalId(id) === normalId(chunk.id)))
        gate = 'citation_not_retrieved'
  return { written, chunks: found, gate }
}
