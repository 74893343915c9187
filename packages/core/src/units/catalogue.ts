// All units as plain data, for documentation and audits.
import type { Rational } from '../types/rational.js'
import { type Measure, measuresOf } from './measure.js'
import { allRows } from './rows.js'

export interface UnitEntry {
  readonly id: string
  readonly dimension: string
  /** Exact, as a fraction: `1143/1250`. */
  readonly factor: string
  /** Value in the base unit at the zero of the unit's scale. */
  readonly offset: string
  readonly symbols: readonly string[]
  readonly names: readonly string[]
  /** Letters of the prefixes it takes; `D` is deca, `i` all binary ones. */
  readonly prefixes: string
  readonly source: string
}

const fraction = (r: Rational): string => (r.den === 1 ? String(r.num) : `${r.num}/${r.den}`)

/** One entry a row of the tables; prefixed units are not listed. */
export function unitTables(): readonly UnitEntry[] {
  return allRows().map((row) => {
    const { unit } = measuresOf(row, null)[0] as Measure
    return {
      id: row.id,
      dimension: unit.dimension,
      factor: fraction(unit.factor),
      offset: fraction(unit.offset),
      symbols: row.symbols.map((form) => form.text),
      names: row.names.map((form) => form.text),
      prefixes: row.prefixes,
      source: row.source,
    }
  })
}
