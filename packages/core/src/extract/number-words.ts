// Numbers written in words: `one hundred and five thousand`, `twenty-first`, `a dozen`.
import { add, multiply, toNumber, ZERO } from '../math/index.js'
import { lower } from '../scan/characters.js'
import type { Rational, Tokens } from '../types/index.js'
import type { CompoundNumber } from './compounds.js'
import {
  EM_DASH,
  EN_DASH,
  following,
  HYPHEN,
  isNear,
  isWord,
  markAt,
  textOf,
  touches,
  width,
} from './neighbours.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'
import {
  isFractionBehind,
  isOfUnit,
  type Part,
  readFractionBehind,
  readPart,
  readPoint,
} from './word-parts.js'
import { addTo, fits, type Sum, scaleBy, sumValue } from './word-sum.js'

export interface WordNumber {
  readonly value: Rational
  readonly firstToken: number
  readonly lastToken: number
  readonly kind: 'number' | 'ordinal' | 'fraction'
  /** The scale that the words end in, one where they end in none: what `and a half` behind them is a half of. */
  readonly endScale: number
}

const MAX_WORDS = 24
const HYPHENS: ReadonlySet<number> = new Set([HYPHEN, 0x2010, 0x2011, EN_DASH, EM_DASH])

/** The next word of a number: behind a blank, a hyphen or a wrapped line; -1 where none follows. */
export function nextWord({ tokens, limit }: ReadContext, at: number): number {
  let next = following(tokens, at, limit)
  if (HYPHENS.has(markAt(tokens, next)) && touches(tokens, next - 1) && touches(tokens, next)) next++
  else if (next === at && !isNear(tokens, at - 1)) return -1
  return next < limit && isWord(tokens, next) ? next : -1
}

export const isPlural = (tokens: Tokens, at: number): boolean =>
  (tokens.text.charCodeAt(tokens.end[at]! - 1) | 32) === 115

/**
 * Reads a number in words whose first number word is at a token; an article before it belongs to it.
 *
 *     a hundred and twenty guests      two-thirds of them      twenty-first
 *     ^^^^^^^^^^^^^^^^^^^^             ^^^^^^^^^^              ^^^^^^^^^^^^
 *
 * @param joins False where `and` is the middle of a range that was opened before the number.
 */
export function readNumberWords(context: ReadContext, at: number, joins: boolean): WordNumber | null {
  const { tokens, vocabulary, limit } = context
  const { classes, cardinal, scale, ordinal } = vocabulary
  const first = firstWithArticle(context, at)
  const opening = classes[tokens.word[at]!]!
  // `hundreds of people` says no number; `a hundred` and `million euros` do.
  if (first === at && opening & (Class.scale | Class.collective) && isPlural(tokens, at)) return null
  if (first < at && opening & Class.fraction && isShare(context, at))
    return partNumber(readPart(context, at, true), first)
  if (opening & Class.fraction && isOfUnit(context, at + 1))
    return partNumber(readPart(context, at, true), first)
  const sum: Sum = { total: ZERO, group: -1, lastScale: Number.POSITIVE_INFINITY }
  let end = at
  let words = 0
  let next = at
  while (next >= 0 && next < limit && words < MAX_WORDS) {
    const entry = tokens.word[next]!
    const classed = classes[entry]!
    if (words > 0 && classed & Class.joiner) {
      next = joins ? joined(context, next, sum) : -1
      continue
    }
    if (words > 0 && isFractionBehind(context, next, sum, words)) break
    if (classed & Class.ordinal && !(classed & Class.cardinal)) {
      const value = ordinal[entry]!
      if (value >= 100 && (sum.group > 0 || words === 0 || sum.group < 0)) {
        if (words > 0 && !scaleBy(sum, value)) break
        if (words === 0) sum.group = value
      } else if (!fits(context, sum.group, value)) break
      else sum.group = addTo(sum.group, value)
      return {
        firstToken: first < at && words > 0 ? first : at,
        lastToken: secondOrdinal(context, next + 1, sum),
        value: sumValue(sum),
        kind: 'ordinal',
        endScale: 1,
      }
    }
    const compound = entry === 0 ? compoundAt(context, next) : null
    if (compound !== null) {
      const value = toNumber(compound.value)
      if (compound.kind === 'fraction' || !(sum.group < 0 || fits(context, sum.group, value))) break
      sum.group = addTo(sum.group, value)
      if (compound.kind === 'ordinal')
        return { value: sumValue(sum), firstToken: first, lastToken: next + 1, kind: 'ordinal', endScale: 1 }
    } else if (classed & Class.cardinal) {
      if (!fits(context, sum.group, cardinal[entry]!)) break
      sum.group = addTo(sum.group, cardinal[entry]!)
    } else if (!(classed & Class.scale) || width(tokens, next) < 3 || !scaleBy(sum, scale[entry]!)) break
    words++
    end = next + 1
    next = nextWord(context, end)
    if (next < 0) next = spacedOnes(context, end, sum)
  }
  if (words === 0) return partNumber(readPart(context, at, first < at), first)
  const value = sumValue(sum)
  const part = readFractionBehind(context, end, sum, words)
  if (part !== null)
    return {
      value: multiply(value, part.value),
      firstToken: first,
      lastToken: part.lastToken,
      kind: 'fraction',
      endScale: 1,
    }
  const point = readPoint(context, end)
  if (point !== null)
    return {
      value: add(value, point.value),
      firstToken: first,
      lastToken: point.lastToken,
      kind: 'number',
      endScale: 1,
    }
  const endScale = sum.group < 0 ? sum.lastScale : 1
  return { value, firstToken: first, lastToken: end, kind: 'number', endScale }
}

const partNumber = (
  part: (Part & { kind: WordNumber['kind'] }) | null,
  firstToken: number,
): WordNumber | null =>
  part === null
    ? null
    : { value: part.value, firstToken, lastToken: part.lastToken, kind: part.kind, endScale: 1 }

function firstWithArticle({ tokens, vocabulary, floor }: ReadContext, at: number): number {
  const { classes } = vocabulary
  if (!(classes[tokens.word[at]!]! & (Class.scale | Class.collective | Class.fraction))) return at
  const before = at - 1
  if (before < floor || !isWord(tokens, before) || !isNear(tokens, before)) return at
  return classes[tokens.word[before]!]! & Class.article ? before : at
}

/** `a third of them`, `a fifth.` are shares; `a third party` is an ordinal. */
function isShare(context: ReadContext, at: number): boolean {
  const { tokens, vocabulary } = context
  const classed = vocabulary.classes[tokens.word[at]!]!
  if (!(classed & Class.ordinal)) return true
  const next = nextWord(context, at + 1)
  return next < 0 || (vocabulary.classes[tokens.word[next]!]! & (Class.of | Class.stop)) !== 0
}

/** The word behind a joiner, where the number goes on: `hundred and five`, not `one hundred and two hundred`. */
function joined(context: ReadContext, joiner: number, sum: Sum): number {
  const { tokens, vocabulary } = context
  const { classes, cardinal, ordinal, scale } = vocabulary
  const at = nextWord(context, joiner + 1)
  if (at < 0) return -1
  const entry = tokens.word[at]!
  const classed = classes[entry]!
  if (!(classed & (Class.cardinal | Class.ordinal))) return -1
  const value = classed & Class.cardinal ? cardinal[entry]! : ordinal[entry]!
  if (!fits(context, sum.group, value) || (sum.group < 0 && value >= sum.lastScale)) return -1
  if (sum.group >= 0 && sum.group % 100 !== 0 && vocabulary.locale.numbers.joinsTens !== true) return -1
  const behind = nextWord(context, at + 1)
  if (behind < 0) return at
  const next = classes[tokens.word[behind]!]!
  if (next & Class.scale && scale[tokens.word[behind]!] === 100 && sum.group >= 0 && sum.group < 1000)
    return -1
  const isFraction =
    next & Class.fraction && (!(next & Class.ordinal) || isPlural(tokens, behind) || value === 1)
  return isFraction ? -1 : at
}

/** `fifty - two`: ones behind tens, where the hyphen stands between blanks. */
function spacedOnes(context: ReadContext, at: number, sum: Sum): number {
  const { tokens, vocabulary } = context
  if (
    sum.group % 100 < 20 ||
    sum.group % 10 !== 0 ||
    markAt(tokens, at) !== HYPHEN ||
    at + 1 >= context.limit
  )
    return -1
  const entry = tokens.word[at + 1]!
  const isOnes = vocabulary.classes[entry]! & Class.cardinal && vocabulary.cardinal[entry]! < 10
  return isOnes && isNear(tokens, at - 1) && isNear(tokens, at) ? at + 1 : -1
}

/** `décimo primeiro`: ones behind tens, where a language says both as ordinals; adds them and gives the end. */
function secondOrdinal(context: ReadContext, at: number, sum: Sum): number {
  const { vocabulary, tokens } = context
  if (vocabulary.locale.numbers.addsOrdinals !== true || sum.group < 10 || sum.group % 10 !== 0) return at
  const next = nextWord(context, at)
  if (next < 0 || !(vocabulary.classes[tokens.word[next]!]! & Class.ordinal)) return at
  const value = vocabulary.ordinal[tokens.word[next]!]!
  if (value >= (sum.group % 100 === 0 ? 100 : 10)) return at
  sum.group += value
  return secondOrdinal(context, next + 1, sum)
}

/** A number word of several pieces, in languages that write them together. */
export function compoundAt({ tokens, vocabulary }: ReadContext, at: number): CompoundNumber | null {
  const { segmenter } = vocabulary
  if (segmenter === null || !segmenter.mayStart(lower(tokens.text.charCodeAt(tokens.start[at]!)))) return null
  return segmenter.read(textOf(tokens, at).toLowerCase())
}
