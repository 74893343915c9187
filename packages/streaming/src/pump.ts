// Feeds a stream to a session: one loop for every way of watching it, with one way to end and to break.
import { GateClosedError, StreamBrokenError, type Unfinished } from './errors.js'
import { readFragments } from './fragments.js'
import type { StreamOptions, TokenStream } from './types.js'

/** What takes the fragments. */
export interface Sink<Step, End> {
  push(fragment: string): Promise<Step>
  end(): Promise<End>
  unfinished(): Unfinished
}

export type Pumped<Step, End> =
  | { readonly done: false; readonly value: Step }
  | { readonly done: true; readonly value: End }

/**
 * One step for each fragment, and one for the end of the text. Closes the source however it is left, tells what
 * was not settled, and wraps what the source and the guard throw in a `StreamBrokenError`.
 */
export async function* pump<F, Step, End>(
  tokens: TokenStream<F>,
  sink: Sink<Step, End>,
  options: StreamOptions<F>,
): AsyncGenerator<Pumped<Step, End>, void, undefined> {
  const fragments = readFragments(tokens, options)
  let ended = false
  try {
    for (let fragment = await fragments.next(); fragment !== null; fragment = await fragments.next()) {
      yield { done: false, value: await sink.push(fragment) }
    }
    const value = await sink.end()
    ended = true
    yield { done: true, value }
  } catch (error) {
    throw GateClosedError.isInstance(error) ? error : new StreamBrokenError(error, sink.unfinished())
  } finally {
    await fragments.close()
    if (!ended) options.onUnfinished?.(sink.unfinished())
  }
}
