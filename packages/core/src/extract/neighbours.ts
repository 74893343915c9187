// How tokens stand to each other: touching, a blank apart, and which character a mark is.
import { TokenKind, type Tokens } from '../types/index.js'

/** Code of a mark, or 0 for any other token. */
export const markAt = (tokens: Tokens, at: number): number =>
  at >= 0 && at < tokens.count && tokens.kind[at] === TokenKind.mark
    ? tokens.text.charCodeAt(tokens.start[at]!)
    : 0

export const isWord = (tokens: Tokens, at: number): boolean =>
  at >= 0 && at < tokens.count && tokens.kind[at] === TokenKind.word

export const isDigits = (tokens: Tokens, at: number): boolean =>
  at >= 0 && at < tokens.count && tokens.kind[at] === TokenKind.digits

/** Length of a token in code units. */
export const width = (tokens: Tokens, at: number): number => tokens.end[at]! - tokens.start[at]!

/** True where a token and the next one stand without a blank between them. */
export const touches = (tokens: Tokens, left: number): boolean =>
  left >= 0 && left + 1 < tokens.count && tokens.end[left] === tokens.start[left + 1]

/** True where something other than a line break stands right before a token, without a blank. */
export const isGluedBehind = (tokens: Tokens, at: number): boolean =>
  touches(tokens, at - 1) && tokens.kind[at - 1] !== TokenKind.newline

/** True where at most two blanks stand between a token and the next one. */
export const isNear = (tokens: Tokens, left: number): boolean =>
  left >= 0 && left + 1 < tokens.count && tokens.start[left + 1]! - tokens.end[left]! <= 2

/** The token's text. Makes a string: for accepted tokens only. */
export const textOf = (tokens: Tokens, at: number): string =>
  tokens.text.slice(tokens.start[at]!, tokens.end[at]!)

/** First token that starts at or after an offset, from a token on. */
export function tokenFrom(tokens: Tokens, from: number, offset: number): number {
  let at = from
  while (at < tokens.count && tokens.start[at]! < offset) at++
  return at
}

/**
 * The token that goes on where a line was only wrapped: a line break that is not followed by another.
 *
 *     up to 5
 *     million users
 *     ^^^^^^^          follows 5
 */
export function following(tokens: Tokens, at: number, limit: number): number {
  if (at >= limit || tokens.kind[at] !== TokenKind.newline) return at
  return at + 1 < limit && tokens.kind[at + 1] !== TokenKind.newline ? at + 1 : at
}

/** Letters and digits glued together with dots, hyphens and slashes: a label, such as `GPT-4.5` or `5.10AA.1`. */
export function labelEnd(tokens: Tokens, at: number): number {
  let next = at + 1
  while (next < tokens.count && touches(tokens, next - 1)) {
    const kind = tokens.kind[next]
    if (kind === TokenKind.word || kind === TokenKind.digits) {
      next++
      continue
    }
    const code = markAt(tokens, next)
    const joins = code === 45 || code === 46 || code === 47 || code === 95 || code === 58
    if (!joins || !touches(tokens, next)) break
    const after = tokens.kind[next + 1]
    if (after !== TokenKind.word && after !== TokenKind.digits) break
    next += 2
  }
  return next
}

export const HYPHEN = 45
export const POINT = 46
export const COMMA = 44
export const PLUS = 43
export const SLASH = 47
export const COLON = 58
export const OPEN = 40
export const CLOSE = 41
export const EN_DASH = 0x2013
export const EM_DASH = 0x2014
export const MINUS = 0x2212
export const PLUS_MINUS = 0xb1
export const TIMES = 0xd7
