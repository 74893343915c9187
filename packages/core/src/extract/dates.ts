// The reader of dates: written out, in digits, and the periods that have names (quarters, halves, fiscal years).
import type { DateValue, Quantity } from '../types/index.js'
import { dateOf, monthsOf, yearsOf } from './calendar.js'
import {
  dateQuantity,
  FIRST_YEAR,
  isDecimal,
  isYearCue,
  LAST_YEAR,
  numberAt,
  readDay,
  readMonth,
  readYear,
  skipFillers,
} from './date-parts.js'
import { isDigits, isNear, isWord, markAt, textOf, touches, width } from './neighbours.js'
import type { ReadContext, Reader } from './reader.js'
import { Class } from './vocabulary.js'

interface Found {
  readonly date: DateValue
  readonly next: number
  /** The last day or year of a range of dates. */
  readonly end?: DateValue
}

/** Reads the date that starts at a token. */
export const readDate: Reader = (context, at, out) => {
  const { tokens } = context
  if (at > context.floor && touches(tokens, at - 1) && glue(context, at)) return at
  const found = isDigits(tokens, at)
    ? fromDigits(context, at)
    : isWord(tokens, at)
      ? fromWord(context, at)
      : null
  if (found === null) return at
  out.push(quantityOf(context, at, found))
  return found.next
}

/** True where the token is glued to something that makes it a part of a number or a label. */
function glue(context: ReadContext, at: number): boolean {
  const code = markAt(context.tokens, at - 1)
  return (
    code === 0 ||
    code === 46 ||
    code === 44 ||
    code === 36 ||
    code === 0x20ac ||
    code === 0xa3 ||
    code === 35 ||
    code === 95
  )
}

function quantityOf(context: ReadContext, at: number, found: Found): Quantity {
  if (found.end === undefined) return dateQuantity(context, at, found.next, found.date)
  const whole: DateValue = {
    ...found.date,
    iso: `${found.date.iso}/${found.end.iso}`,
    endDay: found.end.endDay,
  }
  return dateQuantity(context, at, found.next, whole, 'range')
}

const DASHES = new Set([45, 0x2013, 0x2014, 0x2010])

/** `1 June 2024`, `2024-06-01`, `05/02/2022`, `2023-24`, `2024`, `3Q23`. */
function fromDigits(context: ReadContext, at: number): Found | null {
  return (
    writtenDayFirst(context, at) ??
    inDigits(context, at) ??
    quarterFirst(context, at) ??
    yearFirst(context, at)
  )
}

function writtenDayFirst(context: ReadContext, at: number): Found | null {
  const { tokens } = context
  const first = readDay(context, at)
  if (first === null) return null
  // 3-5 May 2024, 3 to 7 June
  let lastDay: number | null = null
  let next = first.next
  const joins = DASHES.has(markAt(tokens, next)) || (isWord(tokens, next) && isRangeWord(context, next))
  if (joins) {
    const second = readDay(context, next + 1)
    if (second !== null && readMonth(context, skipFillers(context, second.next)) !== null) {
      lastDay = second.day
      next = second.next
    }
  }
  if (next >= context.limit || !isNear(tokens, next - 1)) return null
  if (markAt(tokens, next) === 45 && touches(tokens, next - 1) && touches(tokens, next)) next++
  const month = readMonth(context, skipFillers(context, next))
  if (month === null) return null
  let after = month.next
  if (markAt(tokens, after) === 45 && touches(tokens, after - 1) && isDigits(tokens, after + 1)) after++
  const year = readYear(context, after) ?? shortYear(context, after)
  const date = dateOf(year?.year ?? null, month.month, first.day)
  const end = year?.next ?? month.next
  return lastDay === null
    ? { date, next: end }
    : { date, next: end, end: dateOf(year?.year ?? null, month.month, lastDay) }
}

const isRangeWord = (context: ReadContext, at: number): boolean =>
  context.vocabulary.locale.ranges.middles.includes(textOf(context.tokens, at).toLowerCase())

/** `'24`, `-24` right behind a month. */
function shortYear(context: ReadContext, at: number): { year: number; next: number } | null {
  const { tokens } = context
  if (markAt(tokens, at) !== 39 || !isDigits(tokens, at + 1) || width(tokens, at + 1) !== 2) return null
  const year = numberAt(tokens, at + 1)
  return { year: year < 70 ? 2000 + year : 1900 + year, next: at + 2 }
}

/** Three groups of digits with one separator. */
function inDigits(context: ReadContext, at: number): Found | null {
  const { tokens, vocabulary } = context
  const separator = markAt(tokens, at + 1)
  if (separator !== 45 && separator !== 47 && separator !== 46) return null
  if (
    at + 5 > context.limit ||
    !isDigits(tokens, at + 2) ||
    markAt(tokens, at + 3) !== separator ||
    !isDigits(tokens, at + 4)
  )
    return isoMonth(context, at, separator)
  for (let i = at; i < at + 4; i++) if (!touches(tokens, i)) return null
  if (
    touches(tokens, at + 4) &&
    (isWord(tokens, at + 5)
      ? !/^T/.test(textOf(tokens, at + 5))
      : markAt(tokens, at + 5) === separator && isDigits(tokens, at + 6))
  )
    return null
  const [a, b, c] = [numberAt(tokens, at), numberAt(tokens, at + 2), numberAt(tokens, at + 4)] as const
  const next = at + 5
  if (width(tokens, at) === 4 && width(tokens, at + 2) <= 2 && width(tokens, at + 4) <= 2)
    return a >= FIRST_YEAR && a <= LAST_YEAR && b <= 19 ? { date: dateOf(a, b, c), next } : null
  if (width(tokens, at) > 2 || width(tokens, at + 2) > 2) return null
  const isShort = width(tokens, at + 4) === 2
  if (
    (width(tokens, at + 4) !== 4 && !isShort) ||
    (isShort && separator !== 47 && vocabulary.locale.id === 'en')
  )
    return null
  const year = isShort ? (c < 70 ? 2000 + c : 1900 + c) : c
  if (year < FIRST_YEAR || year > LAST_YEAR) return null
  const monthFirst = separator === 47 && vocabulary.locale.dates.order === 'mdy'
  if (a > 12 && b <= 12) return { date: dateOf(year, b, a), next }
  if (b > 12 && a <= 12) return { date: dateOf(year, a, b), next }
  const first = monthFirst ? dateOf(year, a, b) : dateOf(year, b, a)
  const other = monthFirst ? dateOf(year, b, a) : dateOf(year, a, b)
  const decided = separator === 46 || a === b ? 'first' : orderCue(context, next)
  if (decided === 'mdy') return { date: dateOf(year, a, b), next }
  if (decided === 'dmy') return { date: dateOf(year, b, a), next }
  return { date: decided === 'first' ? first : { ...first, other }, next }
}

/** `(US format)`, `(dd/mm/yyyy)` right behind a date. */
function orderCue(context: ReadContext, at: number): 'mdy' | 'dmy' | null {
  const { tokens, text } = context
  if (at >= tokens.count) return null
  const behind = text.slice(tokens.start[at]!, tokens.start[at]! + 30)
  if (/^\**\s*\((?:US|American|mm.dd)/i.test(behind)) return 'mdy'
  return /^\**\s*\((?:UK|European|British|dd.mm)/i.test(behind) ? 'dmy' : null
}

/** `2024-06`, `2024/06`; `2023-24` and `2019–2021` are read as years. */
function isoMonth(context: ReadContext, at: number, separator: number): Found | null {
  const { tokens } = context
  if (
    separator === 46 ||
    width(tokens, at) !== 4 ||
    !isDigits(tokens, at + 2) ||
    !touches(tokens, at) ||
    !touches(tokens, at + 1)
  )
    return null
  if (width(tokens, at + 2) !== 2) return null
  const year = numberAt(tokens, at)
  const part = numberAt(tokens, at + 2)
  if (year < FIRST_YEAR || year > LAST_YEAR || part < 1 || part > 12) return null
  // 2011-12 is a season where the parts go on from each other, a month otherwise; one digit group more is no date.
  if (part === (year + 1) % 100) return null
  return { date: dateOf(year, part, null), next: at + 3 }
}

/** `3Q23`, `3Q 2023`, `1H24`. */
function quarterFirst(context: ReadContext, at: number): Found | null {
  const { tokens } = context
  if (
    width(tokens, at) !== 1 ||
    !isWord(tokens, at + 1) ||
    !touches(tokens, at) ||
    width(tokens, at + 1) !== 1
  )
    return null
  const letter = textOf(tokens, at + 1)
  const part = numberAt(tokens, at)
  if (letter !== 'Q' && letter !== 'H') return null
  if (part < 1 || part > (letter === 'Q' ? 4 : 2)) return null
  const year = anyYear(context, at + 2)
  return { date: partOfYear(letter, part, year?.year ?? null), next: year?.next ?? at + 2 }
}

function partOfYear(letter: string, part: number, year: number | null): DateValue {
  const months = letter === 'Q' ? 3 : 6
  return monthsOf(year, (part - 1) * months + 1, months, `${year === null ? '-' : year}-${letter}${part}`)
}

/** A year of two or four digits, perhaps behind `FY`, `of`, an apostrophe. */
function anyYear(context: ReadContext, at: number): { year: number; next: number } | null {
  const { tokens } = context
  let next = skipFillers(context, at)
  if (isWord(tokens, next) && /^(?:FY|fiscal|financial|year)$/i.test(textOf(tokens, next))) next++
  if (
    markAt(tokens, next) === 44 ||
    markAt(tokens, next) === 39 ||
    (markAt(tokens, next) === 45 && touches(tokens, next))
  )
    next++
  if (
    next >= context.limit ||
    !isDigits(tokens, next) ||
    !isNear(tokens, next - 1) ||
    isDecimal(tokens, next)
  )
    return null
  const value = numberAt(tokens, next)
  if (width(tokens, next) === 4 && value >= FIRST_YEAR && value <= LAST_YEAR)
    return { year: value, next: next + 1 }
  const isGlued = touches(tokens, next - 1)
  if (width(tokens, next) === 2 && isGlued)
    return { year: value < 70 ? 2000 + value : 1900 + value, next: next + 1 }
  return null
}

/** `2024`, `2023-24`, `2019–2021`, `2019 to 2021`, `1990s`, `2024 Q3`, `2023-Q3`. */
function yearFirst(context: ReadContext, at: number): Found | null {
  const { tokens } = context
  if (width(tokens, at) !== 4 || isDecimal(tokens, at)) return null
  const year = numberAt(tokens, at)
  if (year < FIRST_YEAR || year > LAST_YEAR) return null
  const next = at + 1
  const sign = markAt(tokens, next)
  if (isWord(tokens, next) && touches(tokens, at)) {
    if (textOf(tokens, next) !== 's') return null
    const span = year % 100 === 0 ? 10 : 10
    return { date: yearsOf(year, year + span, `${Math.floor(year / 10)}X`), next: next + 1 }
  }
  const afterDash = sign === 45 && touches(tokens, at) ? next + 1 : next
  if (
    isWord(tokens, afterDash) &&
    isNear(tokens, afterDash - 1) &&
    /^[QH][1-4]?$/.test(textOf(tokens, afterDash)) &&
    isDigits(tokens, afterDash + 1) &&
    touches(tokens, afterDash)
  ) {
    const part = numberAt(tokens, afterDash + 1)
    const letter = textOf(tokens, afterDash)
    if (part >= 1 && part <= (letter === 'Q' ? 4 : 2))
      return { date: partOfYear(letter, part, year), next: afterDash + 2 }
  }
  const isDash = DASHES.has(sign) || sign === 47
  if (isDash && isDigits(tokens, next + 1) && touches(tokens, next) === touches(tokens, at)) {
    const end = numberAt(tokens, next + 1)
    const size = width(tokens, next + 1)
    if (size === 4 && end > year && end <= LAST_YEAR && sign !== 47)
      return { date: dateOf(year, null, null), next: next + 2, end: dateOf(end, null, null) }
    if (
      size === 2 &&
      end === (year + 1) % 100 &&
      !(touches(tokens, next + 1) && DASHES.has(markAt(tokens, next + 2)))
    )
      return { date: yearsOf(year, year + 2, `${year}/${String(end).padStart(2, '0')}`), next: next + 2 }
  }
  return isYear(context, at) ? { date: dateOf(year, null, null), next } : null
}

/** A four-digit number is a year with a cue, or where nothing is counted or measured with it. */
function isYear(context: ReadContext, at: number): boolean {
  const { tokens, vocabulary, text } = context
  if (
    at > 0 &&
    (isYearCue(context, at - 1) || (isWord(tokens, at - 1) && vocabulary.month[tokens.word[at - 1]!]! > 0))
  )
    return !isCounted(context, at, true)
  const before = markAt(tokens, at - 1)
  if (
    before !== 0 &&
    touches(tokens, at - 1) &&
    before !== 40 &&
    before !== 91 &&
    before !== 34 &&
    before !== 42 &&
    before !== 124 &&
    before !== 59 &&
    before !== 0x2013
  )
    return false
  if (
    isWord(tokens, at - 1) &&
    isNear(tokens, at - 1) &&
    /^[A-Z]{2,}$/.test(textOf(tokens, at - 1)) &&
    textOf(tokens, at - 1).length > 3
  )
    return false
  void text
  return !isCounted(context, at, false)
}

function isCounted(context: ReadContext, at: number, cued: boolean): boolean {
  const { tokens, vocabulary, text } = context
  const next = at + 1
  if (next >= tokens.count || tokens.kind[next] === 4) return false
  const sign = markAt(tokens, next)
  if (sign === 37 || sign === 0xb0 || sign === 0x20ac || sign === 0xd7) return true
  if (!isWord(tokens, next) || !isNear(tokens, at)) return false
  const unit = context.units.read(text, tokens.start[next]!, Math.min(text.length, tokens.start[next]! + 24))
  if (unit !== null && unit.weak !== true && unit.units[0]?.dimension !== 'currency:USD') return true
  if (cued) return false
  const classed = vocabulary.classes[tokens.word[next]!]!
  return (
    (classed & Class.stop) === 0 && text.charCodeAt(tokens.end[next]! - 1) === 115 && width(tokens, next) > 3
  )
}

/** `June 1st, 2024`, `June 2024`, `March to May 2024`, `Q3 2023`, `FY2024`, `third quarter of 2023`. */
function fromWord(context: ReadContext, at: number): Found | null {
  const { tokens, vocabulary } = context
  const classed = vocabulary.classes[tokens.word[at]!]!
  if (classed & Class.month) return monthFirst(context, at)
  const word = textOf(tokens, at)
  if (
    (word === 'Q' || word === 'H' || word === 'T') &&
    isDigits(tokens, at + 1) &&
    touches(tokens, at) &&
    width(tokens, at + 1) === 1
  ) {
    const part = numberAt(tokens, at + 1)
    const letter = word === 'H' ? 'H' : 'Q'
    if (
      part >= 1 &&
      part <= (letter === 'Q' ? 4 : 2) &&
      !(touches(tokens, at + 1) && isWord(tokens, at + 2))
    ) {
      const year = anyYear(context, at + 2)
      return { date: partOfYear(letter, part, year?.year ?? null), next: year?.next ?? at + 2 }
    }
  }
  if (/^(?:FY|GJ|CY)$/.test(word)) return fiscal(context, at + 1)
  if (/^fiscal$|^financial$/i.test(word)) {
    const next = isWord(tokens, at + 1) && /^year$/i.test(textOf(tokens, at + 1)) ? at + 2 : at + 1
    return fiscal(context, next)
  }
  if (classed & Class.ordinal) return namedPart(context, at)
  if (classed & Class.season && isNear(tokens, at)) {
    const year = readYear(context, at + 1)
    const season = vocabulary.locale.dates.seasons[word.toLowerCase()]
    if (year !== null && season !== undefined)
      return { date: monthsOf(year.year, SEASONS[season], 3, `${year.year}-${season}`), next: year.next }
  }
  return null
}

const SEASONS = { spring: 3, summer: 6, autumn: 9, winter: 12 } as const

function fiscal(context: ReadContext, at: number): Found | null {
  const { tokens } = context
  const year =
    anyYear(context, at) ??
    (isDigits(tokens, at) && width(tokens, at) === 2
      ? { year: 2000 + numberAt(tokens, at), next: at + 1 }
      : null)
  if (year === null) return null
  const base = dateOf(year.year, null, null)
  if (markAt(tokens, year.next) === 47 && isDigits(tokens, year.next + 1) && touches(tokens, year.next))
    return { date: { ...base, iso: `FY${year.year + 1}`, year: year.year + 1 }, next: year.next + 2 }
  return { date: { ...base, iso: `FY${year.year}` }, next: year.next }
}

/** `third quarter of 2023`, `first half 2024`. */
function namedPart(context: ReadContext, at: number): Found | null {
  const { tokens, vocabulary } = context
  const part = vocabulary.ordinal[tokens.word[at]!]!
  let next = at + 1
  if (markAt(tokens, next) === 45 && touches(tokens, at)) next++
  if (!isWord(tokens, next) || !isNear(tokens, next - 1)) return null
  const word = textOf(tokens, next).toLowerCase()
  const isQuarter = vocabulary.locale.dates.quarter.includes(word) && word.length > 1
  const isHalf = vocabulary.locale.dates.half.includes(word) && word.length > 1
  if (!isQuarter && !isHalf) return null
  if (part < 1 || part > (isQuarter ? 4 : 2)) return null
  const year = anyYear(context, next + 1)
  if (year === null && isHalf) return null
  return { date: partOfYear(isQuarter ? 'Q' : 'H', part, year?.year ?? null), next: year?.next ?? next + 1 }
}

function monthFirst(context: ReadContext, at: number): Found | null {
  const { tokens } = context
  const month = readMonth(context, at)
  if (month === null) return null
  const day = readDay(context, month.next)
  const isDay = day !== null && isNear(tokens, month.next - 1) && !isDecimal(tokens, month.next)
  if (isDay) {
    let next = day.next
    let last: number | null = null
    if (DASHES.has(markAt(tokens, next)) && touches(tokens, next - 1)) {
      const second = readDay(context, next + 1)
      if (second !== null) {
        last = second.day
        next = second.next
      }
    }
    const year = readYear(context, next)
    const date = dateOf(year?.year ?? null, month.month, day.day)
    const end = year?.next ?? next
    return last === null
      ? { date, next: end }
      : { date, next: end, end: dateOf(year?.year ?? null, month.month, last) }
  }
  const year = readYear(context, month.next) ?? shortYear(context, month.next)
  if (year !== null) return { date: dateOf(year.year, month.month, null), next: year.next }
  const joins =
    DASHES.has(markAt(tokens, month.next)) || (isWord(tokens, month.next) && isRangeWord(context, month.next))
  const second = joins ? readMonth(context, month.next + 1) : null
  if (second !== null) {
    const end = readYear(context, second.next)
    if (end !== null)
      return {
        date: dateOf(end.year, month.month, null),
        next: end.next,
        end: dateOf(end.year, second.month, null),
      }
  }
  return { date: dateOf(null, month.month, null), next: month.next }
}
