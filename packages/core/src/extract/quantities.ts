// The reader of quantities: amounts alone, and what is made of them: bounds, ranges, tolerances, hedges.
import { add, compare, equals, multiply, ONE, subtract } from '../math/index.js'
import { type Comparator, type Hedge, type Interval, type Quantity, type QuantityKind, type Rational, TokenKind, type Tokens } from '../types/index.js'
import { type Amount, readAmount } from './amount.js'
import { isNear, type ReadContext, type Reader, touches } from './reader.js'
import { Class, type Phrase } from './vocabulary.js'

const code = (tokens: Tokens, at: number): number =>
  at >= 0 && at < tokens.count && tokens.kind[at] === TokenKind.mark ? tokens.text.charCodeAt(tokens.start[at]!) : 0

/** The phrase that starts at a token and fulfils a condition; returns it with the token after. */
function phraseAt(context: ReadContext, at: number, wanted: (phrase: Phrase) => boolean): { phrase: Phrase; next: number } | null {
  const { tokens, vocabulary } = context
  if (at >= context.limit || tokens.kind[at] !== TokenKind.word) return null
  const entry = tokens.word[at]!
  if (!(vocabulary.classes[entry]! & Class.phrase)) return null
  for (const phrase of vocabulary.phrases.get(entry) ?? []) {
    if (!wanted(phrase)) continue
    let next = at + 1
    let matched = 1
    while (matched < phrase.words.length && next < context.limit) {
      if (code(tokens, next) === 47 || code(tokens, next) === 45) {
        next++
        continue
      }
      if (tokens.kind[next] !== TokenKind.word || tokens.word[next] !== phrase.words[matched]) break
      matched++
      next++
    }
    if (matched < phrase.words.length) continue
    if (code(tokens, next) === 46 && touches(tokens, next - 1) && tokens.kind[next + 1] !== TokenKind.newline && tokens.end[at]! - tokens.start[at]! <= 6) next++
    return { phrase, next }
  }
  return null
}

const MARK_COMPARATORS: Readonly<Record<number, Comparator>> = { 60: 'lt', 62: 'gt', 0x2264: 'lte', 0x2265: 'gte', 0x2a7d: 'lte', 0x2a7e: 'gte' }

/** Reads the longest quantity that starts at a token. */
export const readQuantity: Reader = (context, at, out) => {
  const { tokens } = context
  const kind = tokens.kind[at]
  if (kind === TokenKind.word) {
    const opened = readOpened(context, at, out)
    if (opened !== at) return opened
  } else if (kind === TokenKind.mark) {
    const marked = readMarked(context, at, out)
    if (marked !== at) return marked
  }
  const amount = readAmount(context, at)
  if (amount === null) return at
  return readBehind(context, at, amount, null, out)
}

/** A phrase in front: bound, hedge, `between ... and`, `from ... to`. */
function readOpened(context: ReadContext, at: number, out: Quantity[]): number {
  const found = phraseAt(context, at, ({ action }) => action.kind === 'bound' || action.kind === 'hedge' || action.kind === 'pair')
  if (found === null) return at
  const { phrase, next } = found
  const { action } = phrase
  if (action.kind === 'pair') return readPair(context, at, next, action.middle, out)
  if (action.kind === 'hedge') {
    const amount = readAmount(context, next)
    if (amount === null) return at
    return readBehind(context, at, amount, action.hedge, out)
  }
  if (action.kind !== 'bound') return at
  const inner = phraseAt(context, next, (other) => other.action.kind === 'hedge')
  const amount = readAmount(context, inner?.next ?? next)
  if (amount === null || amount.shape === 'ordinal') return at
  out.push(bounded(context, at, amount, action.comparator))
  return amount.lastToken
}

function readPair(context: ReadContext, at: number, next: number, middle: readonly number[], out: Quantity[]): number {
  const { tokens, vocabulary } = context
  const low = readAmount(context, next)
  if (low === null || low.shape !== 'number') return at
  let join = low.lastToken
  for (const word of middle) {
    if (join >= context.limit || tokens.word[join] !== word) return at
    join++
  }
  const high = readAmount(context, join)
  if (high === null || high.shape !== 'number') return at
  for (let back = at - 1; back >= 0 && back > at - 9; back--) {
    if (tokens.kind[back] === TokenKind.newline || code(tokens, back) === 46) break
    const classed = tokens.kind[back] === TokenKind.word ? vocabulary.classes[tokens.word[back]!]! : 0
    if (classed & (Class.up | Class.down)) {
      // `rose from A to B` tells two values, not a range.
      const [first, second] = shareUnits(low, high)
      out.push(plainQuantity(context, first.firstToken, first, null), plainQuantity(context, second.firstToken, second, null))
      return high.lastToken
    }
  }
  const range = ranged(context, at, low, high, null)
  if (range === null) return at
  out.push(range)
  return high.lastToken
}

function readMarked(context: ReadContext, at: number, out: Quantity[]): number {
  const { tokens } = context
  const sign = code(tokens, at)
  let comparator = MARK_COMPARATORS[sign]
  let next = at + 1
  if ((comparator === 'lt' || comparator === 'gt') && code(tokens, next) === 61) {
    comparator = comparator === 'lt' ? 'lte' : 'gte'
    next++
  }
  if (comparator !== undefined) {
    const amount = readAmount(context, next)
    if (amount === null) return at
    out.push(bounded(context, at, amount, comparator))
    return amount.lastToken
  }
  if (sign === 126 || sign === 0x2248 || sign === 0x223c || sign === 0x2245) {
    const amount = readAmount(context, next)
    if (amount === null) return at
    return readBehind(context, at, amount, 'about', out)
  }
  return at
}

/** What may follow an amount: the other end of a range, a tolerance, `or more`, `+`. */
function readBehind(context: ReadContext, at: number, amount: Amount, hedge: Hedge | null, out: Quantity[]): number {
  const { tokens } = context
  const last = amount.lastToken
  if (amount.shape === 'number') {
    const end = readRangeEnd(context, amount)
    if (end !== null) {
      const range = ranged(context, at, amount, end, hedge)
      if (range !== null) {
        out.push(range)
        return end.lastToken
      }
    }
    const tolerance = readTolerance(context, last)
    if (tolerance !== null) {
      out.push(tolerated(context, at, amount, tolerance))
      return tolerance.lastToken
    }
    if (code(tokens, last) === 43 && touches(tokens, last - 1) && tokens.kind[last + 1] !== TokenKind.digits) {
      out.push({ ...bounded(context, at, amount, 'gte'), end: tokens.end[last]!, lastToken: last + 1 })
      return last + 1
    }
    const after = phraseAt(context, last, ({ action }) => action.kind === 'after')
    if (after !== null && after.phrase.action.kind === 'after' && isNear(tokens, last - 1)) {
      out.push({ ...bounded(context, at, amount, after.phrase.action.comparator), end: tokens.end[after.next - 1]!, lastToken: after.next })
      return after.next
    }
  }
  out.push(plainQuantity(context, at, amount, hedge))
  return last
}

function readRangeEnd(context: ReadContext, low: Amount): Amount | null {
  const { tokens } = context
  const at = low.lastToken
  if (at >= context.limit) return null
  const sign = code(tokens, at)
  if (sign === 0x2013 || sign === 0x2014 || sign === 0x2012 || sign === 0x2010 || sign === 0x223c || sign === 45 || sign === 126) {
    const tight = touches(tokens, at - 1) && touches(tokens, at)
    const spaced = !touches(tokens, at - 1) && !touches(tokens, at)
    if (!tight && !(spaced && (sign === 0x2013 || sign === 45))) return null
    const high = readAmount(context, at + 1)
    if (high === null || high.shape !== 'number') return null
    return high
  }
  const middle = phraseAt(context, at, ({ action }) => action.kind === 'middle')
  if (middle === null || !isNear(tokens, at - 1)) return null
  const high = readAmount(context, middle.next)
  return high !== null && high.shape === 'number' ? high : null
}

function readTolerance(context: ReadContext, at: number): Amount | null {
  const { tokens } = context
  let next = at
  if (code(tokens, next) === 0xb1) next++
  else if (code(tokens, next) === 43 && code(tokens, next + 1) === 47 && code(tokens, next + 2) === 45) next += 3
  else {
    const phrase = phraseAt(context, next, ({ action }) => action.kind === 'plusMinus')
    if (phrase === null) return null
    next = phrase.next
  }
  return readAmount(context, next)
}

/** Gives both ends of a range the unit and scale that only one of them carries. */
function shareUnits(low: Amount, high: Amount): [Amount, Amount] {
  let first = low
  let second = high
  if (first.units.length === 0 && second.units.length > 0) first = { ...first, units: second.units, noun: null }
  else if (second.units.length === 0 && first.units.length > 0) second = { ...second, units: first.units, noun: null }
  if (equals(first.scale, ONE) && !equals(second.scale, ONE) && compare(first.value, second.value) < 0 && compare(multiply(first.value, second.scale), second.value) <= 0)
    first = { ...first, value: multiply(first.value, second.scale), precision: multiply(first.precision, second.scale), scale: second.scale }
  if (first.noun === null && second.noun !== null && first.units.length === 0) first = { ...first, noun: second.noun }
  return [first, second]
}

function ranged(context: ReadContext, at: number, lowGiven: Amount, highGiven: Amount, hedge: Hedge | null): Quantity | null {
  const [low, high] = shareUnits(lowGiven, highGiven)
  const shared = low.units.filter((unit) => high.units.some((other) => other.dimension === unit.dimension))
  if (low.units.length > 0 && shared.length === 0) return null
  const unit = shared[0]
  const other = high.units.find((candidate) => candidate.dimension === unit?.dimension)
  let highValue = high.value
  if (unit !== undefined && other !== undefined && unit.id !== other.id) highValue = multiply(high.value, ratioOf(other.factor, unit.factor))
  if (compare(low.value, highValue) > 0) return null
  return {
    ...plainQuantity(context, at, high, hedge),
    kind: 'range',
    value: null,
    interval: { low: low.value, high: highValue, lowOpen: false, highOpen: false },
    units: shared,
    unitSpan: high.unitSpan ?? low.unitSpan,
    numerals: [low.numeral, high.numeral],
    precision: compare(low.precision, high.precision) < 0 ? low.precision : high.precision,
    otherValue: null,
  }
}

const ratioOf = (top: Rational, bottom: Rational): Rational => multiply(top, { num: bottom.den, den: bottom.num })

function tolerated(context: ReadContext, at: number, amount: Amount, tolerance: Amount): Quantity {
  let by = tolerance.value
  const relative = tolerance.units[0]?.dimension === 'percentage' && amount.units[0]?.dimension !== 'percentage'
  const units = amount.units.length > 0 || relative ? amount.units : tolerance.units
  if (relative) by = multiply(amount.value, multiply(tolerance.value, tolerance.units[0]!.factor))
  return {
    ...plainQuantity(context, at, amount, null),
    kind: 'range',
    interval: { low: subtract(amount.value, by), high: add(amount.value, by), lowOpen: false, highOpen: false },
    value: null,
    units,
    unitSpan: amount.unitSpan ?? tolerance.unitSpan,
    tolerance: by,
    numerals: [amount.numeral, tolerance.numeral],
    end: tolerance.end,
    lastToken: tolerance.lastToken,
  }
}

function bounded(context: ReadContext, at: number, amount: Amount, comparator: Comparator): Quantity {
  const upper = comparator === 'lt' || comparator === 'lte'
  const open = comparator === 'lt' || comparator === 'gt'
  const interval: Interval = {
    low: upper ? null : amount.value,
    high: upper ? amount.value : null,
    lowOpen: !upper && open,
    highOpen: upper && open,
  }
  return { ...plainQuantity(context, at, amount, null), kind: 'bound', value: null, interval, comparator }
}

function plainQuantity(context: ReadContext, at: number, amount: Amount, hedge: Hedge | null): Quantity {
  return {
    kind: kindOf(amount),
    start: context.tokens.start[at]!,
    end: amount.end,
    firstToken: at,
    lastToken: amount.lastToken,
    interval: { low: amount.value, high: amount.value, lowOpen: false, highOpen: false },
    value: amount.value,
    comparator: null,
    hedge,
    precision: amount.precision,
    decimals: amount.decimals,
    scale: amount.scale,
    numerals: [amount.numeral],
    units: amount.units,
    unitSpan: amount.unitSpan,
    noun: amount.noun,
    tolerance: null,
    date: null,
    time: null,
    reference: null,
    otherValue: amount.other,
  }
}

const DURATIONS = new Set(['time', 'month', 'business_day'])

function kindOf(amount: Amount): QuantityKind {
  if (amount.shape !== 'number') return amount.units[0]?.dimension.startsWith('currency:') ? 'money' : amount.shape
  const dimension = amount.units[0]?.dimension
  if (dimension === undefined) return 'number'
  if (dimension.startsWith('currency:')) return 'money'
  if (dimension === 'percentage' || dimension === 'percentage_point') return 'percentage'
  return DURATIONS.has(dimension) ? 'duration' : 'measurement'
}

