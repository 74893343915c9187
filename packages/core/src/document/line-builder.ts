// Lines while they are being found: columns instead of objects, one entry a line.
import type { Tag } from '../scan/index.js'
import { trimEnd } from './codes.js'
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

export class LineBuilder {
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
