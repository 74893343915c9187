// Dates of Chinese and Japanese: `2024年3月5日`, `3月5日`, `2022年度`, `2023年第3四半期`, `19世紀`, `1990年代`,
// also with their numbers in characters: `二〇二四年三月五日`.
import { TokenKind } from '../../types/index.js'
import { isDigits, touches } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { DateWord } from './date-words.js'
import { type FoundDate, found } from './found-date.js'
import { readHanDigits } from './han-digits.js'
import { bitsAt, digitsAt, FIRST_YEAR, LAST_YEAR, type Piece, phraseEnd } from './pieces.js'

/** Digits and the mark right behind them: `5月`, `二〇二四年`. */
function marked(context: ReadContext, at: number, bit: number): Piece | null {
  const { tokens, limit } = context
  const number = readHanDigits(context, at)
  if (number === null) return null
  const { value, next } = number
  if (next >= limit || tokens.kind[next] !== TokenKind.han || !(bitsAt(context, next) & bit)) return null
  return { value, next: next + 1 }
}

/** Reads such a date at its first digits, or at the `第` of a part of a year. */
export function readHanDate(context: ReadContext, at: number): FoundDate | null {
  if (context.tokens.kind[at + 1] !== TokenKind.han && !(bitsAt(context, at) & DateWord.order)) return null
  if (bitsAt(context, at) & DateWord.order) return partOfYear(context, at, { value: null, next: at })
  const number = readHanDigits(context, at)
  if (number === null) return null
  if (number.value > 0 && number.value < 100) {
    const end = phraseEnd(context, number.next, DateWord.century)
    if (end > 0) return found('century', at, end, { part: number.value })
  }
  if (number.value < FIRST_YEAR || number.value > LAST_YEAR) return monthAndDay(context, at, null, at)
  const fiscal = phraseEnd(context, number.next, DateWord.fiscal)
  if (fiscal > 0) return found('fiscal', at, fiscal, { year: number.value, isFiscal: true })
  const decade = phraseEnd(context, number.next, DateWord.decade)
  if (decade > 0) return found('decade', at, decade, { year: number.value, part: 10 })
  const year = marked(context, at, DateWord.yearMark)
  return year === null ? null : behindYear(context, at, year)
}

function behindYear(context: ReadContext, at: number, year: Piece): FoundDate {
  return (
    partOfYear(context, at, year) ??
    monthAndDay(context, at, year.value, year.next) ??
    toItsEnd(context, found('year', at, year.next, { year: year.value }))
  )
}

/** `第3四半期`, `第三季度`, `上半年`. */
function partOfYear(
  context: ReadContext,
  at: number,
  year: { value: number | null; next: number },
): FoundDate | null {
  const { tokens, vocabulary } = context
  const first = phraseEnd(context, year.next, DateWord.first)
  if (first > 0) return found('half', at, first, { year: year.value, part: 1 })
  const second = phraseEnd(context, year.next, DateWord.second)
  if (second > 0) return found('half', at, second, { year: year.value, part: 2 })
  const number = bitsAt(context, year.next) & DateWord.order ? year.next + 1 : year.next
  const part = isDigits(tokens, number)
    ? digitsAt(tokens, number)
    : tokens.kind[number] === TokenKind.han
      ? vocabulary.cardinal[tokens.word[number]!]!
      : 0
  if (part < 1 || part > 4) return null
  const end = phraseEnd(context, number + 1, DateWord.quarter)
  return end > 0 ? found('quarter', at, end, { year: year.value, part }) : null
}

function monthAndDay(context: ReadContext, first: number, year: number | null, at: number): FoundDate | null {
  const { tokens } = context
  const month = marked(context, at, DateWord.monthMark)
  if (month === null || month.value < 1 || month.value > 12) return null
  const day = marked(context, month.next, DateWord.dayMark)
  if (day !== null && day.value >= 1 && day.value <= 31 && touches(tokens, month.next - 1))
    return found('day', first, day.next, { year, month: month.value, day: day.value })
  return toItsEnd(context, found('month', first, month.next, { year, month: month.value }))
}

/** `2023年末`, `3月底`: the last day of it. */
function toItsEnd(context: ReadContext, date: FoundDate): FoundDate {
  const { tokens } = context
  const isEnd = touches(tokens, date.next - 1) && (bitsAt(context, date.next) & DateWord.end) !== 0
  return isEnd && date.next < context.limit ? { ...date, next: date.next + 1, atEnd: true } : date
}
