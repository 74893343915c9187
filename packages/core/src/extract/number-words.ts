// Numbers written in words: `one hundred and five thousand`, `two-thirds`, `a dozen`, `five and a half`.
import { add, fromNumber, multiply, rational, ZERO } from '../math/index.js'
import type { Rational, Tokens } from '../types/index.js'
import { following, HYPHEN, isNear, isWord, markAt, touches, width } from './neighbours.js'
import { Class, type Vocabulary } from './vocabulary.js'

export interface WordNumber {
  readonly value: Rational
  readonly firstToken: number
  readonly lastToken: number
  /** `year`: two pairs of digits in words, `nineteen eighty-two`, which no quantity is made of. */
  readonly kind: 'number' | 'ordinal' | 'fraction' | 'year'
  /** How many words carry the value; an article is none. */
  readonly words: number
}

const MAX_WORDS = 24
const NON_BREAKING_HYPHEN = 0x2011
const SHORT_HYPHEN = 0x2010
const YEAR_LOW = 13
const YEAR_HIGH = 20

/** The next word of a number: behind a blank, a hyphen or a wrapped line; -1 where none follows. */
export function nextWord(tokens: Tokens, at: number, limit: number): number {
  let next = following(tokens, at, limit)
  const code = markAt(tokens, next)
  if (
    (code === HYPHEN || code === NON_BREAKING_HYPHEN || code === SHORT_HYPHEN) &&
    touches(tokens, next - 1) &&
    touches(tokens, next)
  )
    next++
  else if (next === at && !isNear(tokens, at - 1)) return -1
  return next < limit && isWord(tokens, next) ? next : -1
}

interface State {
  total: Rational
  /** What is below the last large scale; -1 where nothing was read since. */
  group: number
  lastScale: number
}

/** May `value` follow in the same group: `twenty` + `five`, `hundred` + `forty`? */
function fits(group: number, value: number, vocabulary: Vocabulary): boolean {
  if (group < 0) return true
  const tail = group % 100
  if (tail === 0) return group > 0 && value < 100 && value > 0
  if (group % 1000 === 0) return value < 1000 && value > 0
  if (tail >= 20 && tail % 10 === 0)
    return value > 0 && value < (vocabulary.locale.numbers.vigesimal === true && tail >= 60 ? 20 : 10)
  return vocabulary.locale.numbers.vigesimal === true && tail === 4 && value === 20
}

function addTo(group: number, value: number): number {
  if (group < 0) return value
  // quatre-vingt: four twenties
  return group % 100 === 4 && value === 20 ? group - 4 + 80 : group + value
}

/** Takes a scale word into the number; false where it cannot stand here. */
function scaleBy(state: State, factor: number): boolean {
  if (factor === 100) {
    if (state.group === 0 || state.group > 99) return false
    state.group = (state.group < 0 ? 1 : state.group) * 100
    return true
  }
  if (factor < state.lastScale) {
    if (factor < 1000 && state.group >= 1000) return false
    state.total = add(state.total, multiply(rational(state.group < 0 ? 1 : state.group), fromNumber(factor)))
  } else {
    // five thousand million: the scale multiplies all that was read
    if (state.group >= 0) return false
    state.total = multiply(state.total, fromNumber(factor))
  }
  state.group = -1
  state.lastScale = factor
  return true
}

/**
 * Reads a number in words whose first number word is at a token; an article before it belongs to it.
 *
 *     a hundred and twenty guests      two-thirds of them      five and a half cups
 *     ^^^^^^^^^^^^^^^^^^^^             ^^^^^^^^^^              ^^^^^^^^^^^^^^^
 *
 * @param joins False where `and` is the middle of a range that was opened before the number.
 */
export function readNumberWords(
  tokens: Tokens,
  at: number,
  limit: number,
  floor: number,
  vocabulary: Vocabulary,
  joins: boolean,
): WordNumber | null {
  const { classes, cardinal, scale, ordinal } = vocabulary
  const first = firstWithArticle(tokens, at, floor, vocabulary)
  // `hundreds of people` says no number; `a hundred` and `million euros` do.
  if (first === at && classes[tokens.word[at]!]! & (Class.scale | Class.collective) && isPlural(tokens, at))
    return null
  const state: State = { total: ZERO, group: -1, lastScale: Number.POSITIVE_INFINITY }
  let end = at
  let words = 0
  let next = at
  while (next >= 0 && next < limit && words < MAX_WORDS && isWord(tokens, next)) {
    const entry = tokens.word[next]!
    const classed = classes[entry]!
    if (words > 0 && classed & Class.joiner) {
      const behind = nextWord(tokens, next + 1, limit)
      if (!joins || behind < 0 || !mayJoin(tokens, behind, limit, state, vocabulary)) break
      next = behind
      continue
    }
    if (words > 0 && isFractionOf(tokens, next, state, classed, words, vocabulary)) break
    if (classed & Class.ordinal && !(classed & Class.cardinal)) {
      const value = ordinal[entry]!
      if (value >= 100 && state.group > 0 && state.group < 100) state.group *= value
      else if (words > 0 && state.group >= 0 && !fits(state.group, value, vocabulary)) break
      else state.group = addTo(state.group, value)
      const total = add(state.total, rational(Math.max(state.group, 0)))
      return { value: total, firstToken: at, lastToken: next + 1, kind: 'ordinal', words: words + 1 }
    }
    if (classed & Class.cardinal) {
      const value = cardinal[entry]!
      if (!fits(state.group, value, vocabulary)) {
        if (words === 1 && isYear(state, value, next, limit, tokens, vocabulary))
          return yearAt(tokens, first, next, limit, vocabulary)
        break
      }
      state.group = addTo(state.group, value)
    } else if (classed & Class.scale && (words > 0 || width(tokens, next) > 2)) {
      // One or two letters are a scale behind digits only.
      if (width(tokens, next) < 3 || !scaleBy(state, scale[entry]!)) break
    } else break
    words++
    end = next + 1
    next = nextWord(tokens, end, limit)
  }
  if (words === 0) return readPart(tokens, at, limit, first, vocabulary)
  const value = add(state.total, rational(Math.max(state.group, 0)))
  const parts = readFractionBehind(tokens, end, limit, state, words, vocabulary)
  if (parts !== null)
    return {
      value: multiply(value, parts.value),
      firstToken: first,
      lastToken: parts.lastToken,
      kind: 'fraction',
      words: words + 1,
    }
  const decimals = readPoint(tokens, end, limit, vocabulary)
  if (decimals !== null)
    return {
      value: add(value, decimals.value),
      firstToken: first,
      lastToken: decimals.lastToken,
      kind: 'number',
      words: words + 2,
    }
  return { value, firstToken: first, lastToken: end, kind: 'number', words }
}

function firstWithArticle(tokens: Tokens, at: number, floor: number, vocabulary: Vocabulary): number {
  const { classes } = vocabulary
  const classed = classes[tokens.word[at]!]!
  if (!(classed & (Class.scale | Class.collective | Class.fraction))) return at
  const before = at - 1
  if (before < floor || !isWord(tokens, before) || !isNear(tokens, before)) return at
  return classes[tokens.word[before]!]! & Class.article ? before : at
}

/** Does the number go on behind a joiner: `hundred and five`, but not `one hundred and two hundred`? */
function mayJoin(tokens: Tokens, at: number, limit: number, state: State, vocabulary: Vocabulary): boolean {
  const { classes, cardinal, ordinal } = vocabulary
  const classed = classes[tokens.word[at]!]!
  if (!(classed & (Class.cardinal | Class.ordinal))) return false
  const value = classed & Class.cardinal ? cardinal[tokens.word[at]!]! : ordinal[tokens.word[at]!]!
  if (!fits(state.group, value, vocabulary)) return false
  if (state.group < 0 && value >= state.lastScale) return false
  if (state.group % 100 !== 0 && state.group >= 0 && vocabulary.locale.numbers.joinsTens !== true)
    return false
  // `between one hundred and two hundred`; `five and one-half` is no sum of cardinals
  const behind = nextWord(tokens, at + 1, limit)
  if (behind < 0) return true
  const next = classes[tokens.word[behind]!]!
  if (next & Class.scale && vocabulary.scale[tokens.word[behind]!] === 100)
    return state.group < 0 || state.group >= 1000
  return !(next & Class.fraction && !(next & Class.ordinal && !isPlural(tokens, behind))) || state.group < 0
}

const isPlural = (tokens: Tokens, at: number): boolean =>
  (tokens.text.charCodeAt(tokens.end[at]! - 1) | 32) === 115

/** Is the word the denominator of what was read: `two thirds`, `one fifth`, but `twenty fifth`? */
function isFractionOf(
  tokens: Tokens,
  at: number,
  state: State,
  classed: number,
  words: number,
  vocabulary: Vocabulary,
): boolean {
  if (!(classed & Class.fraction)) return false
  if (!(classed & Class.ordinal)) return true
  if (isPlural(tokens, at) && vocabulary.ordinal[tokens.word[at]!] === undefined) return true
  return words === 1 && state.group >= 1 && state.group < 20 && (state.group === 1 || isPlural(tokens, at))
}

function readFractionBehind(
  tokens: Tokens,
  at: number,
  limit: number,
  state: State,
  words: number,
  vocabulary: Vocabulary,
): { value: Rational; lastToken: number } | null {
  const next = nextWord(tokens, at, limit)
  if (next < 0) return null
  const classed = vocabulary.classes[tokens.word[next]!]!
  if (!isFractionOf(tokens, next, state, classed, words, vocabulary)) return null
  const parts = vocabulary.fraction.get(tokens.word[next]!)
  return parts === undefined ? null : { value: rational(parts[0], parts[1]), lastToken: next + 1 }
}

/** A fraction or collective word without a number before it: `half`, `a third`, `a dozen`. */
function readPart(
  tokens: Tokens,
  at: number,
  limit: number,
  first: number,
  vocabulary: Vocabulary,
): WordNumber | null {
  const entry = tokens.word[at]!
  const classed = vocabulary.classes[entry]!
  const part = vocabulary.fraction.get(entry)
  if (part !== undefined && (first < at || !(classed & Class.ordinal))) {
    const value = rational(part[0], part[1])
    const of = readMultiplied(tokens, at + 1, limit, vocabulary)
    if (of !== null)
      return {
        value: multiply(value, of.value),
        firstToken: first,
        lastToken: of.lastToken,
        kind: 'number',
        words: 2,
      }
    return { value, firstToken: first, lastToken: at + 1, kind: 'fraction', words: 1 }
  }
  if (classed & Class.collective)
    return {
      value: fromNumber(vocabulary.cardinal[entry]!),
      firstToken: first,
      lastToken: at + 1,
      kind: 'number',
      words: 1,
    }
  return null
}

/** What a half is of: `half a million`, `half million`, `half a dozen`. */
export function readMultiplied(
  tokens: Tokens,
  at: number,
  limit: number,
  vocabulary: Vocabulary,
): { value: Rational; lastToken: number } | null {
  let next = nextWord(tokens, at, limit)
  if (next >= 0 && vocabulary.classes[tokens.word[next]!]! & Class.article)
    next = nextWord(tokens, next + 1, limit)
  if (next < 0 || width(tokens, next) < 3) return null
  const entry = tokens.word[next]!
  const classed = vocabulary.classes[entry]!
  if (classed & Class.scale) return { value: fromNumber(vocabulary.scale[entry]!), lastToken: next + 1 }
  if (classed & Class.collective)
    return { value: fromNumber(vocabulary.cardinal[entry]!), lastToken: next + 1 }
  return null
}

/**
 * The fraction behind a whole number, with its joiner.
 *
 *     5 and a half cups     ten and three quarters
 *       ^^^^^^^^^^              ^^^^^^^^^^^^^^^^^^
 */
export function readAndFraction(
  tokens: Tokens,
  at: number,
  limit: number,
  vocabulary: Vocabulary,
): { value: Rational; lastToken: number } | null {
  const { classes } = vocabulary
  const joiner = nextWord(tokens, at, limit)
  if (joiner < 0 || !(classes[tokens.word[joiner]!]! & Class.joiner)) return null
  let next = nextWord(tokens, joiner + 1, limit)
  if (next < 0) {
    return null
  }
  const classed = classes[tokens.word[next]!]!
  if (classed & Class.article && !(classed & Class.cardinal)) next = nextWord(tokens, next + 1, limit)
  else if (classed & Class.cardinal) {
    const top = vocabulary.cardinal[tokens.word[next]!]!
    const bottom = nextWord(tokens, next + 1, limit)
    const parts = bottom < 0 ? undefined : vocabulary.fraction.get(tokens.word[bottom]!)
    if (parts === undefined || top < 1 || top >= parts[1]) return null
    return { value: rational(top * parts[0], parts[1]), lastToken: bottom + 1 }
  }
  const parts = next < 0 ? undefined : vocabulary.fraction.get(tokens.word[next]!)
  return parts === undefined || parts[0] >= parts[1]
    ? null
    : { value: rational(parts[0], parts[1]), lastToken: next + 1 }
}

/** `three point five`, `zero point two five`. */
function readPoint(
  tokens: Tokens,
  at: number,
  limit: number,
  vocabulary: Vocabulary,
): { value: Rational; lastToken: number } | null {
  const { classes, cardinal } = vocabulary
  const point = nextWord(tokens, at, limit)
  if (point < 0 || !(classes[tokens.word[point]!]! & Class.point)) return null
  let digits = ''
  let last = point + 1
  for (
    let next = nextWord(tokens, point + 1, limit);
    next >= 0 && digits.length < 12;
    next = nextWord(tokens, last, limit)
  ) {
    if (!(classes[tokens.word[next]!]! & Class.cardinal)) break
    const value = cardinal[tokens.word[next]!]!
    if (value > 99 || (value > 9 && digits !== '')) break
    digits += String(value)
    last = next + 1
  }
  return digits === '' ? null : { value: rational(Number(digits), 10 ** digits.length), lastToken: last }
}

function isYear(
  state: State,
  value: number,
  at: number,
  limit: number,
  tokens: Tokens,
  vocabulary: Vocabulary,
): boolean {
  if (state.group < YEAR_LOW || state.group > YEAR_HIGH || value < 10 || value > 90) return false
  const behind = nextWord(tokens, at + 1, limit)
  return behind < 0 || !(vocabulary.classes[tokens.word[behind]!]! & Class.scale)
}

function yearAt(
  tokens: Tokens,
  first: number,
  at: number,
  limit: number,
  vocabulary: Vocabulary,
): WordNumber {
  const behind = nextWord(tokens, at + 1, limit)
  const unit =
    behind >= 0 && vocabulary.classes[tokens.word[behind]!]! & Class.cardinal
      ? vocabulary.cardinal[tokens.word[behind]!]!
      : -1
  return {
    value: ZERO,
    firstToken: first,
    lastToken: unit > 0 && unit < 10 ? behind + 1 : at + 1,
    kind: 'year',
    words: 2,
  }
}
