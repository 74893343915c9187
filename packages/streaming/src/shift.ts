// Moves what was found in a window to its place in the text.
import type { Patch, Span, VerificationResult } from '@quantguard/core'

/** A result at its place in the text. `explanation` and `trace` stay unwritten until somebody reads them. */
export function shiftResult(result: VerificationResult, by: number): VerificationResult {
  if (by === 0) return result
  return Object.defineProperties({} as VerificationResult, {
    ...Object.getOwnPropertyDescriptors(result),
    start: plain(result.start + by),
    end: plain(result.end + by),
    claim: plain({ ...result.claim, ...moved(result.claim, by) }),
  })
}

export function shiftPatch(patch: Patch, by: number): Patch {
  return { ...patch, ...moved(patch, by) }
}

const moved = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by })

const plain = (value: unknown): PropertyDescriptor => ({
  value,
  enumerable: true,
  configurable: true,
  writable: true,
})
