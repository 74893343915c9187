// How much a word says about a quantity, by where it stands. All of binding's weights are in these tables.

/** Words of the same sentence, by the segment they stand in. */
export const SENTENCE_WEIGHTS = {
  sameSegment: 1,
  /** Same segment, with another quantity of the same kind between. */
  behindOther: 0.5,
  /** The subject area: before the first quantity of the sentence. */
  lead: 0.7,
  /** The same, where the quantity's own segment names a subject of its own. */
  leadOvershadowed: 0.25,
  /** A segment without a quantity. */
  freeSegment: 0.75,
  freeSegmentAfter: 0.55,
  /** Beside a value that stands alone in brackets: `about two thirds (327) in people over 65`. */
  besideAlone: 0.6,
  /** `420 seats on the stage and 96 in the studio`: the noun goes on. */
  inheritedNoun: 0.85,
  /** Behind a reference that opens the sentence: `Clause 9.10: the Licensee keeps a register`. */
  underReference: 0.9,
  /** A segment that belongs to another quantity. */
  otherSegment: 0.15,
} as const

/** Words from outside the sentence. */
export const SCOPE_WEIGHTS = {
  key: 0.9,
  outerKey: 0.6,
  rowHeader: 1,
  columnHeader: 1,
  rowText: 0.7,
  caption: 0.4,
  note: 0.1,
  heading: 0.45,
  belowHeading: 0.8,
  outerHeading: 0.3,
  leadIn: 0.5,
  sentenceBefore: 0.12,
  sentenceBeforePronoun: 0.5,
} as const
