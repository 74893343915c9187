// A guard of a few lines for tests about plumbing: it looks for "number unit" by its digits and knows nothing else.
// What a verdict should be is the core's business; tests about verdicts use the core.
import type {
  AsyncGuard,
  Guard,
  GuardResult,
  Patch,
  Reason,
  Source,
  Status,
  VerificationResult,
  VerifyOptions,
} from '@quantguard/core'
import { tinyResult, tinyVerdict } from './tiny-result.js'

const AMOUNT = /(\d+(?:\.\d+)?) ?([a-z]+)?/g

/** One call as the guard saw it. */
export interface Call {
  readonly answer: string
  readonly sources: readonly Source[]
  readonly options: VerifyOptions | undefined
}

/** VERIFIED: the same digits stand in a source; CONTRADICTED: another number of that unit does; else UNSUPPORTED. */
export class TinyGuard implements Guard {
  readonly calls: Call[] = []

  verify(answer: string, sources: readonly Source[], options?: VerifyOptions): GuardResult {
    this.calls.push({ answer, sources, options })
    const texts = sources.map((source) => (typeof source === 'string' ? source : source.text))
    const found = texts.flatMap((text) => [...text.matchAll(AMOUNT)])
    const results: VerificationResult[] = []
    const patches: Patch[] = []
    for (const match of answer.matchAll(AMOUNT)) {
      const [text, number, unit] = match
      const sameUnit = found.filter((other) => other[2] === unit)
      const status: Status = sameUnit.some((other) => other[1] === number)
        ? 'VERIFIED'
        : sameUnit.length > 0
          ? 'CONTRADICTED'
          : 'UNSUPPORTED'
      const span = { start: match.index, end: match.index + text.length }
      results.push(verdictOf(text, match.index, status))
      const [only] = sameUnit
      if (status === 'CONTRADICTED' && sameUnit.length === 1 && only !== undefined) {
        patches.push({
          ...span,
          original: text,
          replacement: only[0],
          reason: 'different_value',
          chunkId: '1',
        })
      }
    }
    return tinyResult(answer, results, { patches, patchedText: correct(answer, patches) })
  }
}

/** The same guard, answering later. */
export class TinyAsyncGuard implements AsyncGuard {
  readonly inner = new TinyGuard()

  async verify(answer: string, sources: readonly Source[], options?: VerifyOptions): Promise<GuardResult> {
    await new Promise((resolve) => setTimeout(resolve, 1))
    return this.inner.verify(answer, sources, options)
  }
}

const REASONS: Partial<Record<Status, Reason>> = { VERIFIED: 'same_value', CONTRADICTED: 'different_value' }

function verdictOf(text: string, start: number, status: Status): VerificationResult {
  return tinyVerdict({
    start,
    text,
    kind: 'measurement',
    status,
    reason: REASONS[status] ?? 'no_evidence',
    explanation: `${text}: ${status}`,
    trace: [],
  })
}

function correct(answer: string, patches: readonly Patch[]): string {
  let corrected = ''
  let at = 0
  for (const patch of patches) {
    corrected += answer.slice(at, patch.start) + patch.replacement
    at = patch.end
  }
  return corrected + answer.slice(at)
}
