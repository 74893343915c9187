// What is known of a text while it is being read: its lines, and the blocks, tables and places found so far.
import type { BlockKind, CleanText, Span, Table } from '../types/index.js'
import { breaksOf } from './line-breaks.js'
import type { Lines } from './lines.js'
import type { Marks } from './marks.js'
import { Outline } from './outline.js'

/** A block before its sentences are known. */
export interface DraftBlock {
  kind: BlockKind
  start: number
  end: number
  level: number
  under: readonly number[]
  keys: readonly string[]
  marker: Span | null
  table: number
  /** Where its sentences are; an empty span where it has none. */
  speech: Span
  /** Line breaks at which a sentence ends, ascending. */
  breaks: readonly number[]
}

/** Code is no text; in data brackets are no citations; in cells of a table names cite nothing. */
export interface Region extends Span {
  readonly kind: 'code' | 'data' | 'cells'
}

/** A footnote or an entry of a list of sources. */
export interface Definition {
  /** The label behind a mark that tells its kind: `[1`, `^1`, `(1`, `¹1`. */
  readonly label: string
  /** Ids that the entry names; empty where it is prose. */
  readonly ids: readonly string[]
  readonly note: Span
}

const NONE: readonly never[] = []

export class Page {
  readonly clean: CleanText
  readonly text: string
  readonly lines: Lines
  readonly marks: Marks
  readonly blocks: DraftBlock[] = []
  readonly tables: Table[] = []
  readonly opaque: Span[] = []
  readonly fences: number[] = []
  readonly regions: Region[] = []
  readonly definitions: Definition[] = []
  /** Cells that name a source: the bodies of a column headed `Source`. */
  readonly sourceCells: Span[] = []
  readonly outline = new Outline()
  /** Up to here it is known that no JSON can be read, because a reader failed there. */
  jsonFailedUntil = 0
  /** Set behind a heading such as `References:` until the next heading. */
  inReferences = false
  /** The last marker of the open lists, by their indent: a list goes on with the next number. */
  readonly listMarkers = new Map<number, { readonly kind: string; readonly value: number }>()
  /** The text is XML: attributes of its tags are data. */
  isXml = false
  /** The last line of the last block. */
  lastLine = -2
  /** Contents of brackets inside lines, with their first places. */
  #cited: ReadonlyMap<string, number> | null = null
  /** First line of the block that the next line may go on with; -1 where the last block is closed. */
  #openLine = -1
  /** For each reader of tables, the line up to which it has looked in vain, so that no line is weighed twice. */
  readonly #weighed = new Map<string, number>()

  constructor(clean: CleanText, lines: Lines, marks: Marks) {
    this.clean = clean
    this.text = clean.text
    this.lines = lines
    this.marks = marks
  }

  /** Adds a block and returns its index. Blocks come in the order of the text. */
  add(kind: BlockKind, start: number, end: number, given: Partial<DraftBlock> = {}): number {
    this.close()
    this.blocks.push({
      kind,
      start,
      end,
      level: given.level ?? 0,
      under: given.under ?? this.outline.under(),
      keys: given.keys ?? NONE,
      marker: given.marker ?? null,
      table: given.table ?? -1,
      speech: given.speech ?? { start, end },
      breaks: NONE,
    })
    return this.blocks.length - 1
  }

  /** Adds a block of one line that the following lines may go on with. */
  open(kind: BlockKind, line: number, speechStart: number, given: Partial<DraftBlock> = {}): number {
    const end = this.lines.end[line]!
    given.speech = { start: speechStart, end }
    const block = this.add(kind, given.start ?? this.lines.first[line]!, end, given)
    this.#openLine = line
    this.lastLine = line
    return block
  }

  /** Whether a block is open and ends on the line before. */
  isOpenBefore(line: number): boolean {
    return this.#openLine >= 0 && this.lastLine === line - 1
  }

  /** Adds a line to the open block. */
  extend(line: number): void {
    const block = this.blocks[this.blocks.length - 1]!
    block.end = this.lines.end[line]!
    block.speech = { start: block.speech.start, end: block.end }
    this.lastLine = line
  }

  /** Closes the open block: nothing goes on with it. */
  close(): void {
    if (this.#openLine < 0) return
    const block = this.blocks[this.blocks.length - 1]!
    block.breaks = breaksOf(this.text, this.lines, this.#openLine, this.lastLine, block.speech.start)
    this.#openLine = -1
  }

  /** Whether square brackets with this content stand in the text before a place, and not at the start of a line. */
  isCitedBefore(label: string, offset: number): boolean {
    this.#cited ??= citedLabels(this.text, this.marks)
    const first = this.#cited.get(label)
    return first !== undefined && first < offset
  }

  /** Whether a reader has already decided that no table starts at a line. */
  isWeighed(reader: string, line: number): boolean {
    return line < (this.#weighed.get(reader) ?? 0)
  }

  /** Says that no table of a reader starts before a line; returns the line that was asked about. */
  weigh(reader: string, line: number, until: number): number {
    this.#weighed.set(reader, until)
    return line
  }

  get last(): DraftBlock | undefined {
    return this.blocks[this.blocks.length - 1]
  }
}

const LONGEST_LABEL = 30

function citedLabels(text: string, marks: Marks): ReadonlyMap<string, number> {
  const labels = new Map<string, number>()
  for (let i = 0; i < marks.count; i++) {
    const at = marks.at[i]!
    if (marks.code[i] !== 91 || at === 0 || text.charCodeAt(at - 1) === 10) continue
    let end = at + 1
    while (end - at <= LONGEST_LABEL && end < text.length && text.charCodeAt(end) !== 93) end++
    const label = text.slice(at + 1, end)
    if (text.charCodeAt(end) === 93 && !labels.has(label)) labels.set(label, at)
  }
  return labels
}
