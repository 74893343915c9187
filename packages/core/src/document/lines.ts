// The lines of a text. Structural HTML tags end lines as well, and say what the line between them is.
import { readTag, type Tag } from '../scan/index.js'
import type { Span } from '../types/index.js'
import { isBlank, trimEnd } from './codes.js'
import { featuresOf } from './line-features.js'
import type { Marks } from './marks.js'

/** What HTML says of a line. */
export const Role = {
  text: 0,
  heading: 1,
  item: 2,
  term: 3,
  definition: 4,
  quote: 5,
  code: 6,
  table: 7,
  /** No text: a paragraph ends here. */
  edge: 8,
} as const

export interface Lines {
  readonly count: number
  readonly start: readonly number[]
  /** Without the line break and blanks before it. */
  readonly end: readonly number[]
  /** First character that is no blank; `end` where the line is empty. */
  readonly first: readonly number[]
  /** Blanks before it; a tab counts up to the next multiple of four. */
  readonly indent: readonly number[]
  readonly role: readonly number[]
  readonly features: readonly number[]
  /** Features of any line. */
  readonly all: number
  /** Level of an HTML heading, depth of an HTML list item. */
  readonly depth: readonly number[]
  /** All tags that the cleaner left in the text. */
  readonly tags: readonly Tag[]
}

const TABLE_TAGS = new Set([
  'table',
  'tr',
  'td',
  'th',
  'thead',
  'tbody',
  'tfoot',
  'caption',
  'col',
  'colgroup',
])

class LineBuilder {
  readonly start: number[] = []
  readonly end: number[] = []
  readonly first: number[] = []
  readonly indent: number[] = []
  readonly role: number[] = []
  readonly depth: number[] = []
  readonly features: number[] = []
  all = 0
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  add(from: number, to: number, role: number, depth: number, features = -1): void {
    const text = this.#text
    let first = from
    let indent = 0
    for (; first < to; first++) {
      const code = text.charCodeAt(first)
      if (code === 32) indent++
      else if (code === 9) indent += 4 - (indent % 4)
      else if (code !== 13) break
    }
    this.start.push(from)
    const end = first === to ? to : trimEnd(text, first, to)
    this.end.push(end)
    const own = features >= 0 ? features : role === Role.table ? 0 : featuresOf(text, first, end)
    this.features.push(own)
    this.all |= own
    this.first.push(first)
    this.indent.push(indent)
    this.role.push(role)
    this.depth.push(depth)
  }

  /** All lines of a text without tags, as the tokens tell them. */
  addLines(marks: Marks): void {
    const { lineEnds, lineFeatures } = marks
    const tabs = this.#text.includes('\t')
    let from = 0
    for (let line = 0; line < lineEnds.length; line++) {
      this.add(from, lineEnds[line]!, Role.text, 0, tabs ? -1 : lineFeatures[line]!)
      from = lineEnds[line]! + 1
    }
  }

  /** The pieces of a place between line breaks. Blank pieces say nothing inside HTML. */
  addText(from: number, to: number, role: number, depth: number): void {
    let at = from
    while (at <= to) {
      const newline = this.#text.indexOf('\n', at)
      const end = newline < 0 || newline > to ? to : newline
      this.add(at, end, role, depth)
      at = end + 1
    }
  }

  edge(at: number): void {
    if (this.role[this.role.length - 1] !== Role.edge) this.add(at, at, Role.edge, 0)
  }

  lines(tags: readonly Tag[]): Lines {
    const { start, end, first, indent, role, depth, features, all } = this
    return { count: start.length, start, end, first, indent, role, depth, features, all, tags }
  }
}

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

/**
 * One line for each piece of text between structural tags.
 *
 *     <h2>Fees</h2><p>A fee of 2 %.</p><ul><li>none</li></ul><table>...</table>
 *         ^^^^ heading ^^^^^^^^^^^^^         ^^^^ item         ^^^^^^^^^^^^^^^^^^ table
 */
function readTagged(text: string, tags: readonly Tag[], builder: LineBuilder): void {
  let at = 0
  let role: number = Role.text
  let depth = 0
  let listDepth = 0
  let written = false
  const flush = (to: number): void => {
    if (blankBetween(text, at, to)) return
    builder.addText(at, to, role, depth)
    written = true
  }
  for (let i = 0; i < tags.length; i++) {
    const tag = tags[i]!
    const { name } = tag
    if (tag.kind !== 'structure' || name === 'code' || name === 'cite') continue
    flush(tag.start)
    at = tag.end
    if (TABLE_TAGS.has(name) && !tag.closing) {
      const last = lastTableTag(tags, i)
      builder.edge(tag.start)
      builder.add(tag.start, tags[last]!.end, Role.table, 0)
      builder.edge(tags[last]!.end)
      at = tags[last]!.end
      i = last
      continue
    }
    if (name === 'ul' || name === 'ol') {
      listDepth = Math.max(0, listDepth + (tag.closing ? -1 : 1))
      builder.edge(tag.start)
      role = Role.text
    } else if (name === 'p' || name === 'div' || name === 'main' || name === 'section') {
      // A paragraph inside an item that has no text yet is the item's text.
      if (role === Role.item && !tag.closing && !written) continue
      builder.edge(tag.start)
      if (role !== Role.quote) role = Role.text
    } else {
      builder.edge(tag.start)
      role = tag.closing ? Role.text : roleOf(name)
      depth = role === Role.heading ? name.charCodeAt(1) - 48 : Math.max(1, listDepth)
    }
    written = false
  }
  flush(text.length)
}

function blankBetween(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (!isBlank(code) && code !== 10) return false
  }
  return true
}

function roleOf(name: string): number {
  if (name.length === 2 && name.charCodeAt(0) === 104 && name.charCodeAt(1) <= 54 && name.charCodeAt(1) >= 49)
    return Role.heading
  if (name === 'li') return Role.item
  if (name === 'dt') return Role.term
  if (name === 'dd') return Role.definition
  if (name === 'blockquote') return Role.quote
  return name === 'pre' ? Role.code : Role.text
}

/**
 * The tag that ends the table which starts at a tag: its `</table>`, or, where a text was cut in the middle of
 * a table, the last row's end before anything that is no table.
 */
function lastTableTag(tags: readonly Tag[], first: number): number {
  let depth = 0
  let cells = 0
  let last = first
  for (let i = first; i < tags.length; i++) {
    const { name, closing, kind } = tags[i]!
    if (name === 'table') {
      depth += closing ? -1 : 1
      if (depth <= 0 && closing) return i
      last = i
    } else if (TABLE_TAGS.has(name)) {
      if (name === 'td' || name === 'th') cells = closing ? 0 : 1
      last = i
    } else if (depth === 0 && cells === 0 && kind === 'structure') break
  }
  return last
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
