// A text as content words: lower case, light stem, without numbers and small words, each with the negator that reaches it.

import { stem } from './stem.js'
import { CLAUSE_WORDS, CONTRARY_PREFIXES, NEGATORS, NOT_CONTRARY, SMALL_WORDS } from './tables.js'

export interface ContentWord {
  readonly stem: string
  /** `unstable`: the stem of `stable`; empty for a word without such a prefix. */
  readonly contraryOf: string
  /** Clauses of the text, counted from 0. */
  readonly clause: number
  /** The negator whose scope the word stands in, counted from 1; 0 for none. */
  readonly scope: number
}

/** How many content words a negator reaches. */
const REACH = 5

/**
 * The content words of a text in order. Words with digits are left out: numbers are the core's business, and
 * their overlap would count as support.
 *
 *     The pump does not run dry, even at 5 bar.
 *         ^pump 0       ^run 1 ^dry 1       ^bar 0
 */
export function contentWords(text: string): readonly ContentWord[] {
  const words: ContentWord[] = []
  let scope = 0
  let left = 0
  let clause = 0
  for (const piece of pieces(text)) {
    if (piece.clauseEnd || CLAUSE_WORDS.has(piece.word)) {
      left = 0
      clause++
    }
    if (piece.word === '') continue
    if (NEGATORS.has(piece.word) || piece.word.endsWith("n't")) {
      // Two negators in a row undo each other: `cannot fail`.
      left = left === REACH ? 0 : REACH
      scope++
      continue
    }
    if (SMALL_WORDS.has(piece.word)) continue
    words.push({ ...forms(piece.word), clause, scope: left > 0 ? scope : 0 })
    if (left > 0) left--
  }
  return words
}

function forms(word: string) {
  const prefix = NOT_CONTRARY.has(word)
    ? undefined
    : CONTRARY_PREFIXES.find((one) => word.startsWith(one) && word.length - one.length >= 4)
  return { stem: stem(word), contraryOf: prefix === undefined ? '' : stem(word.slice(prefix.length)) }
}

interface Piece {
  readonly word: string
  readonly clauseEnd: boolean
}

function* pieces(text: string): Generator<Piece> {
  const lower = text.toLowerCase().replaceAll('’', "'")
  let start = -1
  let digits = false
  for (let at = 0; at <= lower.length; at++) {
    const letter = at < lower.length ? (lower[at] as string) : ' '
    if (isWordCharacter(letter) && !(letter === "'" && start < 0)) {
      if (start < 0) start = at
      if (letter >= '0' && letter <= '9') digits = true
      continue
    }
    const word = start < 0 || digits ? '' : trimmed(lower.slice(start, at))
    if (word !== '') yield { word, clauseEnd: false }
    if (',;:.!?()\n'.includes(letter)) yield { word: '', clauseEnd: true }
    start = -1
    digits = false
  }
}

function trimmed(word: string): string {
  const bare = word.endsWith("'") ? word.slice(0, -1) : word
  return bare.endsWith("'s") ? bare.slice(0, -2) : bare
}

function isWordCharacter(letter: string): boolean {
  if (letter === "'" || (letter >= '0' && letter <= '9')) return true
  // A letter of a script with case has two forms; other scripts begin above the Latin and Greek blocks.
  return letter.toUpperCase() !== letter || (letter > '\u05cf' && /[\p{L}\p{M}]/u.test(letter))
}
