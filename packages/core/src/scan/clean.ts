// The text that is scanned: markup, entities, odd spaces, signs and digits in their plain forms, with the way
// back to the text that was given.
import { firstNotBelow, firstWhere } from '../math/index.js'
import type { CleanText, Span } from '../types/index.js'
import { Cleaner } from './cleaner.js'
import { CLEANING, Cleaning } from './cleaning.js'

/**
 * Cleans a text. One loop over the character codes finds whether there is anything to clean; where there is
 * not, `text` is the given string itself and the offset map is empty.
 *
 * Linear in the length of the text, whatever it holds; never throws.
 *
 * @example clean('**12&nbsp;ms**').text // '12 ms'
 */
export function clean(text: string): CleanText {
  for (let at = 0; at < text.length; at++) {
    if (CLEANING[text.charCodeAt(at)] !== Cleaning.keep) return new Cleaner(text).run(at)
  }
  return { original: text, text, cleanAt: [], originalAt: [] }
}

/**
 * The place in the given text of a span of the cleaned one, in UTF-16 code units. Markup that was taken out
 * at an edge stays outside.
 *
 * @example toOriginal(clean('**12** ms'), { start: 0, end: 2 }) // { start: 2, end: 4 }
 */
export function toOriginal(clean: CleanText, span: Span): Span {
  const { cleanAt, originalAt } = clean
  if (cleanAt.length === 0) return { start: span.start, end: span.end }
  const start = startOf(cleanAt, originalAt, span.start)
  if (span.end <= span.start) return { start, end: start }
  return { start, end: endOf(cleanAt, originalAt, span.end) }
}

/** Breakpoints lie in pairs around each change: before a place the last one counts, behind it the first. */
function startOf(cleanAt: readonly number[], originalAt: readonly number[], offset: number): number {
  const behind = firstWhere(0, cleanAt.length, (index) => cleanAt[index]! > offset)
  return behind === 0 ? offset : through(cleanAt, originalAt, behind - 1, offset)
}

function endOf(cleanAt: readonly number[], originalAt: readonly number[], offset: number): number {
  const at = firstNotBelow(cleanAt, offset)
  if (cleanAt[at] === offset) return originalAt[at]!
  return at === 0 ? offset : through(cleanAt, originalAt, at - 1, offset)
}

/** A place behind a breakpoint, but never behind the next one: inside a change there are no places. */
function through(
  cleanAt: readonly number[],
  originalAt: readonly number[],
  index: number,
  offset: number,
): number {
  const place = originalAt[index]! + offset - cleanAt[index]!
  const next = originalAt[index + 1]
  return next !== undefined && place > next ? next : place
}
