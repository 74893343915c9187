// What the reader found: one family for everything that is a set of values, one for identifiers.
import type { Interval, Rational } from './rational.js'
import type { Span } from './span.js'
import type { Unit } from './unit.js'

export type QuantityKind =
  | 'number'
  | 'percentage'
  | 'money'
  | 'measurement'
  | 'duration'
  | 'ratio'
  | 'multiple'
  | 'ordinal'
  | 'range'
  | 'bound'
  | 'date'
  | 'time'
  | 'reference'

export type Comparator = 'lt' | 'lte' | 'gt' | 'gte'

/**
 * A hedge says how exactly the writer meant it. `about` widens both ways; `over` and `under` (also
 * "just over", "nearly") put the true value on one side, near the number.
 */
export type Hedge = 'about' | 'over' | 'under'

/** A calendar value. Absent parts were not written. `text` is ISO 8601, partial where the source is. */
export interface DateValue {
  /** `2024-03-01`, `2024-03`, `2024`, `2023-Q3`, `2024-H1`, `FY2024`, `--03-01` (no year), `199X`, `20XX`. */
  readonly iso: string
  /** First day and day after the last, counted from 1970-01-01; `null` where the year is not known. */
  readonly firstDay: number | null
  readonly endDay: number | null
  readonly year: number | null
  readonly month: number | null
  readonly day: number | null
  /** The other reading of an ambiguous day/month order. */
  readonly other?: DateValue
  /** Set where the text names an impossible date (30 February): it is read, and never verified. */
  readonly impossible?: boolean
}

/** A time of day. `seconds` counts from midnight as written; `zone` is the offset from UTC in minutes. */
export interface TimeValue {
  readonly seconds: number
  /** How finely it was written, in seconds: 60 for `14:30`, 3600 for `2 pm`. */
  readonly grain: number
  readonly zone: number | null
}

/** An identifier of a document or of a part of one, split into the parts that must agree. */
export interface ReferenceValue {
  /** `3gpp`, `rfc`, `iso`, `cve`, `version`, `section`, ... : one entry in the table of families. */
  readonly family: string
  /** Canonical document, `TS 38.331`; empty for a bare section. */
  readonly document: string
  /** Edition, year or release of the document, as written; empty where absent. */
  readonly edition: string
  /** Kind of the part: `section`, `article`, `table`; empty where only the document is named. */
  readonly part: string
  /** The part's number, split at its dots and brackets: `5.3.5.4` is `['5','3','5','4']`. */
  readonly path: readonly string[]
  /** Path of the last of several parts or versions: `93` in `pp. 88-93`, `3.12` in `Python 3.9 through 3.12`. */
  readonly lastPath?: readonly string[]
}

/** The counted thing of a bare number: `tasks` in `484 tasks`. */
export interface CountedNoun extends Span {
  /** Lower case, light stem. */
  readonly stem: string
}

/**
 * A quantity as read, before anybody asks what it is about. All spans are in the cleaned text. Values are
 * after scale words (`1.2 million` is 1200000) and in the written unit.
 */
export interface Quantity extends Span {
  readonly kind: QuantityKind
  /** Tokens from (inclusive) and to (exclusive). */
  readonly firstToken: number
  readonly lastToken: number
  /** The written set: a point has `low` equal to `high`. Precision and hedges are not in it. */
  readonly interval: Interval
  /** The point, where it is one. */
  readonly value: Rational | null
  readonly comparator: Comparator | null
  readonly hedge: Hedge | null
  /** Half a unit of the last written place, after scale words; zero where the writing is exact (words, years). */
  readonly precision: Rational
  /** Digits written behind the decimal mark, and the scale word's factor: what a correction has to keep. */
  readonly decimals: number
  readonly scale: Rational
  /** The numeral alone, without sign words, unit, hedge: what a correction replaces. For a range, of each end. */
  readonly numerals: readonly Span[]
  /** Every reading of the unit, most likely first; empty for a bare number. */
  readonly units: readonly Unit[]
  /** Where the unit is written; `null` for a bare number. */
  readonly unitSpan: Span | null
  readonly noun: CountedNoun | null
  /** `±` part, where one is written. */
  readonly tolerance: Rational | null
  readonly date: DateValue | null
  readonly time: TimeValue | null
  readonly reference: ReferenceValue | null
  /** The other value where a separator can be read in two ways (`1.226`). */
  readonly otherValue: Rational | null
}
