// What a cell holds, told from its first characters: enough to find out which rows and columns are headers.
import { isBlank, isDigit, isLetter, isSuperscript } from '../codes.js'

export const CellClass = {
  empty: 0,
  text: 1,
  /** A year, a season or an ISO date: a number that may well be a header. */
  year: 2,
  /** A number and nothing else but its signs. */
  number: 3,
  /** A number with words behind it: `12 min`, `31 Jan`. */
  mixed: 4,
  /** `-`, `n/a`: no value is known. */
  missing: 5,
} as const

const MISSING = new Set([
  'n/a',
  'na',
  'n.a.',
  'nil',
  'none',
  'null',
  'k.a.',
  'n.d.',
  'nd',
  'tbd',
  'nm',
  'n.m.',
])

/** Marks that may stand before the digits of a number. */
const LEADING = new Set([...'([+-–−~<>≤≥≈±$€£¥₹₩*# '].map((mark) => mark.charCodeAt(0)))
/** Marks that may stand between or behind them. */
const INNER = new Set([...".,:%/' )]°*†‡^-–+−×±‰€£¥$_()[".normalize('NFC')].map((mark) => mark.charCodeAt(0)))

const LONGEST = 40

/**
 * Classifies the cell `[start, end)`.
 *
 *     | Region | 2031 | $1,204 | 12 min | n/a |
 *       text     year   number   mixed    missing
 */
export function classOf(text: string, start: number, end: number): number {
  if (end <= start) return CellClass.empty
  let at = start
  while (at < end && LEADING.has(text.charCodeAt(at))) at++
  if (at === end || text.charCodeAt(at) === 0x2014) return CellClass.missing
  const first = text.charCodeAt(at)
  if (!isDigit(first)) {
    if (isSuperscript(first) || (first === 46 && end - start <= 2) || first === 0x2026)
      return CellClass.missing
    if (end - start <= 5 && MISSING.has(text.slice(start, end).toLowerCase())) return CellClass.missing
    return first === 46 && isDigit(text.charCodeAt(at + 1)) ? CellClass.number : codeAndNumber(text, at, end)
  }
  let digits = 0
  let blanks = 0
  let others = 0
  for (let i = at; i < end && i - at < LONGEST; i++) {
    const code = text.charCodeAt(i)
    if (isDigit(code)) digits++
    else if (isBlank(code)) blanks++
    else if (isLetter(code) || code > 0x2fff) return CellClass.mixed
    else if (isSuperscript(code)) continue
    else if (INNER.has(code)) others++
    else return CellClass.mixed
  }
  if (at !== start || end - at >= LONGEST) return CellClass.number
  return isYear(text, at, digits, blanks, others) ? CellClass.year : CellClass.number
}

/** `2031`, `2 0 3 1`, `2030/31`, `2031-05-02`, `2031 (1)`. */
function isYear(text: string, at: number, digits: number, blanks: number, others: number): boolean {
  const century = text.charCodeAt(at)
  if (century !== 49 && century !== 50) return false
  if (digits === 4 && others === 0) return blanks === 0 || blanks === 3
  if (digits > 8) return false
  for (let i = at; i < at + 4; i++) if (!isDigit(text.charCodeAt(i))) return false
  let next = at + 4
  while (text.charCodeAt(next) === 32) next++
  return next > at + 4 ? '(-–/%*'.includes(text[next]!) : '-/–*'.includes(text[next]!)
}

/** `EUR 1,204` and `US$ 5` are numbers; `Q1` and `M5` are names. */
function codeAndNumber(text: string, at: number, end: number): number {
  let letters = at
  while (letters < end && letters - at < 4 && isLetter(text.charCodeAt(letters))) letters++
  const mark = text.charCodeAt(letters)
  if (letters - at > 3 || (mark !== 32 && mark !== 36)) return CellClass.text
  let next = letters
  while (next < end && (text.charCodeAt(next) === 32 || text.charCodeAt(next) === 36)) next++
  for (let i = next; i < end; i++) {
    const code = text.charCodeAt(i)
    if (!isDigit(code) && !INNER.has(code)) return CellClass.text
  }
  // A single word and a plain number are a name: `Line 3`, `M 5`. A price has a mark or several digits.
  return next < end && isDigit(text.charCodeAt(next)) && end - next >= 3 && letters - at >= 2
    ? CellClass.mixed
    : CellClass.text
}

/** Whether two cells end in the same word: `12 min` and `48 min` are both data. */
export function sameTail(
  text: string,
  one: { start: number; end: number },
  other: { start: number; end: number },
): boolean {
  let length = 0
  while (length < 12) {
    const code = text.charCodeAt(one.end - 1 - length)
    if (one.end - length <= one.start || other.end - length <= other.start || !isLetter(code)) break
    if (code !== text.charCodeAt(other.end - 1 - length)) return false
    length++
  }
  return length > 0 && !isLetter(text.charCodeAt(other.end - 1 - length))
}
