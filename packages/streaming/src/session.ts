// One text that grows: fragments in, settled verdicts out, the report of the whole at the end.
import type {
  GuardLike,
  GuardResult,
  Patch,
  Source,
  VerificationResult,
  VerifyOptions,
} from '@quantguard/core'
import { Boundaries } from './boundaries.js'
import type { Unfinished } from './errors.js'

type Verify = (text: string) => GuardResult | Promise<GuardResult>

/** What a fragment settled. */
export interface Settlement {
  /** In text order. */
  readonly results: readonly VerificationResult[]
  /** The corrections of these results. */
  readonly patches: readonly Patch[]
}

export interface Ending extends Settlement {
  /** The verdict on the whole text. */
  readonly report: GuardResult
}

const NOTHING: Settlement = { results: [], patches: [] }

/** Takes the fragments of one answer. Not for use by two streams at once. */
export class StreamSession {
  private readonly verify: Verify
  private readonly boundaries = new Boundaries()
  private readonly results: VerificationResult[] = []
  text = ''
  /** Everything before this offset is settled. */
  settledTo = 0

  constructor(guard: GuardLike, sources: readonly Source[], options: VerifyOptions) {
    this.verify = reader(guard, sources, options)
  }

  /** The claims that this fragment settled. */
  async push(fragment: string): Promise<Settlement> {
    this.text += fragment
    this.boundaries.read(this.text)
    const { settledTo, closedTo } = this.boundaries
    if (settledTo <= this.settledTo) return NOTHING
    const report = await this.verify(this.text.slice(0, closedTo))
    return this.settle(report, settledTo)
  }

  /** Settles what is left and gives the report of the whole text. */
  async end(): Promise<Ending> {
    const report = await this.verify(this.text)
    return { ...this.settle(report, this.text.length + 1), report }
  }

  /** What is known when the text stops here. */
  unfinished(): Unfinished {
    const { text, settledTo, results } = this
    return { text, settledTo, unsettled: text.slice(settledTo), results }
  }

  private settle(report: GuardResult, to: number): Settlement {
    const isNew = ({ start }: { readonly start: number }) => start >= this.settledTo && start < to
    const results = report.results.filter(isNew)
    const patches = report.patches.filter(isNew)
    this.settledTo = Math.min(to, this.text.length)
    this.results.push(...results)
    return { results, patches }
  }
}

interface Indexing {
  index(sources: readonly Source[]): {
    verify(answer: string, options?: VerifyOptions): GuardResult | Promise<GuardResult>
  }
}

/** Reads the sources once where the guard can. */
function reader(guard: GuardLike, sources: readonly Source[], options: VerifyOptions): Verify {
  const indexing = guard as Partial<Indexing>
  if (typeof indexing.index !== 'function') return (text) => guard.verify(text, sources, options)
  const index = indexing.index(sources)
  return (text) => index.verify(text, options)
}
