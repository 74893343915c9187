// QuantGuard as the last step of a chain.
import type { CallbackManagerForChainRun } from '@langchain/core/callbacks/manager'
import { Runnable, type RunnableConfig } from '@langchain/core/runnables'
import { type GuardLike, type GuardOptions, type GuardResult, QuantitativeGuard } from '@quantguard/core'
import { DEFAULT_OUTPUT_KEY, type VerifyOutputOptions } from './options.js'
import { replaceAnswer, toFields, type Verified } from './repack.js'
import { type Chunk, Collector, correctedChunks } from './stream.js'
import { verifyOutput } from './verify.js'

export interface QuantGuardRunnableOptions<In, K extends string> extends VerifyOutputOptions<In, K> {
  /** The name in traces. Default `QuantGuard`. */
  readonly name?: string
}

/** What `JSON.stringify` writes of the runnable and `load` gives back to the constructor. */
export interface QuantGuardRunnableFields<In, K extends string> {
  readonly settings: GuardOptions
  readonly options?: QuantGuardRunnableOptions<In, K>
}

// `any` is what lets outputs declared as an interface, without an index signature, be piped in.
// biome-ignore lint/suspicious/noExplicitAny: see above
type AnyFields = Record<string, any>

// Without NoInfer, `pipe` would infer K from its own return type, as a key of Error.
type Output<In, K extends string> = Verified<In, NoInfer<K>>

/**
 * Verifies what the chain before it gives, and adds the result under `quantguard_result`. A text or a message comes
 * out under `answer`, a list of messages under `messages`. When streamed, chunks pass as they come and the result
 * follows once, as the last chunk.
 *
 * @example
 * const output = await chain.pipe(new QuantGuardRunnable(guard)).invoke({ input: 'How long?' })
 * output.quantguard_result.isValid
 */
export class QuantGuardRunnable<
  In = AnyFields,
  K extends string = typeof DEFAULT_OUTPUT_KEY,
> extends Runnable<In, Output<In, K>> {
  /** Survives minification, which `load` relies on. */
  static override lc_name() {
    return 'QuantGuardRunnable'
  }

  lc_namespace = ['quantguard', 'langchain']
  readonly #guard: GuardLike
  readonly #options: QuantGuardRunnableOptions<In, K>
  readonly #outputKey: string

  constructor(guard: GuardLike, options?: QuantGuardRunnableOptions<In, K>)
  constructor(fields: QuantGuardRunnableFields<In, K>)
  constructor(
    first: GuardLike | QuantGuardRunnableFields<In, K>,
    second: QuantGuardRunnableOptions<In, K> = {},
  ) {
    const guard = 'verify' in first ? first : new QuantitativeGuard(first.settings)
    const options = 'verify' in first ? second : (first.options ?? {})
    super({ settings: guard instanceof QuantitativeGuard ? { ...guard.options } : {}, options })
    this.#guard = guard
    this.#options = options
    this.#outputKey = options.outputKey ?? DEFAULT_OUTPUT_KEY
    this.name = options.name ?? 'QuantGuard'
    // Functions and guards of other kinds do not survive JSON; such a runnable says so instead of losing them.
    this.lc_serializable = guard instanceof QuantitativeGuard && Object.values(options).every(isPlain)
  }

  async invoke(input: In, config?: Partial<RunnableConfig>): Promise<Output<In, K>> {
    return this._callWithConfig(this.#invoke.bind(this), input, config)
  }

  async #invoke(
    input: In,
    config?: Partial<RunnableConfig>,
    run?: CallbackManagerForChainRun,
  ): Promise<Output<In, K>> {
    const { result, place, replacement } = await this.#verify(input, config, run)
    const output = replacement === undefined ? toFields(input) : replaceAnswer(input, place, replacement)
    return { ...output, [this.#outputKey]: result } as Output<In, K>
  }

  override async *_streamIterator(input: In, config?: Partial<RunnableConfig>) {
    async function* once() {
      yield input
    }
    yield* this.transform(once(), config ?? {})
  }

  override async *transform(chunks: AsyncGenerator<In>, config: Partial<RunnableConfig>) {
    yield* this._transformStreamWithConfig(chunks, this.#transform.bind(this), config)
  }

  #transform(chunks: AsyncGenerator<In>, run?: CallbackManagerForChainRun, config?: Partial<RunnableConfig>) {
    return this.#chunks(chunks, run, config) as AsyncGenerator<Output<In, K>>
  }

  async *#chunks(
    chunks: AsyncGenerator<In>,
    run?: CallbackManagerForChainRun,
    config?: Partial<RunnableConfig>,
  ): AsyncGenerator<Chunk> {
    const collector = new Collector(this.#options.answerKey)
    const holdsBack = this.#options.onInvalid === 'correct'
    const held: Chunk[] = []
    for await (const value of chunks) {
      const chunk = toFields(value)
      collector.add(chunk)
      if (holdsBack) held.push(chunk)
      else yield chunk
    }
    if (collector.isEmpty) return
    const { result, place, replacement } = await this.#verify(collector.output, config, run)
    yield* replacement === undefined ? held : correctedChunks(held, collector.output, place, replacement)
    yield { [this.#outputKey]: result }
  }

  #verify(output: unknown, config?: Partial<RunnableConfig>, run?: CallbackManagerForChainRun) {
    const report = (result: GuardResult) => run?.handleCustomEvent('quantguard_result', result)
    return verifyOutput(this.#guard, output, this.#options, config, report)
  }
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'function'
}
