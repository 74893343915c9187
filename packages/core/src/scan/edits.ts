// Changes to a text, gathered in order, and the offset map that leads back over them.
import type { CleanText } from '../types/index.js'

/**
 * Replacements of the given text, ascending and without overlap. A place may be reserved and decided later
 * (an opening `**` is removed only when its closing one is found). Everything is columns: a text may hold
 * a million changes.
 */
export class Edits {
  readonly #start: number[] = []
  readonly #end: number[] = []
  readonly #text: string[] = []

  /** Replaces `[start, end)` by `text`; returns a handle for `settle`. */
  replace(start: number, end: number, text: string): number {
    this.#start.push(start)
    this.#end.push(end)
    this.#text.push(text)
    return this.#start.length - 1
  }

  /** Keeps `[start, start)` as it is until it is settled. */
  reserve(start: number): number {
    return this.replace(start, start, '')
  }

  /** Removes `[start, end)` at a reserved place. */
  settle(handle: number, start: number, end: number): void {
    this.#start[handle] = start
    this.#end[handle] = end
  }

  /** End of the last change, and what it left there: what a following character would touch. */
  get reach(): number {
    return this.#end.length === 0 ? -1 : this.#end[this.#end.length - 1]!
  }

  /** Last character that the last change left, or an empty string where it only removed. */
  get lastText(): string {
    return this.#text[this.#text.length - 1] ?? ''
  }

  /**
   * The cleaned text with its map. Where a change keeps the length, no breakpoint is needed: the map of a
   * text in full-width digits is empty.
   */
  apply(original: string): CleanText {
    const pieces: string[] = []
    const cleanAt: number[] = []
    const originalAt: number[] = []
    let copied = 0
    let length = 0
    const mark = (clean: number, given: number): void => {
      const last = cleanAt.length - 1
      // Of several breakpoints at one place only the first and the last say something.
      if (last > 0 && cleanAt[last] === clean && cleanAt[last - 1] === clean) originalAt[last] = given
      else {
        cleanAt.push(clean)
        originalAt.push(given)
      }
    }
    for (let i = 0; i < this.#start.length; i++) {
      const start = this.#start[i]!
      const end = this.#end[i]!
      const text = this.#text[i]!
      if (start === end && text.length === 0) continue
      if (start > copied) pieces.push(original.slice(copied, start))
      length += start - copied
      if (text.length > 0) pieces.push(text)
      if (text.length !== end - start) {
        mark(length, start)
        mark(length + text.length, end)
      }
      length += text.length
      copied = end
    }
    if (copied === 0) return { original, text: original, cleanAt: [], originalAt: [] }
    if (copied < original.length) pieces.push(original.slice(copied))
    return { original, text: pieces.join(''), cleanAt, originalAt }
  }
}
