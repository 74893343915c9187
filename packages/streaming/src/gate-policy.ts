// What a gate does with a settled claim: one action for each status.
import { STATUSES, type Status, type VerificationResult } from '@quantguard/core'

/**
 * `pass` releases the claim as it is, `annotate` with a note behind it, `correct` with the value of the sources
 * in its place (and cuts where there is none), `cut` ends the stream before the sentence of the claim.
 */
export type GateAction = 'pass' | 'annotate' | 'correct' | 'cut'

export type GatePolicy = Readonly<Record<Status, GateAction>>

export const USUAL_POLICY: GatePolicy = {
  VERIFIED: 'pass',
  APPROXIMATE: 'pass',
  CONTRADICTED: 'correct',
  UNSUPPORTED: 'annotate',
  AMBIGUOUS: 'annotate',
  NOT_APPLICABLE: 'pass',
}

const ACTIONS: readonly GateAction[] = ['pass', 'annotate', 'correct', 'cut']

const NOTES: Readonly<Record<Status, string>> = {
  VERIFIED: 'verified',
  APPROXIMATE: 'approximate',
  CONTRADICTED: 'contradicted by the sources',
  UNSUPPORTED: 'not in the sources',
  AMBIGUOUS: 'the sources disagree',
  NOT_APPLICABLE: 'not checked',
}

/** The usual note: ` [not in the sources]`. */
export const usualNote = ({ status }: VerificationResult): string => ` [${NOTES[status]}]`

/** The usual policy with `given` over it. Throws a `TypeError` that names what is wrong. */
export function gatePolicy(given: Partial<GatePolicy> = {}): GatePolicy {
  for (const [status, action] of Object.entries(given)) {
    if (!(STATUSES as readonly string[]).includes(status))
      throw new TypeError(`policy: knows no status ${status}; takes ${STATUSES.join(', ')}`)
    if (!ACTIONS.includes(action)) throw new TypeError(`policy.${status}: takes ${ACTIONS.join(', ')}`)
  }
  return { ...USUAL_POLICY, ...given }
}
