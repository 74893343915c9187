// What stands around a citation: words before it, and whether it leads the words behind it.
import type { Span } from '../../types/index.js'
import { isBlank, isLetter } from '../codes.js'
import { isAttribution, isConnector, isFiller } from './cue-words.js'

const LONGEST_WORD = 16

/** The word that ends before a place, with blanks and a bracket between; `null` where none does. */
export function wordBefore(text: string, at: number): Span | null {
  let end = at
  while (end > 0 && (isBlank(text.charCodeAt(end - 1)) || text.charCodeAt(end - 1) === 40)) end--
  let start = end
  while (
    start > 0 &&
    end - start < LONGEST_WORD &&
    (isLetter(text.charCodeAt(start - 1)) || text.charCodeAt(start - 1) === 39)
  )
    start--
  return start === end ? null : { start, end }
}

/** The attribution before a place, over small words between: `according to the [S02]`. */
export function attributionBefore(text: string, at: number): Span | null {
  let place = at
  for (let words = 0; words < 3; words++) {
    const word = wordBefore(text, place)
    if (word === null) return null
    const written = text.slice(word.start, word.end)
    if (isAttribution(written)) return word
    if (!isFiller(written)) return null
    place = word.start
  }
  return null
}

/** Whether a sentence or clause begins at a place: behind a mark, or behind a small joining word. */
export function beginsClause(text: string, at: number): boolean {
  let place = at
  while (place > 0 && isBlank(text.charCodeAt(place - 1))) place--
  if (place === 0) return true
  const code = text.charCodeAt(place - 1)
  if (code === 10 || (!isLetter(code) && '.,;:!?(*>-–—。，；'.includes(text[place - 1]!))) return true
  const word = wordBefore(text, place)
  return word !== null && isConnector(text.slice(word.start, word.end))
}

/** Whether a sentence begins at a place. */
export function beginsSentence(text: string, at: number): boolean {
  let place = at
  while (place > 0 && isBlank(text.charCodeAt(place - 1))) place--
  if (place === 0) return true
  return '\n.;!?*>。；！？'.includes(text[place - 1]!)
}

/** Whether a marker at a place speaks of what follows it: `According to [S02], ...`, `From S03:`. */
export function leadsOn(text: string, at: number): boolean {
  const attribution = attributionBefore(text, at)
  return attribution !== null && beginsClause(text, attribution.start)
}
