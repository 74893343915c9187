// Two numbers with a slash between them that are no fraction: `120/80 mmHg`, `24/7`, the day `9/12`.
import { equals, ONE } from '../math/index.js'
import type { Quantity } from '../types/index.js'
import type { Amount } from './amount.js'
import { readAmountAfter } from './amount.js'
import { pointOf } from './build.js'
import { isDigits, isWord, labelEnd, markAt, SLASH, touches, width } from './neighbours.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

/** A part of so many, in this range, is a day of a month more often than a fraction. */
const FIRST_DAY = 11
const LAST_DAY = 31
const PARTS: ReadonlySet<number> = new Set([12, 16, 20, 24])

/**
 * Reads what stands behind a slash; returns the token after, or 0 where no slash pair is there.
 *
 *     120/80 mmHg     24/7     the 9/12 release
 *     two values      none     none
 */
export function readSlashPair(context: ReadContext, first: Amount, out: Quantity[]): number {
  const { tokens } = context
  const slash = first.lastToken
  if (first.shape === 'ratio') return isDay(context, first) ? first.lastToken : 0
  if (markAt(tokens, slash) !== SLASH || !touches(tokens, slash - 1) || !touches(tokens, slash)) return 0
  if (first.units.length > 0 || !isDigits(tokens, slash - 1) || !isDigits(tokens, slash + 1)) return 0
  const second = readAmountAfter(context, slash + 1, slash + 1)
  if (
    second === null ||
    second.units.length === 0 ||
    markAt(tokens, second.lastToken) === SLASH ||
    !equals(second.scale, ONE)
  )
    return labelEnd(tokens, slash - 1)
  const shared: Amount = { ...first, units: second.units, unitSpan: second.unitSpan, noun: null }
  out.push(
    pointOf(context, first.firstToken, shared, null),
    pointOf(context, second.firstToken, second, null),
  )
  return second.lastToken
}

function isDay(context: ReadContext, part: Amount): boolean {
  const { tokens, text, vocabulary } = context
  const at = part.firstToken
  if (part.lastToken !== at + 3 || markAt(tokens, at + 1) !== SLASH || part.units.length > 0) return false
  if (!isDigits(tokens, at) || width(tokens, at + 2) > 2) return false
  const bottom = Number(text.slice(tokens.start[at + 2]!, tokens.end[at + 2]!))
  if (bottom < FIRST_DAY || bottom > LAST_DAY) return false
  const next = part.lastToken
  if (next < context.limit && isWord(tokens, next) && vocabulary.classes[tokens.word[next]!]! & Class.of)
    return false
  const before = at - 1
  const isNamed = isWord(tokens, before) && (vocabulary.classes[tokens.word[before]!]! & Class.stop) !== 0
  return isNamed || !PARTS.has(bottom)
}
