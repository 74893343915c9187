// The few characters of a text that its structure hangs on, picked out of the tokens in one pass.
import { TokenKind, type Tokens } from '../types/index.js'

/** Stands for a word that digits touch, such as `S01`: what may be the name of a chunk. */
export const NAME_MARK = 1
/** Stands for digits one blank behind a word that may be `source` or `document`. */
export const NUMBER_MARK = 2
export const NEWLINE_MARK = 10

export interface Marks {
  readonly count: number
  /** Offsets, ascending. */
  readonly at: Int32Array
  /** The character, or one of the stand-ins above. */
  readonly code: Uint16Array
}

const WANTED = new Uint8Array(0x3100)
for (const mark of '.!?:[(`@\\²³¹…【。') WANTED[mark.charCodeAt(0)] = 1
for (let code = 0x2070; code <= 0x207b; code++) WANTED[code] = 1
const isWanted = (code: number): boolean =>
  code < WANTED.length
    ? WANTED[code] === 1
    : code === 0xff01 || code === 0xff1f || code === 0xff1a || code === 0xff61

/** First letters of the words that name a source before a number; see `citations/cue-words.ts`. */
const CUE_LETTERS = new Uint8Array(128)
for (const letter of 'bcdefpqrsx') {
  CUE_LETTERS[letter.charCodeAt(0)] = 1
  CUE_LETTERS[letter.toUpperCase().charCodeAt(0)] = 1
}

/** Picks the marks out of the tokens. */
export function readMarks(tokens: Tokens): Marks {
  const { text, count, kind, start, end } = tokens
  const at = new Int32Array(count)
  const found = new Uint16Array(count)
  let size = 0
  for (let i = 0; i < count; i++) {
    const type = kind[i]!
    if (type === TokenKind.mark) {
      const code = text.charCodeAt(start[i]!)
      if (!isWanted(code)) continue
      at[size] = start[i]!
      found[size++] = code
    } else if (type === TokenKind.newline) {
      at[size] = start[i]!
      found[size++] = NEWLINE_MARK
    } else if (type === TokenKind.digits && i > 0 && kind[i - 1] === TokenKind.word) {
      const gap = start[i]! - end[i - 1]!
      if (gap === 0) {
        at[size] = start[i - 1]!
        found[size++] = NAME_MARK
      } else if (gap === 1 && CUE_LETTERS[text.charCodeAt(start[i - 1]!)] === 1) {
        at[size] = start[i]!
        found[size++] = NUMBER_MARK
      }
    }
  }
  return { count: size, at, code: found }
}

/** Index of the first mark at or behind an offset. */
export function firstMark(marks: Marks, offset: number): number {
  let low = 0
  let high = marks.count
  while (low < high) {
    const middle = (low + high) >> 1
    if (marks.at[middle]! < offset) low = middle + 1
    else high = middle
  }
  return low
}
