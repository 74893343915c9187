// The chunks of a stream, kept so that the whole can be verified when it has ended.
import { isMessageList } from './messages.js'
import { ANSWER_KEYS } from './output.js'
import { toFields } from './repack.js'
import { isFields, textOf } from './text.js'

type Chunk = Record<string, unknown>

/**
 * Puts an output together from its chunks. The framework's own `concat` will not do: it throws on nulls and adds
 * numbers up. Only the answer grows, as text; of everything else the last value counts, lists are appended.
 */
export class Collector {
  readonly #answerKeys: ReadonlySet<string>
  readonly #output: Chunk = {}

  constructor(answerKey: string | undefined) {
    this.#answerKeys = new Set(answerKey === undefined ? ANSWER_KEYS : [answerKey])
  }

  add(chunk: Chunk): void {
    for (const [key, value] of Object.entries(chunk))
      this.#output[key] = this.#join(key, this.#output[key], value)
  }

  #join(key: string, before: unknown, value: unknown): unknown {
    const text = this.#answerKeys.has(key) ? textOf(value) : undefined
    if (text !== undefined) return (textOf(before) ?? '') + text
    if (Array.isArray(before) && Array.isArray(value) && !isMessageList(value)) return [...before, ...value]
    return value ?? before
  }

  get output(): Chunk {
    return this.#output
  }
}

/** The chunk as it leaves: unchanged where it is an object of keys, else under `answer` or `messages`. */
export function toChunk(value: unknown): Chunk {
  return toFields(value)
}

/** The chunk without one key, or `undefined` where nothing is left of it. */
export function withoutKey(chunk: Chunk, key: string): Chunk | undefined {
  if (!isFields(chunk) || !(key in chunk)) return chunk
  const { [key]: _, ...rest } = chunk
  return Object.keys(rest).length > 0 ? rest : undefined
}
