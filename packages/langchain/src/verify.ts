// One output, verified: read, call the guard, apply the failure policy. Everything else in this package wraps this.
import type { RunnableConfig } from '@langchain/core/runnables'
import type { GuardLike, GuardResult } from '@quantguard/core'
import { QuantGuardViolationError } from './error.js'
import type { OnInvalid, ReadOptions, Sources } from './options.js'
import { type Place, readOutput } from './output.js'

/**
 * Verifies what a chain returned, once. Gives what the guard gives: a result, or a promise of one.
 *
 * @throws TypeError that lists the keys seen, where the output has no readable answer.
 * @example
 * const result = verifyLangChainOutput(guard, await chain.invoke({ input: 'How long?' }))
 */
export function verifyLangChainOutput<G extends GuardLike>(
  guard: G,
  output: unknown,
  options: ReadOptions & { readonly sources?: readonly unknown[] } = {},
): ReturnType<G['verify']> {
  const reading = readOutput(output, options, options.sources)
  return guard.verify(reading.answer, reading.sources, reading.options) as ReturnType<G['verify']>
}

export interface Verification {
  readonly result: GuardResult
  readonly place: Place
  /** The answer that should stand in the output instead, or `undefined` to leave it. */
  readonly replacement: string | undefined
}

interface Policy extends ReadOptions {
  readonly sources?: Sources<never>
  readonly onInvalid?: OnInvalid
  readonly onResult?: (result: GuardResult) => void
}

/** @throws QuantGuardViolationError with `onInvalid: 'throw'`, after `report` has seen the result. */
export async function verifyOutput(
  guard: GuardLike,
  output: unknown,
  options: Policy,
  config?: Partial<RunnableConfig>,
  report?: (result: GuardResult) => Promise<void> | undefined,
): Promise<Verification> {
  const { sources, onInvalid, onResult } = options
  const extra = typeof sources === 'function' ? await sources(output as never, config) : sources
  const { answer, sources: chunks, options: verifyOptions, place } = readOutput(output, options, extra)
  const result = await guard.verify(answer, chunks, verifyOptions)
  onResult?.(result)
  await report?.(result)
  if (!result.isValid && onInvalid === 'throw') throw new QuantGuardViolationError(result, output)
  const corrected = !result.isValid && onInvalid === 'correct' && result.patchedText !== answer
  return { result, place, replacement: corrected ? result.patchedText : undefined }
}
