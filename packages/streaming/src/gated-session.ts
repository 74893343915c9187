// A session behind a gate: fragments in, text that may be shown out. What every form of gate is made of.
import type { GuardLike, GuardResult, Source, VerificationResult } from '@quantguard/core'
import { GateClosedError } from './errors.js'
import { Gate, type GateOptions } from './gate.js'
import { QuietText } from './quiet.js'
import { type Settlement, StreamSession } from './session.js'
import type { StreamOptions } from './types.js'

export interface GatedOptions
  extends GateOptions,
    Pick<StreamOptions, 'question' | 'retrieved' | 'citations' | 'locale' | 'endnotes'> {
  /** Most characters that are held back. One more closes the gate. Default: no limit. */
  readonly maxHeld?: number
  /** Told of each claim when it is settled, before its text is released. */
  readonly onClaim?: (result: VerificationResult) => void
}

/** Text to show; `closed` is the error that the stream has to end with behind it. */
export interface Shown {
  readonly text: string
  readonly closed: GateClosedError | null
}

export class GatedSession {
  readonly session: StreamSession
  private readonly gate: Gate
  private readonly quiet: QuietText
  private readonly maxHeld: number
  private readonly onClaim: ((result: VerificationResult) => void) | undefined

  constructor(guard: GuardLike, sources: readonly Source[], options: GatedOptions) {
    const { maxHeld = Infinity, onClaim } = options
    if (!(maxHeld > 0)) throw new TypeError('maxHeld: takes a number of characters above 0')
    this.gate = new Gate(options)
    this.session = new StreamSession(guard, sources, options)
    this.quiet = new QuietText(guard)
    this.maxHeld = maxHeld
    this.onClaim = onClaim
  }

  /** Offset of the original text up to which it was released. */
  get releasedTo(): number {
    return this.gate.releasedTo
  }

  async push(fragment: string): Promise<Shown> {
    const shown = this.release(await this.session.push(fragment))
    if (shown.closed !== null || this.session.text.length - this.releasedTo <= this.maxHeld) return shown
    return { text: shown.text, closed: GateClosedError.full(this.maxHeld, this.session.unfinished()) }
  }

  async end(): Promise<Shown & { readonly report: GuardResult }> {
    const ending = await this.session.end()
    return { ...this.release(ending), report: ending.report }
  }

  private release({ results, patches }: Settlement): Shown {
    const { text, settledTo } = this.session
    for (const result of results) this.onClaim?.(result)
    const { text: shown, closedBy } = this.gate.release(
      text,
      this.quiet.read(text, settledTo),
      results,
      patches,
    )
    return {
      text: shown,
      closed: closedBy === null ? null : GateClosedError.by(closedBy, this.session.unfinished()),
    }
  }
}
