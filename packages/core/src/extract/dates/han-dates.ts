// Dates of Chinese and Japanese: `2024年3月5日`, `3月5日`, `2022年度`, `2023年第3四半期`, `19世紀`, `1990年代`.
import { TokenKind } from '../../types/index.js'
import { isDigits, touches, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { DateWord } from './date-words.js'
import { type FoundDate, found } from './found-date.js'
import { bitsAt, digitsAt, FIRST_YEAR, LAST_YEAR, phraseEnd } from './pieces.js'

/** Digits and the mark right behind them: `5月`. */
function marked(context: ReadContext, at: number, bit: number): { value: number; next: number } | null {
  const { tokens, limit } = context
  if (at >= limit || !isDigits(tokens, at) || width(tokens, at) > 4) return null
  const next = at + 1
  if (next >= limit || tokens.kind[next] !== TokenKind.han || !(bitsAt(context, next) & bit)) return null
  return { value: digitsAt(tokens, at), next: next + 1 }
}

/** Reads such a date at its first digits. */
export function readHanDate(context: ReadContext, at: number): FoundDate | null {
  const { tokens } = context
  if (tokens.kind[at + 1] !== TokenKind.han || !isDigits(tokens, at)) return null
  if (width(tokens, at) <= 2) {
    const end = phraseEnd(context, at + 1, DateWord.century)
    if (end > 0) return found('century', at, end, { part: digitsAt(tokens, at) })
  }
  const year = marked(context, at, DateWord.yearMark)
  if (year !== null && year.value >= FIRST_YEAR && year.value <= LAST_YEAR)
    return behindYear(context, at, year)
  return monthAndDay(context, at, null, at)
}

function behindYear(context: ReadContext, at: number, year: { value: number; next: number }): FoundDate {
  const fiscal = phraseEnd(context, year.next, DateWord.fiscal)
  if (fiscal > 0) return found('fiscal', at, fiscal, { year: year.value, isFiscal: true })
  const decade = phraseEnd(context, year.next, DateWord.decade)
  if (decade > 0) return found('decade', at, decade, { year: year.value, part: 10 })
  return (
    partOfYear(context, at, year) ??
    monthAndDay(context, at, year.value, year.next) ??
    found('year', at, year.next, { year: year.value })
  )
}

/** `第3四半期`, `第三季度`, `上半年`. */
function partOfYear(
  context: ReadContext,
  at: number,
  year: { value: number; next: number },
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
  return found('month', first, month.next, { year, month: month.value })
}
