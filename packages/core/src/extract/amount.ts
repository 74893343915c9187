// One amount: sign, currency, numeral, scale word, unit or counted noun. Ranges and bounds are made of amounts.
import { equals, multiply, negate, ONE, rational, ZERO } from '../math/index.js'
import { type CountedNoun, type Rational, type Span, TokenKind, type Tokens, type Unit } from '../types/index.js'
import { readNumberWords } from './number-words.js'
import { readNumeral, vulgarAt } from './numeral.js'
import { isNear, type ReadContext, touches } from './reader.js'
import { readNoun, readScale, readUnit } from './unit-part.js'
import { Class } from './vocabulary.js'

export interface Amount extends Span {
  readonly value: Rational
  readonly other: Rational | null
  readonly decimals: number
  readonly precision: Rational
  readonly scale: Rational
  readonly numeral: Span
  readonly units: readonly Unit[]
  readonly unitSpan: Span | null
  readonly noun: CountedNoun | null
  readonly shape: 'number' | 'ordinal' | 'ratio' | 'multiple'
  readonly inWords: boolean
  readonly signed: boolean
  readonly firstToken: number
  readonly lastToken: number
}

const HYPHEN = 45
const PLUS = 43
const OPEN = 40
const CLOSE = 41
const COLON = 58

const mark = (tokens: Tokens, at: number): number =>
  at >= 0 && at < tokens.count && tokens.kind[at] === TokenKind.mark ? tokens.text.charCodeAt(tokens.start[at]!) : 0

interface Prefix {
  readonly numeralAt: number
  readonly currency: readonly Unit[]
  readonly currencySpan: Span | null
  readonly negative: boolean
  readonly signed: boolean
  readonly accounting: boolean
}

/** Sign, currency and accounting bracket in front of digits; `null` where no numeral follows. */
function readPrefix(context: ReadContext, at: number): Prefix | null {
  const { tokens, text } = context
  let next = at
  let negative = false
  let signed = false
  let accounting = false
  let currency: readonly Unit[] = []
  let currencySpan: Span | null = null
  for (let step = 0; step < 4 && next < context.limit; step++) {
    const kind = tokens.kind[next]
    if (kind === TokenKind.digits || vulgarAt(tokens, next) !== null) return { numeralAt: next, currency, currencySpan, negative, signed, accounting }
    const code = mark(tokens, next)
    if (code === 46 && tokens.kind[next + 1] === TokenKind.digits && touches(tokens, next) && !touchesWord(tokens, next - 1))
      return { numeralAt: next, currency, currencySpan, negative, signed, accounting }
    if ((code === HYPHEN || code === PLUS || code === 0x2212) && !signed && touches(tokens, next) && (next === 0 || !touches(tokens, next - 1) || isOpening(tokens, next - 1) || next > at)) {
      negative = code !== PLUS
      signed = true
      next++
      continue
    }
    if (code === OPEN && step === 0 && touches(tokens, next) && startsCell(context, next)) {
      accounting = true
      next++
      continue
    }
    if (currency.length === 0 && mayBeCurrency(tokens, text, next)) {
      const read = context.units.read(text, tokens.start[next]!, tokens.start[Math.min(next + 3, tokens.count - 1)]! + 1)
      if (read !== null && read.units[0]?.dimension.startsWith('currency:')) {
        let end = next
        while (end < context.limit && tokens.end[end]! < read.end) end++
        if (tokens.end[end] === read.end && isNear(tokens, end) && tokens.kind[end + 1] !== TokenKind.newline) {
          currency = read.units
          currencySpan = { start: tokens.start[next]!, end: read.end }
          next = end + 1
          continue
        }
      }
    }
    return null
  }
  return null
}

const touchesWord = (tokens: Tokens, left: number): boolean =>
  touches(tokens, left) && tokens.kind[left] !== TokenKind.mark

function isOpening(tokens: Tokens, at: number): boolean {
  const code = mark(tokens, at)
  return code !== 0 && code !== CLOSE && code !== HYPHEN && code !== 46 && code !== 37
}

function mayBeCurrency(tokens: Tokens, text: string, at: number): boolean {
  if (tokens.kind[at] === TokenKind.mark) {
    const code = text.charCodeAt(tokens.start[at]!)
    return code === 36 || (code >= 0xa2 && code <= 0xa5) || (code >= 0x20a0 && code <= 0x20cf) || code === 0xffe5 || code === 0xffe1
  }
  if (tokens.kind[at] !== TokenKind.word) return false
  const length = tokens.end[at]! - tokens.start[at]!
  const code = text.charCodeAt(tokens.start[at]!)
  if (length > 4 || code < 65 || code > 90) return false
  const next = at + 1
  return next < tokens.count && (tokens.kind[next] === TokenKind.digits || tokens.kind[next] === TokenKind.mark)
}

/** `(4.2)` is negative where it is all that its cell or line begins with. */
function startsCell(context: ReadContext, at: number): boolean {
  const { tokens } = context
  if (at === 0 || tokens.kind[at - 1] === TokenKind.newline) return isClosed(context, at)
  const code = mark(tokens, at - 1)
  return (code === 124 || code === 59 || code === 36 || code === 44 || code === 62 || code === 34) && isClosed(context, at)
}

function isClosed(context: ReadContext, at: number): boolean {
  const { tokens } = context
  for (let next = at + 1; next < at + 12 && next < tokens.count; next++) {
    const code = mark(tokens, next)
    if (code === CLOSE) return true
    if (tokens.kind[next] === TokenKind.word || tokens.kind[next] === TokenKind.newline) return false
  }
  return false
}

/**
 * Reads one amount.
 *
 *     -$5.2 million   15 km/h   thirty (30) days   3.9-fold   484 tasks
 *     ^^^^^^^^^^^^^   ^^^^^^^   ^^^^^^^^^^^^^^^^   ^^^^^^^^   ^^^
 */
export function readAmount(context: ReadContext, at: number): Amount | null {
  const { tokens } = context
  if (at >= context.limit) return null
  if (tokens.kind[at] === TokenKind.word) {
    const classed = context.vocabulary.classes[tokens.word[at]!]!
    if (classed & (Class.cardinal | Class.ordinal | Class.collective | Class.multiple | Class.fraction)) return readWordAmount(context, at, classed)
  }
  const prefix = readPrefix(context, at)
  if (prefix === null) return null
  const first = prefix.numeralAt
  if (first > 0 && touches(tokens, first - 1) && tokens.kind[first - 1] === TokenKind.word && prefix.currencySpan === null) return null
  const numeral = readNumeral(tokens, first, context.limit, context.decimal)
  if (numeral === null) return null
  let value = prefix.negative || prefix.accounting ? negate(numeral.value) : numeral.value
  let last = numeral.lastToken
  const span: Span = { start: tokens.start[first]!, end: tokens.end[last - 1]! }
  const isMoney = prefix.currency.length > 0
  const ordinal = isMoney ? 0 : ordinalSuffix(tokens, last, span.end)
  if (ordinal > 0) return finish(context, at, { value, other: null, decimals: 0, precision: ZERO, scale: ONE, span, last: last + 1, shape: 'ordinal', prefix, inWords: false })
  const ratio = isMoney || numeral.isFraction ? null : readRatio(context, last)
  if (ratio !== null) {
    const result = finish(context, at, { value: ratio.value(value), other: null, decimals: 0, precision: ZERO, scale: ONE, span, last: ratio.lastToken, shape: 'ratio', prefix, inWords: false })
    return result
  }
  const scale = readScale(context, last, isMoney)
  let scaleFactor = ONE
  let precision = numeral.precision
  if (scale !== null) {
    value = multiply(value, scale.factor)
    precision = multiply(precision, scale.factor)
    scaleFactor = scale.factor
    last = scale.lastToken
  }
  const other = numeral.other === null ? null : multiply(prefix.negative ? negate(numeral.other) : numeral.other, scaleFactor)
  if (prefix.accounting && mark(tokens, last) === CLOSE) last++
  const fold = readFold(tokens, last, context.limit)
  if (fold > 0) return finish(context, at, { value, other: null, decimals: numeral.decimals, precision, scale: scaleFactor, span, last: fold, shape: 'multiple', prefix, inWords: false })
  return finish(context, at, { value, other, decimals: numeral.decimals, precision, scale: scaleFactor, span, last, shape: 'number', prefix, inWords: false })
}

interface Parts {
  readonly value: Rational
  readonly other: Rational | null
  readonly decimals: number
  readonly precision: Rational
  readonly scale: Rational
  readonly span: Span
  readonly last: number
  readonly shape: Amount['shape']
  readonly prefix: Prefix | null
  readonly inWords: boolean
}

function finish(context: ReadContext, at: number, parts: Parts): Amount | null {
  const { tokens } = context
  let units = parts.prefix?.currency ?? []
  let unitSpan = parts.prefix?.currencySpan ?? null
  let last = parts.last
  let noun: CountedNoun | null = null
  if (parts.shape === 'number' || (parts.shape === 'ratio' && units.length === 0)) {
    const unit = readUnit(context, last)
    if (unit !== null && (units.length === 0 || isRateOf(units, unit.units))) {
      if (units.length === 0) {
        units = unit.units
        unitSpan = { start: unit.start, end: unit.end }
        last = unit.lastToken
      }
    } else if (units.length === 0) {
      if (isGlued(tokens, last)) return null
      noun = readNoun(context, last)
    }
  } else if (parts.shape === 'ordinal' || parts.shape === 'multiple') noun = readNoun(context, last)
  return {
    value: parts.value,
    other: parts.other,
    decimals: parts.decimals,
    precision: parts.precision,
    scale: parts.scale,
    numeral: parts.span,
    units,
    unitSpan,
    noun,
    shape: parts.shape,
    inWords: parts.inWords,
    signed: parts.prefix?.signed ?? false,
    firstToken: at,
    lastToken: last,
    start: tokens.start[at]!,
    end: tokens.end[last - 1]!,
  }
}

const isRateOf = (_units: readonly Unit[], _behind: readonly Unit[]): boolean => false

/** Letters right behind a number that are no unit: a label such as `4a` or `3D`. */
const isGlued = (tokens: Tokens, last: number): boolean =>
  last < tokens.count && tokens.end[last - 1] === tokens.start[last] && tokens.kind[last] === TokenKind.word

function ordinalSuffix(tokens: Tokens, at: number, end: number): number {
  if (at >= tokens.count || tokens.kind[at] !== TokenKind.word || tokens.start[at] !== end || tokens.end[at]! - end !== 2) return 0
  const suffix = tokens.text.slice(end, end + 2).toLowerCase()
  return suffix === 'st' || suffix === 'nd' || suffix === 'rd' || suffix === 'th' ? 1 : 0
}

/** `3x`, `3 times`, `3.9-fold`; returns the token after, or 0. */
function readFold(tokens: Tokens, at: number, limit: number): number {
  let next = at
  if (mark(tokens, next) === HYPHEN && touches(tokens, next - 1) && touches(tokens, next)) next++
  if (next >= limit || !isNear(tokens, next - 1)) return 0
  const start = tokens.start[next]!
  const length = tokens.end[next]! - start
  if (tokens.kind[next] === TokenKind.mark) return tokens.text.charCodeAt(start) === 0xd7 && touches(tokens, next - 1) && tokens.kind[next + 1] !== TokenKind.digits ? next + 1 : 0
  if (tokens.kind[next] !== TokenKind.word || length > 5) return 0
  const word = tokens.text.slice(start, start + length).toLowerCase()
  if (word === 'x') return touches(tokens, next - 1) && !(touches(tokens, next) && tokens.kind[next + 1] === TokenKind.digits) ? next + 1 : 0
  return word === 'fold' || word === 'times' ? next + 1 : 0
}

/** `3:1`, `7 out of 12`, `1 in 5`. */
function readRatio(context: ReadContext, at: number): { value: (top: Rational) => Rational; lastToken: number } | null {
  const { tokens, text } = context
  let next = at
  if (mark(tokens, next) === COLON && touches(tokens, next - 1) && touches(tokens, next)) next++
  else if (tokens.kind[next] === TokenKind.word && isNear(tokens, next - 1)) {
    const word = text.slice(tokens.start[next]!, tokens.end[next]!)
    if (word === 'out' && tokens.kind[next + 1] === TokenKind.word && text.slice(tokens.start[next + 1]!, tokens.end[next + 1]!) === 'of') next += 2
    else if (word === 'in') next++
    else return null
    if (text.slice(tokens.start[next]!, tokens.end[next]!) === 'every') next++
  } else return null
  if (next >= context.limit) return null
  const below = tokens.kind[next] === TokenKind.digits ? readNumeral(tokens, next, context.limit, context.decimal) : tokens.kind[next] === TokenKind.word ? readNumberWords(tokens, next, context.limit, context.vocabulary) : null
  if (below === null || equals(below.value, ZERO)) return null
  const isYear = mark(tokens, at) !== COLON && Number(below.value.num) >= 1500 && Number(below.value.num) <= 2100 && below.value.den === 1
  if (isYear) return null
  const bottom = below.value
  return {
    value: (top) => multiply(top, rational(bottom.den, bottom.num)),
    lastToken: below.lastToken,
  }
}

function readWordAmount(context: ReadContext, at: number, classed: number): Amount | null {
  const { tokens, vocabulary } = context
  const entry = tokens.word[at]!
  const span = (last: number): Span => ({ start: tokens.start[at]!, end: tokens.end[last - 1]! })
  const base = { other: null, decimals: 0, precision: ZERO, scale: ONE, prefix: null, inWords: true } as const
  if (classed & Class.multiple) return finish(context, at, { ...base, value: fromFloat(vocabulary.multiple[entry]!), span: span(at + 1), last: at + 1, shape: 'multiple' })
  const words = readNumberWords(tokens, at, context.limit, vocabulary)
  if (words === null) {
    if (classed & Class.collective && tokens.end[at]! - tokens.start[at]! > 3) return finish(context, at, { ...base, value: rational(vocabulary.cardinal[entry]!), span: span(at + 1), last: at + 1, shape: 'number' })
    const parts = classed & Class.fraction ? vocabulary.fraction.get(entry) : undefined
    if (parts === undefined) return null
    return finish(context, at, { ...base, value: rational(parts[0], parts[1]), span: span(at + 1), last: at + 1, shape: 'ratio' })
  }
  let last = words.lastToken
  if (words.kind === 'ordinal') return finish(context, at, { ...base, value: words.value, span: span(last), last, shape: 'ordinal' })
  const ratio = words.kind === 'number' ? readRatio(context, last) : null
  if (ratio !== null) return finish(context, at, { ...base, value: ratio.value(words.value), span: span(last), last: ratio.lastToken, shape: 'ratio' })
  // thirty (30) days
  if (mark(tokens, last) === OPEN && tokens.kind[last + 1] === TokenKind.digits && mark(tokens, last + 2) === CLOSE) {
    const digits = readNumeral(tokens, last + 1, last + 2, context.decimal)
    if (digits !== null && equals(digits.value, words.value)) last += 3
  }
  let value = words.value
  const following = last < context.limit && tokens.kind[last] === TokenKind.word ? vocabulary.classes[tokens.word[last]!]! : 0
  if (following & Class.collective && words.words === 1 && isNear(tokens, last - 1)) {
    value = multiply(value, rational(vocabulary.cardinal[tokens.word[last]!]!))
    last++
  }
  const fold = readFold(tokens, last, context.limit)
  if (fold > 0) return finish(context, at, { ...base, value, span: span(last), last: fold, shape: 'multiple' })
  const amount = finish(context, at, { ...base, value, span: span(last), last, shape: words.kind === 'fraction' ? 'ratio' : 'number' })
  // `one` alone is a pronoun more often than a number.
  if (amount !== null && words.words === 1 && equals(value, ONE) && amount.units.length === 0 && last === words.lastToken) return null
  return amount
}

const fromFloat = (value: number): Rational => (Number.isInteger(value) ? rational(value) : rational(Math.round(value * 1000), 1000))
