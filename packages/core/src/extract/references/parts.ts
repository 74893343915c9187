// Parts of documents: `Section 5.3.5.4`, `§ 4.2`, `Art. 6(1)(f)`, `Annex B`, `pp. 88-93`, `paragraph (a) of section 4`.

import { DateWord } from '../dates/date-words.js'
import { bitsAt, isCounted, phraseEnd } from '../dates/pieces.js'
import {
  COMMA,
  EN_DASH,
  HYPHEN,
  isDigits,
  isNear,
  isWord,
  markAt,
  tokenFrom,
  touches,
} from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { Class } from '../vocabulary.js'
import { type FoundReference, reference } from './found-reference.js'
import { ANNEXES, COUNTED_ON, INNER, LETTERED, OUTER, SHEETS } from './part-kinds.js'
import { type PartLead, readLead } from './part-lead.js'
import { comparePaths, type Path, readPath } from './path.js'

/**
 * A part and its number. A plural may be followed by further numbers; they are left to `readFurtherParts`.
 *
 *     Section 5.3.5.4      § 4.2      pp. 88-93      Annex B.2      Eq. (3)
 *     ^                    ^          ^              ^              ^
 */
export function readPart(context: ReadContext, at: number): FoundReference | null {
  const lead = readLead(context, at)
  if (lead === null) return null
  const { part } = lead
  const path = readPath(context.text, lead.from, !lead.isPlural && !COUNTED_ON.has(part))
  if (path === null || !isPartNumber(context, at, lead, path)) return null
  const found = reference(context, at, path.end, { family: 'part', part, path: path.pieces })
  if (SHEETS.has(part)) return withTotal(context, found)
  return withLast(context, withInner(context, found), lead.isPlural)
}

/** `page 3 of 12`: how many there are belongs to it. */
function withTotal(context: ReadContext, found: FoundReference): FoundReference {
  const { tokens, vocabulary } = context
  const { next } = found
  if (next + 1 >= context.limit || !isWord(tokens, next) || !isDigits(tokens, next + 1))
    return withLast(context, found, false)
  const isOf =
    (vocabulary.classes[tokens.word[next]!]! & Class.of) !== 0 &&
    isNear(tokens, next - 1) &&
    isNear(tokens, next)
  return isOf && !isCounted(context, next + 2, true)
    ? { ...found, next: next + 2 }
    : withLast(context, found, false)
}

/** Is what stands behind the word a number of a part, and not of something that is counted or measured? */
function isPartNumber(context: ReadContext, at: number, lead: PartLead, path: Path): boolean {
  const { text, tokens } = context
  if (path.isLetters)
    return path.pieces.length === 1 && (ANNEXES.has(lead.part) || (LETTERED.has(lead.part) && lead.isCapital))
  if (text.charCodeAt(lead.from) === 40)
    return lead.part === 'equation' || INNER.has(lead.part) || lead.part === 'section'
  if (path.pieces.length > 1) return true
  const next = tokenFrom(tokens, at, path.end)
  return !isCounted(context, next, lead.isPlural && !isListed(context, next))
}

const isListed = (context: ReadContext, at: number): boolean =>
  markAt(context.tokens, at) === COMMA || (bitsAt(context, at) & (DateWord.joiner | DateWord.middle)) !== 0

/** `Article 12, paragraph 4`, `§ 7 Abs. 2 Satz 1`: the inner parts go on with the path. */
function withInner(context: ReadContext, found: FoundReference): FoundReference {
  if (!OUTER.has(found.value.part)) return found
  let whole = found
  for (let depth = 0; depth < 3; depth++) {
    const next = markAt(context.tokens, whole.next) === COMMA ? whole.next + 1 : whole.next
    if (next >= context.limit || !isNear(context.tokens, next - 1)) break
    const lead = readLead(context, next)
    if (lead === null || !INNER.has(lead.part)) break
    const path = readPath(context.text, lead.from)
    if (path === null || path.isLetters) break
    const inner = reference(context, next, path.end, { family: 'part' })
    whole = {
      ...whole,
      next: inner.next,
      value: { ...whole.value, path: [...whole.value.path, ...path.pieces] },
    }
  }
  return whole
}

/** `pages 101 to 104`, `§§ 12–14`, `Sections 4-6`: up to the last one. */
function withLast(context: ReadContext, found: FoundReference, isPlural: boolean): FoundReference {
  const { tokens, text } = context
  const { next, value } = found
  if (next >= context.limit || !isNear(tokens, next - 1)) return found
  const code = markAt(tokens, next)
  const isDash = code === EN_DASH || code === HYPHEN
  const isMiddle = isWord(tokens, next) && (bitsAt(context, next) & DateWord.middle) !== 0
  if (!isDash && !(isMiddle && (isPlural || COUNTED_ON.has(value.part)))) return found
  const at = next + 1
  if (at >= context.limit || (isDash && touches(tokens, next - 1) !== touches(tokens, next))) return found
  const path = readPath(text, tokens.start[at]!)
  if (path === null || path.isLetters) return found
  const order = comparePaths(value.path, path.pieces)
  if (order === null || order >= 0 || path.pieces.length !== value.path.length) return found
  const end = tokenFrom(tokens, at, path.end)
  return isCounted(context, end, !isPlural)
    ? found
    : { ...found, next: end, value: { ...value, lastPath: path.pieces } }
}

/** `Sections 4 and 5`, `Articles 6, 7 and 9`: each further number is a reference of its own. */
export function readFurtherPart(
  context: ReadContext,
  first: FoundReference,
  at: number,
): { at: number; found: FoundReference } | null {
  const { tokens, text } = context
  let next = at
  if (markAt(tokens, next) === COMMA) next++
  if (bitsAt(context, next) & DateWord.joiner && isWord(tokens, next)) next++
  if (next === at || next >= context.limit || !isNear(tokens, next - 1)) return null
  const path = readPath(text, tokens.start[next]!)
  const code = text.charCodeAt(tokens.start[next]!)
  if (path === null || code < 48 || code > 57) return null
  const { value } = first
  if (value.path.length > 1 !== path.pieces.length > 1) return null
  const found = withLast(context, reference(context, next, path.end, { ...value, path: path.pieces }), true)
  if (isCounted(context, found.next, true)) return null
  const { lastPath: _, ...plain } = value
  return { at: next, found: { ...found, value: { ...plain, ...lastOf(found), path: path.pieces } } }
}

const lastOf = ({ value, next: _ }: FoundReference) =>
  value.lastPath === undefined ? {} : { lastPath: value.lastPath }

/**
 * What a part belongs to, behind the small words between.
 *
 *     paragraph (a) of section 4      Art. 6(1) GDPR      clause 5.2 of TS 38.331
 *                      ^                        ^                       ^
 */
export function ownerAt(context: ReadContext, at: number): number {
  const { tokens, limit } = context
  let next = at
  if (markAt(tokens, next) === COMMA) next++
  for (let i = 0; i < 3 && next < limit && isNear(tokens, next - 1); i++) {
    const isSmall = isWord(tokens, next) && (bitsAt(context, next) & DateWord.filler || isOf(context, next))
    if (!isSmall) break
    next++
    if (markAt(tokens, next) === 39 || markAt(tokens, next) === 0x2019) next++
  }
  return next < limit && isNear(tokens, next - 1) ? next : at
}

const isOf = (context: ReadContext, at: number): boolean =>
  (context.vocabulary.classes[context.tokens.word[at]!]! & Class.of) !== 0 ||
  phraseEnd(context, at, DateWord.yearCue) > 0
