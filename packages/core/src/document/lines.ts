// The lines of a text. Structural HTML tags end lines as well, and say what the line between them is.
import { readTag, type Tag } from '../scan/index.js'
import type { Span } from '../types/index.js'
import { LineBuilder, type Lines } from './line-builder.js'
import type { Marks } from './marks.js'
import { readTagged } from './tagged-lines.js'

export { type Lines, Role } from './line-builder.js'

/** Reads the lines of a cleaned text. */
export function readLines(text: string, marks: Marks): Lines {
  const builder = new LineBuilder(text)
  const tags = text.includes('<') ? readTags(text) : []
  if (!tags.some((tag) => tag.kind === 'structure' && tag.name !== 'code' && tag.name !== 'cite')) {
    builder.addLines(marks)
    return builder.lines(tags)
  }
  readTagged(text, tags, builder)
  return builder.lines(tags)
}

function readTags(text: string): Tag[] {
  const tags: Tag[] = []
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const tag = readTag(text, at)
    if (tag !== null) tags.push(tag)
    at = tag === null ? at + 1 : tag.end
  }
  return tags
}

/** The lines of a place, as spans without blanks; empty ones are left out. */
export function spansOfLines(lines: Lines, from: number, to: number): Span[] {
  const spans: Span[] = []
  for (let line = from; line < to; line++) {
    if (lines.first[line]! < lines.end[line]!)
      spans.push({ start: lines.first[line]!, end: lines.end[line]! })
  }
  return spans
}
