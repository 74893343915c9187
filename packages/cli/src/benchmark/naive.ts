// The baseline that the guard is measured against: do the digits of the answer stand anywhere in the sources?
import type { Source } from '@quantguard/core'

const NUMERAL = /\d+(?:[.,]\d+)*/g

/**
 * True when every numeral of the answer occurs in some source as written. It knows no units, no subjects and
 * no rounding: this is what the guard exists to improve on.
 *
 *     "User B paid $20."   with   ["User A paid $20."]   is valid to it
 */
export function naiveIsValid(answer: string, sources: readonly Source[]): boolean {
  const texts = sources.map((source) => (typeof source === 'string' ? source : source.text))
  const numerals = answer.match(NUMERAL) ?? []
  return numerals.every((numeral) => texts.some((text) => text.includes(numeral)))
}
