// The limits of the decision table.

export const DECISION = {
  /** A rival bound better than the supporter by this much takes the claim over. */
  rivalLead: 0.15,
  /** A claim of many words needs a longer lead: this much of their weight. */
  perWeight: 0.13,
  /** Each digit of a value beyond two makes it less likely to stand there by chance, and adds this. */
  perDigit: 0.05,
  /** A whole date hardly stands there by chance. */
  wholeDate: 0.8,
  /** Below this covered share of its words a claim has no evidence to contradict it. */
  contradictionCover: 0.25,
  /** Two statements this close in score, in different chunks, with different values, are in conflict. */
  conflictMargin: 0.25,
  /** How alike the words of two conflicting statements are, at least. */
  conflictLikeness: 0.5,
  conflictLikenessSameChunk: 0.8,
  /** Or how many of the claim's words both have, and which share of their weight. */
  conflictShared: 3,
  conflictCover: 0.75,
  /** A point inside a range of the sources counts only where the two are bound at least this well. */
  permittedCover: 0.3,
  /** Candidates that are related and kept in the result. */
  keptCandidates: 8,
  /** Entries that are looked through for the claim's figure with another unit. */
  mostSearched: 4000,
} as const
