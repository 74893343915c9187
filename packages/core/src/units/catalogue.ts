// All units as plain data, for documentation and audits.
import { measuresOf } from './measure.js'
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

/** One entry a row of the tables; prefixed units are not listed. */
export function unitTables(): readonly UnitEntry[] {
  return allRows().map((row) => {
    const { dimension, factor, offset } = (
      measuresOf(row, null)[0] as { unit: import('../types/unit.js').Unit }
    ).unit
    const fraction = (r: { num: number | bigint; den: number | bigint }): string =>
      r.den === 1 ? String(r.num) : `${r.num}/${r.den}`
    return {
      id: row.id,
      dimension,
      factor: fraction(factor),
      offset: fraction(offset),
      symbols: row.symbols.map((form) => form.text),
      names: row.names.map((form) => form.text),
      prefixes: row.prefixes,
      source: row.source,
    }
  })
}
