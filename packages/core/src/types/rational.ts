// Exact numbers and sets of them. The arithmetic lives in `math`; the shapes live here so that data can use them.

/**
 * An exact fraction in lowest terms with a positive denominator. Both parts are safe integers where they
 * fit and bigint where they do not; `math` is the only room that looks inside.
 */
export interface Rational {
  readonly num: number | bigint
  readonly den: number | bigint
}

/** A set of values with open, closed or absent ends. `null` is an absent end: no limit on that side. */
export interface Interval {
  readonly low: Rational | null
  readonly high: Rational | null
  readonly lowOpen: boolean
  readonly highOpen: boolean
}
