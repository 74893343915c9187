// The piece of a text that has to be read to verify some of its parts: the headings they stand under, what
// stands close before them, and they themselves. What stands behind them does not speak of them, or they would
// not be settled.
//
//     # Report          <- head: the headings above
//     ## Costs          <- head
//     Last year ...     <- before
//     The costs ...     <- the parts to verify
import type { Part } from './outline.js'

export interface Window {
  readonly text: string
  /** What to add to an offset of the window to get the offset of the text. */
  readonly shift: number
}

/** How many parts before are read along. */
const BEFORE = 1

/** The window for the parts from `first` on, up to the offset `end`. */
export function windowOf(text: string, parts: readonly Part[], first: number, end: number): Window {
  let tail = Math.max(0, first - BEFORE)
  while (tail > 0 && (parts[tail - 1] as Part).leadsIn) tail--
  const part = parts[tail]
  if (part === undefined || tail === 0) return { text: text.slice(0, end), shift: 0 }
  const head = part.under.map((heading) => headingText(text, parts, heading)).join('')
  return { text: head + text.slice(part.start, end), shift: part.start - head.length }
}

/** A heading, up to the part behind it. */
function headingText(text: string, parts: readonly Part[], heading: number): string {
  return text.slice((parts[heading] as Part).start, (parts[heading + 1] as Part).start)
}
