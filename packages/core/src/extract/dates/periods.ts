// Periods that have names: quarters, halves, fiscal years, seasons, centuries.

import { HYPHEN, isDigits, isNear, isWord, markAt, POINT, SLASH, touches, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { Class } from '../vocabulary.js'
import { centuryDate, readRomanCentury } from './centuries.js'
import { DateWord } from './date-words.js'
import { fiscalEnd, readFiscalYear, readPeriodYear } from './fiscal-years.js'
import { type DateShape, type FoundDate, found } from './found-date.js'
import { bitsAt, digitsAt, FIRST_YEAR, isDecimal, LAST_YEAR, skipFillers } from './pieces.js'

const NO_YEAR = { value: null, isFiscal: false } as const

/** `FY2024`, `FY 23/24`, `fiscal 2024`, `Geschäftsjahr 2023`. */
export function readFiscal(context: ReadContext, at: number): FoundDate | null {
  const end = fiscalEnd(context, at)
  if (end === 0) return null
  const year = readFiscalYear(context, end)
  if (year !== null) return found('fiscal', at, year.next, { year: year.value, isFiscal: true })
  // `fiscal third quarter 2024`
  const part = readNamedPart(context, end)
  return part === null ? null : { ...part, first: at, isFiscal: true }
}

const letterOf = (shape: DateShape): number => (shape === 'quarter' ? 4 : 2)

/** Is the word a letter for quarters or halves, `Q`, `H`, `T`, in capitals? */
function letterShape(context: ReadContext, at: number): DateShape | null {
  const { tokens, text } = context
  if (!isWord(tokens, at) || width(tokens, at) > 2) return null
  const code = text.charCodeAt(tokens.start[at]!)
  if (code < 65 || code > 90) return null
  return partShape(bitsAt(context, at))
}

const partShape = (bits: number): DateShape | null =>
  bits & DateWord.quarter ? 'quarter' : bits & DateWord.half ? 'half' : null

function withYear(
  context: ReadContext,
  shape: DateShape,
  first: number,
  part: number,
  next: number,
): FoundDate | null {
  if (part < 1 || part > letterOf(shape)) return null
  const year = readPeriodYear(context, next)
  const { value, isFiscal } = year ?? NO_YEAR
  return found(shape, first, year?.next ?? next, { year: value, part, isFiscal })
}

/** `Q3 2023`, `H1 FY24`: a letter and a digit. */
export function readLetterPart(context: ReadContext, at: number): FoundDate | null {
  const { tokens } = context
  const shape = letterShape(context, at)
  if (shape === null || !touches(tokens, at) || !isDigits(tokens, at + 1) || width(tokens, at + 1) !== 1)
    return null
  if (touches(tokens, at + 1) && isWord(tokens, at + 2)) return null
  // `T3` and `H2` are also names: the letters of quarters that are not Q need a year.
  const date = withYear(context, shape, at, digitsAt(tokens, at + 1), at + 2)
  const isPlain = context.text.charCodeAt(tokens.start[at]!) === 81
  return date !== null && date.year === null && !isPlain ? null : date
}

/** `3Q23`, `3Q 2023`, `1H24`. */
export function readPartLetter(context: ReadContext, at: number): FoundDate | null {
  const { tokens } = context
  if (width(tokens, at) !== 1 || !touches(tokens, at)) return null
  const shape = letterShape(context, at + 1)
  if (shape === null) return null
  const date = withYear(context, shape, at, digitsAt(tokens, at), at + 2)
  return date !== null && date.year === null && shape === 'half' ? null : date
}

/** `2023-Q3`, `2023Q3`, `2023 Q3`, `FY24-Q1` behind its year. */
export function partBehindYear(
  context: ReadContext,
  at: number,
  year: number,
  first: number,
): FoundDate | null {
  const { tokens } = context
  const code = markAt(tokens, at)
  const next = (code === HYPHEN || code === SLASH) && touches(tokens, at - 1) ? at + 1 : at
  if (next >= context.limit || !isNear(tokens, next - 1)) return null
  const shape = letterShape(context, next)
  if (
    shape === null ||
    !touches(tokens, next) ||
    !isDigits(tokens, next + 1) ||
    width(tokens, next + 1) !== 1
  )
    return null
  const part = digitsAt(tokens, next + 1)
  if (part < 1 || part > letterOf(shape) || (touches(tokens, next + 1) && isWord(tokens, next + 2)))
    return null
  return found(shape, first, next + 2, { year, part })
}

/** The words behind an ordinal, `quarter of 2023`: behind `third`, `3rd`, `3.`. */
function readPartWord(context: ReadContext, first: number, at: number, part: number): FoundDate | null {
  const { tokens } = context
  let next = at
  if (markAt(tokens, next) === HYPHEN && touches(tokens, next)) next++
  const fiscal = fiscalEnd(context, next)
  if (fiscal > 0) next = fiscal
  if (next >= context.limit || !isWord(tokens, next) || width(tokens, next) < 2) return null
  if (next === at && !isNear(tokens, next - 1)) return null
  const bits = bitsAt(context, next)
  if (bits & DateWord.century) return centuryDate(first, next + 1, part)
  const shape = partShape(bits)
  if (shape === null) return null
  const date = withYear(context, shape, first, part, next + 1)
  if (date === null || (date.year === null && shape === 'half')) return null
  return fiscal > 0 ? { ...date, isFiscal: true } : date
}

/** `third quarter of 2023`, `first half 2024`, `nineteenth century`, `quarter 3 of 2023`. */
export function readNamedPart(context: ReadContext, at: number): FoundDate | null {
  const { tokens, vocabulary } = context
  if (at >= context.limit || !isWord(tokens, at)) return null
  const entry = tokens.word[at]!
  if (vocabulary.classes[entry]! & Class.ordinal)
    return readPartWord(context, at, at + 1, vocabulary.ordinal[entry]!)
  const bits = bitsAt(context, at)
  if (bits & DateWord.century && width(tokens, at) > 1) return readRomanCentury(context, at)
  const shape = width(tokens, at) > 2 ? partShape(bits) : null
  if (shape === null || !isDigits(tokens, at + 1) || width(tokens, at + 1) !== 1 || !isNear(tokens, at))
    return null
  const date = withYear(context, shape, at, digitsAt(tokens, at + 1), at + 2)
  return date?.year === null ? null : date
}

/** `19th century`, `3rd quarter of 2023`, `18. Jahrhundert`, `1. Halbjahr 2024`. */
export function readOrdinalPart(context: ReadContext, at: number): FoundDate | null {
  const { tokens, vocabulary } = context
  if (width(tokens, at) > 2) return null
  let next = at + 1
  if (touches(tokens, at)) {
    const code = markAt(tokens, next)
    if (code === POINT || code === 0xba || code === 0xaa) next++
    else if (isWord(tokens, next)) {
      const ending = tokens.text.slice(tokens.start[next]!, tokens.end[next]!).toLowerCase()
      if (!vocabulary.ordinalEndings.has(ending)) return null
      next++
    } else return null
  }
  return readPartWord(context, at, next, digitsAt(tokens, at))
}

/** `spring 2021`, `winter 2021/22`, `summer of 2024`. */
export function readSeason(context: ReadContext, at: number): FoundDate | null {
  const { tokens, vocabulary } = context
  const part = vocabulary.dates.season[tokens.word[at]!]!
  if (part === 0 || at + 1 >= context.limit || !isNear(tokens, at)) return null
  const next = skipFillers(context, at + 1)
  if (
    !isDigits(tokens, next) ||
    width(tokens, next) !== 4 ||
    isDecimal(tokens, next) ||
    !isNear(tokens, next - 1)
  )
    return null
  const year = digitsAt(tokens, next)
  if (year < FIRST_YEAR || year > LAST_YEAR) return null
  const mark = markAt(tokens, next + 1)
  const joins = mark === SLASH || mark === HYPHEN || mark === 0x2013
  const isTwo =
    joins &&
    touches(tokens, next) &&
    isDigits(tokens, next + 2) &&
    digitsAt(tokens, next + 2) === (year + 1) % 100
  return found('season', at, isTwo ? next + 3 : next + 1, { year, part })
}
