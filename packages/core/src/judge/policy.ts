// Every number that decides how strict the judge is. Change strictness here and nowhere else.

export const POLICY = {
  /** Relative slack for measured magnitudes; the default of the `tolerance` option. */
  tolerance: 0.05,
  /** Relative slack for totals, shares and other arithmetic; the default of `arithmeticTolerance`. */
  arithmeticTolerance: 0.005,
  /** Rounding to the written precision counts up to this share of the value: `3` is not a rounding of 3.4. */
  roundingCap: 0.06,
  /** After a conversion of units, rounding to the last significant digit counts up to this share. */
  conversionCap: 0.035,
  /** `about 70` is fair for values within this share. */
  aboutWidth: 0.1,
  /** `over 70`, `just under 70`: the value lies on that side, within this share. */
  sidedWidth: 0.2,
  /** `half`, `a third`: fair for shares within this much of them. */
  wordShareWidth: 0.03,
  /** Two doubles closer than this share are the same exact value. */
  sameValue: 1e-9,
} as const
