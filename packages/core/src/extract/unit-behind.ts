// A unit behind a numeral: `12 ms`, `15-second`, `5 km/h`, `12.5 %`.
import type { Unit } from '../types/index.js'
import { TokenKind, type Tokens } from '../types/index.js'
import { following, HYPHEN, isWord, markAt, tokenFrom, touches, width } from './neighbours.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

export interface UnitBehind {
  readonly units: readonly Unit[]
  readonly start: number
  readonly end: number
  readonly lastToken: number
}

const MAX_BLANKS = 2

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
  const start = tokens.start[first]!
  if (!isWrapped && start - tokens.end[first - 1]! > MAX_BLANKS) return null
  const limit = context.limit < tokens.count ? tokens.start[context.limit]! : text.length
  const read = context.units.read(text, start, limit)
  if (read === null || read.units.length === 0) return null
  const lastToken = tokenFrom(tokens, first, read.end)
  // The form has to end where a token ends: `H` of `H2O` is no unit.
  if (lastToken > first && tokens.end[lastToken - 1]! > read.end) return null
  if (endsInsideLabel(tokens, lastToken)) return null
  const isClose = start === tokens.end[first - 1]
  if (isWrapped && (read.weak === true || width(tokens, first) < 2)) return null
  if (read.weak === true && !isClose && !standsAlone(context, lastToken)) return null
  if (!isClose && isPreposition(context, first, lastToken)) return null
  if (tellsWhen(context, first, lastToken)) return null
  if (isClose && first === at && isLabelLetter(context, first, lastToken)) return null
  return { units: read.units, start, end: read.end, lastToken }
}

/** `516 in all`: a unit that is also a function word is that word, where another word follows. */
function isPreposition(context: ReadContext, first: number, last: number): boolean {
  const { tokens, vocabulary } = context
  if (last !== first + 1 || !isWord(tokens, first) || !(vocabulary.classes[tokens.word[first]!]! & Class.stop)) return false
  return last < context.limit && isWord(tokens, last)
}

/** `$33.9 million a year before` is no rate: the words say when. */
function tellsWhen(context: ReadContext, first: number, last: number): boolean {
  const { tokens, vocabulary } = context
  if (last < first + 2 || last >= context.limit || !isWord(tokens, last)) return false
  return (vocabulary.classes[tokens.word[last]!]! & Class.elapsed) !== 0
}

const isHyphen = (code: number): boolean => code === HYPHEN || code === 0x2010 || code === 0x2011

/** `5m2x`: letters or digits go on right behind the unit. */
function endsInsideLabel(tokens: Tokens, at: number): boolean {
  if (at >= tokens.count || !touches(tokens, at - 1)) return false
  const kind = tokens.kind[at]
  return kind === TokenKind.word && tokens.kind[at - 1] !== TokenKind.mark
}

/** Capital letters that make a label with the digits before them more often than a quantity: `5G`, `3D`, `4A`. */
const LABEL_LETTERS: ReadonlySet<number> = new Set(
  ['G', 'D', 'A', 'E', 'R', 'P', 'S', 'T', 'N'].map((letter) => letter.charCodeAt(0)),
)

function isLabelLetter(context: ReadContext, first: number, last: number): boolean {
  const { tokens, text } = context
  if (last !== first + 1 || !isWord(tokens, first) || width(tokens, first) !== 1) return false
  return LABEL_LETTERS.has(text.charCodeAt(tokens.start[first]!)) && markAt(tokens, first - 2) !== 46
}

/** True where nothing that reads on follows: a mark, a line's end, the end, or a word that joins. */
function standsAlone(context: ReadContext, at: number): boolean {
  const { tokens, vocabulary } = context
  if (at >= tokens.count || at >= context.limit) return true
  const kind = tokens.kind[at]
  if (kind === TokenKind.newline) return true
  if (kind === TokenKind.word)
    return (
      (vocabulary.classes[tokens.word[at]!]! & (Class.joiner | Class.phrase | Class.after | Class.stop)) !== 0
    )
  return kind === TokenKind.mark && !isHyphen(markAt(tokens, at))
}
