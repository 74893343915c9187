import { later, TinyGuard } from '@quantguard/conformance'
import { type GuardResult, QuantitativeGuard } from '@quantguard/core'
import * as llamaindex from 'llamaindex'
import { describe, expect, it } from 'vitest'
import { engineKit, QUESTION, RIGHT, SOURCE, WRONG } from '../test/framework.js'
import {
  makeVerifyingChatEngine,
  makeVerifyingQueryEngine,
  QuantGuardViolationError,
  StreamAbandonedError,
} from './index.js'

const guard = new QuantitativeGuard()
const { queryEngine, chatEngine, indexedEngine } = engineKit(llamaindex)
const expected = guard.verify(WRONG, [{ id: '1', text: SOURCE }])

/** Both kinds of engine behind one call. */
const ENGINES = [
  [
    'query engine',
    (answer: string, ...rest: [typeof guard, object?]) => {
      const engine = makeVerifyingQueryEngine(queryEngine(answer), ...rest)
      return {
        ask: () => engine.query({ query: QUESTION }),
        stream: () => engine.query({ query: QUESTION, stream: true }),
      }
    },
  ],
  [
    'chat engine',
    (answer: string, ...rest: [typeof guard, object?]) => {
      const engine = makeVerifyingChatEngine(chatEngine(answer), ...rest)
      return {
        ask: () => engine.chat({ message: QUESTION }),
        stream: () => engine.chat({ message: QUESTION, stream: true }),
      }
    },
  ],
] as const

describe.each(ENGINES)('%s', (_, wrap) => {
  it.each([
    ['sync', guard],
    ['async', later(guard)],
  ])('with a %s guard: the response carries the result', async (_kind, anyGuard) => {
    const response = await wrap(WRONG, anyGuard as typeof guard).ask()
    expect(response).toBeInstanceOf(llamaindex.EngineResponse)
    expect(response.message.content).toBe(WRONG)
    expect(response.quantguard_result).toEqual(expected)
  })

  it('a stream passes every chunk and promises the result', async () => {
    const stream = await wrap(WRONG, guard).stream()
    const deltas: string[] = []
    for await (const chunk of stream) deltas.push(chunk.delta)
    expect(deltas).toEqual([...WRONG])
    expect(await stream.quantguard_result).toEqual(expected)
  })

  it('a stream that is left early has no result, and says so to whoever asks', async () => {
    const stream = await wrap(WRONG, guard).stream()
    for await (const _chunk of stream) break
    await expect(stream.quantguard_result).rejects.toBeInstanceOf(StreamAbandonedError)
  })

  it('throw: the error carries result and response', async () => {
    const seen: GuardResult[] = []
    const options = { onInvalid: 'throw', onResult: (result: GuardResult) => seen.push(result) }
    const error = await wrap(WRONG, guard, options)
      .ask()
      .catch((thrown: unknown) => thrown)
    if (!QuantGuardViolationError.isInstance(error)) throw error
    expect(error.result).toEqual(expected)
    expect(error.output).toBeInstanceOf(llamaindex.EngineResponse)
    expect(error.message).toContain('18 ms (CONTRADICTED)')
    expect(seen).toEqual([expected])
    expect(await wrap(RIGHT, guard, options).ask()).toMatchObject({ quantguard_result: { isValid: true } })
  })

  it('throw in a stream: after the tokens, and the result is still there', async () => {
    const stream = await wrap(WRONG, guard, { onInvalid: 'throw' }).stream()
    let text = ''
    const read = async () => {
      for await (const chunk of stream) text += chunk.delta
    }
    await expect(read()).rejects.toSatisfy(QuantGuardViolationError.isInstance)
    expect(text).toBe(WRONG)
    expect(await stream.quantguard_result).toEqual(expected)
  })

  it('the question goes along as a premise', async () => {
    const spy = new TinyGuard()
    await wrap(RIGHT, spy as never).ask()
    expect(spy.calls[0]!.options).toEqual({ question: QUESTION })
  })

  it('sources from outside join the nodes', async () => {
    const response = await wrap('It took 7 kg.', guard, { sources: ['It took 7 kg.'] }).ask()
    expect(response.quantguard_result.isValid).toBe(true)
  })
})

it('a chunk is handed on before the next one is asked for', async () => {
  const log: string[] = []
  const engine = {
    async query(_: { query: string; stream: true }) {
      async function* chunks() {
        for (const token of ['Latency was ', '12.4 ms.']) {
          log.push(`model ${token}`)
          yield { message: { content: token }, sourceNodes: [{ node: { text: SOURCE } }] }
        }
      }
      return chunks()
    },
  }
  const stream = await makeVerifyingQueryEngine(engine, guard).query({ query: QUESTION, stream: true })
  for await (const chunk of stream) log.push(`out ${chunk.message.content}`)
  expect(log).toEqual(['model Latency was ', 'out Latency was ', 'model 12.4 ms.', 'out 12.4 ms.'])
  expect((await stream.quantguard_result).isValid).toBe(true)
})

it('an error of the engine passes, and rejects the promise of the result', async () => {
  const engine = {
    async query(_: { query: string; stream: true }) {
      async function* chunks() {
        yield { message: { content: 'Latency' } }
        throw new RangeError('the model is gone')
      }
      return chunks()
    },
  }
  const stream = await makeVerifyingQueryEngine(engine, guard).query({ query: QUESTION, stream: true })
  const read = async () => {
    for await (const _ of stream);
  }
  await expect(read()).rejects.toThrow('the model is gone')
  await expect(stream.quantguard_result).rejects.toThrow('the model is gone')
})

describe('the wrapped engine is still itself', () => {
  it('instanceof, constructor, retrieval, prompts', async () => {
    const engine = queryEngine(RIGHT)
    const verifying = makeVerifyingQueryEngine(engine, guard)
    expect(verifying).toBeInstanceOf(llamaindex.RetrieverQueryEngine)
    expect(verifying.constructor).toBe(llamaindex.RetrieverQueryEngine)
    expect(await verifying.retrieve(QUESTION)).toHaveLength(1)
    expect(Object.keys(verifying.getPrompts())).toEqual(Object.keys(engine.getPrompts()))
    expect(verifying.retriever).toBe(engine.retriever)
    verifying.nodePostprocessors = []
    expect(engine.nodePostprocessors).toBe(verifying.nodePostprocessors)
  })

  it('chat history', async () => {
    const engine = makeVerifyingChatEngine(chatEngine(RIGHT), guard)
    await engine.chat({ message: QUESTION })
    expect((await engine.chatHistory).map(({ role }) => role)).toEqual(['user', 'assistant'])
  })

  it('private fields', () => {
    class Private {
      #count = 0
      get count() {
        return this.#count
      }
      set count(value: number) {
        this.#count = value
      }
      async query(_: { query: string }) {
        return { response: RIGHT, sourceNodes: [] }
      }
    }
    const engine = makeVerifyingQueryEngine(new Private(), guard)
    engine.count = 3
    expect(engine.count).toBe(3)
  })

  it('events', async () => {
    const events: string[] = []
    const { Settings } = llamaindex
    Settings.callbackManager.on('query-start', () => events.push('query-start'))
    Settings.callbackManager.on('query-end', () => events.push('query-end'))
    await makeVerifyingQueryEngine(queryEngine(RIGHT), guard).query({ query: QUESTION })
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(events).toEqual(['query-start', 'query-end'])
  })

  it('as a tool of an agent', async () => {
    const seen: GuardResult[] = []
    const verifying = makeVerifyingQueryEngine(queryEngine(WRONG), guard, {
      onResult: (result) => seen.push(result),
    })
    const tool = new llamaindex.QueryEngineTool({ queryEngine: verifying })
    expect(await tool.call({ query: QUESTION })).toMatchObject({ content: WRONG })
    expect(seen).toEqual([expected])
  })
})

it('over a vector index: metadata is never evidence', async () => {
  const texts = [SOURCE, 'The office has a garden with two ponds.', 'Lunch is served at noon.']
  const engine = makeVerifyingQueryEngine(await indexedEngine(WRONG, texts), guard)
  const response = await engine.query({ query: QUESTION })
  expect(
    response.sourceNodes!.some(({ node }) => node.getContent(llamaindex.MetadataMode.ALL).includes('18 ms')),
  ).toBe(true)
  expect(response.quantguard_result.statusCounts.CONTRADICTED).toBe(1)
})
