// An amount while it is read: what readers behind and before the number add to it.
import { add, multiply, ZERO } from '../math/index.js'
import type { CountedNoun, Rational, Span, Unit } from '../types/index.js'

export type AmountShape = 'number' | 'ordinal' | 'ratio' | 'multiple'

/** One number with what belongs to it. Ranges, bounds and tolerances are made of amounts. */
export interface Amount extends Span {
  readonly value: Rational
  /** The other reading of a separator, in the same sign and scale. */
  readonly other: Rational | null
  readonly decimals: number
  readonly precision: Rational
  readonly scale: Rational
  readonly numerals: readonly Span[]
  readonly units: readonly Unit[]
  readonly unitSpan: Span | null
  readonly noun: CountedNoun | null
  readonly shape: AmountShape
  readonly isSigned: boolean
  /** The currency stands before the number. */
  readonly isPrefixed: boolean
  readonly firstToken: number
  readonly lastToken: number
}

export type Draft = { -readonly [Key in keyof Amount]: Amount[Key] }

export function scaleDraft(draft: Draft, factor: Rational, lastToken: number): void {
  draft.value = multiply(draft.value, factor)
  draft.other = draft.other === null ? null : multiply(draft.other, factor)
  draft.precision = multiply(draft.precision, factor)
  draft.scale = multiply(draft.scale, factor)
  draft.lastToken = lastToken
}

/** Adds an exact part: `and a half`. */
export function addPart(
  draft: Draft,
  part: { readonly value: Rational; readonly lastToken: number } | null,
): void {
  if (part === null) return
  draft.value = add(draft.value, part.value)
  draft.other = null
  draft.precision = ZERO
  draft.lastToken = part.lastToken
}
