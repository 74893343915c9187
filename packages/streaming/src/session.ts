// One text that grows: fragments in, settled verdicts out, the report of the whole at the end.
import type { GuardLike, GuardResult, Source, VerificationResult, VerifyOptions } from '@quantguard/core'
import { Boundaries } from './boundaries.js'
import type { Unfinished } from './errors.js'

type Verify = (text: string) => GuardResult | Promise<GuardResult>

/** Takes the fragments of one answer. Not for use by two streams at once. */
export class StreamSession {
  private readonly verify: Verify
  private readonly boundaries = new Boundaries()
  private readonly results: VerificationResult[] = []
  private settledTo = 0
  text = ''

  constructor(guard: GuardLike, sources: readonly Source[], options: VerifyOptions) {
    this.verify = reader(guard, sources, options)
  }

  /** The claims that this fragment settled, in text order. */
  async push(fragment: string): Promise<readonly VerificationResult[]> {
    this.text += fragment
    this.boundaries.read(this.text)
    const { settledTo, closedTo } = this.boundaries
    if (settledTo <= this.settledTo) return []
    const report = await this.verify(this.text.slice(0, closedTo))
    return this.settle(report, settledTo)
  }

  /** Settles what is left and gives the report of the whole text. */
  async end(): Promise<{ readonly settled: readonly VerificationResult[]; readonly report: GuardResult }> {
    const report = await this.verify(this.text)
    return { settled: this.settle(report, this.text.length + 1), report }
  }

  /** What is known when the text stops here. */
  unfinished(): Unfinished {
    const { text, settledTo, results } = this
    return { text, settledTo, unsettled: text.slice(settledTo), results }
  }

  private settle(report: GuardResult, to: number): readonly VerificationResult[] {
    const settled = report.results.filter((result) => result.start >= this.settledTo && result.start < to)
    this.settledTo = Math.min(to, this.text.length)
    this.results.push(...settled)
    return settled
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
