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
  POINT,
  tokenFrom,
  touches,
  width,
} from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { Class } from '../vocabulary.js'
import { type FoundReference, isBlank, reference } from './found-reference.js'
import { comparePaths, type Path, readPath } from './path.js'

const SECTION_SIGN = 0xa7
const SHORT = 2
/** Parts that a letter alone may name. */
const LETTERED: ReadonlySet<string> = new Set(
  'annex appendix schedule exhibit part table figure section article chapter title volume option class type room hall zone group'.split(
    ' ',
  ),
)
/** Parts that a letter names also where the word is in lower case. */
const ANNEXES: ReadonlySet<string> = new Set(['annex', 'appendix', 'schedule', 'exhibit'])
/** Parts that are within others, and go on with their numbers: `Article 12, paragraph 4`. */
const INNER: ReadonlySet<string> = new Set([
  'paragraph',
  'subparagraph',
  'point',
  'sentence',
  'item',
  'letter',
])
/** Parts that inner ones belong to. */
const OUTER: ReadonlySet<string> = new Set([
  'section',
  'clause',
  'article',
  'annex',
  'schedule',
  'rule',
  'paragraph',
  'regulation',
])
/** Parts that are counted as a whole: `page 3 of 12`. */
const SHEETS: ReadonlySet<string> = new Set(['page', 'slide', 'sheet'])
/** Parts whose hyphens are dashes. */
const COUNTED_ON: ReadonlySet<string> = new Set(['page', 'line'])

interface PartLead {
  readonly part: string
  /** Offset where the number begins. */
  readonly from: number
  readonly isPlural: boolean
  readonly isCapital: boolean
}

/** The word or sign of a part, up to its number. */
function readLead(context: ReadContext, at: number): PartLead | null {
  const { tokens, text, vocabulary } = context
  if (markAt(tokens, at) === SECTION_SIGN) {
    let from = tokens.end[at]!
    const isPlural = text.charCodeAt(from) === SECTION_SIGN
    if (isPlural) from++
    while (isBlank(text.charCodeAt(from))) from++
    return from - tokens.end[at]! > 3
      ? null
      : { part: vocabulary.references.signPart, from, isPlural, isCapital: true }
  }
  if (!isWord(tokens, at) || !(vocabulary.classes[tokens.word[at]!]! & Class.part)) return null
  for (const word of vocabulary.references.parts.get(tokens.word[at]!) ?? []) {
    let last = at
    for (const entry of word.rest) {
      last++
      if (last >= context.limit || tokens.word[last] !== entry || !isNear(tokens, last - 1)) {
        last = -1
        break
      }
    }
    if (last < 0) continue
    let from = tokens.end[last]!
    const isDotted = text.charCodeAt(from) === POINT
    // `p. 4` and `cl. 9`, but `p 4` and `cl 9` are something else.
    if (width(tokens, last) <= SHORT && !isDotted && word.rest.length === 0) return null
    if (isDotted) from++
    const gap = from
    while (isBlank(text.charCodeAt(from))) from++
    if (from - gap > 1 || (from === gap && !isDotted)) return null
    const first = text.charCodeAt(tokens.start[at]!)
    return { part: word.part, from, isPlural: word.isPlural, isCapital: first < 97 }
  }
  return null
}

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

/** Is the word of the part a plural, so that numbers may follow each other? */
export function isPluralPart(context: ReadContext, at: number): boolean {
  const { tokens, text, vocabulary } = context
  if (markAt(tokens, at) === SECTION_SIGN) return text.charCodeAt(tokens.end[at]!) === SECTION_SIGN
  return (vocabulary.references.parts.get(tokens.word[at]!) ?? []).some(
    (word) => word.isPlural && word.rest.length === 0,
  )
}

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

/** Parts that a document is divided into; pages, figures and steps beside a document may be another's. */
const DIVISIONS: ReadonlySet<string> = new Set(
  'section clause article paragraph annex appendix schedule chapter part title recital table rule requirement point item criterion subparagraph sentence'.split(
    ' ',
  ),
)

export const isDivision = ({ value }: FoundReference): boolean => DIVISIONS.has(value.part)

/** The inner part before the outer: `paragraph (a) of section 4` is section 4(a). */
export function isInnerOf(inner: FoundReference, outer: FoundReference): boolean {
  return INNER.has(inner.value.part) && OUTER.has(outer.value.part) && inner.value.part !== outer.value.part
}
