// Units in running text: called behind every number, so that the usual answer, none, has to be cheap.
import type { Unit } from '../types/unit.js'
import { unitsOfExpression } from './compound.js'
import { createExpressionReader } from './expression.js'
import { otherForms } from './forms.js'

export interface UnitReading {
  /** Where the expression ends. */
  readonly end: number
  /** Every reading, most likely first; never empty. */
  readonly units: readonly Unit[]
  /** The form is also an English word or letter (`in`, `a`, `c`): it is a unit only right behind a digit. */
  readonly weak?: boolean
}

export interface UnitReader {
  /**
   * Reads the longest unit expression that starts exactly at `start` and ends at `end` or before.
   *
   * ```
   * a flow of 12.5 L/min at most
   *                ^    ^
   *            start    end of the reading
   * ```
   *
   * `null` where none starts there. Blanks and hyphens between number and unit are the caller's to skip.
   */
  read(text: string, start: number, end: number): UnitReading | null
}

/** Expressions whose units are kept, so that `mg/dL` is multiplied out once and not at every place. */
const KEPT_EXPRESSIONS = 2000

/**
 * A reader of English unit names, all symbols, and the names of other languages.
 *
 * @param names Words, lower case, to canonical symbols: `{ kilometer: 'km' }`.
 * @example createUnitReader([]).read('5 km/h', 2, 6) // { end: 6, units: [km/h] }
 */
export function createUnitReader(names: readonly Readonly<Record<string, string>>[]): UnitReader {
  const found = createExpressionReader(names.length > 0 ? otherForms(names) : null)
  let kept = new Map<string, UnitReading>()
  return {
    read(text, start, end) {
      if (!found.read(text, start, end, false)) return null
      const written = text.slice(start, found.end)
      const before = kept.get(written)
      if (before !== undefined) return before.end === found.end ? before : { ...before, end: found.end }
      const units = unitsOfExpression(found)
      if (units.length === 0) return null
      const first = found.parts[0]
      const alone = found.count === 1 && first?.exponent === 1 && first.prefix === null
      const reading = { end: found.end, units, ...(alone && first.entry?.weak && { weak: true }) }
      if (kept.size >= KEPT_EXPRESSIONS) kept = new Map()
      kept.set(written, reading)
      return reading
    },
  }
}
