// Periods that have names: quarters, halves, fiscal years, seasons, centuries.
import {
  COMMA,
  HYPHEN,
  isDigits,
  isNear,
  isWord,
  markAt,
  POINT,
  SLASH,
  touches,
  width,
} from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { Class } from '../vocabulary.js'
import { DateWord } from './date-words.js'
import { type DateShape, type FoundDate, found } from './found-date.js'
import {
  bitsAt,
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

interface PeriodYear extends Piece {
  readonly isFiscal: boolean
}

const NO_YEAR = { value: null, isFiscal: false } as const

/**
 * The year of a period, also a fiscal one.
 *
 *     Q3 2023      Q3'23      3Q23      third quarter of fiscal 2024      Q1 FY24      Q3/2023
 *        ^^^^        ^^^        ^^                       ^^^^^^^^^^^         ^^^^        ^^^^^
 */
function readPeriodYear(context: ReadContext, at: number): PeriodYear | null {
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
const fiscalEnd = (context: ReadContext, at: number): number => phraseEnd(context, at, DateWord.fiscal)

/** The year behind the word for fiscal years: `2024`, `24`, `2023/24`, `'24`. The later of two names it. */
function readFiscalYear(context: ReadContext, at: number): Piece | null {
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

/** `2024 fiscal year`: the token behind it, 0 where there is none. */
export const fiscalBehind = (context: ReadContext, at: number): number =>
  at < context.limit &&
  isWord(context.tokens, at) &&
  isNear(context.tokens, at - 1) &&
  width(context.tokens, at) > 2
    ? phraseEnd(context, at, DateWord.fiscal)
    : 0

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

const centuryDate = (first: number, next: number, part: number): FoundDate | null =>
  part >= 1 && part <= 21 ? found('century', first, next, { part }) : null

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

const ROMAN: ReadonlyMap<string, number> = new Map(
  'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'
    .split(' ')
    .map((text, index) => [text, index + 1]),
)

/** `siglo XIX`, `século XX`. */
function readRomanCentury(context: ReadContext, at: number): FoundDate | null {
  const { tokens } = context
  const part =
    isWord(tokens, at + 1) && isNear(tokens, at) && width(tokens, at + 1) <= 5 ? romanAt(context, at + 1) : 0
  return part === 0 ? null : centuryDate(at, at + 2, part)
}

const romanAt = (context: ReadContext, at: number): number =>
  ROMAN.get(context.text.slice(context.tokens.start[at]!, context.tokens.end[at]!)) ?? 0

/** `XIXe siècle`, `XIX secolo`: the numeral stands first; the scanner leaves its ending in the word. */
export function readRomanFirst(context: ReadContext, at: number): FoundDate | null {
  const { tokens, text } = context
  const size = width(tokens, at)
  if (
    size > 7 ||
    at + 1 >= context.limit ||
    !(bitsAt(context, at + 1) & DateWord.century) ||
    width(tokens, at + 1) < 2
  )
    return null
  const start = tokens.start[at]!
  let end = start
  while (end < tokens.end[at]! && 'IVX'.includes(text[end]!)) end++
  const part = ROMAN.get(text.slice(start, end)) ?? 0
  return part === 0 || size - (end - start) > 3 ? null : centuryDate(at, at + 2, part)
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
