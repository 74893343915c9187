// A text as its reader sees it: blocks, sentences, tables, citation markers. All spans are in the cleaned text.
import type { Span } from './span.js'
import type { Tokens } from './tokens.js'

/** The text that is scanned, and the way back to the text that was given. */
export interface CleanText {
  readonly original: string
  /** Equal to `original` where nothing had to be cleaned. */
  readonly text: string
  /** Breakpoints of the offset map, ascending; both empty where the two texts are equal. */
  readonly cleanAt: readonly number[]
  readonly originalAt: readonly number[]
}

export type BlockKind = 'paragraph' | 'item' | 'heading' | 'pair' | 'table' | 'code' | 'quote'

export interface Block extends Span {
  readonly kind: BlockKind
  /** Heading level or nesting depth of a list item; 0 elsewhere. */
  readonly level: number
  /** Blocks (headings, or the lead-in line of a list) that this block stands under, outermost first. */
  readonly under: readonly number[]
  /** For `pair`: the key, or the path of keys, outermost first, that names the value. */
  readonly keys: readonly string[]
  /** The list number or bullet of an item, or the section number of a heading: never a quantity. */
  readonly marker: Span | null
  /** Sentences of the block, as a range of indices into `TextDocument.sentences`. */
  readonly firstSentence: number
  readonly lastSentence: number
  /** For `table`: index into `TextDocument.tables`; -1 elsewhere. */
  readonly table: number
}

export interface Sentence extends Span {
  readonly block: number
}

export interface TableCell extends Span {
  readonly row: number
  readonly column: number
  readonly rowSpan: number
  readonly columnSpan: number
  readonly header: boolean
}

export type TableFormat = 'markdown' | 'html' | 'delimited' | 'fixed' | 'json' | 'linear'

export interface Table extends Span {
  readonly format: TableFormat
  readonly rows: number
  readonly columns: number
  /** Rows at the top, and columns at the left, that name the others. */
  readonly headerRows: number
  readonly headerColumns: number
  readonly cells: readonly TableCell[]
  /** Lines before and after the table that speak of all of it: title, "in thousands", footnotes. */
  readonly caption: readonly Span[]
  readonly notes: readonly Span[]
}

/** A pointer to a chunk: `[1]`, `[S01]`, `(source: S01)`, a footnote mark. */
export interface CitationMarker extends Span {
  /** The ids or numbers named, as written, in order; a range is spelled out. */
  readonly ids: readonly string[]
  /** Set where the marker stands before what it covers: `According to [S02], ...`, `From S03:`. */
  readonly leads?: true
}

/** A footnote's mark in the text, and the note it leads to, where that note is prose and names no chunk. */
export interface Footnote extends Span {
  readonly note: Span
}

export interface TextDocument {
  readonly clean: CleanText
  readonly tokens: Tokens
  readonly blocks: readonly Block[]
  readonly sentences: readonly Sentence[]
  readonly tables: readonly Table[]
  readonly citations: readonly CitationMarker[]
  /**
   * What is a citation only if a chunk has that id: `[FAQ]`, `[2024]`, `(S01)`, `S03 gives ...`. In order;
   * whoever knows the ids adds those that name one to `citations`.
   */
  readonly mentions?: readonly CitationMarker[]
  readonly footnotes?: readonly Footnote[]
  /** Places that hold no statements: code, URLs, markup, list numbers, citation markers. Ascending. */
  readonly opaque: readonly Span[]
  /** Offsets that no quantity may cross (edges of cells, keys and blocks). Ascending. */
  readonly fences: readonly number[]
}
