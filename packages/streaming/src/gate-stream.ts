// Shows a text only once its claims are settled, in the form that the policy allows.
import type { GuardLike, GuardResult, Source, VerificationResult } from '@quantguard/core'
import { GateClosedError } from './errors.js'
import { Gate, type GateOptions } from './gate.js'
import { pump } from './pump.js'
import type { StreamOptions, TokenStream } from './types.js'

export interface GateStreamOptions<F = string> extends StreamOptions<F>, GateOptions {
  /** Most characters that are held back. One more closes the gate. Default: no limit. */
  readonly maxHeld?: number
  /** Told of each claim when it is settled, before its text is released. */
  readonly onClaim?: (result: VerificationResult) => void
}

/**
 * Gives the text of a stream piece by piece, each piece once its claims are settled: true ones pass, others are
 * noted, corrected or end the stream, as the policy says. Where every claim passes, the pieces joined are the
 * text. The return value is the report of the original text.
 *
 * Throws a `GateClosedError` where the policy cuts or `maxHeld` is exceeded, a `StreamBrokenError` as
 * `verifyStream` does.
 *
 * @example
 * ```ts
 * for await (const text of gateStream(guard, tokens, sources)) process.stdout.write(text)
 * ```
 */
export async function* gateStream<F = string>(
  guard: GuardLike,
  tokens: TokenStream<F>,
  sources: readonly Source[],
  options: GateStreamOptions<F> = {},
): AsyncGenerator<string, GuardResult, undefined> {
  const gate = new Gate(options)
  const { maxHeld = Infinity, onClaim } = options
  if (!(maxHeld > 0)) throw new TypeError('maxHeld: takes a number of characters above 0')
  for await (const { settlement, session, ending } of pump(guard, tokens, sources, options)) {
    for (const result of settlement.results) onClaim?.(result)
    const { text, settledTo } = session
    const release = gate.release(text, settledTo, settlement.results, settlement.patches)
    if (release.text !== '') yield release.text
    if (release.closedBy !== null) throw GateClosedError.by(release.closedBy, session.unfinished())
    if (ending !== null) return ending.report
    if (text.length - gate.releasedTo > maxHeld) throw GateClosedError.full(maxHeld, session.unfinished())
  }
  throw new TypeError('the stream gave no ending')
}
