// A guard of a few lines for tests about plumbing: it looks for "number unit" by its digits and knows nothing else.
// What a verdict should be is the core's business; tests about verdicts use the core.
import type {
  AsyncGuard,
  Guard,
  GuardResult,
  Patch,
  Source,
  Status,
  VerificationResult,
  VerifyOptions,
} from '@quantguard/core'

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
      results.push(resultOf(text, span, status))
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
    return summarize(answer, results, patches)
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

function resultOf(text: string, span: { start: number; end: number }, status: Status): VerificationResult {
  const kind = 'measurement'
  return {
    ...span,
    text,
    kind,
    status,
    reason:
      status === 'VERIFIED' ? 'same_value' : status === 'CONTRADICTED' ? 'different_value' : 'no_evidence',
    explanation: `${text}: ${status}`,
    trace: [],
    claim: {
      ...span,
      text,
      kind,
      value: null,
      low: null,
      high: null,
      comparator: null,
      unit: null,
      date: null,
      base: null,
    },
    evidence: null,
    candidateEvidence: [],
    derivation: null,
    relativeError: null,
    tolerance: 0,
    citations: [],
    repair: null,
    computed: true,
  }
}

function summarize(answer: string, results: VerificationResult[], patches: Patch[]): GuardResult {
  const count = (status: Status) => results.filter((result) => result.status === status).length
  let patchedText = ''
  let at = 0
  for (const patch of patches) {
    patchedText += answer.slice(at, patch.start) + patch.replacement
    at = patch.end
  }
  return {
    schemaVersion: 1,
    isValid: results.every((result) => result.status === 'VERIFIED'),
    needsReview: results.length === 0,
    statusCounts: {
      VERIFIED: count('VERIFIED'),
      APPROXIMATE: 0,
      CONTRADICTED: count('CONTRADICTED'),
      UNSUPPORTED: count('UNSUPPORTED'),
      AMBIGUOUS: 0,
      NOT_APPLICABLE: 0,
    },
    coverage: {
      expressions: { seen: results.length, checked: results.length, leftOut: [] },
      sentences: { total: 1, read: 1, unread: 0 },
    },
    results,
    unread: [],
    patches,
    patchedText: patchedText + answer.slice(at),
  }
}
