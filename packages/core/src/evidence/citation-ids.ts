// Which chunk an id in an answer names.
import type { EvidenceChunk } from './evidence-index.js'

/** An id without case, blanks, hyphens and leading zeros. */
export const normalId = (id: string): string =>
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
  const key = normalId(id)
  const loose = chunks.filter((chunk) => normalId(chunk.id) === key)
  if (loose.length === 1) return loose[0]!
  if (/^\d+$/.test(id)) {
    const byNumber = chunks.filter((chunk) => numberIn(chunk.id) === String(Number(id)))
    if (byNumber.length === 1) return byNumber[0]!
    if (byNumber.length === 0) return chunks[Number(id) - 1] ?? null
  }
  return null
}

/** True where the text of a mention names a chunk by its own id: a bare number has to be that id to the letter. */
export function namesChunk(id: string, chunks: readonly EvidenceChunk[]): boolean {
  if (/^\d+$/.test(id)) return chunks.some((chunk) => chunk.id === id)
  const key = normalId(id)
  return chunks.some((chunk) => normalId(chunk.id) === key)
}
