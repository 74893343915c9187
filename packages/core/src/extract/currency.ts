// A currency in front of a numeral, and the rate that may follow it: `US$ 5`, `EUR 5`, `€0.31/kWh`.
import type { Unit } from '../types/index.js'
import { isNear, isWord, markAt, POINT, tokenFrom, touches, width } from './neighbours.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

export interface CurrencyBefore {
  readonly units: readonly Unit[]
  readonly firstToken: number
}

const DOLLAR = 36
const MAX_CODE_LETTERS = 4
/** Codes in capitals that are words in a heading; they need a number that looks like money. */
const WORD_CODES: ReadonlySet<string> = new Set([
  'ALL',
  'TOP',
  'TRY',
  'CUP',
  'PEN',
  'MAD',
  'MOP',
  'BOB',
  'SOS',
  'RON',
  'COP',
  'BAM',
  'GEL',
  'LAK',
  'ANG',
  'BAN',
  'LEI',
])
/** Forms that are common in small letters. */
const SMALL_CODES: ReadonlySet<string> = new Set(
  'usd eur gbp jpy cny rmb inr chf cad aud nzd sgd hkd rs kr brl mxn sek nok dkk pln czk huf krw zar'.split(
    ' ',
  ),
)

export const isCurrencySign = (code: number): boolean =>
  code === DOLLAR ||
  (code >= 0xa2 && code <= 0xa5) ||
  (code >= 0x20a0 && code <= 0x20cf) ||
  code === 0xe3f ||
  code === 0x58f ||
  code === 0x60b ||
  code === 0xfdfc ||
  (code >= 0xffe0 && code <= 0xffe6) ||
  code === 0xff04

export const isCurrency = (units: readonly Unit[]): boolean =>
  units[0]?.dimension.startsWith('currency') === true

/**
 * Reads the currency that ends right before a token.
 *
 *     US$6.3   HK$ 7,800   EUR 740   Rs. 10,000   € 3,50
 *     ^^^      ^^^         ^^^       ^^^          ^
 */
export function currencyBefore(context: ReadContext, numeral: number): CurrencyBefore | null {
  const { tokens } = context
  const last = numeral - 1
  if (last < context.floor || tokens.start[numeral]! - tokens.end[last]! > 1) return null
  if (isWord(tokens, last)) {
    if (!mayBeCode(context, last)) return null
    return readFrom(context, last, numeral)
  }
  const code = markAt(tokens, last)
  if (code === POINT) {
    const word = last - 1
    return word >= context.floor && isWord(tokens, word) && touches(tokens, word) && width(tokens, word) <= 3
      ? readFrom(context, word, numeral)
      : null
  }
  if (!isCurrencySign(code)) return null
  const prefix = last - 1
  if (
    prefix >= context.floor &&
    touches(tokens, prefix) &&
    isWord(tokens, prefix) &&
    width(tokens, prefix) <= 3
  ) {
    const both = readFrom(context, prefix, numeral)
    if (both !== null) return both
  }
  return readFrom(context, last, numeral)
}

function readFrom(context: ReadContext, first: number, numeral: number): CurrencyBefore | null {
  const end = context.tokens.end[numeral - 1]!
  const read = context.units.read(context.text, context.tokens.start[first]!, end)
  return read !== null && read.end === end && isCurrency(read.units)
    ? { units: read.units, firstToken: first }
    : null
}

function mayBeCode(context: ReadContext, at: number): boolean {
  const { tokens, text, vocabulary } = context
  const length = width(tokens, at)
  if (length > MAX_CODE_LETTERS || length < 2) return false
  if (vocabulary.classes[tokens.word[at]!]! & (Class.stop | Class.phrase)) return false
  const word = text.slice(tokens.start[at]!, tokens.end[at]!)
  if (SMALL_CODES.has(word.toLowerCase())) return true
  if (text.charCodeAt(tokens.start[at]!) > 90 || word === word.toLowerCase()) return false
  return !WORD_CODES.has(word.toUpperCase()) || hasMoneyForm(context, at + 1)
}

/** Grouped or decimal: `TRY 1,500`, but not `TOP 5`. */
function hasMoneyForm(context: ReadContext, at: number): boolean {
  const code = markAt(context.tokens, at + 1)
  return (code === POINT || code === 44) && touches(context.tokens, at) && touches(context.tokens, at + 1)
}

const MAX_RATE = 40
const SLASH = 47

/** The rate behind an amount of money: `/kWh`, `per mile`, `a share`; its units stand for the whole. */
export function rateBehind(
  context: ReadContext,
  currency: string,
  at: number,
): { units: readonly Unit[]; end: number } | null {
  const { tokens, text } = context
  if (at >= context.limit || !isNear(tokens, at - 1)) return null
  const start = tokens.start[at]!
  const isSlash = markAt(tokens, at) === SLASH
  const { classes } = context.vocabulary
  if (!isSlash && !isWord(tokens, at)) return null
  const limit = Math.min(
    context.limit < tokens.count ? tokens.start[context.limit]! : text.length,
    start + MAX_RATE,
  )
  const written = `${currency}${isSlash ? '' : ' '}${text.slice(start, limit)}`
  const read = context.units.read(written, 0, written.length)
  const length = currency.length + (isSlash ? 0 : 1)
  if (read === null || read.end <= length) return null
  // `$5 a year earlier` tells a time, not a rate
  const next = tokenFrom(tokens, at, start + read.end - length)
  if (
    classes[tokens.word[at]!]! & Class.article &&
    next < tokens.count &&
    classes[tokens.word[next]!]! & Class.elapsed
  )
    return null
  return { units: read.units, end: start + read.end - length }
}
