// Dates in digits alone: `2024-06-01`, `01.06.2024`, `05/02/2022`, `2024-06`, `20240601T`.
import { TokenKind, type Tokens } from '../../types/index.js'
import { HYPHEN, isDigits, isWord, markAt, OPEN, POINT, SLASH, touches, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { DateWord } from './date-words.js'
import { type FoundDate, found } from './found-date.js'
import { bitsAt, digitsAt, FIRST_YEAR, fullYear, LAST_YEAR } from './pieces.js'

const LAST_MONTH = 12
const LAST_DAY = 31

const isYear = (value: number): boolean => value >= FIRST_YEAR && value <= LAST_YEAR

/** Three groups of digits with the same mark between them, all touching, and no fourth. */
function hasThreeGroups(tokens: Tokens, at: number, mark: number): boolean {
  if (!isDigits(tokens, at + 2) || markAt(tokens, at + 3) !== mark || !isDigits(tokens, at + 4)) return false
  for (let i = at; i < at + 4; i++) if (!touches(tokens, i)) return false
  if (!touches(tokens, at + 4)) return true
  const after = tokens.kind[at + 5]
  if (after === TokenKind.word) {
    const letter = tokens.text.charCodeAt(tokens.start[at + 5]!)
    return (letter === 84 || letter === 90) && width(tokens, at + 5) === 1
  }
  const code = markAt(tokens, at + 5)
  const goesOn = code === HYPHEN || code === SLASH || code === POINT || code === 95
  return !(
    goesOn &&
    touches(tokens, at + 5) &&
    (isDigits(tokens, at + 6) || (code !== POINT && isWord(tokens, at + 6)))
  )
}

/**
 * A date in digits, at its first group.
 *
 *     2024-06-01      05/02/2022 (US format)      24.12.      2024-06
 *     ^                ^                           ^           ^
 */
export function readNumericDate(context: ReadContext, at: number): FoundDate | null {
  const { tokens } = context
  const mark = markAt(tokens, at + 1)
  if ((mark !== HYPHEN && mark !== SLASH && mark !== POINT) || !touches(tokens, at)) return null
  if (at + 5 <= context.limit && hasThreeGroups(tokens, at, mark))
    return width(tokens, at) === 4 ? yearFirst(context, at) : yearLast(context, at, mark)
  if (width(tokens, at) === 4) return yearAndMonth(context, at, mark)
  if (width(tokens, at) > 2) return null
  return mark === POINT ? dayAndMonth(context, at) : mark === SLASH ? slashed(context, at) : null
}

function yearFirst(context: ReadContext, at: number): FoundDate | null {
  const { tokens } = context
  if (width(tokens, at + 2) > 2 || width(tokens, at + 4) > 2) return null
  const year = digitsAt(tokens, at)
  const month = digitsAt(tokens, at + 2)
  const day = digitsAt(tokens, at + 4)
  if (!isYear(year) || month < 1 || month > LAST_MONTH || day < 1 || day > LAST_DAY) return null
  return found('day', at, at + 5, { year, month, day })
}

function yearLast(context: ReadContext, at: number, mark: number): FoundDate | null {
  const { tokens, vocabulary } = context
  const { order } = vocabulary.locale.dates
  const size = width(tokens, at + 4)
  if (width(tokens, at) > 2 || width(tokens, at + 2) > 2 || (size !== 4 && size !== 2)) return null
  const first = digitsAt(tokens, at)
  const second = digitsAt(tokens, at + 2)
  if (first < 1 || second < 1 || first > LAST_DAY || second > LAST_DAY) return null
  if (first > LAST_MONTH && second > LAST_MONTH) return null
  const given = digitsAt(tokens, at + 4)
  const year = size === 4 ? given : fullYear(given)
  if (!isYear(year)) return null
  // Two digits for a year: only where nothing else looks like this.
  if (size === 2 && !isShortForm(context, at, mark)) return null
  const next = at + 5
  const dayFirst = { year, month: second, day: first }
  const monthFirst = { year, month: first, day: second }
  if (first > LAST_MONTH) return found('day', at, next, dayFirst)
  if (second > LAST_MONTH) return found('day', at, next, mark === POINT ? dayFirst : monthFirst)
  if (mark === POINT || first === second || order !== 'mdy') return found('day', at, next, dayFirst)
  const known = orderCue(context, next) ?? orderOfText(context)
  if (known === 'dmy') return found('day', at, next, dayFirst)
  return found('day', at, next, { ...monthFirst, isTurnable: known === null })
}

function isShortForm(context: ReadContext, at: number, mark: number): boolean {
  const { tokens, vocabulary } = context
  if (mark === SLASH) return true
  if (vocabulary.locale.dates.order === 'mdy') return false
  return mark === POINT ? width(tokens, at) === 2 && width(tokens, at + 2) === 2 : false
}

/** `(US format)`, `(dd/mm/yyyy)` right behind a date. */
function orderCue(context: ReadContext, at: number): 'mdy' | 'dmy' | null {
  const { tokens, text } = context
  let next = at
  while (markAt(tokens, next) === 42) next++
  if (markAt(tokens, next) !== OPEN || !isWord(tokens, next + 1)) return null
  const word = text.slice(tokens.start[next + 1]!, tokens.end[next + 1]!).toLowerCase()
  return ORDERS.get(word) ?? null
}

const ORDERS: ReadonlyMap<string, 'mdy' | 'dmy'> = new Map([
  ['us', 'mdy'],
  ['american', 'mdy'],
  ['mm', 'mdy'],
  ['mmddyyyy', 'mdy'],
  ['month', 'mdy'],
  ['uk', 'dmy'],
  ['eu', 'dmy'],
  ['european', 'dmy'],
  ['british', 'dmy'],
  ['dd', 'dmy'],
  ['ddmmyyyy', 'dmy'],
  ['day', 'dmy'],
])

/** The order that the dates of the text have which can be read in one way only; `null` where they do not tell. */
function orderOfText(context: ReadContext): 'mdy' | 'dmy' | null {
  context.dateOrder ??= decideOrder(context.tokens)
  return context.dateOrder === 'unknown' ? null : context.dateOrder
}

function decideOrder(tokens: Tokens): 'mdy' | 'dmy' | 'unknown' {
  let dayFirst = 0
  let monthFirst = 0
  for (let at = 0; at + 4 < tokens.count; at++) {
    if (tokens.kind[at] !== TokenKind.digits || width(tokens, at) > 2) continue
    const mark = markAt(tokens, at + 1)
    if (mark !== SLASH && mark !== HYPHEN) continue
    if (touches(tokens, at - 1) && markAt(tokens, at - 1) === mark) continue
    if (!hasThreeGroups(tokens, at, mark) || width(tokens, at + 4) !== 4 || width(tokens, at + 2) > 2)
      continue
    const first = digitsAt(tokens, at)
    const second = digitsAt(tokens, at + 2)
    if (first > LAST_MONTH && first <= LAST_DAY && second <= LAST_MONTH) dayFirst++
    else if (second > LAST_MONTH && second <= LAST_DAY && first <= LAST_MONTH) monthFirst++
  }
  if (dayFirst === monthFirst) return 'unknown'
  return dayFirst > monthFirst ? 'dmy' : 'mdy'
}

/** `2024-06`, `2024/06`. A second year that follows the first (`2011-12`) is left to the years. */
function yearAndMonth(context: ReadContext, at: number, mark: number): FoundDate | null {
  const { tokens } = context
  const next = at + 3
  if (mark === POINT || next > context.limit || !isDigits(tokens, at + 2)) return null
  if (!touches(tokens, at + 1) || width(tokens, at + 2) !== 2 || goesOn(tokens, at + 2)) return null
  const year = digitsAt(tokens, at)
  const month = digitsAt(tokens, at + 2)
  if (!isYear(year) || month < 1 || month > LAST_MONTH || month === (year + 1) % 100) return null
  return found('month', at, next, { year, month })
}

/** `24.12.`, where a language writes dates so. */
function dayAndMonth(context: ReadContext, at: number): FoundDate | null {
  const { tokens, vocabulary } = context
  if (vocabulary.locale.dates.dayMonthPoint !== true || at + 4 > context.limit) return null
  if (!isDigits(tokens, at + 2) || width(tokens, at + 2) > 2 || markAt(tokens, at + 3) !== POINT) return null
  for (let i = at; i < at + 3; i++) if (!touches(tokens, i)) return null
  if (touches(tokens, at + 3) && isDigits(tokens, at + 4)) return null
  const day = digitsAt(tokens, at)
  const month = digitsAt(tokens, at + 2)
  if (day < 1 || day > LAST_DAY || month < 1 || month > LAST_MONTH) return null
  return found('day', at, at + 4, { day, month })
}

/** `on 9/12`, `the 9/12 migration`: not `the 2/3 majority`, nor a fraction of anything. */
function slashed(context: ReadContext, at: number): FoundDate | null {
  const { tokens, vocabulary } = context
  if (
    !isDigits(tokens, at + 2) ||
    !touches(tokens, at + 1) ||
    width(tokens, at + 2) > 2 ||
    goesOn(tokens, at + 2)
  )
    return null
  const first = digitsAt(tokens, at)
  const second = digitsAt(tokens, at + 2)
  const canBe =
    first >= 1 && second >= 1 && first <= LAST_DAY && second <= LAST_DAY && (first <= 12 || second <= 12)
  if (!canBe || !isWord(tokens, at - 1)) return null
  const cued = (bitsAt(context, at - 1) & (DateWord.at | DateWord.filler | DateWord.yearCue)) !== 0
  if (!cued || (bitsAt(context, at - 1) & DateWord.filler && second <= 10)) return null
  if (bitsAt(context, at + 3) & DateWord.filler) return null
  const monthFirst = vocabulary.locale.dates.order === 'mdy' ? first <= 12 : second > 12
  const parts = monthFirst ? { month: first, day: second } : { month: second, day: first }
  return found('day', at, at + 3, { ...parts, isTurnable: first <= 12 && second <= 12 && first !== second })
}

/** True where letters, or a mark and more digits, are glued behind a token. */
export function goesOn(tokens: Tokens, at: number): boolean {
  if (!touches(tokens, at)) return false
  const kind = tokens.kind[at + 1]
  if (kind === TokenKind.word || kind === TokenKind.digits) return true
  const code = markAt(tokens, at + 1)
  const joins = code === HYPHEN || code === SLASH || code === POINT || code === 58 || code === 95
  return joins && touches(tokens, at + 1) && isDigits(tokens, at + 2)
}
