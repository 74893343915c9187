// A unit behind a numeral: `12 ms`, `15-second`, `5 km/h`, `12.5 %`.

import type { Unit } from '../types/index.js'
import { TokenKind, type Tokens } from '../types/index.js'
import type { UnitReading } from '../units/index.js'
import {
  EN_DASH,
  following,
  HYPHEN,
  isDigits,
  isWord,
  MINUS,
  markAt,
  POINT,
  tokenFrom,
  touches,
  width,
} from './neighbours.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

export interface UnitBehind {
  readonly units: readonly Unit[]
  readonly start: number
  readonly end: number
  readonly lastToken: number
}

const MAX_BLANKS = 2

/** Marks that no unit begins with: the usual ones behind a number. */
const NO_UNIT = new Uint8Array(0x10000)
for (const mark of '.,;:!?()[]{}|+-*=<>_~&@\\\n') NO_UNIT[mark.charCodeAt(0)] = 1

/**
 * Reads the unit behind a number. A form that is also a word (`in`, `a`, `c`) has to touch the number, or to
 * stand before a mark or the end.
 *
 *     The shelf is 2 in deep, 12.5 % of it, in 3 boxes
 *                    ^^            ^
 */
export function readUnit(context: ReadContext, at: number): UnitBehind | null {
  const { tokens, text } = context
  let first = following(tokens, at, context.limit)
  const isWrapped = first !== at
  if (!isWrapped && isHyphen(markAt(tokens, first)) && touches(tokens, first - 1) && touches(tokens, first))
    first++
  if (
    first >= context.limit ||
    tokens.kind[first] === TokenKind.newline ||
    tokens.kind[first] === TokenKind.digits
  )
    return null
  // `treinta y 3`: a joiner of the language is no unit
  if (context.vocabulary.classes[tokens.word[first]!]! & Class.joiner) return null
  const start = tokens.start[first]!
  if (!isWrapped && start - tokens.end[first - 1]! > MAX_BLANKS) return null
  const limit = context.limit < tokens.count ? tokens.start[context.limit]! : text.length
  if (NO_UNIT[text.charCodeAt(start)] === 1) return null
  const plain = context.units.read(text, start, limit)
  if (plain === null || plain.units.length === 0) return null
  const read = readSpacedPowers(context, start, plain.end, limit) ?? plain
  const lastToken = tokenFrom(tokens, first, read.end)
  // The form has to end where a token ends: `H` of `H2O` is no unit.
  if (lastToken > first && tokens.end[lastToken - 1]! > read.end) return null
  if (endsInsideLabel(tokens, lastToken) || isInitial(tokens, first, lastToken)) return null
  const isClose = start === tokens.end[first - 1]
  if (isWrapped && (read.weak === true || width(tokens, first) < 2)) return null
  if (read.weak === true && !isClose && !standsAlone(context, first, lastToken)) return null
  if (!isClose && isPreposition(context, first, lastToken)) return null
  if (tellsWhen(context, first, lastToken)) return null
  if (isClose && first === at && isLabelLetter(context, first, lastToken)) return null
  return { units: read.units, start, end: read.end, lastToken }
}

/** `516 in all`: a unit that is also a function word is that word, where another word follows. */
function isPreposition(context: ReadContext, first: number, last: number): boolean {
  const { tokens, vocabulary } = context
  if (
    last !== first + 1 ||
    !isWord(tokens, first) ||
    width(tokens, first) < 2 ||
    !(vocabulary.classes[tokens.word[first]!]! & Class.stop)
  )
    return false
  return last < context.limit && isWord(tokens, last)
}

/** `$33.9 million a year before` is no rate: the words say when. */
function tellsWhen(context: ReadContext, first: number, last: number): boolean {
  const { tokens, vocabulary } = context
  if (last < first + 2 || last >= context.limit || !isWord(tokens, last)) return false
  return (vocabulary.classes[tokens.word[last]!]! & Class.elapsed) !== 0
}

/**
 * The unit that a part in words is of, behind an article or `of`.
 *
 *     half an hour     three quarters of an hour
 *             ^^^^                          ^^^^
 */
export function readUnitOfPart(context: ReadContext, given: number): UnitBehind | null {
  const { tokens, vocabulary } = context
  let at = given
  for (const skipped of [Class.of, Class.article])
    if (at < context.limit && isWord(tokens, at) && vocabulary.classes[tokens.word[at]!]! & skipped) at++
  return at === given ? null : readUnit(context, at)
}

const isHyphen = (code: number): boolean => code === HYPHEN || code === 0x2010 || code === 0x2011

/** `5m2x`: letters or digits go on right behind the unit. */
function endsInsideLabel(tokens: Tokens, at: number): boolean {
  if (at >= tokens.count || !touches(tokens, at - 1)) return false
  const kind = tokens.kind[at]
  return kind === TokenKind.word && tokens.kind[at - 1] !== TokenKind.mark
}

/** `2021 C.P.I.`: a letter of an abbreviation. */
function isInitial(tokens: Tokens, first: number, at: number): boolean {
  if (at !== first + 1 || !isWord(tokens, first) || width(tokens, first) > 1 || at + 1 >= tokens.count)
    return false
  return (
    markAt(tokens, at) === POINT && touches(tokens, at - 1) && touches(tokens, at) && isWord(tokens, at + 1)
  )
}

const MAX_SPACED = 24
const SPACED_POWER = / (?=[-−–]\d(?!\d))/g

/**
 * Units whose powers lost their raised form and stand apart: `5 W m −2 K −1`.
 * The blanks before the signs are left out for the reading.
 */
function readSpacedPowers(
  context: ReadContext,
  start: number,
  from: number,
  limit: number,
): UnitReading | null {
  const { text } = context
  const end = Math.min(limit, start + MAX_SPACED)
  let found = false
  for (let i = from; i + 2 < end && !found; i++) {
    const code = text.charCodeAt(i + 1)
    const digit = text.charCodeAt(i + 2)
    found =
      text.charCodeAt(i) === 32 &&
      (code === HYPHEN || code === MINUS || code === EN_DASH) &&
      digit >= 49 &&
      digit <= 57
  }
  if (!found) return null
  const written = text.slice(start, end)
  const compact = written.replace(SPACED_POWER, '')
  const read = context.units.read(compact, 0, compact.length)
  if (read === null) return null
  // Back to the text: count the blanks that were left out before the end of the reading.
  let removed = 0
  for (const match of written.matchAll(SPACED_POWER)) if (match.index - removed < read.end) removed++
  return removed === 0 ? null : { ...read, end: start + read.end + removed }
}

/** Letters that make a label with the digits before them more often than a quantity: `5G`, `3D`, `4a`. */
const LABEL_LETTERS: ReadonlySet<number> = new Set(
  ['G', 'D', 'A', 'E', 'R', 'P', 'S', 'T', 'N', 'a'].map((letter) => letter.charCodeAt(0)),
)

function isLabelLetter(context: ReadContext, first: number, last: number): boolean {
  const { tokens, text } = context
  if (last !== first + 1 || !isWord(tokens, first) || width(tokens, first) !== 1) return false
  if (isYear(tokens, first - 1) && text.charCodeAt(tokens.start[first]!) > 96) return true
  if (VERSION_LETTERS.has(text.charCodeAt(tokens.start[first]!)) && followsName(context, first - 1))
    return true
  return LABEL_LETTERS.has(text.charCodeAt(tokens.start[first]!)) && markAt(tokens, first - 2) !== 46
}

/** Letters that follow the number of a version: `Suite 11g`, `12c`. */
const VERSION_LETTERS: ReadonlySet<number> = new Set(
  ['b', 'c', 'g', 's'].map((letter) => letter.charCodeAt(0)),
)

/** Does a name with a capital, inside a sentence, stand before the digits, or before a label that they follow? */
function followsName({ tokens, text, vocabulary }: ReadContext, digits: number): boolean {
  let name = digits - 1
  const joins = isWord(tokens, name) && (vocabulary.classes[tokens.word[name]!]! & Class.joiner) !== 0
  if (joins && isWord(tokens, name - 1) && isDigits(tokens, name - 2) && touches(tokens, name - 2)) name -= 3
  if (!isWord(tokens, name) || !isWord(tokens, name - 1)) return false
  const first = text.charCodeAt(tokens.start[name]!)
  return first >= 65 && first <= 90
}

/** `2005a`, `2003b`: works of one year. */
function isYear(tokens: Tokens, at: number): boolean {
  if (!isDigits(tokens, at) || width(tokens, at) !== 4 || (touches(tokens, at - 1) && isWord(tokens, at - 1)))
    return false
  const century = tokens.text.slice(tokens.start[at]!, tokens.start[at]! + 2)
  return century === '19' || century === '20'
}

/** True where nothing that reads on follows: a mark, a line's end, the end, or a word that joins. */
function standsAlone(context: ReadContext, first: number, at: number): boolean {
  const { tokens, vocabulary } = context
  if (at >= tokens.count || at >= context.limit) return true
  const kind = tokens.kind[at]
  if (kind === TokenKind.newline) return true
  const isPlainWord = (vocabulary.classes[tokens.word[first]!]! & Class.stop) !== 0
  if (kind === TokenKind.word)
    return (
      !isPlainWord &&
      (vocabulary.classes[tokens.word[at]!]! & (Class.joiner | Class.phrase | Class.after | Class.stop)) !== 0
    )
  return kind === TokenKind.mark && !isHyphen(markAt(tokens, at))
}
