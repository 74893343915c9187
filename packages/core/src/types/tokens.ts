// The scanner's output: columns instead of objects, so that a text costs five arrays and not one object a word.

export const TokenKind = { word: 1, digits: 2, mark: 3, newline: 4, han: 5 } as const
export type TokenKind = (typeof TokenKind)[keyof typeof TokenKind]

/**
 * The tokens of one cleaned text, in order. Blanks are not tokens: two tokens touch when
 * `end[i] === start[i + 1]`. A word is a run of letters and combining marks, digits are a run of ASCII
 * digits, a mark is any other single character, a newline is one line break, han is one character of a
 * script that writes without blanks.
 */
export interface Tokens {
  readonly text: string
  readonly count: number
  readonly kind: Uint8Array
  readonly start: Int32Array
  readonly end: Int32Array
  /** The entry of a word in the lexicon, without regard to case; 0 where the lexicon does not hold it. */
  readonly word: Int32Array
}
