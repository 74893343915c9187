// The few characters of a text that its structure hangs on, picked out of the tokens in one pass.
import { firstNotBelow } from '../math/index.js'
import { TokenKind, type Tokens } from '../types/index.js'
import { mayNameSource } from './citations/cue-words.js'
import { addFeature, FEATURES, Feature, isStop, wideFeature } from './line-features.js'

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
  /** Where each line ends, at its line break or at the end of the text, and the features of the line. */
  readonly lineEnds: readonly number[]
  readonly lineFeatures: readonly number[]
}

/** Marks below 128 that readers go to, beside the features of lines. */
const WANTED = 0x8000
const BY_CODE = new Uint16Array(128)
for (let code = 0; code < 128; code++) BY_CODE[code] = FEATURES[code]!
for (const mark of '.!?:;|=[(`@\\') BY_CODE[mark.charCodeAt(0)] = BY_CODE[mark.charCodeAt(0)]! | WANTED

const isWantedWide = (code: number): boolean =>
  code < 0x100
    ? code === 0xb2 || code === 0xb3 || code === 0xb9
    : (code >= 0x2070 && code <= 0x207b) ||
      code === 0x2026 ||
      code === 0x3002 ||
      code === 0x3010 ||
      code === 0xff01 ||
      code === 0xff1f ||
      code === 0xff1a ||
      code === 0xff61

/** Picks the marks out of the tokens. */
export function readMarks(tokens: Tokens): Marks {
  const { text, count, kind, start, end } = tokens
  let at = new Int32Array((count >> 2) + 16)
  let found = new Uint16Array((count >> 2) + 16)
  const lineEnds: number[] = []
  const lineFeatures: number[] = []
  let size = 0
  let features = 0
  let last = 0
  let reach = 0
  for (let i = 0; i < count; i++) {
    const type = kind[i]!
    const place = start[i]!
    if (place > reach + 1) features |= Feature.gap
    let mark = 0
    if (type === TokenKind.mark) {
      const code = text.charCodeAt(place)
      if (code < 128) {
        const entry = BY_CODE[code]!
        if ((entry & ~WANTED) !== 0) features = addFeature(text, place, entry & ~WANTED, features)
        if (entry >= WANTED) mark = code
        if (code === 46 && last === 46 && place === reach) features |= Feature.leader
      } else {
        features |= wideFeature(code)
        if (isWantedWide(code)) mark = code
      }
      last = code
    } else if (type === TokenKind.newline) {
      lineEnds.push(place)
      lineFeatures.push(isStop(last) ? features | Feature.stop : features)
      features = 0
      mark = NEWLINE_MARK
      last = 0
    } else {
      if (type === TokenKind.digits && i > 0 && kind[i - 1] === TokenKind.word)
        mark = markOfDigits(text, start[i - 1]!, end[i - 1]!, place)
      last = 0
    }
    reach = end[i]!
    if (mark === 0) continue
    if (size === at.length) {
      at = grown(at, new Int32Array(size * 2))
      found = grown(found, new Uint16Array(size * 2))
    }
    at[size] = mark === NAME_MARK ? start[i - 1]! : place
    found[size++] = mark
  }
  lineEnds.push(text.length)
  lineFeatures.push(isStop(last) ? features | Feature.stop : features)
  return { count: size, at, code: found, lineEnds, lineFeatures }
}

/** Digits that touch the word before them, or stand one blank behind a word that may name a source. */
function markOfDigits(text: string, wordStart: number, wordEnd: number, digits: number): number {
  if (digits === wordEnd) return NAME_MARK
  return digits === wordEnd + 1 && wordEnd - wordStart <= 10 && mayNameSource(text, wordStart)
    ? NUMBER_MARK
    : 0
}

function grown<T extends Int32Array | Uint16Array>(from: T, to: T): T {
  to.set(from)
  return to
}

/** Index of the first mark at or behind an offset. */
export const firstMark = (marks: Marks, offset: number): number =>
  firstNotBelow(marks.at, offset, 0, marks.count)
