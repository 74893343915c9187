// What a word can be to the readers, as bits.

/** A word has any number of these. */
export const Class = {
  cardinal: 1,
  scale: 1 << 1,
  ordinal: 1 << 2,
  fraction: 1 << 3,
  multiple: 1 << 4,
  collective: 1 << 5,
  joiner: 1 << 6,
  zero: 1 << 7,
  /** Ends a phrase that stands before a number: bound, hedge, opening of a range. */
  phrase: 1 << 8,
  month: 1 << 9,
  weekday: 1 << 10,
  season: 1 << 11,
  /** Any other word that a date, a time or an identifier can begin with. */
  dateWord: 1 << 12,
  part: 1 << 13,
  yearCue: 1 << 14,
  stop: 1 << 15,
  up: 1 << 16,
  down: 1 << 17,
  /** `a`, `an`: one before a scale, collective or fraction. */
  article: 1 << 18,
  times: 1 << 19,
  /** Begins a phrase that stands behind a number: `or more`, `to`, `out of`, `plus or minus`. */
  after: 1 << 20,
  negation: 1 << 21,
  minus: 1 << 22,
  point: 1 << 23,
  per: 1 << 24,
  /** Ends in a full stop without ending a sentence. */
  abbreviation: 1 << 25,
  /** Speaks of time that went by: makes `2:21:09` a duration. */
  elapsed: 1 << 26,
  /** Between a part and what it is of. */
  of: 1 << 27,
  ordinalPrefix: 1 << 28,
  counter: 1 << 29,
  tenth: 1 << 30,
  /** A plural that does not end in s. */
  plural: 1 << 31,
} as const
