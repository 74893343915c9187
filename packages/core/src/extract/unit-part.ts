// What stands around a numeral: sign, currency in front, scale word, unit or counted noun behind.
import { fromNumber, ONE } from '../math/index.js'
import { stemText } from './stem-text.js'
import { type CountedNoun, type Rational, TokenKind, type Tokens, type Unit } from '../types/index.js'
import { isNear, type ReadContext, touches } from './reader.js'
import { Class } from './vocabulary.js'

export interface Scale {
  readonly factor: Rational
  readonly lastToken: number
}

const HYPHEN = 45

/** First token that starts at or after an offset, from a token on. */
export function tokenFrom(tokens: Tokens, from: number, offset: number): number {
  let at = from
  while (at < tokens.count && tokens.start[at]! < offset) at++
  return at
}

/**
 * A scale word behind a numeral. One-letter scales (`5k`, `5M`, `$5b`) have to touch it, and `m` counts as a
 * million only behind a currency or in upper case.
 */
export function readScale(context: ReadContext, at: number, isMoney: boolean): Scale | null {
  const { tokens, text, vocabulary } = context
  if (at >= context.limit || tokens.kind[at] !== TokenKind.word || !isNear(tokens, at - 1)) return null
  const entry = tokens.word[at]!
  if (!(vocabulary.classes[entry]! & Class.scale)) return null
  const length = tokens.end[at]! - tokens.start[at]!
  const close = touches(tokens, at - 1)
  const code = text.charCodeAt(tokens.start[at]!)
  if (length <= 2 && !close && !isMoney && !(length === 2 && text.charCodeAt(tokens.start[at]! + 1) === 110)) return null
  if (length === 1) {
    const isUpper = code < 97
    if (!close && !isMoney) return null
    if ((code | 32) === 109 && !isUpper && !isMoney) return null
    if ((code | 32) === 98 && !isMoney && !isUpper) return null
    if (touches(tokens, at) && at + 1 < tokens.count && tokens.kind[at + 1] !== TokenKind.mark) return null
  }
  let factor = vocabulary.scale[entry]!
  let last = at + 1
  if (length === 2 && (code | 32) === 109 && (text.charCodeAt(tokens.start[at]! + 1) | 32) === 109 && !isMoney) return null
  // hundred thousand, thousand million
  while (last < context.limit && tokens.kind[last] === TokenKind.word && isNear(tokens, last - 1) && tokens.end[last]! - tokens.start[last]! > 3) {
    const more = tokens.word[last]!
    if (!(vocabulary.classes[more]! & Class.scale)) break
    factor *= vocabulary.scale[more]!
    last++
  }
  return { factor: fromNumber(factor) ?? ONE, lastToken: last }
}

export interface CurrencyBefore {
  readonly units: readonly Unit[]
  readonly firstToken: number
}

/** A currency right in front of a numeral: `$5`, `US$ 5`, `EUR 5`, `€ 3`. */
export function currencyBefore(context: ReadContext, at: number): CurrencyBefore | null {
  const { tokens, text } = context
  for (let back = 2; back >= 1; back--) {
    const first = at - back
    if (first < context.floor || first < 0) continue
    if (back === 2 && !touches(tokens, first)) continue
    if (tokens.start[at]! - tokens.end[at - 1]! > 1 || tokens.kind[at - 1] === TokenKind.newline || tokens.kind[at - 1] === TokenKind.digits) continue
    if (tokens.kind[first] === TokenKind.word && (text.charCodeAt(tokens.start[first]!) > 96 && text.charCodeAt(tokens.start[first]!) < 123)) continue
    if (tokens.kind[first] === TokenKind.word && tokens.end[first]! - tokens.start[first]! > 4) continue
    const read = context.units.read(text, tokens.start[first]!, tokens.end[at - 1]!)
    if (read !== null && read.end === tokens.end[at - 1] && read.units[0]?.dimension.startsWith('currency:')) return { units: read.units, firstToken: first }
  }
  return null
}

export interface UnitBehind {
  readonly units: readonly Unit[]
  readonly start: number
  readonly end: number
  readonly lastToken: number
}

/** A unit behind a numeral: `12 ms`, `15-second`, `5 km/h`, `12.5 %`. Weak symbols (`in`, `a`) have to touch it. */
export function readUnit(context: ReadContext, at: number): UnitBehind | null {
  const { tokens, text } = context
  if (at >= context.limit || tokens.kind[at] === TokenKind.newline) return null
  let first = at
  if (tokens.kind[first] === TokenKind.mark && text.charCodeAt(tokens.start[first]!) === HYPHEN && touches(tokens, first - 1) && touches(tokens, first)) first++
  if (first >= context.limit || tokens.start[first]! - tokens.end[at - 1]! > 2) return null
  const start = tokens.start[first]!
  const limitOffset = context.limit < tokens.count ? tokens.start[context.limit]! : text.length
  const read = context.units.read(text, start, limitOffset)
  if (read === null || read.units.length === 0) return null
  const close = start === tokens.end[at - 1]
  if (read.weak === true && !close && !standsAlone(tokens, first, read.end)) return null
  return { units: read.units, start, end: read.end, lastToken: tokenFrom(tokens, first, read.end) }
}

/** True where nothing that reads on follows: a mark, a line's end, the text's end, another number. */
function standsAlone(tokens: Tokens, at: number, end: number): boolean {
  const next = tokenFrom(tokens, at, end)
  if (next >= tokens.count) return true
  if (tokens.kind[next] === TokenKind.newline) return true
  return tokens.kind[next] === TokenKind.mark && tokens.text.charCodeAt(tokens.start[next]!) !== HYPHEN
}

const PLURAL = 115

/** The counted noun behind a bare number: the first plural among the next three words, else the next word. */
export function readNoun(context: ReadContext, at: number): CountedNoun | null {
  const { tokens, text, vocabulary } = context
  let first = -1
  for (let next = at; next < at + 4 && next < context.limit; next++) {
    if (tokens.kind[next] !== TokenKind.word || !isNear(tokens, next - 1)) break
    const classed = vocabulary.classes[tokens.word[next]!]!
    if (classed & (Class.stop | Class.month | Class.phrase | Class.up | Class.down)) break
    const length = tokens.end[next]! - tokens.start[next]!
    if (length < 2) break
    if (first < 0) first = next
    if (text.charCodeAt(tokens.end[next]! - 1) === PLURAL && length > 3) {
      first = next
      break
    }
  }
  if (first < 0) return null
  const start = tokens.start[first]!
  const end = tokens.end[first]!
  return { start, end, stem: stemText(text, start, end) }
}
