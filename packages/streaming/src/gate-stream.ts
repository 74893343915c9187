// Shows a text only once its claims are settled, in the form that the policy allows.
import type { GuardLike, GuardResult, Source } from '@quantguard/core'
import { type GatedOptions, GatedSession } from './gated-session.js'
import { pump } from './pump.js'
import type { StreamOptions, TokenStream } from './types.js'

export interface GateStreamOptions<F = string> extends StreamOptions<F>, GatedOptions {}

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
  const gated = new GatedSession(guard, sources, options)
  const sink = {
    push: (fragment: string) => gated.push(fragment),
    end: () => gated.end(),
    unfinished: () => gated.session.unfinished(),
  }
  for await (const { done, value } of pump(tokens, sink, options)) {
    if (value.text !== '') yield value.text
    if (value.closed !== null) throw value.closed
    if (done) return value.report
  }
  throw new TypeError('the stream gave no ending')
}
