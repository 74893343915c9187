// An engine around an engine: everything is the wrapped engine's own, but for the one method that answers.
import type { GuardLike } from '@quantguard/core'
import { QuantGuardViolationError } from './error.js'
import { verifyStream } from './stream.js'
import type { ResponseLike, VerifiedResponse, VerifiedStream, VerifyingEngineOptions } from './types.js'
import { verifyResponse } from './verify-response.js'

type Answer = ResponseLike | AsyncIterable<ResponseLike>

export interface QueryEngineLike {
  query(params: never): Promise<Answer>
}

export interface ChatEngineLike {
  chat(params: never): Promise<Answer>
}

type Params<M extends (params: never) => Promise<Answer>> = Omit<Parameters<M>[0], 'stream'>
type Response<M extends (params: never) => Promise<Answer>> =
  Awaited<ReturnType<M>> extends AsyncIterable<infer R> ? R : Awaited<ReturnType<M>>

interface VerifyingMethod<M extends (params: never) => Promise<Answer>> {
  (params: Params<M> & { stream: true }): Promise<VerifiedStream<Response<M>>>
  (params: Params<M> & { stream?: false }): Promise<VerifiedResponse<Response<M>>>
}

/** The engine, with a `query` whose response carries `quantguard_result`. */
export type VerifyingQueryEngine<E extends QueryEngineLike> = { query: VerifyingMethod<E['query']> } & E
/** The engine, with a `chat` whose response carries `quantguard_result`. */
export type VerifyingChatEngine<E extends ChatEngineLike> = { chat: VerifyingMethod<E['chat']> } & E

/**
 * The same query engine, with every response verified. Prompts, retrieval, events and `instanceof` stay.
 *
 * @example
 * const engine = makeVerifyingQueryEngine(index.asQueryEngine(), guard)
 * const response = await engine.query({ query: 'How long?' })
 * response.quantguard_result.isValid
 */
export function makeVerifyingQueryEngine<E extends QueryEngineLike>(
  engine: E,
  guard: GuardLike,
  options: VerifyingEngineOptions = {},
): VerifyingQueryEngine<E> {
  const query = async (params: { query: unknown }) =>
    attachResult(guard, await engine.query(params as never), params.query, options)
  return replaceMethod(engine, 'query', query) as VerifyingQueryEngine<E>
}

/** The same chat engine, with every response verified; its message is the question. */
export function makeVerifyingChatEngine<E extends ChatEngineLike>(
  engine: E,
  guard: GuardLike,
  options: VerifyingEngineOptions = {},
): VerifyingChatEngine<E> {
  const chat = async (params: { message: unknown }) =>
    attachResult(guard, await engine.chat(params as never), params.message, options)
  return replaceMethod(engine, 'chat', chat) as VerifyingChatEngine<E>
}

async function attachResult(
  guard: GuardLike,
  answer: Answer,
  query: unknown,
  options: VerifyingEngineOptions,
) {
  if (Symbol.asyncIterator in answer) return verifyStream(guard, answer, query, options)
  const result = await verifyResponse(guard, answer, { ...options, query })
  options.onResult?.(result)
  if (options.onInvalid === 'throw' && !result.isValid) throw new QuantGuardViolationError(result, answer)
  const property = { value: result, enumerable: true, configurable: true, writable: true }
  return Object.defineProperty(answer, 'quantguard_result', property)
}

/** Getters and methods run on the engine itself, not on the proxy, which may not see its private fields. */
function replaceMethod(engine: object, name: string, method: (params: never) => unknown): object {
  return new Proxy(engine, {
    get(target, key) {
      if (key === name) return method
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' && key !== 'constructor' ? value.bind(target) : value
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  })
}
