// Dates with the month in words: `1 June 2024`, `June 1st, 2024`, `12-Dec-2014`, `June 2024`, `June`.
import { TokenKind } from '../../types/index.js'
import { COMMA, following, HYPHEN, isDigits, isNear, markAt, SLASH, touches, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { DateWord } from './date-words.js'
import { type FoundDate, found } from './found-date.js'
import {
  bitsAt,
  digitsAt,
  FIRST_YEAR,
  isApostrophe,
  isCounted,
  isDecimal,
  LAST_YEAR,
  type Piece,
  readDay,
  readMonth,
  readShortYear,
  readYear,
  skipFillers,
} from './pieces.js'

const LONGEST_DOUBTFUL = 3

/** The token behind a hyphen or slash that is glued between two parts of a date; else the same token. */
function skipGlue(context: ReadContext, at: number): number {
  const code = markAt(context.tokens, at)
  const isGlue = code === HYPHEN || code === SLASH
  return isGlue && touches(context.tokens, at - 1) && touches(context.tokens, at) ? at + 1 : at
}

/**
 * A day and its month, with a year where one is written.
 *
 *     1 June 2024      the 1st of June, 2024      12-Dec-14
 *     ^                    ^                      ^
 */
export function readDayMonth(context: ReadContext, at: number): FoundDate | null {
  const { tokens } = context
  const day = readDay(context, at)
  if (day === null || isDecimal(tokens, at)) return null
  const glued = skipGlue(context, day.next)
  if (glued === day.next && day.next < tokens.count && !isNear(tokens, day.next - 1)) return null
  const month = readMonth(context, glued > day.next ? glued : skipFillers(context, day.next))
  if (month === null) return null
  const year = yearBehind(context, month.next, glued > day.next)
  return found('day', at, year?.next ?? month.next, {
    year: year?.value ?? null,
    month: month.value,
    day: day.value,
  })
}

/** The year behind a month or a day: `2024`, `, 2024`, `of 2024`, `'24`, and in `12-Dec-14` two digits. */
function yearBehind(context: ReadContext, at: number, isGlued: boolean): Piece | null {
  const { tokens } = context
  const next = skipGlue(context, at)
  if (next > at) {
    if (!isDigits(tokens, next)) return null
    return width(tokens, next) === 4 ? readYear(context, next) : isGlued ? readShortYear(context, next) : null
  }
  const year = readYear(context, at)
  if (year === null) return null
  // `June 5, 1500 people came`: behind a comma a number may begin something new.
  return markAt(tokens, at) === COMMA && isCounted(context, year.next, true) ? null : year
}

/**
 * A month, with a day and a year where they are written.
 *
 *     June 1st, 2024      June 2024      Jan-24      in March
 *     ^^^^                ^^^^           ^^^            ^^^^^
 */
export function readMonthDay(context: ReadContext, at: number): FoundDate | null {
  const month = readMonth(context, at)
  if (month === null) return null
  const year = yearBehind(context, month.next, false) ?? gluedYear(context, month.next)
  if (year !== null) return found('month', at, year.next, { year: year.value, month: month.value })
  const glued = skipGlue(context, month.next)
  const day = dayBehind(context, at, Math.max(glued, month.next))
  if (day !== null) {
    const last = yearBehind(context, day.next, glued > month.next)
    return found('day', at, last?.next ?? day.next, {
      year: last?.value ?? null,
      month: month.value,
      day: day.value,
    })
  }
  return isMonthAlone(context, at, month.next) ? found('month', at, month.next, { month: month.value }) : null
}

/** `Jan-24` where 24 is glued with a hyphen and too large or too bare for a day; `Jan '24` is read as a year. */
function gluedYear(context: ReadContext, at: number): Piece | null {
  const { tokens } = context
  if (isApostrophe(tokens, at)) return touches(tokens, at) ? readShortYear(context, at + 1) : null
  if (markAt(tokens, at) !== HYPHEN || skipGlue(context, at) === at) return null
  return isDigits(tokens, at + 1) && !isDayAndYear(context, at + 1) ? readShortYear(context, at + 1) : null
}

/** `Jan-24-2024`: the number behind the month is a day. */
const isDayAndYear = (context: ReadContext, at: number): boolean => {
  const next = skipGlue(context, at + 1)
  return next > at + 1 && isDigits(context.tokens, next)
}

function dayBehind(context: ReadContext, at: number, next: number): Piece | null {
  const { tokens } = context
  const day = readDay(context, next)
  if (day === null || isDecimal(tokens, next) || !isNear(tokens, next - 1)) return null
  const code = markAt(tokens, day.next)
  // `June 5/7`, `May 14:30`, `June 12-34-56` are something else.
  if (touches(tokens, day.next - 1) && (code === 58 || code === SLASH) && isDigits(tokens, day.next + 1))
    return null
  if (width(tokens, next) === 2 && digitsAt(tokens, next) > 31 && isCounted(context, day.next, true))
    return null
  const isCue = (bitsAt(context, at - 1) & DateWord.yearCue) !== 0
  return isCounted(context, day.next, isCue) ? null : day
}

/** A month without day and year: short forms and names that are other words need a word that makes them one. */
function isMonthAlone(context: ReadContext, at: number, next: number): boolean {
  const { tokens, text, vocabulary } = context
  const isDoubtful = (bitsAt(context, at) & DateWord.doubtful) !== 0
  if (touches(tokens, at - 1) && markAt(tokens, at - 1) === HYPHEN && tokens.kind[at - 2] === TokenKind.word)
    return false
  if (!isDoubtful && tokens.end[at]! - tokens.start[at]! > LONGEST_DOUBTFUL) return true
  if (linksToMonth(context, next)) return true
  const before = bitsAt(context, at - 1)
  if (before & (DateWord.yearCue | DateWord.filler | DateWord.joiner | DateWord.middle)) return true
  if (vocabulary.month[tokens.word[at - 1]!]! > 0) return true
  const isAfterWord = tokens.kind[at - 1] === TokenKind.word && isNear(tokens, at - 1)
  const isBeforeWord = tokens.kind[next] === TokenKind.word && isNear(tokens, next - 1)
  if (isAfterWord || isBeforeWord) return false
  return at === 0 || text.charCodeAt(tokens.start[at - 1]!) !== 46
}

/** `March to May`, `May, June and July`. */
function linksToMonth(context: ReadContext, at: number): boolean {
  const { tokens } = context
  const links =
    markAt(tokens, at) === COMMA || (bitsAt(context, at) & (DateWord.middle | DateWord.joiner)) !== 0
  return links && readMonth(context, at + 1) !== null
}

/** `2024 June 1`, `2024-Jun-01`, `2024 June`. */
export function readYearMonth(context: ReadContext, at: number): FoundDate | null {
  const { tokens } = context
  const year = digitsAt(tokens, at)
  if (width(tokens, at) !== 4 || year < FIRST_YEAR || year > LAST_YEAR) return null
  const glued = skipGlue(context, at + 1)
  if (glued === at + 1 && (at + 1 >= tokens.count || !isNear(tokens, at))) return null
  const month = readMonth(context, glued)
  if (month === null) return null
  const next = glued > at + 1 ? skipGlue(context, month.next) : month.next
  const day = glued > at + 1 && next === month.next ? null : readDay(context, next)
  if (day === null || isCounted(context, day.next, true) || isDecimal(tokens, next))
    // `In 2024 June was wet`: the month begins something new, unless it is glued.
    return glued > at + 1 ? found('month', at, month.next, { year, month: month.value }) : null
  const after = following(tokens, day.next, context.limit)
  if (isDigits(tokens, after) && after === day.next && width(tokens, after) === 4) return null
  return found('day', at, day.next, { year, month: month.value, day: day.value })
}
