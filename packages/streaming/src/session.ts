// One text that grows: fragments in, settled verdicts out, the report of the whole at the end.
import type {
  GuardLike,
  GuardResult,
  Patch,
  Source,
  VerificationResult,
  VerifyOptions,
} from '@quantguard/core'
import type { Unfinished } from './errors.js'
import { Outline, type Part } from './outline.js'
import { type Verifier, verifierFor } from './verifiers.js'

/** What a fragment settled: verdicts in text order, and their corrections. */
export interface Settlement {
  readonly results: readonly VerificationResult[]
  readonly patches: readonly Patch[]
}

export interface Ending extends Settlement {
  /** The verdict on the whole text. */
  readonly report: GuardResult
}

const NOTHING: Settlement = { results: [], patches: [] }

/** Takes the fragments of one answer. Not for use by two streams at once. */
export class StreamSession {
  private readonly verifier: Verifier
  private readonly outline = new Outline()
  private readonly results: VerificationResult[] = []
  private settledPart = 0
  text = ''
  /** Everything before this offset is settled. */
  settledTo = 0

  constructor(guard: GuardLike, sources: readonly Source[], options: VerifyOptions) {
    this.verifier = verifierFor(guard, sources, options)
  }

  /** The claims that this fragment settled. */
  async push(fragment: string): Promise<Settlement> {
    this.text += fragment
    // Parts begin and end with lines.
    if (!fragment.includes('\n')) return NOTHING
    const { outline } = this
    outline.read(this.text)
    const { firstOpen, parts } = outline
    if (firstOpen <= this.settledPart) return NOTHING
    const end = (parts[firstOpen] as Part).start
    const stretch = { first: this.settledPart, start: this.settledTo, end }
    const finding = await this.verifier.stretch(this.text, parts, stretch)
    if (finding === null) return NOTHING
    this.settledPart = firstOpen
    return this.settle(finding, end)
  }

  /** Settles what is left and gives the report of the whole text. */
  async end(): Promise<Ending> {
    const end = this.text.length
    const stretch = { first: this.settledPart, start: this.settledTo, end }
    const { finding, report } = await this.verifier.rest(this.text, this.outline.parts, stretch)
    return { ...this.settle(finding, end), report }
  }

  /** What is known when the text stops here. */
  unfinished(): Unfinished {
    const { text, settledTo, results } = this
    return { text, settledTo, unsettled: text.slice(settledTo), results }
  }

  private settle({ results, patches }: Settlement, to: number): Settlement {
    this.settledTo = to
    this.results.push(...results)
    return { results, patches }
  }
}
