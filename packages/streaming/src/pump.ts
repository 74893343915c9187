// Drives a session with a stream: one loop for every way of watching it, with one way to end and to break.
import type { GuardLike, Source, VerifyOptions } from '@quantguard/core'
import { StreamBrokenError } from './errors.js'
import { readFragments } from './fragments.js'
import { type Ending, type Settlement, StreamSession } from './session.js'
import type { StreamOptions, TokenStream } from './types.js'

export interface Step {
  readonly settlement: Settlement
  readonly session: StreamSession
  /** Set on the last step. */
  readonly ending: Ending | null
}

/**
 * One step for each fragment, and one for the end of the text. Closes the source however it is left; wraps what
 * the source and the guard throw in a `StreamBrokenError`.
 */
export async function* pump<F>(
  guard: GuardLike,
  tokens: TokenStream<F>,
  sources: readonly Source[],
  options: StreamOptions<F>,
): AsyncGenerator<Step, void, undefined> {
  const session = new StreamSession(guard, sources, verifyOptions(options))
  const fragments = readFragments(tokens, options)
  let ended = false
  try {
    for (let fragment = await fragments.next(); fragment !== null; fragment = await fragments.next()) {
      yield { settlement: await session.push(fragment), session, ending: null }
    }
    const ending = await session.end()
    ended = true
    yield { settlement: ending, session, ending }
  } catch (error) {
    throw new StreamBrokenError(error, session.unfinished())
  } finally {
    await fragments.close()
    if (!ended) options.onUnfinished?.(session.unfinished())
  }
}

/** The options that the guard takes, without those of the stream. */
export function verifyOptions({ question, retrieved, citations }: VerifyOptions): VerifyOptions {
  return {
    ...(question === undefined ? {} : { question }),
    ...(retrieved === undefined ? {} : { retrieved }),
    ...(citations === undefined ? {} : { citations }),
  }
}
