// When a number of four digits is a year, and when it counts, measures or names something.
import { TokenKind } from '../../types/index.js'
import {
  EM_DASH,
  EN_DASH,
  HYPHEN,
  isDigits,
  isGluedBehind,
  isNear,
  isWord,
  markAt,
  SLASH,
  touches,
  width,
} from '../neighbours.js'
import { phraseBefore } from '../phrases.js'
import type { ReadContext } from '../reader.js'
import { Class } from '../vocabulary.js'
import { DateWord } from './date-words.js'
import { bitsAt, digitsAt, FIRST_YEAR, isCounted, isDecimal, LAST_YEAR } from './pieces.js'

export const DASHES: ReadonlySet<number> = new Set([HYPHEN, EN_DASH, EM_DASH, 0x2010, 0x2011])

export const isYearNumber = (value: number): boolean => value >= FIRST_YEAR && value <= LAST_YEAR

/** Marks that may touch a year from the left. */
const OPENINGS: ReadonlySet<number> = new Set([
  40,
  91,
  123,
  34,
  39,
  42,
  58,
  59,
  60,
  62,
  124,
  0x2018,
  0x2019,
  0x201c,
  0x201d,
  0x201e,
  0xab,
  0xbb,
  EN_DASH,
  EM_DASH,
  0xff08,
  0x300c,
])

/** A number of four digits is a year with a cue, or where nothing says that it counts, measures or names. */
export function isYearAlone(context: ReadContext, at: number, year: number): boolean {
  const { tokens, vocabulary } = context
  const next = at + 1
  if (touches(tokens, at)) {
    const kind = tokens.kind[next]
    if (kind === TokenKind.word || kind === TokenKind.han) return false
    const code = markAt(tokens, next)
    const joins = code === HYPHEN || code === SLASH || code === 95 || code === 58 || code === 43
    if (joins && touches(tokens, next) && tokens.kind[next + 1] === TokenKind.digits) return false
  }
  // A text or cell of nothing but a number says nothing of what it is.
  if (at === 0 && next === tokens.count) return false
  const before = at > 0 ? at - 1 : -1
  const bits = bitsAt(context, before)
  const isCued =
    before >= 0 &&
    ((bits & (DateWord.yearCue | DateWord.fiscal | DateWord.middle)) !== 0 ||
      vocabulary.month[tokens.word[before]!]! > 0)
  if (isMovedTo(context, at, year)) return false
  const isDefinite = (bits & DateWord.filler) !== 0 && year >= 1900
  if (isCounted(context, next, !isCued && !isDefinite)) return false
  if (isPairedWithCount(context, next, isCued)) return false
  if (isCued) return true
  if (isGluedBehind(tokens, at)) {
    const code = markAt(tokens, before)
    if (!OPENINGS.has(code) && !isHyphenOfCue(context, before, code)) return false
    if (code === 58 && touches(tokens, before - 1) && tokens.kind[before - 1] !== TokenKind.mark) return false
  }
  if (isDigits(tokens, next) && isNear(tokens, at)) return false
  return !isName(context, before)
}

/** `mid-2024`, `end-2023`, and a hyphen for a dash: `- 2024`. */
function isHyphenOfCue(context: ReadContext, at: number, code: number): boolean {
  if (code !== HYPHEN) return false
  return (
    !touches(context.tokens, at - 1) || (bitsAt(context, at - 1) & (DateWord.end | DateWord.yearCue)) !== 0
  )
}

/** `SERIES 2000`, `No. 1987`, `Room 2012`: a word in capitals or a label before it. */
function isName(context: ReadContext, before: number): boolean {
  const { tokens, text, vocabulary } = context
  if (!isWord(tokens, before) || !isNear(tokens, before)) return false
  if (vocabulary.classes[tokens.word[before]!]! & (Class.cardinal | Class.scale)) return true
  if (phraseBefore(context, before + 1)?.phrase.action.kind === 'bound') return true
  if (width(tokens, before) < 4) return false
  for (let i = tokens.start[before]!; i < tokens.end[before]!; i++) {
    const code = text.charCodeAt(i)
    if (code < 65 || code > 90) return false
  }
  return true
}

/** `rose from 1600 to 1850`: numbers that something moved between, where they are no years of our time. */
function isMovedTo(context: ReadContext, at: number, year: number): boolean {
  const { tokens, vocabulary } = context
  if (year >= 1950 && year < 2050) return false
  for (let i = at - 1; i >= 0 && i >= at - 5; i--) {
    if (tokens.kind[i] !== TokenKind.word && tokens.kind[i] !== TokenKind.digits) return false
    if (vocabulary.classes[tokens.word[i]!]! & (Class.up | Class.down)) return true
  }
  return false
}

/** `1500 to 2000 users`, `1800 and 12,000`: what it stands beside is no year. */
function isPairedWithCount(context: ReadContext, next: number, isCued: boolean): boolean {
  const { tokens } = context
  const joins =
    DASHES.has(markAt(tokens, next)) || (bitsAt(context, next) & (DateWord.middle | DateWord.joiner)) !== 0
  if (!joins || !isDigits(tokens, next + 1) || next + 1 >= context.limit) return false
  if (
    width(tokens, next + 1) === 4 &&
    !isDecimal(tokens, next + 1) &&
    isYearNumber(digitsAt(tokens, next + 1))
  )
    return isCounted(context, next + 2, !isCued || (bitsAt(context, next) & DateWord.middle) !== 0)
  return isDecimal(tokens, next + 1) || width(tokens, next + 1) > 4
}
