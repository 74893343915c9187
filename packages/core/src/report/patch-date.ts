// Writes a date or a time of day in the form that the answer used for another one.
import type { DateValue, Locale, TimeValue } from '../types/index.js'

/**
 * The answer's date with the parts of another: month names of the locale, the order and zeros as written.
 * `null` where the other date lacks a part that the answer writes, or a weekday would have to follow.
 *
 * @example
 * writeDate('July 24, 2019', july, june, en) // 'June 24, 2019'
 */
export function writeDate(
  written: string,
  claim: DateValue,
  found: DateValue,
  locale: Locale,
): string | null {
  const pieces = piecesOf(written)
  const period = periodPart(claim.iso)
  const foundPeriod = periodPart(found.iso)
  if ((period === null) !== (foundPeriod === null) || period?.letter !== foundPeriod?.letter) return null
  const isNumeric = pieces.every(({ isWord }) => !isWord)
  const order = isNumeric ? numericOrder(pieces, claim, locale) : null
  let isYearDone = claim.year === null
  let isMonthDone = claim.month === null
  let isDayDone = claim.day === null
  let isPeriodDone = period === null
  let text = ''
  let at = 0
  for (const [i, piece] of pieces.entries()) {
    text += written.slice(at, piece.start)
    at = piece.end
    const old = written.slice(piece.start, piece.end)
    let next: string | null = old
    if (piece.isWord) {
      const word = old.toLowerCase()
      if (locale.dates.weekdays[word] !== undefined) return null
      if (!isMonthDone && locale.dates.months[word] === claim.month) {
        next = found.month === null ? null : monthName(old, found.month, locale)
        isMonthDone = true
      } else if (!isPeriodDone && locale.numbers.ordinals[word] === period!.number) {
        next = sameCase(old, ordinalWord(foundPeriod!.number, locale))
        isPeriodDone = true
      }
    } else {
      const number = Number(old)
      const role = order?.[i]
      if (!isYearDone && old.length === 4 && number === claim.year) {
        next = found.year === null ? null : String(found.year)
        isYearDone = true
      } else if (!isPeriodDone && number === period!.number) {
        next = String(foundPeriod!.number)
        isPeriodDone = true
      } else if (!isDayDone && number === claim.day && role !== 'month') {
        next = found.day === null ? null : padded(found.day, old, isNumeric)
        if (found.day !== claim.day && isLetter(written.charAt(piece.end))) return null
        isDayDone = true
      } else if (!isMonthDone && number === claim.month) {
        next = found.month === null ? null : padded(found.month, old, isNumeric)
        isMonthDone = true
      } else if (!isYearDone && old.length === 2 && claim.year !== null && number === claim.year % 100) {
        next = found.year === null ? null : String(found.year % 100).padStart(2, '0')
        isYearDone = true
      }
    }
    if (next === null) return null
    text += next
  }
  const changesYear = claim.year !== found.year && found.year !== null
  if (!isMonthDone || !isDayDone || !isPeriodDone || (!isYearDone && changesYear)) return null
  return text + written.slice(at)
}

interface Piece {
  readonly start: number
  readonly end: number
  readonly isWord: boolean
}

/** Runs of digits and runs of letters, in order. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let i = 0
  while (i < text.length) {
    const isWord = isLetter(text.charAt(i))
    if (!isWord && !isDigit(text.charAt(i))) {
      i++
      continue
    }
    const start = i
    while (i < text.length && (isWord ? isLetter(text.charAt(i)) : isDigit(text.charAt(i)))) i++
    pieces.push({ start, end: i, isWord })
  }
  return pieces
}

const isDigit = (char: string): boolean => char >= '0' && char <= '9'
const isLetter = (char: string): boolean => char.toLowerCase() !== char.toUpperCase()

/** Which run of a date of digits is the month: told by the values, by the language where both are the same. */
function numericOrder(
  pieces: readonly Piece[],
  claim: DateValue,
  { dates }: Locale,
): readonly ('month' | undefined)[] | null {
  if (pieces.length !== 3 || claim.month === null || claim.month !== claim.day) return null
  const isYearFirst = pieces[0]!.end - pieces[0]!.start === 4
  const isMonthFirst = isYearFirst || dates.order === 'mdy'
  const month = (isYearFirst ? 1 : 0) + (isMonthFirst ? 0 : 1)
  return pieces.map((_, i) => (i === month ? 'month' : undefined))
}

const padded = (value: number, old: string, isNumeric: boolean): string =>
  old.startsWith('0') || (isNumeric && old.length === 2) ? String(value).padStart(2, '0') : String(value)

/** A month's name, long or short as the one that stands there. */
function monthName(old: string, month: number, { dates }: Locale): string | null {
  const key = old.toLowerCase()
  const own = Object.keys(dates.months).filter((name) => dates.months[name] === dates.months[key])
  const names = Object.keys(dates.months).filter((name) => dates.months[name] === month)
  if (names.length === 0) return null
  // The full name is the first of each month's; other long ones are other spellings of it: `maerz`.
  if (key.length >= (own[0]?.length ?? 0)) return sameCase(old, names[0]!)
  const short = names.filter((name) => name.length >= 3 && !name.endsWith('.'))
  return short.length === 0
    ? null
    : sameCase(
        old,
        short.reduce((a, b) => (b.length < a.length ? b : a)),
      )
}

function ordinalWord(value: number, { numbers }: Locale): string | null {
  for (const word of Object.keys(numbers.ordinals))
    if (numbers.ordinals[word] === value && isLetter(word.charAt(0))) return word
  return null
}

function sameCase(old: string, next: string | null): string | null {
  if (next === null) return null
  const first = old.charAt(0)
  if (old.length > 1 && old === old.toUpperCase() && old !== old.toLowerCase()) return next.toUpperCase()
  return first !== first.toLowerCase() ? next.charAt(0).toUpperCase() + next.slice(1) : next
}

/** The quarter or half of a date: `2023-Q3` is Q and 3. */
function periodPart(iso: string): { readonly letter: string; readonly number: number } | null {
  const letter = iso.charAt(iso.length - 2)
  return letter === 'Q' || letter === 'H' ? { letter, number: Number(iso.charAt(iso.length - 1)) } : null
}

/**
 * The answer's time of day with the hour and minute of another, on the clock of twelve or of twenty-four.
 *
 * @example
 * writeTime('2:45 p.m.', { seconds: 56700, grain: 60, zone: null }, en) // '3:45 p.m.'
 */
export function writeTime(
  written: string,
  claim: TimeValue,
  found: TimeValue,
  locale: Locale,
): string | null {
  const pieces = piecesOf(written)
  const hour = pieces[0]
  if (hour === undefined || hour.isWord || found.seconds % 60 !== 0 || claim.zone !== found.zone) return null
  const second = pieces[1]
  const minute = second !== undefined && !second.isWord ? second : null
  const digits = pieces.filter(({ isWord }) => !isWord).length
  if (digits > 2 || (digits === 2 && minute === null)) return null
  const hours = Math.floor(found.seconds / 3600)
  const minutes = (found.seconds / 60) % 60
  const rest = written.slice((minute ?? hour).end)
  const half = halfOf(rest, locale)
  const isLate = hours % 24 >= 12
  let tail = rest
  if (half !== null && (half === 'pm') !== isLate) {
    tail = isLate ? exchangeLetter(rest, 'a', 'p') : exchangeLetter(rest, 'p', 'a')
    if (halfOf(tail, locale) === half) return null
  }
  const shown = half === null ? hours : hours % 12 === 0 ? 12 : hours % 12
  const old = written.slice(hour.start, hour.end)
  const first = old.startsWith('0') ? String(shown).padStart(2, '0') : String(shown)
  if (minute === null && minutes !== 0)
    return half === null
      ? null
      : `${written.slice(0, hour.start)}${first}:${String(minutes).padStart(2, '0')}${tail}`
  const between = minute === null ? '' : written.slice(hour.end, minute.start)
  const last = minute === null ? '' : String(minutes).padStart(2, '0')
  return `${written.slice(0, hour.start)}${first}${between}${last}${tail}`
}

function halfOf(rest: string, { dates }: Locale): 'am' | 'pm' | null {
  const key = [...rest.toLowerCase()].filter((char) => isLetter(char)).join('')
  const plain = (word: string): string => [...word].filter((char) => isLetter(char)).join('')
  if (dates.am.some((word) => plain(word) === key)) return 'am'
  return dates.pm.some((word) => plain(word) === key) ? 'pm' : null
}

/** Exchanges the first such letter, whatever its case. */
const exchangeLetter = (text: string, from: string, to: string): string => {
  const at = text.toLowerCase().indexOf(from)
  if (at < 0) return text
  const isUpper = text.charAt(at) !== from
  return text.slice(0, at) + (isUpper ? to.toUpperCase() : to) + text.slice(at + 1)
}
