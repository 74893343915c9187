// How a session asks its guard. A guard that reads the sources once is asked for each stretch that is settled, with
// what the stretch needs around it; any other guard is asked for the whole text so far, at doubling lengths.
import type {
  GuardLike,
  GuardResult,
  Patch,
  Source,
  VerificationResult,
  VerifyOptions,
} from '@quantguard/core'
import type { Part } from './outline.js'
import { shiftPatch, shiftResult } from './shift.js'
import { windowOf } from './window.js'

/** A stretch of whole parts: from the part `first` to the part before `last`, which begins at `end`. */
export interface Stretch {
  readonly first: number
  readonly start: number
  readonly end: number
  /** The text to look at ends here. */
  readonly lookedTo: number
}

export interface Found {
  readonly results: readonly VerificationResult[]
  readonly patches: readonly Patch[]
}

export interface Verifier {
  /** The verdicts on a stretch, `null` where it is not worth the cost yet. */
  stretch(text: string, parts: readonly Part[], stretch: Stretch): Promise<Found | null>
  whole(text: string): Promise<GuardResult>
}

interface Index {
  verify(answer: string, options?: VerifyOptions): GuardResult | Promise<GuardResult>
}

interface Indexing {
  index(sources: readonly Source[]): Index
}

export function verifierFor(guard: GuardLike, sources: readonly Source[], options: VerifyOptions): Verifier {
  const { index } = guard as Partial<Indexing>
  if (typeof index === 'function') return windowVerifier(index.call(guard, sources), options)
  return doublingVerifier(async (text) => guard.verify(text, sources, options))
}

function windowVerifier(index: Index, options: VerifyOptions): Verifier {
  return {
    async stretch(text, parts, { first, start, end, lookedTo }) {
      const window = windowOf(text, parts, first, lookedTo)
      const report = await index.verify(window.text, options)
      return within(report, window.shift, start, end)
    },
    whole: async (text) => index.verify(text, options),
  }
}

function doublingVerifier(verify: (text: string) => Promise<GuardResult>): Verifier {
  let verifiedTo = 0
  return {
    async stretch(text, _parts, { start, end, lookedTo }) {
      if (lookedTo < 2 * verifiedTo) return null
      verifiedTo = lookedTo
      return within(await verify(text.slice(0, lookedTo)), 0, start, end)
    },
    whole: verify,
  }
}

/** What a report says of `[start, end)` of the text. */
export function within({ results, patches }: GuardResult, shift: number, start: number, end: number): Found {
  const isWithin = (found: { readonly start: number }) =>
    found.start + shift >= start && found.start + shift < end
  return {
    results: results.filter(isWithin).map((result) => shiftResult(result, shift)),
    patches: patches.filter(isWithin).map((patch) => shiftPatch(patch, shift)),
  }
}
