// Powers of ten behind a numeral (`e-6`, `× 10^8`, `·10⁻³`) and powers that stand alone (`10^6`, `10⁻³`, `2^16`).
import { power, rational } from '../math/index.js'
import { type Rational, TokenKind, type Tokens } from '../types/index.js'
import { HYPHEN, isDigits, isNear, isWord, MINUS, markAt, PLUS, TIMES, touches, width } from './neighbours.js'

const CARET = 94
const STAR = 42
const EN_DASH = 0x2013
const SUPERSCRIPT_MINUS = 0x207b
const SUPERSCRIPT_PLUS = 0x207a
const MAX_EXPONENT_DIGITS = 3
const BASES: ReadonlySet<number> = new Set([2, 10])

interface Exponent {
  readonly value: number
  readonly lastToken: number
}

/** Value of a superscript digit, or -1. */
function superscript(code: number): number {
  if (code === 0xb9) return 1
  if (code === 0xb2 || code === 0xb3) return code - 0xb0
  return code === 0x2070 || (code >= 0x2074 && code <= 0x2079) ? code - 0x2070 : -1
}

const isMinus = (code: number): boolean => code === HYPHEN || code === MINUS || code === EN_DASH

/** Digits with an optional sign, glued to what stands before: `-6`, `+004`, `12`. */
function readSigned(tokens: Tokens, at: number, limit: number, isApart = false): Exponent | null {
  const code = markAt(tokens, at)
  const hasSign = isMinus(code) || code === PLUS
  const first = hasSign ? at + 1 : at
  if (first >= limit || !isDigits(tokens, first) || (!isApart && !touches(tokens, at - 1))) return null
  if ((hasSign && !touches(tokens, at)) || width(tokens, first) > MAX_EXPONENT_DIGITS) return null
  const size = Number(tokens.text.slice(tokens.start[first]!, tokens.end[first]!))
  return { value: isMinus(code) ? -size : size, lastToken: first + 1 }
}

/** `⁻³`, `⁸`, `¹²`. */
function readSuperscript(tokens: Tokens, at: number, limit: number): Exponent | null {
  let next = at
  const sign = markAt(tokens, next)
  const negative = sign === SUPERSCRIPT_MINUS || (isMinus(sign) && superscript(markAt(tokens, next + 1)) >= 0)
  if (negative || sign === SUPERSCRIPT_PLUS) next++
  let value = 0
  let count = 0
  while (next < limit && count < MAX_EXPONENT_DIGITS && touches(tokens, next - 1)) {
    const digit = superscript(markAt(tokens, next))
    if (digit < 0) break
    value = value * 10 + digit
    count++
    next++
  }
  return count === 0 ? null : { value: negative ? -value : value, lastToken: next }
}

/** What raises the number before `at`: `^8`, `**8`, `⁸`. */
function readRaised(tokens: Tokens, at: number, limit: number): Exponent | null {
  const code = markAt(tokens, at)
  if (code === CARET && touches(tokens, at - 1)) {
    const bracket = markAt(tokens, at + 1) === 40 || markAt(tokens, at + 1) === 123
    const read = readSigned(tokens, bracket ? at + 2 : at + 1, limit)
    if (read === null || !bracket) return read
    const close = markAt(tokens, read.lastToken)
    return close === 41 || close === 125 ? { ...read, lastToken: read.lastToken + 1 } : null
  }
  if (code === STAR && markAt(tokens, at + 1) === STAR && touches(tokens, at - 1) && touches(tokens, at))
    return readSigned(tokens, at + 2, limit)
  return readSuperscript(tokens, at, limit)
}

const isTen = (tokens: Tokens, at: number): boolean =>
  isDigits(tokens, at) && width(tokens, at) === 2 && tokens.text.startsWith('10', tokens.start[at]!)

/** Is the token a multiplication sign: `×`, `x`, `*`, `·`? */
function isMultiplication(tokens: Tokens, at: number): boolean {
  const code = markAt(tokens, at)
  if (
    code === TIMES ||
    code === STAR ||
    code === 0xb7 ||
    code === 0x22c5 ||
    code === 0x2219 ||
    code === 0x2022
  )
    return true
  return (
    isWord(tokens, at) && width(tokens, at) === 1 && (tokens.text.charCodeAt(tokens.start[at]!) | 32) === 120
  )
}

/**
 * The power of ten behind a numeral.
 *
 *     2.9E+004   3 × 10^8   3x10⁸   2 × 10-9
 *        ^^^^^     ^^^^^^    ^^^^     ^^^^^^      the last one lost its superscript
 */
export function readExponent(tokens: Tokens, at: number, limit: number): Exponent | null {
  if (at >= limit || !isNear(tokens, at - 1)) return null
  if (
    isWord(tokens, at) &&
    width(tokens, at) === 1 &&
    (tokens.text.charCodeAt(tokens.start[at]!) | 32) === 101
  )
    return touches(tokens, at - 1) ? readSigned(tokens, at + 1, limit) : null
  if (!isMultiplication(tokens, at) || at + 1 >= limit || !isNear(tokens, at)) return null
  const ten = at + 1
  if (isTen(tokens, ten)) {
    const raised = readRaised(tokens, ten + 1, limit)
    if (raised !== null) return raised
    // Behind a multiplication sign, `10-9` and `10 −9` are powers whose superscript was lost.
    const sign = markAt(tokens, ten + 1)
    if (isMinus(sign) && (touches(tokens, ten) || touches(tokens, ten + 1)))
      return readSigned(tokens, ten + 1, limit, true)
    return null
  }
  return readFlattened(tokens, ten)
}

/** `1.5 × 106`, where the text lost the superscript: ten to one or two digits. */
function readFlattened(tokens: Tokens, at: number): Exponent | null {
  if (!isDigits(tokens, at)) return null
  const length = width(tokens, at)
  const { text } = tokens
  const start = tokens.start[at]!
  if ((length !== 3 && length !== 4) || !text.startsWith('10', start) || text.charCodeAt(start + 2) === 48)
    return null
  if (touches(tokens, at) && tokens.kind[at + 1] !== TokenKind.mark) return null
  return { value: Number(text.slice(start + 2, start + length)), lastToken: at + 1 }
}

/** A power that stands alone: `10^6`, `10⁻³`, `2^16`. */
export function readPower(
  tokens: Tokens,
  at: number,
  limit: number,
): { value: Rational; lastToken: number } | null {
  if (!isDigits(tokens, at) || width(tokens, at) > 2 || !touches(tokens, at)) return null
  const next = tokens.kind[at + 1]
  if (next !== TokenKind.mark) return null
  const base = Number(tokens.text.slice(tokens.start[at]!, tokens.end[at]!))
  if (!BASES.has(base)) return null
  const raised = readRaised(tokens, at + 1, limit)
  if (raised === null) return null
  const value = power(rational(base), raised.value)
  return value === null ? null : { value, lastToken: raised.lastToken }
}
