// Rewrites a reference part by part: what differs is exchanged, what the answer wrote around it stays.
import type { ReferenceValue } from '../types/index.js'

/**
 * The answer's reference with the parts of another.
 *
 * @example
 * writeReference('§ 6.8', sixEight, sixFive) // '§ 6.5'
 */
export function writeReference(written: string, claim: ReferenceValue, found: ReferenceValue): string | null {
  if (claim.family !== found.family || claim.part !== found.part) return null
  if (claim.path.length > 0 !== found.path.length > 0) return null
  // A bare number counts something else than a number of parts does: `schema version 12`, `version 4.1.0`.
  if (claim.family === 'version' && claim.document.includes('.') !== found.document.includes('.')) return null
  let text: string | null = written
  if (claim.path.join('.') !== found.path.join('.'))
    text = exchange(text, claim.path.join('.'), found.path.join('.'), true)
  if (text !== null && claim.document !== '' && claim.document !== found.document)
    text = exchange(text, numberOf(claim.document), numberOf(found.document), false)
  if (text !== null && claim.edition !== '' && claim.edition !== found.edition)
    text = exchange(text, claim.edition, found.edition, true)
  return text
}

/** The number of a document: `38.331` in `TS 38.331`. */
const numberOf = (document: string): string => document.slice(document.lastIndexOf(' ') + 1)

/** Puts one part in the place of another, the last or the first such place that is not inside a longer number. */
function exchange(text: string, from: string, to: string, fromEnd: boolean): string | null {
  if (from === '' || to === '') return null
  const lower = text.toLowerCase()
  const key = from.toLowerCase()
  let at = fromEnd ? lower.lastIndexOf(key) : lower.indexOf(key)
  while (at >= 0 && !standsAlone(text, at, at + from.length))
    at = fromEnd ? (at === 0 ? -1 : lower.lastIndexOf(key, at - 1)) : lower.indexOf(key, at + 1)
  return at < 0 ? null : text.slice(0, at) + to + text.slice(at + from.length)
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57

const standsAlone = (text: string, start: number, end: number): boolean =>
  !isDigit(text.charCodeAt(start - 1)) && !isDigit(text.charCodeAt(end))
