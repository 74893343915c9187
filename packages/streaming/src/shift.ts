// Moves what was found in a window to its place in the text.
import type { Span, VerificationResult } from '@quantguard/core'

/** A result at its place in the text. `explanation` and `trace` stay unwritten until somebody reads them. */
export function shiftResult(result: VerificationResult, by: number): VerificationResult {
  if (by === 0) return result
  return Object.defineProperties({} as VerificationResult, {
    ...Object.getOwnPropertyDescriptors(result),
    start: plain(result.start + by),
    end: plain(result.end + by),
    claim: plain(shiftSpan(result.claim, by)),
  })
}

/** A patch, a sentence, an expression at its place in the text. */
export function shiftSpan<T extends Span>(found: T, by: number): T {
  return by === 0 ? found : { ...found, start: found.start + by, end: found.end + by }
}

const plain = (value: unknown): PropertyDescriptor => ({
  value,
  enumerable: true,
  configurable: true,
  writable: true,
})
