// Web streams: the same as stages that a stream of text can be piped through.
import type { GuardLike, Source } from '@quantguard/core'
import { GateClosedError, StreamBrokenError } from './errors.js'
import { type GatedOptions, GatedSession, type Shown } from './gated-session.js'
import { type Settlement, StreamSession } from './session.js'
import type { StreamEvent, StreamOptions } from './types.js'

export interface VerifyTransformOptions extends Omit<StreamOptions<string>, 'signal' | 'toText'> {
  readonly onEvent?: (event: StreamEvent) => void
}

/**
 * Lets text through untouched and at once, and tells `onEvent` what it finds.
 *
 * @example
 * ```ts
 * response.body.pipeThrough(new TextDecoderStream()).pipeThrough(verifyTransform(guard, sources, { onEvent }))
 * ```
 */
export function verifyTransform(
  guard: GuardLike,
  sources: readonly Source[],
  options: VerifyTransformOptions = {},
): TransformStream<string, string> {
  const session = new StreamSession(guard, sources, options)
  const tell = ({ results }: Settlement) => {
    for (const result of results) options.onEvent?.({ type: 'claim', result, text: session.text })
  }
  return stage(session, options, {
    async transform(fragment, output) {
      output.enqueue(fragment)
      tell(await session.push(fragment))
    },
    async flush() {
      const ending = await session.end()
      tell(ending)
      options.onEvent?.({ type: 'end', report: ending.report, text: session.text })
    },
  })
}

export interface GateTransformOptions extends GatedOptions, Pick<StreamOptions, 'onUnfinished'> {}

/** Lets text through once its claims are settled, as `gateStream` does. A closed gate errors the stream. */
export function gateTransform(
  guard: GuardLike,
  sources: readonly Source[],
  options: GateTransformOptions = {},
): TransformStream<string, string> {
  const gated = new GatedSession(guard, sources, options)
  const show = ({ text, closed }: Shown, output: Output) => {
    if (text !== '') output.enqueue(text)
    if (closed !== null) throw closed
  }
  return stage(gated.session, options, {
    transform: async (fragment, output) => show(await gated.push(fragment), output),
    flush: async (output) => show(await gated.end(), output),
  })
}

/** What a stage does with a fragment and with the end. */
interface Stage {
  transform(fragment: string, output: Output): Promise<void>
  flush(output: Output): Promise<void>
}

interface Output {
  enqueue(text: string): void
}

/** A stage that tells what was not settled when it breaks, whichever side broke it. */
function stage(
  session: StreamSession,
  { onUnfinished }: Pick<StreamOptions, 'onUnfinished'>,
  { transform, flush }: Stage,
): TransformStream<string, string> {
  let told = false
  const broken = () => {
    if (!told) onUnfinished?.(session.unfinished())
    told = true
  }
  const guarded = async (step: Promise<void>) => {
    try {
      await step
    } catch (error) {
      broken()
      throw GateClosedError.isInstance(error) ? error : new StreamBrokenError(error, session.unfinished())
    }
  }
  const transformer = {
    transform: (fragment: string, output: Output) => guarded(transform(fragment, output)),
    flush: (output: Output) => guarded(flush(output)),
    // Called where the runtime knows it, when either side gives up.
    cancel: broken,
  }
  return new TransformStream<string, string>(transformer)
}
