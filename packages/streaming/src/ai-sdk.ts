// The Vercel AI SDK: a gate for the parts of a `fullStream`. Text parts wait for their claims, other parts keep
// their place between them.
import type { GuardLike, Source } from '@quantguard/core'
import { type GatedOptions, GatedSession, type Shown } from './gated-session.js'
import { aiSdkText } from './texts.js'
import type { StreamOptions } from './types.js'

/** A part of a stream, as far as it is looked at. */
export interface StreamPart {
  readonly type: string
}

interface Output<P> {
  enqueue(part: P): void
}

/** A part that waits until the text before it was released. */
interface Waiting<P> {
  readonly part: P
  /** Length of the text when it came. */
  readonly at: number
}

/** Parts behind which no text of an open block can follow. */
const ENDS = new Set(['text-end', 'finish', 'finish-step', 'step-finish', 'tool-call', 'text-start'])

export interface AiSdkGateOptions extends GatedOptions, Pick<StreamOptions, 'onUnfinished'> {}

/**
 * A transform for `streamText({ experimental_transform })`, or for `fullStream.pipeThrough(...)`. Each block of
 * text is an answer of its own: it is complete when the block ends or another part shows that it is over. A
 * closed gate errors the stream; an `error` or `abort` part passes, and the text that was held is dropped.
 *
 * @example
 * ```ts
 * streamText({ model, prompt, experimental_transform: aiSdkGate(guard, sources) })
 * ```
 */
export function aiSdkGate(
  guard: GuardLike,
  sources: readonly Source[],
  options: AiSdkGateOptions = {},
): <P extends StreamPart>() => TransformStream<P, P> {
  return <P extends StreamPart>() => {
    let block: TextBlock<P> | null = null
    const endBlock = async (output: Output<P>) => {
      const ended = block
      block = null
      await ended?.end(output)
    }
    const broken = () => {
      if (block !== null) options.onUnfinished?.(block.gated.session.unfinished())
      block = null
    }
    const guarded = async (step: () => Promise<void>) => {
      try {
        await step()
      } catch (error) {
        broken()
        throw error
      }
    }
    const transformer = {
      transform: (part: P, output: Output<P>) =>
        guarded(async () => {
          if (part.type === 'error' || part.type === 'abort') broken()
          else if (isText(part)) {
            block ??= new TextBlock(guard, sources, options)
            return block.push(part, output)
          } else if (ENDS.has(part.type)) await endBlock(output)
          if (block === null) output.enqueue(part)
          else block.wait(part)
        }),
      flush: (output: Output<P>) => guarded(() => endBlock(output)),
      cancel: broken,
    }
    return new TransformStream<P, P>(transformer)
  }
}

/** One block of text, and the parts that came while it was held. */
class TextBlock<P extends StreamPart> {
  readonly gated: GatedSession
  private readonly waiting: Waiting<P>[] = []
  private last: P | null = null

  constructor(guard: GuardLike, sources: readonly Source[], options: GatedOptions) {
    this.gated = new GatedSession(guard, sources, options)
  }

  async push(part: P, output: Output<P>): Promise<void> {
    this.last = part
    this.show(await this.gated.push(aiSdkText(part)), output)
  }

  wait(part: P): void {
    this.waiting.push({ part, at: this.gated.session.text.length })
  }

  async end(output: Output<P>): Promise<void> {
    this.show(await this.gated.end(), output)
  }

  private show({ text, closed }: Shown, output: Output<P>): void {
    if (text !== '') output.enqueue(withText(this.last as P, text))
    if (closed !== null) throw closed
    while (this.waiting[0] !== undefined && this.waiting[0].at <= this.gated.releasedTo) {
      output.enqueue((this.waiting.shift() as Waiting<P>).part)
    }
  }
}

const isText = ({ type }: StreamPart) => type === 'text-delta' || type === 'text'

/** The part with another text, under the name that it has there. */
function withText<P extends StreamPart>(part: P, text: string): P {
  const name = ['text', 'delta', 'textDelta'].find(
    (key) => typeof (part as Record<string, unknown>)[key] === 'string',
  )
  return { ...part, [name ?? 'text']: text }
}
