// Numbers in the characters of Chinese and Japanese: `三百二十`, `一百万零四`, `二〇一六`, `十五万`.
import { add, fromNumber, isZero, multiply, rational, ZERO } from '../math/index.js'
import { type Rational, TokenKind } from '../types/index.js'
import { touches } from './neighbours.js'
import type { WrittenNumber } from './number.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

const MAX_CHARACTERS = 40
const MYRIAD = 10_000

/** Can a number begin with this character? */
export const isHanNumber = (context: ReadContext, at: number): boolean =>
  (context.vocabulary.classes[context.tokens.word[at]!]! &
    (Class.cardinal | Class.scale | Class.fraction)) !==
  0

/**
 * Reads a number: digits and the scales 十百千 within each myriad, myriads above them. Digits without any
 * scale stand for their places.
 *
 *     一百万零四     二〇一六
 *     ^^^^^^^^^     ^^^^^^^^
 */
export function readHanNumber(context: ReadContext, at: number): WrittenNumber | null {
  const { tokens, vocabulary, limit } = context
  const { classes, cardinal, scale } = vocabulary
  let total: Rational = ZERO
  let section = 0
  let digit = -1
  let places = ''
  let hasScale = false
  let decimals = 0
  let lastScale = 0
  let hasZero = false
  let next = at
  for (; next < limit && next - at < MAX_CHARACTERS && tokens.kind[next] === TokenKind.han; next++) {
    if (next > at && !touches(tokens, next - 1)) break
    const entry = tokens.word[next]!
    const classed = classes[entry]!
    if (classed & Class.cardinal) {
      const value = cardinal[entry]!
      if (decimals > 0 || places !== '') {
        if (value > 9) break
        places += String(value)
        if (decimals > 0) decimals++
      } else if (digit >= 20 && value <= 9) {
        digit += value
        continue
      } else if (digit >= 0 && value <= 9 && !hasScale) {
        places = `${digit === 0 && section === 0 ? '0' : digit}${value}`
      } else if (digit > 0) break
      hasZero = hasZero || value === 0
      digit = value
    } else if (classed & Class.scale && decimals === 0 && places === '') {
      const factor = scale[entry]!
      hasScale = true
      if (factor < MYRIAD) section += (digit <= 0 ? 1 : digit) * factor
      else {
        const below = section + Math.max(digit, 0)
        // 二十一万亿: a scale right behind a scale multiplies all that was read
        if (below === 0 && !isZero(total)) total = multiply(total, fromNumber(factor))
        else total = add(total, multiply(rational(below === 0 ? 1 : below), fromNumber(factor)))
        section = 0
      }
      lastScale = factor
      digit = -1
    } else if (classed & Class.point && digit >= 0 && decimals === 0 && isDigitAt(context, next + 1)) {
      places = String(Math.max(digit, 0))
      decimals = 1
    } else break
  }
  if (next === at) return readHalf(context, at)
  // 二百五 is 250, 九万四 is 94000: a digit that ends the number counts the next lower place.
  if (
    vocabulary.locale.numbers.impliesPlaces === true &&
    lastScale >= 100 &&
    digit > 0 &&
    digit < 10 &&
    !hasZero &&
    places === ''
  )
    digit = (digit * lastScale) / 10
  const whole = add(total, rational(section + (places === '' ? Math.max(digit, 0) : 0)))
  const value = places === '' ? whole : add(whole, rational(Number(places), 10 ** Math.max(decimals - 1, 0)))
  return {
    value,
    other: null,
    decimals: 0,
    precision: ZERO,
    shape: 'number',
    inWords: true,
    isInteger: decimals === 0,
    isPart: false,
    firstToken: at,
    lastToken: next,
  }
}

/** `半`: a half, where a unit follows or nothing. */
function readHalf(context: ReadContext, at: number): WrittenNumber | null {
  const parts = context.vocabulary.fraction.get(context.tokens.word[at]!)
  if (parts === undefined) return null
  return {
    value: rational(parts[0], parts[1]),
    other: null,
    decimals: 0,
    precision: ZERO,
    shape: 'ratio',
    inWords: true,
    isInteger: false,
    isPart: true,
    firstToken: at,
    lastToken: at + 1,
  }
}

const isDigitAt = (context: ReadContext, at: number): boolean =>
  at < context.limit &&
  context.tokens.kind[at] === TokenKind.han &&
  (context.vocabulary.classes[context.tokens.word[at]!]! & Class.cardinal) !== 0
