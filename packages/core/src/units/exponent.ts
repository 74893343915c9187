// Exponents as they are written behind unit symbols.
import { isBlank, isDigit, isLetter } from './match.js'

/** An exponent and where its writing ends; `end` is -1 where digits follow that are no exponent. */
export interface Exponent {
  power: number
  end: number
  /** `-1` with a minus sign: with another unit behind it, it could be the second number of a range. */
  signed: boolean
  /** A bare digit: an exponent only behind a length, or below the line. */
  bare: boolean
}

function superscriptDigit(code: number): number {
  if (code === 0xb9) return 1
  if (code === 0xb2 || code === 0xb3) return code - 0xb0
  return code >= 0x2074 && code <= 0x2079 ? code - 0x2070 : 0
}

/**
 * Reads the exponent that starts at `start` into `into`; one, where there is none.
 *
 *     m²   cm^-3   s⁻¹   kg m-3   ft2   m**2   s −1
 *      ^     ^      ^       ^       ^    ^      ^
 */
export function readExponent(text: string, start: number, limit: number, into: Exponent): void {
  const code = (at: number): number => (at < limit ? text.charCodeAt(at) : 0)
  into.power = 1
  into.end = start
  into.signed = false
  into.bare = false
  let at = start
  // Typesetters put a thin space before the minus sign: `m s −1`.
  if (isBlank(code(at)) && code(at + 1) === 0x2212) at++
  const first = code(at)
  const raised = superscriptDigit(first === 0x207b ? code(at + 1) : first)
  if (raised > 0) {
    into.power = first === 0x207b ? -raised : raised
    into.end = first === 0x207b ? at + 2 : at + 1
    return
  }
  const caret = first === 94 || (first === 42 && code(at + 1) === 42)
  if (caret) at += first === 94 ? 1 : 2
  const braced = caret && code(at) === 123
  if (braced) at++
  const sign = code(at)
  const minus = sign === 45 || sign === 0x2212 || sign === 0x2013 || sign === 0x2010
  if (minus) at++
  if (sign === 0x2212 && isBlank(code(at))) at++
  const digit = code(at) - 48
  const after = code(at + 1)
  const none = !(digit >= 1 && digit <= 9) || isDigit(after) || isLetter(after)
  if (none || (after === 46 && isDigit(code(at + 2)))) {
    if (caret || (isDigit(first) && !minus)) into.end = -1
    return
  }
  if (minus && !caret && (digit > 4 || after === 37)) return
  into.power = minus ? -digit : digit
  into.end = braced && after === 125 ? at + 2 : at + 1
  into.signed = minus && !caret
  into.bare = !caret && !minus
}
