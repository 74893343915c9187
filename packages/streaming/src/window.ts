// The piece of a text that has to be read to verify a stretch of it: the headings it stands under, what stands
// close before it, itself, and what it takes behind it to see that it is settled.
//
//     # Report          <- head: the headings above
//     ## Costs          <- head
//     Last year ...     <- before: the part before, or the paragraph so far
//     The costs ...     <- the stretch
import type { Part } from './outline.js'

export interface Stretch {
  readonly start: number
  readonly end: number
  /** The text has to be read up to here to see that the stretch is settled. */
  readonly lookedTo: number
}

export interface Window {
  readonly text: string
  /** What to add to an offset of the window to get the offset of the text. */
  readonly shift: number
}

/** Context that is always read along. More of it waits until the stretch is half as long. */
const SHORT = 400

/** The window of a stretch; `null` where its context is too long for so short a stretch. */
export function windowOf(
  text: string,
  parts: readonly Part[],
  { start, end, lookedTo }: Stretch,
): Window | null {
  const tail = contextPart(parts, start)
  const part = parts[tail]
  const from = tail <= 0 || part === undefined ? 0 : part.start
  const head =
    from === 0 ? '' : (part as Part).under.map((heading) => headingText(text, parts, heading)).join('')
  const context = head.length + start - from
  if (context > SHORT && 2 * (end - start) < context) return null
  return { text: head + text.slice(from, lookedTo), shift: from - head.length }
}

/** The part where the context of a place begins: its own, or the one before with what leads in to it. */
function contextPart(parts: readonly Part[], start: number): number {
  let own = parts.length - 1
  while (own > 0 && (parts[own] as Part).start > start) own--
  if ((parts[own]?.start ?? 0) < start) return own
  own--
  while (own > 0 && (parts[own - 1] as Part).leadsIn) own--
  return own
}

/** A heading, with the blank lines behind it. */
function headingText(text: string, parts: readonly Part[], heading: number): string {
  const { start, titleEnd } = parts[heading] as Part
  return titleEnd > 0 ? `${text.slice(start, titleEnd)}\n` : text.slice(start, parts[heading + 1]?.start)
}
