// The chunks of a stream, kept so that the whole can be verified when it has ended.
import { isMessageList } from './messages.js'
import { ANSWER_KEYS, type Place } from './output.js'
import { keyOf, replaceAnswer, replaceText } from './repack.js'
import { textOf } from './text.js'

export type Chunk = Record<string, unknown>

/**
 * Puts an output together from its chunks. The framework's own `concat` will not do: it throws on nulls and adds
 * numbers up. Only the answer grows, as text; of everything else the last value counts, lists are appended.
 */
export class Collector {
  readonly #answerKeys: ReadonlySet<string>
  readonly #output: Chunk = {}
  #count = 0

  constructor(answerKey: string | undefined) {
    this.#answerKeys = new Set(answerKey === undefined ? ANSWER_KEYS : [answerKey])
  }

  add(chunk: Chunk): void {
    this.#count++
    for (const [key, value] of Object.entries(chunk))
      this.#output[key] = this.#join(key, this.#output[key], value)
  }

  #join(key: string, before: unknown, value: unknown): unknown {
    const text = this.#answerKeys.has(key) ? textOf(value) : undefined
    if (text !== undefined) return (textOf(before) ?? '') + text
    if (Array.isArray(before) && Array.isArray(value) && !isMessageList(value)) return [...before, ...value]
    return value ?? before
  }

  get isEmpty(): boolean {
    return this.#count === 0
  }

  get output(): Chunk {
    return this.#output
  }
}

/** The chunks without their answer, then the corrected answer, in one piece and of the kind that it was. */
export function* correctedChunks(
  chunks: readonly Chunk[],
  output: Chunk,
  place: Place,
  text: string,
): Generator<Chunk> {
  const key = keyOf(place)
  for (const chunk of chunks) {
    const { [key]: _, ...rest } = chunk
    if (Object.keys(rest).length > 0) yield rest
  }
  const first = chunks.find((chunk) => key in chunk)?.[key]
  yield {
    [key]: place.kind === 'message' ? replaceAnswer(output, place, text)[key] : replaceText(first, text),
  }
}
