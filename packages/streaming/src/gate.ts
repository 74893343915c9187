// Turns settled text into text that may be shown: passes, notes, corrections, or the end.
import type { Patch, VerificationResult } from '@quantguard/core'
import { type GatePolicy, gatePolicy, usualNote } from './gate-policy.js'

export interface GateOptions {
  /** One action for each status; see `GateAction`. */
  readonly policy?: Partial<GatePolicy>
  /** The note behind an annotated claim. */
  readonly note?: (result: VerificationResult) => string
}

/** Text to release; `closedBy` is the claim that ends the stream behind it. */
export interface Release {
  readonly text: string
  readonly closedBy: VerificationResult | null
}

/** Holds the place up to which a text was released. */
export class Gate {
  private readonly policy: GatePolicy
  private readonly note: (result: VerificationResult) => string
  /** Everything of the original text before this offset was released. */
  releasedTo = 0

  constructor({ policy, note = usualNote }: GateOptions) {
    this.policy = gatePolicy(policy)
    this.note = note
  }

  /** Releases `text` from where the last release ended up to `to`; every claim before `to` is in `results`. */
  release(
    text: string,
    to: number,
    results: readonly VerificationResult[],
    patches: readonly Patch[],
  ): Release {
    let released = ''
    let at = this.releasedTo
    const copyTo = (end: number) => {
      released += text.slice(at, Math.max(at, end))
      at = Math.max(at, end)
    }
    for (const result of results) {
      const action = this.policy[result.status]
      if (action === 'pass') continue
      // What was shown can be neither noted nor corrected: it must not happen, and does not pass in silence.
      const isOut = result.start < this.releasedTo
      const own = action === 'correct' && !isOut ? patchesOf(result, patches) : []
      if (isOut || action === 'cut' || (action === 'correct' && own.length === 0)) {
        copyTo(sentenceStart(text, at, result.start))
        this.releasedTo = at
        return { text: released, closedBy: result }
      }
      if (action === 'annotate') {
        copyTo(result.end)
        released += this.note(result)
        continue
      }
      for (const { start, end, replacement } of own) {
        if (start < at) continue
        copyTo(start)
        released += replacement
        at = end
      }
    }
    copyTo(to)
    this.releasedTo = at
    return { text: released, closedBy: null }
  }
}

const patchesOf = (result: VerificationResult, patches: readonly Patch[]) =>
  patches.filter((patch) => patch.start < result.end && patch.end > result.start)

/**
 * Where the sentence that holds `at` begins, not before `floor`.
 *
 *     It was cold. The load was 40 % then.
 *                  ^ start      ^ at
 */
function sentenceStart(text: string, floor: number, at: number): number {
  for (let place = at; place > floor; place--) {
    const before = text[place - 1] as string
    if (before === '\n') return place
    if (before === ' ' && '.!?'.includes(text[place - 2] ?? ' ')) return place
  }
  return floor
}
