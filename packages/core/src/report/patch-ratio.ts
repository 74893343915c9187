// Writes a ratio in the form of another: `1:3` as `1:4`, `One in five` as `One in eight`.
import { divide, fromNumber, toNumber } from '../math/index.js'
import type { Locale, Rational } from '../types/index.js'
import { numberInWords } from './patch-words.js'

/**
 * The answer's ratio with its second number changed; `null` where that would not be a whole number.
 *
 * @example
 * writeRatio('1:3', third, quarter, en) // '1:4'
 */
export function writeRatio(written: string, claim: Rational, found: Rational, locale: Locale): string | null {
  let end = written.length
  while (end > 0 && !isWordLike(written.charAt(end - 1))) end--
  let start = end
  while (start > 0 && isWordLike(written.charAt(start - 1))) start--
  const old = written.slice(start, end)
  const isDigits = old !== '' && [...old].every((char) => char >= '0' && char <= '9')
  const second = isDigits ? Number(old) : locale.numbers.cardinals[old.toLowerCase()]
  if (second === undefined) return null
  const first = toNumber(claim) * second
  const exact = divide(fromNumber(Number(first.toPrecision(12))), found)
  const next = exact === null ? Number.NaN : Number(toNumber(exact).toPrecision(12))
  if (!Number.isInteger(next) || next <= 0) return null
  const text = isDigits ? String(next) : numberInWords(next, old, locale)
  return text === null ? null : written.slice(0, start) + text + written.slice(end)
}

const isWordLike = (char: string): boolean =>
  (char >= '0' && char <= '9') || char.toLowerCase() !== char.toUpperCase()
