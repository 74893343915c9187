// The core over a stream: pull a fragment, settle what it settles, hand out the verdicts.
import type { GuardLike, GuardResult, Source } from '@quantguard/core'
import { pump } from './pump.js'
import { StreamSession } from './session.js'
import type { StreamEvent, StreamOptions, TokenStream } from './types.js'

/**
 * Verifies a text while it is being written. Yields one event for each claim as soon as nothing that follows
 * can change its verdict, and at the end one event with the report of the whole text, which is also the return
 * value. However the text is cut into fragments, the verdicts are those of the whole.
 *
 * A fragment is read when the consumer asks for the next event, so a slow consumer slows the source. A source
 * that fails and a signal that aborts throw a `StreamBrokenError`; a consumer that leaves closes the source.
 *
 * @example
 * ```ts
 * for await (const event of verifyStream(guard, ['Latency was 1', '8', ' ms.'], ['Latency was 12 ms.']))
 *   if (event.type === 'claim') console.log(event.result.text, event.result.status)
 * ```
 */
export async function* verifyStream<F = string>(
  guard: GuardLike,
  tokens: TokenStream<F>,
  sources: readonly Source[],
  options: StreamOptions<F> = {},
): AsyncGenerator<StreamEvent, GuardResult, undefined> {
  const session = new StreamSession(guard, sources, options)
  for await (const { done, value } of pump(tokens, session, options)) {
    const { text } = session
    for (const result of value.results) yield { type: 'claim', result, text }
    if (!done) continue
    yield { type: 'end', report: value.report, text }
    return value.report
  }
  // The pump ends with an ending or an error.
  throw new TypeError('the stream gave no ending')
}
