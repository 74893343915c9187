// Bold, italic and struck-out marks of Markdown: `**`, `*`, `__`, `_`, `~~`, in pairs around words.
import { isBlankCode, isDigit, isWordCode } from './cleaning.js'
import type { Edits } from './edits.js'

const STAR = 42
const UNDERSCORE = 95
const TILDE = 126
const PIPE = 124

/** Emphasis does not reach further; what is left open is text. */
const LONGEST = 1000
/** A longer run is a rule or a blank to be filled in. */
const LONGEST_RUN = 3

interface Opening {
  /** Handle of the place reserved in the edits. */
  readonly handle: number
  readonly end: number
  /** Start of what has been closed so far. */
  from: number
  left: number
}

/** Finds pairs as the text is read. Each mark is opened, closed or dropped once, so that this is linear. */
export class Emphasis {
  readonly #open: ReadonlyMap<number, Opening[]> = new Map([
    [STAR, []],
    [UNDERSCORE, []],
    [TILDE, []],
  ])
  readonly #text: string
  readonly #edits: Edits

  constructor(text: string, edits: Edits) {
    this.#text = text
    this.#edits = edits
  }

  /**
   * Reads a run of marks and returns its end.
   *
   *     rose to **44 %** (5 * 3, max_size)
   *             ^^    ^^             no pair: a blank behind it, a word on both sides
   */
  read(at: number): number {
    const text = this.#text
    const mark = text.charCodeAt(at)
    let end = at + 1
    while (text.charCodeAt(end) === mark) end++
    const length = end - at
    if (length > LONGEST_RUN || (mark === TILDE && length !== 2)) return end
    const before = at > 0 ? text.charCodeAt(at - 1) : 10
    const after = end < text.length ? text.charCodeAt(end) : 10
    const strict = mark === UNDERSCORE || (mark === STAR && length === 1)
    const closes = !isBlankCode(before) && !(strict ? isWordCode(after) : isDigit(after))
    const stack = this.#open.get(mark)!
    if (closes) {
      const closed = this.#close(stack, at, length)
      if (closed > 0) {
        this.#edits.replace(at, at + closed, '')
        return end
      }
    }
    const opens = !isBlankCode(after) && !isWordCode(before)
    if (opens) stack.push({ handle: this.#edits.reserve(end), end, from: end, left: length })
    return end
  }

  /** How many marks of a closing run find their opening ones. */
  #close(stack: Opening[], at: number, length: number): number {
    let closed = 0
    while (closed < length) {
      const opening = stack[stack.length - 1]
      if (opening === undefined) break
      const wanted = length - closed
      if (opening.end === at || !this.#reaches(opening.end, at, opening.left)) {
        stack.length = 0
        break
      }
      if (opening.left < wanted && wanted === 2) {
        stack.pop()
        continue
      }
      if (opening.left > wanted && opening.left === 2) break
      const taken = Math.min(opening.left, wanted)
      opening.left -= taken
      opening.from -= taken
      this.#edits.settle(opening.handle, opening.from, opening.end)
      closed += taken
      if (opening.left === 0) stack.pop()
    }
    return closed
  }

  /** Single marks stay within a line and a table cell, double ones within a paragraph. */
  #reaches(from: number, to: number, length: number): boolean {
    if (to - from > LONGEST) return false
    for (let i = from; i < to; i++) {
      const code = this.#text.charCodeAt(i)
      if (code === PIPE) return false
      if (code === 10 && (length === 1 || this.#text.charCodeAt(i + 1) === 10)) return false
    }
    return true
  }
}
