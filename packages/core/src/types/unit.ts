// What a unit is, as data.
import type { Rational } from './rational.js'

/**
 * One reading of a written unit. A value in the unit becomes a value in the base unit of its dimension by
 * `value * factor + offset`.
 */
export interface Unit {
  /** Canonical symbol, the one that is printed: `ms`, `mg/dL`, `USD`, `GiB`. */
  readonly id: string
  /**
   * What may be compared with what: `time`, `data_decimal`, `data_binary`, `currency:USD`, `percentage`,
   * or for compounds a canonical product of powers such as `mass/volume`. Two units are commensurable
   * exactly when their dimensions are the same string.
   */
  readonly dimension: string
  readonly factor: Rational
  readonly offset: Rational
}
