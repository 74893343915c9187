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
import type { Finding } from './finding.js'
import { OpenMarks } from './open-marks.js'
import { Outline, type Part } from './outline.js'
import { Paragraph } from './paragraph.js'
import { type Verifier, verifierFor } from './verifiers.js'
import { verifyOptions } from './verify-options.js'
import type { Stretch } from './window.js'

/** What a fragment settled: verdicts in text order, and their corrections. */
export interface Settlement {
  readonly results: readonly VerificationResult[]
  readonly patches: readonly Patch[]
}

export interface Ending extends Settlement {
  /** The verdict on the whole text. */
  readonly report: GuardResult
}

export interface SessionOptions extends VerifyOptions {
  readonly endnotes?: boolean
}

const NOTHING: Settlement = { results: [], patches: [] }

/** Takes the fragments of one answer. Not for use by two streams at once. */
export class StreamSession {
  private readonly verifier: Verifier
  private readonly outline = new Outline()
  private readonly results: VerificationResult[] = []
  private readonly findings: Finding[] = []
  private readonly cited: boolean
  private readonly marks: OpenMarks | null
  private paragraph = new Paragraph(0)
  text = ''
  /** Everything before this offset is settled. */
  settledTo = 0

  constructor(guard: GuardLike, sources: readonly Source[], options: SessionOptions) {
    this.verifier = verifierFor(guard, sources, verifyOptions(options))
    this.cited = options.citations !== 'ignore'
    this.marks = options.endnotes === false ? null : new OpenMarks(sources)
  }

  /** The claims that this fragment settled. */
  async push(fragment: string): Promise<Settlement> {
    this.text += fragment
    if (fragment.includes('\n')) this.outline.read(this.text)
    this.marks?.read(this.text)
    const limit = this.marks?.first ?? Infinity
    const { part, lookedTo } = this.outline.firstOpen(limit)
    const { parts } = this.outline
    const whole = part === 0 ? 0 : (parts[part] as Part).start
    if (whole > this.settledTo) {
      const settlement = await this.settle(parts, { start: this.settledTo, end: whole, lookedTo })
      if (settlement !== NOTHING) return settlement
    }
    return this.settleSentences(limit)
  }

  /** Settles sentences of the paragraph that is being written. */
  private async settleSentences(limit: number): Promise<Settlement> {
    const { text, outline, settledTo } = this
    const part = outline.openProse(text)
    if (part === null) return NOTHING
    if (part.start !== this.paragraph.start) this.paragraph = new Paragraph(part.start)
    const { end, lookedTo } = this.paragraph.read(text, this.cited)
    if (this.paragraph.waits || end <= settledTo || end > limit) return NOTHING
    const parts = outline.parts.at(-1) === part ? outline.parts : [...outline.parts, part]
    const stretch = { start: settledTo, end, lookedTo }
    const finding = await this.verifier.stretch(text, parts, stretch)
    if (finding === null) return NOTHING
    // The rest of the paragraph may hold the working of what the sources do not state.
    this.paragraph.waits = !finding.results.every(isFirm)
    return this.paragraph.waits ? NOTHING : this.note(finding, end)
  }

  /** Settles what is left and gives the report of the whole text. */
  async end(): Promise<Ending> {
    const end = this.text.length
    const stretch = { start: this.settledTo, end, lookedTo: end }
    const { finding, report } = await this.verifier.rest(
      this.text,
      this.outline.parts,
      stretch,
      this.findings,
    )
    return { ...this.note(finding, end), report }
  }

  /** What is known when the text stops here. */
  unfinished(): Unfinished {
    const { text, settledTo, results } = this
    return { text, settledTo, unsettled: text.slice(settledTo), results }
  }

  private async settle(parts: readonly Part[], stretch: Stretch): Promise<Settlement> {
    const finding = await this.verifier.stretch(this.text, parts, stretch)
    return finding === null ? NOTHING : this.note(finding, stretch.end)
  }

  private note(finding: Finding, to: number): Settlement {
    const { results, patches } = finding
    this.settledTo = to
    this.findings.push(finding)
    this.results.push(...results)
    return { results, patches }
  }
}

/** A verdict that rests on what the sources state, and not on arithmetic. */
const isFirm = ({ status, derivation }: VerificationResult) =>
  derivation === null && (status === 'VERIFIED' || status === 'APPROXIMATE' || status === 'AMBIGUOUS')
