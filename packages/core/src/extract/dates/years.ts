// Years, pairs of them and decades: `2024`, `2023-24`, `2019–2021`, `1990s`, `les années 90`.

import { HYPHEN, isDigits, isWord, markAt, SLASH, touches, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { DateWord } from './date-words.js'
import { fiscalBehind } from './fiscal-years.js'
import { type FoundDate, found } from './found-date.js'
import { partBehindYear } from './periods.js'
import { bitsAt, digitsAt, isApostrophe, isCounted, isDecimal } from './pieces.js'
import { DASHES, isYearAlone, isYearNumber } from './year-or-count.js'

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
