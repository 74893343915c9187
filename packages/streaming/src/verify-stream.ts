// The core over a stream: pull a fragment, settle what it settles, hand out the verdicts.
import type { GuardLike, GuardResult, Source, VerifyOptions } from '@quantguard/core'
import { StreamBrokenError } from './errors.js'
import { readFragments } from './fragments.js'
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
  const session = new StreamSession(guard, sources, verifyOptions(options))
  const fragments = readFragments(tokens, options)
  let finished = false
  try {
    for (let fragment = await fragments.next(); fragment !== null; fragment = await fragments.next()) {
      for (const result of await session.push(fragment)) yield { type: 'claim', result, text: session.text }
    }
    const { settled, report } = await session.end()
    for (const result of settled) yield { type: 'claim', result, text: session.text }
    finished = true
    yield { type: 'end', report, text: session.text }
    return report
  } catch (error) {
    throw new StreamBrokenError(error, session.unfinished())
  } finally {
    await fragments.close()
    if (!finished) options.onUnfinished?.(session.unfinished())
  }
}

function verifyOptions<F>(options: StreamOptions<F>): VerifyOptions {
  const { signal: _signal, toText: _toText, onUnfinished: _onUnfinished, ...rest } = options
  return rest
}
