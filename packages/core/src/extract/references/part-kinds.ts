// Kinds of parts of a document, and how their numbers are written.
import type { FoundReference } from './found-reference.js'

/** Parts that a letter alone may name. */
export const LETTERED: ReadonlySet<string> = new Set(
  'annex appendix schedule exhibit part table figure section article chapter title volume option class type room hall zone group'.split(
    ' ',
  ),
)

/** Parts that a letter names also where the word is in lower case. */
export const ANNEXES: ReadonlySet<string> = new Set(['annex', 'appendix', 'schedule', 'exhibit'])

/** Parts that are within others, and go on with their numbers: `Article 12, paragraph 4`. */
export const INNER: ReadonlySet<string> = new Set([
  'paragraph',
  'subparagraph',
  'point',
  'sentence',
  'item',
  'letter',
])

/** Parts that inner ones belong to. */
export const OUTER: ReadonlySet<string> = new Set([
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
export const SHEETS: ReadonlySet<string> = new Set(['page', 'slide', 'sheet'])

/** Parts whose hyphens are dashes. */
export const COUNTED_ON: ReadonlySet<string> = new Set(['page', 'line'])

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
