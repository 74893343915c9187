// Years of periods: `2023`, `'23`, and fiscal ones: `FY2024`, `fiscal 2023/24`, `2024 fiscal year`.
import { COMMA, HYPHEN, isDigits, isNear, isWord, markAt, SLASH, touches, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { DateWord } from './date-words.js'
import {
  digitsAt,
  FIRST_YEAR,
  isApostrophe,
  isDecimal,
  LAST_YEAR,
  type Piece,
  phraseEnd,
  readShortYear,
  skipFillers,
} from './pieces.js'

export interface PeriodYear extends Piece {
  readonly isFiscal: boolean
}

/**
 * The year of a period, also a fiscal one.
 *
 *     Q3 2023      Q3'23      3Q23      third quarter of fiscal 2024      Q1 FY24      Q3/2023
 *        ^^^^        ^^^        ^^                       ^^^^^^^^^^^         ^^^^        ^^^^^
 */
export function readPeriodYear(context: ReadContext, at: number): PeriodYear | null {
  const { tokens, limit } = context
  let next = skipFillers(context, at)
  const fiscal = fiscalEnd(context, next)
  if (fiscal > 0) {
    const year = readFiscalYear(context, fiscal)
    return year === null ? null : { ...year, isFiscal: true }
  }
  const code = markAt(tokens, next)
  const isGlue = (code === HYPHEN || code === SLASH) && touches(tokens, next - 1)
  if (isGlue || code === COMMA || isApostrophe(tokens, next)) next++
  if (next >= limit || !isDigits(tokens, next) || isDecimal(tokens, next) || !isNear(tokens, next - 1))
    return null
  if (width(tokens, next) === 4) {
    const value = digitsAt(tokens, next)
    return value >= FIRST_YEAR && value <= LAST_YEAR ? { value, next: next + 1, isFiscal: false } : null
  }
  if (!touches(tokens, next - 1)) return null
  const short = readShortYear(context, next)
  return short === null ? null : { ...short, isFiscal: false }
}

/** The token behind `FY`, `fiscal`, `fiscal year`, `Geschäftsjahr`; 0 where there is none. */
export const fiscalEnd = (context: ReadContext, at: number): number => phraseEnd(context, at, DateWord.fiscal)

/** The year behind the word for fiscal years: `2024`, `24`, `2023/24`, `'24`. The later of two names it. */
export function readFiscalYear(context: ReadContext, at: number): Piece | null {
  const { tokens, limit } = context
  let next = skipFillers(context, at)
  if (isApostrophe(tokens, next) || (markAt(tokens, next) === HYPHEN && touches(tokens, next))) next++
  if (next >= limit || !isDigits(tokens, next) || isDecimal(tokens, next) || !isNear(tokens, next - 1))
    return null
  const size = width(tokens, next)
  const given = digitsAt(tokens, next)
  let value = size === 4 ? given : size === 2 ? 2000 + given : 0
  if (value < FIRST_YEAR || value > LAST_YEAR) return null
  const mark = markAt(tokens, next + 1)
  const joins = (mark === SLASH || mark === HYPHEN || mark === 0x2013) && touches(tokens, next)
  if (joins && isDigits(tokens, next + 2) && touches(tokens, next + 1)) {
    const last = digitsAt(tokens, next + 2)
    if (last === (value + 1) % (width(tokens, next + 2) === 4 ? 10000 : 100)) {
      value += 1
      next += 2
    }
  }
  return { value, next: next + 1 }
}

/** `2024 fiscal year`: the token behind it, 0 where there is none. */
export const fiscalBehind = (context: ReadContext, at: number): number =>
  at < context.limit &&
  isWord(context.tokens, at) &&
  isNear(context.tokens, at - 1) &&
  width(context.tokens, at) > 2
    ? phraseEnd(context, at, DateWord.fiscal)
    : 0
