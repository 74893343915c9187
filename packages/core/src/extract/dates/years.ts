// Years alone: `2024`, `2023-24`, `2019–2021`, `1990s`, and when a number of four digits is no year.
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
import { type FoundDate, found } from './found-date.js'
import { fiscalBehind, partBehindYear } from './periods.js'
import { bitsAt, digitsAt, FIRST_YEAR, isApostrophe, isCounted, isDecimal, LAST_YEAR } from './pieces.js'

const DASHES: ReadonlySet<number> = new Set([HYPHEN, EN_DASH, EM_DASH, 0x2010, 0x2011])
const isYearNumber = (value: number): boolean => value >= FIRST_YEAR && value <= LAST_YEAR

/** `1990s`, `1990's`, `1990er`; `1800s` is the century. */
function readDecade(context: ReadContext, at: number, year: number): FoundDate | null {
  const { tokens } = context
  if (year % 10 !== 0 || !touches(tokens, at)) return null
  const next = isApostrophe(tokens, at + 1) && touches(tokens, at + 1) ? at + 2 : at + 1
  if (!isWord(tokens, next) || !(bitsAt(context, next) & DateWord.decade)) return null
  return found('decade', at, next + 1, { year, part: year % 100 === 0 ? 100 : 10 })
}

/** `les années 1990`, `los años 90`, `anni '90`: the word for decades stands before the number. */
export function readNamedDecade(context: ReadContext, at: number): FoundDate | null {
  const { tokens } = context
  const value = digitsAt(tokens, at)
  const size = width(tokens, at)
  if (value % 10 !== 0 || (size !== 2 && size !== 4)) return null
  const before = isApostrophe(tokens, at - 1) && touches(tokens, at - 1) ? at - 2 : at - 1
  if (!isWord(tokens, before) || !(bitsAt(context, before) & DateWord.decade) || width(tokens, before) < 3)
    return null
  if (isDecimal(tokens, at) || isCounted(context, at + 1, true)) return null
  if (bitsAt(context, at + 1) & (DateWord.joiner | DateWord.middle)) return null
  const year = size === 4 ? value : value < 30 ? 2000 + value : 1900 + value
  return isYearNumber(year) ? found('decade', at, at + 1, { year, part: 10 }) : null
}

/** `the '90s`, at its apostrophe's digits. */
export function readShortDecade(context: ReadContext, at: number): FoundDate | null {
  const { tokens } = context
  if (width(tokens, at) !== 2 || !touches(tokens, at - 1) || !isApostrophe(tokens, at - 1)) return null
  const value = digitsAt(tokens, at)
  if (value % 10 !== 0 || !touches(tokens, at) || !(bitsAt(context, at + 1) & DateWord.decade)) return null
  return found('decade', at, at + 2, { year: value < 30 ? 2000 + value : 1900 + value, part: 10 })
}

/** `2023-24`, `2019–2021`, `2023/2024`: two years that a mark joins. */
function readYearPair(context: ReadContext, at: number, year: number): FoundDate | null {
  const { tokens, limit } = context
  const mark = markAt(tokens, at + 1)
  const isDash = DASHES.has(mark)
  if ((!isDash && mark !== SLASH) || at + 3 > limit || !isDigits(tokens, at + 2)) return null
  const isTight = touches(tokens, at)
  if (
    isTight !== touches(tokens, at + 1) ||
    (!isTight && (mark === HYPHEN || mark === SLASH) && width(tokens, at + 2) < 4)
  )
    return null
  if (
    touches(tokens, at + 2) &&
    (DASHES.has(markAt(tokens, at + 3)) || markAt(tokens, at + 3) === SLASH) &&
    isDigits(tokens, at + 4)
  )
    return null
  if (touches(tokens, at + 2) && isWord(tokens, at + 3)) return null
  const size = width(tokens, at + 2)
  const end = digitsAt(tokens, at + 2)
  const next = at + 3
  if (isDecimal(tokens, at + 2) || isCounted(context, next, true)) return null
  if (size === 2 && end === (year + 1) % 100) return found('years', at, next, { year, part: year + 1 })
  const last = size === 4 ? end : size === 2 && isDash ? Math.floor(year / 100) * 100 + end : 0
  if (size === 4 && end === year + 1 && mark === SLASH) return found('years', at, next, { year, part: end })
  if (!isYearNumber(last) || last <= year || mark === SLASH) return null
  return found('year', at, next, { year, last: found('year', at + 2, next, { year: last }) })
}

/**
 * A year, or what begins with one.
 *
 *     in 2024      2023-24      2019–2021      1990s      2023-Q3      2024 fiscal year
 *        ^         ^            ^              ^          ^            ^
 */
export function readYearFirst(context: ReadContext, at: number): FoundDate | null {
  const { tokens } = context
  if (width(tokens, at) !== 4 || isDecimal(tokens, at)) return null
  const year = digitsAt(tokens, at)
  if (!isYearNumber(year)) return null
  const period =
    readDecade(context, at, year) ??
    readNamedDecade(context, at) ??
    partBehindYear(context, at + 1, year, at) ??
    readYearPair(context, at, year)
  if (period !== null) return period
  const fiscal = fiscalBehind(context, at + 1)
  if (fiscal > 0) return found('fiscal', at, fiscal, { year, isFiscal: true })
  return isYearAlone(context, at, year) ? found('year', at, at + 1, { year }) : null
}

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
function isYearAlone(context: ReadContext, at: number, year: number): boolean {
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
