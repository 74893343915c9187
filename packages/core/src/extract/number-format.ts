// Which mark is the decimal one in a text: told by its numerals that can be read in one way only, else by the language.
import { TokenKind, type Tokens } from '../types/index.js'
import { COMMA, isDigits, markAt, POINT, touches, width } from './neighbours.js'

/** What the language itself weighs against the numerals of the text. */
const LANGUAGE_WEIGHT = 1.5

/** A separator between two glued runs of digits, or 0. */
function separatorAt(tokens: Tokens, at: number): number {
  const code = markAt(tokens, at)
  if (code !== COMMA && code !== POINT) return 0
  return touches(tokens, at - 1) && touches(tokens, at) && isDigits(tokens, at + 1) ? code : 0
}

/**
 * Weighs each numeral with separators.
 *
 *     1,234.5    3.75    1,234,567    1.226
 *     ^^^^^^^    ^^^^    ^^^^^^^^^    ^^^^^     point, point, point, open
 */
export function decideDecimal(
  tokens: Tokens,
  language: '.' | ',',
  fences: readonly number[] = [],
): '.' | ',' {
  let points = language === '.' ? LANGUAGE_WEIGHT : 0
  let commas = language === ',' ? LANGUAGE_WEIGHT : 0
  let fence = 0
  for (let at = 0; at < tokens.count; at++) {
    if (tokens.kind[at] !== TokenKind.digits) continue
    const first = separatorAt(tokens, at + 1)
    if (first === 0) continue
    // A comma between two cells of a table separates no digits.
    while (fence < fences.length && fences[fence]! < tokens.end[at]!) fence++
    if (fence < fences.length && fences[fence]! <= tokens.end[at + 1]!) continue
    const second = separatorAt(tokens, at + 3)
    let decimal = 0
    let weight = 1
    if (second === 0) {
      if (
        width(tokens, at + 2) !== 3 ||
        width(tokens, at) > 3 ||
        tokens.text.charCodeAt(tokens.start[at]!) === 48
      )
        decimal = first
    } else if (second !== first) {
      if (width(tokens, at + 2) === 3) {
        decimal = second
        weight = 3
      }
    } else if (width(tokens, at + 2) === 3 && width(tokens, at + 4) === 3) {
      decimal = first === COMMA ? POINT : COMMA
      weight = 2
    }
    if (decimal === POINT) points += weight
    else if (decimal === COMMA) commas += weight
    at += 2
    while (separatorAt(tokens, at + 1) !== 0) at += 2
  }
  return points >= commas ? '.' : ','
}
