// What dates are put together from: digits, days, months, years, weekdays, the small words between them.
import { TokenKind, type Tokens } from '../../types/index.js'
import { COMMA, following, isDigits, isNear, isWord, markAt, POINT, touches, width } from '../neighbours.js'
import { isPlural } from '../noun.js'
import type { ReadContext } from '../reader.js'
import { Class } from '../vocabulary.js'
import { DateWord } from './date-words.js'

export const FIRST_YEAR = 1500
export const LAST_YEAR = 2199
/** Beside a month a number is a year that alone it would not be. */
const FIRST_WRITTEN_YEAR = 1000
const CENTURY_TURN = 70
const APOSTROPHES: ReadonlySet<number> = new Set([39, 0x2019, 0x2018])
const ORDINAL_SIGNS: ReadonlySet<number> = new Set([0xaa, 0xba, 0xb0])

export interface Piece {
  readonly value: number
  /** The token behind it. */
  readonly next: number
}

/** Value of a token of at most nine digits. */
export function digitsAt(tokens: Tokens, at: number): number {
  const { text, start, end } = tokens
  let value = 0
  for (let i = start[at]!; i < end[at]! && i < start[at]! + 9; i++)
    value = value * 10 + text.charCodeAt(i) - 48
  return value
}

export const bitsAt = (context: ReadContext, at: number): number =>
  at >= 0 && at < context.tokens.count ? context.vocabulary.dates.bits[context.tokens.word[at]!]! : 0

export const isApostrophe = (tokens: Tokens, at: number): boolean => APOSTROPHES.has(markAt(tokens, at))

/** True where a separator and more digits are glued behind a token of digits: `3.5`, `1,200`. */
export function isDecimal(tokens: Tokens, at: number): boolean {
  const code = markAt(tokens, at + 1)
  return (
    (code === POINT || code === COMMA) &&
    touches(tokens, at) &&
    touches(tokens, at + 1) &&
    isDigits(tokens, at + 2)
  )
}

/** The token behind a word or phrase of the meaning; 0 where there is none. Full stops inside belong to it. */
export function phraseEnd(context: ReadContext, at: number, bit: number): number {
  const { tokens, vocabulary, limit } = context
  if (at >= limit || !(isWord(tokens, at) || tokens.kind[at] === TokenKind.han)) return 0
  const entry = tokens.word[at]!
  if (entry === 0) return 0
  for (const phrase of vocabulary.dates.phrases.get(entry) ?? []) {
    if (!(phrase.bit & bit)) continue
    let next = at + 1
    let matched = 1
    for (; matched < phrase.entries.length; matched++) {
      const code = markAt(tokens, next)
      if ((code === POINT && touches(tokens, next - 1)) || APOSTROPHES.has(code)) next++
      if (next >= limit || tokens.word[next] !== phrase.entries[matched]) break
      next++
    }
    if (matched === phrase.entries.length) return next
  }
  return bitsAt(context, at) & bit ? at + 1 : 0
}

/** Steps over at most two small words: `of the`, `de`. */
export function skipFillers(context: ReadContext, at: number): number {
  const { tokens, limit } = context
  let next = at
  for (let i = 0; i < 2 && next < limit && isNear(tokens, next - 1); i++) {
    if (isApostrophe(tokens, next) && i > 0) {
      next++
      continue
    }
    if (!(bitsAt(context, next) & DateWord.filler)) break
    next++
  }
  return next
}

/**
 * A day of the month, with what makes it an ordinal.
 *
 *     1 June      1st June      1. Juni      1º de junio      32 August
 *     ^           ^^^           ^^           ^^               ^^
 */
export function readDay(context: ReadContext, at: number): Piece | null {
  const { tokens, vocabulary } = context
  if (at >= context.limit || !isDigits(tokens, at) || width(tokens, at) > 2) return null
  const value = digitsAt(tokens, at)
  if (value < 1 || value > 39) return null
  let next = at + 1
  if (next < context.limit && touches(tokens, at)) {
    const code = markAt(tokens, next)
    if (ORDINAL_SIGNS.has(code)) next++
    else if (code === POINT && !(touches(tokens, next) && isDigits(tokens, next + 1))) next++
    else if (isWord(tokens, next) && width(tokens, next) <= 3) {
      const ending = tokens.text.slice(tokens.start[next]!, tokens.end[next]!).toLowerCase()
      if (vocabulary.ordinalEndings.has(ending)) next++
    }
  }
  return { value, next }
}

/** A month by its name or abbreviation, with the full stop of an abbreviation. */
export function readMonth(context: ReadContext, at: number): Piece | null {
  const { tokens, vocabulary, text } = context
  if (at >= context.limit || !isWord(tokens, at)) return null
  const entry = tokens.word[at]!
  const value = vocabulary.month[entry]!
  if (value === 0) return null
  if (vocabulary.dates.bits[entry]! & DateWord.doubtful && text.charCodeAt(tokens.start[at]!) >= 97)
    return null
  let next = at + 1
  if (markAt(tokens, next) === POINT && touches(tokens, at) && width(tokens, at) <= 5) next++
  return { value, next }
}

/** A year of four digits; also of two behind an apostrophe. Small words and a comma may stand before it. */
export function readYear(context: ReadContext, at: number): Piece | null {
  const { tokens, limit } = context
  let next = skipFillers(context, at)
  if (markAt(tokens, next) === COMMA && (touches(tokens, next - 1) || next === at)) next++
  next = following(tokens, next, limit)
  if (next >= limit) return null
  if (isApostrophe(tokens, next) && touches(tokens, next)) return readShortYear(context, next + 1)
  if (!isDigits(tokens, next) || width(tokens, next) !== 4 || isDecimal(tokens, next)) return null
  if (tokens.kind[next - 1] !== TokenKind.newline && !isNear(tokens, next - 1)) return null
  if (touches(tokens, next) && isWord(tokens, next + 1) && !isYearMark(context, next + 1)) return null
  const value = digitsAt(tokens, next)
  return value < FIRST_WRITTEN_YEAR || value > LAST_YEAR ? null : { value, next: next + 1 }
}

const isYearMark = (context: ReadContext, at: number): boolean =>
  (bitsAt(context, at) & DateWord.yearMark) !== 0 || context.tokens.kind[at] === TokenKind.han

/** Two digits that stand for a year. */
export function readShortYear(context: ReadContext, at: number): Piece | null {
  const { tokens } = context
  if (at >= context.limit || !isDigits(tokens, at) || width(tokens, at) !== 2 || isDecimal(tokens, at))
    return null
  if (touches(tokens, at) && isWord(tokens, at + 1)) return null
  return { value: fullYear(digitsAt(tokens, at)), next: at + 1 }
}

/** 1970 to 2069. */
export const fullYear = (value: number): number => (value < CENTURY_TURN ? 2000 + value : 1900 + value)

/** A weekday with its full stop or comma. */
export function readWeekday(context: ReadContext, at: number): Piece | null {
  const { tokens, vocabulary } = context
  if (at >= context.limit || !isWord(tokens, at)) return null
  const value = vocabulary.dates.weekday[tokens.word[at]!]!
  if (value === 0) return null
  let next = at + 1
  if (markAt(tokens, next) === POINT && touches(tokens, at)) next++
  if (markAt(tokens, next) === COMMA) next++
  return { value, next }
}

/**
 * True where what stands behind a number says that it counts or measures: a unit, a sign, a plural.
 *
 *     2000 units in 2019      the 2019 report
 *          ^^^^^                       no
 */
export function isCounted(context: ReadContext, next: number, pluralsToo: boolean): boolean {
  const { tokens, text, vocabulary } = context
  if (next >= context.limit) return false
  const sign = markAt(tokens, next)
  if (MEASURES.has(sign)) return true
  if (sign === DOLLAR) return !(touches(tokens, next) && isDigits(tokens, next + 1))
  if (!isWord(tokens, next) || !isNear(tokens, next - 1)) return false
  const classed = vocabulary.classes[tokens.word[next]!]!
  if (classed & Class.scale) return true
  if (classed & (Class.month | Class.stop)) return false
  const start = tokens.start[next]!
  const unit = context.units.read(text, start, Math.min(text.length, start + LONGEST_UNIT))
  if (unit !== null) return true
  if (!pluralsToo) return false
  const isNoun = vocabulary.locale.dates.capitalNouns === true && isUpper(text.charCodeAt(start))
  return isNoun || isPlural(context, next)
}

const LONGEST_UNIT = 24
const DOLLAR = 36
/** Signs of percent, per mille, degrees, times and money. */
const MEASURES: ReadonlySet<number> = new Set([0x25, 0x2030, 0xb0, 0xd7, 0x20ac, 0xa3, 0xa5])

export const isUpper = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde)
