// How a session asks its guard. A guard that reads the sources once is asked for each stretch that is settled, with
// what the stretch needs around it; any other guard is asked for the whole text so far, at doubling lengths.
import type { GuardLike, GuardResult, Source, VerifyOptions } from '@quantguard/core'
import { type Finding, findingOf, reportOf } from './finding.js'
import type { Part } from './outline.js'
import { type Stretch, type Window, windowOf } from './window.js'

export interface Verifier {
  /** The finding on a stretch; `null` where it would cost too much yet. Stretches follow each other. */
  stretch(text: string, parts: readonly Part[], stretch: Stretch): Promise<Finding | null>
  /** The finding on the last stretch, which ends with the text, and the report on all of it; `settled` are the others. */
  rest(text: string, parts: readonly Part[], stretch: Stretch, settled: readonly Finding[]): Promise<Ended>
}

export interface Ended {
  readonly finding: Finding
  readonly report: GuardResult
}

interface Index {
  verify(answer: string, options?: VerifyOptions): GuardResult | Promise<GuardResult>
  localeOf?(answer: string): string
}

interface Indexing {
  index(sources: readonly Source[]): Index
}

export function verifierFor(guard: GuardLike, sources: readonly Source[], options: VerifyOptions): Verifier {
  const { index } = guard as Partial<Indexing>
  if (typeof index === 'function') return windowVerifier(index.call(guard, sources), options)
  return doublingVerifier(async (text) => guard.verify(text, sources, options))
}

/** Fewer characters do not tell in which language a text is. */
const ENOUGH_TO_TELL = 300

function windowVerifier(index: Index, given: VerifyOptions): Verifier {
  let options = given
  // One language for all windows: each alone may hold too few words to tell.
  const isUndecided = () => options.locale === undefined && typeof index.localeOf === 'function'
  const chooseLocale = (text: string) => {
    if (isUndecided()) options = { ...options, locale: index.localeOf?.(text) ?? 'auto' }
  }
  const find = async ({ text, shift }: Window, { start, end }: Stretch) => {
    const within = { start: start - shift, end: end - shift }
    const report = await index.verify(text, { ...options, within })
    return findingOf(report, text, within, shift)
  }
  return {
    async stretch(text, parts, stretch) {
      const window = windowOf(text, parts, stretch)
      if (window === null || (isUndecided() && text.length < ENOUGH_TO_TELL)) return null
      chooseLocale(text)
      return find(window, stretch)
    },
    async rest(text, parts, stretch, settled) {
      chooseLocale(text)
      const finding = await find(windowOf(text, parts, stretch) ?? { text, shift: 0 }, stretch)
      return { finding, report: reportOf([...settled, finding]) }
    },
  }
}

function doublingVerifier(verify: (text: string) => Promise<GuardResult>): Verifier {
  let verifiedTo = 0
  return {
    async stretch(text, _parts, { start, end, lookedTo }) {
      if (lookedTo < 2 * verifiedTo) return null
      verifiedTo = lookedTo
      const known = text.slice(0, lookedTo)
      return findingOf(await verify(known), known, { start, end }, 0)
    },
    async rest(text, _parts, { start, end }) {
      const report = await verify(text)
      return { finding: findingOf(report, text, { start, end }, 0), report }
    },
  }
}
