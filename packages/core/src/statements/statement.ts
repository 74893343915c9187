// A statement: a quantity and what it is about. Answer and sources are read into the same shape.
import type { DateValue, Quantity } from '../types/index.js'
import type { WordList } from './word-list.js'

/** Words from outside the sentence (heading, key, table header) and how much they weigh. */
export interface Scope {
  readonly words: WordList
  readonly weight: number
}

/** A table cell's place; statements of one table are parallel by row or column. */
export interface CellPlace {
  readonly table: number
  readonly row: number
  readonly column: number
}

export interface Statement {
  readonly quantity: Quantity
  /** Sentence of the document; -1 inside a table. */
  readonly sentence: number
  readonly block: number
  readonly cell: CellPlace | null
  /** Words of the sentence or cell. */
  readonly words: WordList
  /** Segment of the quantity inside `words`. */
  readonly segment: number
  /** How many quantities stand before this one in its sentence. */
  readonly order: number
  readonly sentenceShape: SentenceShape
  readonly scopes: readonly Scope[]
  /** Dates that say when; most specific first. */
  readonly periods: readonly DateValue[]
  /** True where the period is written with the value, not taken from a heading or another clause. */
  readonly periodIsOwn: boolean
  readonly statistic: number
  readonly modality: number
  readonly cue: number
  readonly role: number
  /** -1 down, 1 up, 0 none. */
  readonly direction: number
  readonly negated: boolean
  /** -1 where the value is what something moved from, 1 where it moved to, 0 elsewhere. */
  readonly shift: number
}

/** Quantities of one lane separate words from each other; those of another lane do not. */
export const Lane = { value: 0, date: 1, reference: 2 } as const

/** Where the quantities of one lane stand in a sentence. */
export interface LaneShape {
  /** 1 where a segment holds a quantity of the lane. */
  readonly busy: Uint8Array
  /** Number of busy segments before each segment. */
  readonly busyBefore: Int32Array
  readonly firstBusySegment: number
  /** First token of the first quantity of the lane: the subject area ends there. */
  readonly firstToken: number
}

/** What the quantities of one sentence share: where they stand. */
export interface SentenceShape {
  /** Segment of each quantity of the sentence. */
  readonly segments: readonly number[]
  /** First token and token after the last of each quantity. */
  readonly firstToken: readonly number[]
  readonly lastToken: readonly number[]
  readonly lane: readonly number[]
  /** First token of the sentence. */
  readonly startToken: number
  /** By lane. */
  readonly lanes: readonly LaneShape[]
  /** Per quantity: its segment names a subject of its own in front of it. */
  readonly ownSubject: readonly boolean[]
  /** Per quantity: it stands alone in its segment, as in brackets; its neighbours' words are its own. */
  readonly standsAlone: readonly boolean[]
  /** Per quantity: token of a counted noun that it takes over from a quantity before it; -1 without one. */
  readonly inheritedNoun: readonly number[]
  /** Per quantity: a reference that opens its sentence has all words up to this token; else 0. */
  readonly reach: readonly number[]
}
