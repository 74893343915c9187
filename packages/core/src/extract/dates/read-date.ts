// The reader of dates. Each kind of date is read in a file of its own; here they are asked in order.

import { type Quantity, TokenKind } from '../../types/index.js'
import { isDigits, isGluedBehind, isWord, markAt, touches, width } from '../neighbours.js'
import type { ReadContext, Reader } from '../reader.js'
import { Class } from '../vocabulary.js'
import { isAuthorYear } from './author-years.js'
import { readRomanFirst } from './centuries.js'
import { dateQuantity } from './date-quantity.js'
import { DateWord } from './date-words.js'
import type { FoundDate } from './found-date.js'
import { readHanDate } from './han-dates.js'
import { joinDates, readSharedDays, readSharedMonth } from './joined-dates.js'
import { readNumericDate } from './numeric-dates.js'
import {
  readFiscal,
  readLetterPart,
  readNamedPart,
  readOrdinalPart,
  readPartLetter,
  readSeason,
} from './periods.js'
import { bitsAt, readWeekday } from './pieces.js'
import { readDayMonth, readMonthDay, readYearMonth } from './written-dates.js'
import { readNamedDecade, readShortDecade, readYearFirst } from './years.js'

/** Reads the date that starts at a token. */
export const readDate: Reader = (context, at, out) => {
  if (isDigits(context.tokens, at) && isAuthorYear(context, at)) return at + 1
  const further: FoundDate[] = []
  const one = readWithWeekday(context, at) ?? readOne(context, at)
  if (one === null) return at
  const shared = isWord(context.tokens, at) ? readSharedDays(context, one, further) : one
  const date = joinDates(context, shared, (next) => readOne(context, next))
  out.push(finish(context, date))
  for (const other of further) out.push(finish(context, other))
  return further[further.length - 1]?.next ?? date.next
}

const finish = (context: ReadContext, date: FoundDate): Quantity =>
  dateQuantity(context, atItsEnd(context, date))

/** `end of February 2025` is its last day. */
function atItsEnd(context: ReadContext, date: FoundDate): FoundDate {
  if (date.day !== null || date.last !== null || date.first <= context.floor) return date
  let before = date.first - 1
  if (markAt(context.tokens, before) === 45) before--
  for (let i = 0; i < 2 && bitsAt(context, before) & DateWord.filler; i++) before--
  return before >= context.floor && bitsAt(context, before) & DateWord.end ? { ...date, atEnd: true } : date
}

/** `Tuesday, 5 March 2024`, `Tue 5 Mar`. */
function readWithWeekday(context: ReadContext, at: number): FoundDate | null {
  const weekday = readWeekday(context, at)
  if (weekday === null) return null
  const date = readOne(context, weekday.next)
  return date === null || date.day === null ? null : { ...date, first: at, weekday: weekday.value }
}

function readOne(context: ReadContext, at: number): FoundDate | null {
  const { tokens, limit } = context
  if (at >= limit) return null
  switch (tokens.kind[at]) {
    case TokenKind.digits:
      return width(tokens, at) > 4 || isGlued(context, at) ? null : fromDigits(context, at)
    case TokenKind.word:
      return fromWord(context, at)
    case TokenKind.han:
      return readHanDate(context, at)
    default:
      return null
  }
}

/** Digits that belong to what stands before them without a blank: a price, a decimal, a label. */
function isGlued(context: ReadContext, at: number): boolean {
  const { tokens } = context
  if (!isGluedBehind(tokens, at)) return false
  const code = markAt(tokens, at - 1)
  if (code === 0) return tokens.kind[at - 1] !== TokenKind.han
  if (code === 46 || code === 44) return isDigits(tokens, at - 2) && touches(tokens, at - 2)
  return GLUE.has(code)
}

/** `$`, `#`, `€`, `£`, `_`, `/`, `\`, `+`, `=`, `@`. */
const GLUE: ReadonlySet<number> = new Set([36, 35, 0x20ac, 0xa3, 95, 47, 92, 43, 64])

function fromDigits(context: ReadContext, at: number): FoundDate | null {
  const { tokens } = context
  if (width(tokens, at) === 4)
    return (
      readNumericDate(context, at) ??
      readYearMonth(context, at) ??
      readHanDate(context, at) ??
      readYearFirst(context, at)
    )
  // `12 plain words`: most numbers are followed by a word that no date has.
  if (width(tokens, at) > 2 || (isWord(tokens, at + 1) && tokens.word[at + 1] === 0 && !touches(tokens, at)))
    return null
  return (
    readDayMonth(context, at) ??
    readNumericDate(context, at) ??
    readPartLetter(context, at) ??
    readOrdinalPart(context, at) ??
    readSharedMonth(context, at) ??
    readHanDate(context, at) ??
    readShortDecade(context, at) ??
    readNamedDecade(context, at)
  )
}

function fromWord(context: ReadContext, at: number): FoundDate | null {
  const { tokens, vocabulary, text } = context
  const entry = tokens.word[at]!
  if (entry === 0) return text.charCodeAt(tokens.start[at]!) <= 88 ? readRomanFirst(context, at) : null
  const classed = vocabulary.classes[entry]!
  if (classed & Class.month) return readMonthDay(context, at)
  if (classed & Class.season) return readSeason(context, at)
  const bits = vocabulary.dates.bits[entry]!
  if (bits & DateWord.fiscal || vocabulary.dates.phrases.has(entry)) {
    const fiscal = readFiscal(context, at)
    if (fiscal !== null) return fiscal
  }
  if (bits & (DateWord.quarter | DateWord.half)) {
    const letter = readLetterPart(context, at)
    if (letter !== null) return letter
  }
  return classed & Class.ordinal || bits & PARTS ? readNamedPart(context, at) : null
}

const PARTS = DateWord.quarter | DateWord.half | DateWord.century
