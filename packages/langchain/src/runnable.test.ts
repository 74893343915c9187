import { Document } from '@langchain/core/documents'
import { load } from '@langchain/core/load'
import { AIMessage, type AIMessageChunk, ToolMessage } from '@langchain/core/messages'
import { StringOutputParser } from '@langchain/core/output_parsers'
import { RunnableLambda } from '@langchain/core/runnables'
import { RunCollectorCallbackHandler } from '@langchain/core/tracers/run_collector'
import { concat } from '@langchain/core/utils/stream'
import { FakeListChatModel } from '@langchain/core/utils/testing'
import { later } from '@quantguard/conformance'
import { type GuardResult, QuantitativeGuard } from '@quantguard/core'
import { describe, expect, it } from 'vitest'
import { collect, DOCUMENTS, messageChain, RIGHT, retrievalChain, SOURCE, WRONG } from '../test/chains.js'
import * as quantguard from './index.js'
import { QuantGuardRunnable, QuantGuardViolationError } from './index.js'

const guard = new QuantitativeGuard()
const QUESTION = { input: 'What is the latency?' }

describe('a retrieval chain', () => {
  it.each([
    ['sync', guard],
    ['async', later(guard)],
  ])('with a %s guard: the result joins what the chain gave', async (_, anyGuard) => {
    const chain = await retrievalChain(WRONG)
    const output = await chain.pipe(new QuantGuardRunnable(anyGuard)).invoke(QUESTION)
    expect(output).toMatchObject({ ...QUESTION, context: DOCUMENTS, answer: WRONG })
    expect(output.quantguard_result).toEqual(guard.verify(WRONG, [SOURCE].map(withId)))
    expect(output.quantguard_result.isValid).toBe(false)
  })

  it('with an answer that is a message', async () => {
    const output = await messageChain(RIGHT).pipe(new QuantGuardRunnable(guard)).invoke(QUESTION)
    expect(AIMessage.isInstance(output.answer)).toBe(true)
    expect(output).toMatchObject({ quantguard_result: { isValid: true, statusCounts: { VERIFIED: 1 } } })
  })

  it('batch: one result an answer, errors in their place', async () => {
    const step = RunnableLambda.from(
      (answer: string): Record<string, unknown> =>
        answer === '' ? { nothing: 1 } : { answer, context: [SOURCE] },
    )
    const chain = step.pipe(new QuantGuardRunnable(guard))
    const outputs = await chain.batch([RIGHT, '', WRONG], { maxConcurrency: 2 }, { returnExceptions: true })
    expect(outputs[0]).toMatchObject({ quantguard_result: { isValid: true } })
    expect(outputs[1]).toBeInstanceOf(TypeError)
    expect(outputs[2]).toMatchObject({ quantguard_result: { isValid: false } })
  })

  it('keys of your own', async () => {
    const runnable = new QuantGuardRunnable(guard, {
      answerKey: 'reply',
      contextKey: 'found',
      outputKey: 'verdicts',
    })
    const output = await runnable.invoke({ reply: WRONG, answer: RIGHT, found: [SOURCE] })
    expect(output.verdicts).toMatchObject({ isValid: false })
  })
})

describe('inputs without room for a result', () => {
  it('a text comes out under answer', async () => {
    const model = new FakeListChatModel({ responses: [WRONG] })
    const chain = model
      .pipe(new StringOutputParser())
      .pipe(new QuantGuardRunnable(guard, { sources: DOCUMENTS }))
    const output = await chain.invoke('latency?')
    expect(output).toEqual({ answer: WRONG, quantguard_result: guard.verify(WRONG, [withId(SOURCE)]) })
  })

  it('a message comes out under answer', async () => {
    const model = new FakeListChatModel({ responses: [RIGHT] })
    const output = await model.pipe(new QuantGuardRunnable(guard, { sources: [SOURCE] })).invoke('latency?')
    expect(AIMessage.isInstance(output.answer)).toBe(true)
    expect(output.quantguard_result.isValid).toBe(true)
  })

  it('sources may be a function of input and config', async () => {
    const runnable = new QuantGuardRunnable<string>(guard, {
      sources: async (answer, config) => [`${answer.length}`, config?.metadata?.source],
    })
    const output = await runnable.invoke(RIGHT, { metadata: { source: SOURCE } })
    expect(output.quantguard_result.isValid).toBe(true)
  })
})

describe('stream', () => {
  it('passes every token as it came, then the result, once', async () => {
    const chain = await retrievalChain(WRONG)
    const before = await collect(await chain.stream(QUESTION))
    const after = await collect(await chain.pipe(new QuantGuardRunnable(guard)).stream(QUESTION))
    expect(after.slice(0, -1)).toEqual(before)
    expect(before.length).toBeGreaterThan(WRONG.length)
    expect(after.at(-1)).toEqual({ quantguard_result: guard.verify(WRONG, [withId(SOURCE)]) })
  })

  it('hands on a token before the next one is asked for', async () => {
    const log: string[] = []
    const source = RunnableLambda.from(async function* () {
      yield { context: [SOURCE] }
      for (const token of ['Latency ', 'was ', '18 ms.']) {
        log.push(`model ${token}`)
        yield { answer: token }
      }
    })
    for await (const chunk of await source.pipe(new QuantGuardRunnable(guard)).stream('')) {
      log.push(`out ${Object.keys(chunk)} ${'answer' in chunk ? chunk.answer : ''}`)
    }
    expect(log.indexOf('out answer Latency ')).toBeLessThan(log.indexOf('model 18 ms.'))
    expect(log.at(-1)).toBe('out quantguard_result ')
  })

  it.each([
    ['records', () => retrievalChain(WRONG)],
    ['messages', async () => messageChain(WRONG)],
  ])('%s: the chunks add up to what invoke gives', async (_, createChain) => {
    const chain = (await createChain()).pipe(new QuantGuardRunnable(guard))
    const streamed = (await collect(await chain.stream(QUESTION))).reduce((all, chunk) => concat(all, chunk))
    const invoked = await chain.invoke(QUESTION)
    expect(streamed).toHaveProperty('quantguard_result', invoked.quantguard_result)
    expect(text(streamed)).toBe(text(invoked))
  })

  it('tokens of a text stream come out under answer', async () => {
    const model = new FakeListChatModel({ responses: [RIGHT] })
    const chain = model
      .pipe(new StringOutputParser())
      .pipe(new QuantGuardRunnable(guard, { sources: [SOURCE] }))
    const chunks = await collect(await chain.stream('latency?'))
    expect(chunks.slice(0, -1).map((chunk) => chunk.answer)).toEqual([...RIGHT])
    expect(chunks.at(-1)).toMatchObject({ quantguard_result: { isValid: true } })
  })

  it('chunks with nulls, numbers and booleans', async () => {
    const source = RunnableLambda.from(async function* (): AsyncGenerator<Record<string, unknown>> {
      yield { chat_history: null, cached: true, score: 0.5 }
      yield { chat_history: null, cached: false, score: 0.7, context: SOURCE }
      yield { answer: RIGHT }
    })
    const chunks = await collect(await source.pipe(new QuantGuardRunnable(guard)).stream(''))
    expect(chunks).toHaveLength(4)
    expect(chunks.at(-1)).toMatchObject({ quantguard_result: { isValid: true } })
  })

  it('an input that is whole comes through whole', async () => {
    const chunks = await collect(
      await new QuantGuardRunnable(guard).stream({ answer: RIGHT, context: DOCUMENTS }),
    )
    expect(chunks).toHaveLength(2)
    expect(chunks[0]).toEqual({ answer: RIGHT, context: DOCUMENTS })
  })

  it('streamEvents shows the run, its chunks and the result as a custom event', async () => {
    const chain = (await retrievalChain(WRONG)).pipe(new QuantGuardRunnable(guard))
    const events = await collect(chain.streamEvents(QUESTION, { version: 'v2' }))
    const own = events.filter(({ name }) => name === 'QuantGuard')
    expect(own[0]!.event).toBe('on_chain_start')
    expect(own.at(-1)!.event).toBe('on_chain_end')
    expect(own.filter(({ event }) => event === 'on_chain_stream').length).toBeGreaterThan(WRONG.length)
    const custom = events.filter(({ event }) => event === 'on_custom_event')
    expect(custom.map(({ name, data }) => [name, (data as GuardResult).isValid])).toEqual([
      ['quantguard_result', false],
    ])
  })
})

describe('onInvalid', () => {
  it('throw: the error carries result and output', async () => {
    const chain = (await retrievalChain(WRONG)).pipe(new QuantGuardRunnable(guard, { onInvalid: 'throw' }))
    const error = await chain.invoke(QUESTION).catch((thrown: unknown) => thrown)
    if (!QuantGuardViolationError.isInstance(error)) throw error
    expect(error.result.isValid).toBe(false)
    expect(error.output).toMatchObject({ answer: WRONG })
    expect(error.message).toContain('18 ms (CONTRADICTED)')
  })

  it('throw in a stream: after the tokens', async () => {
    const chain = (await retrievalChain(WRONG)).pipe(new QuantGuardRunnable(guard, { onInvalid: 'throw' }))
    const seen: unknown[] = []
    const read = async () => {
      for await (const chunk of await chain.stream(QUESTION)) seen.push(chunk)
    }
    await expect(read()).rejects.toSatisfy(QuantGuardViolationError.isInstance)
    expect(seen.length).toBeGreaterThan(WRONG.length)
  })

  it.each([
    ['a text', { answer: WRONG, context: [SOURCE] }],
    ['a message', { answer: new AIMessage({ content: WRONG, id: 'm1' }), context: [SOURCE] }],
    [
      'a list of blocks',
      { answer: new AIMessage({ content: [{ type: 'text', text: WRONG }] }), context: [SOURCE] },
    ],
  ])('correct: %s', async (_, input) => {
    const output = await new QuantGuardRunnable(guard, { onInvalid: 'correct' }).invoke(input)
    expect(text(output)).toBe(RIGHT)
    expect(output.quantguard_result.isValid).toBe(false)
    if (AIMessage.isInstance(input.answer)) expect(output.answer).toMatchObject({ id: input.answer.id })
  })

  it.each([
    ['text', () => retrievalChain(WRONG)],
    ['messages', async () => messageChain(WRONG)],
  ])('correct in a stream of %s: the answer is held back and comes corrected', async (_, createChain) => {
    const chain = (await createChain()).pipe(new QuantGuardRunnable(guard, { onInvalid: 'correct' }))
    const chunks = await collect(await chain.stream(QUESTION))
    const answers = chunks.filter((chunk) => 'answer' in chunk)
    expect(answers.map(text)).toEqual([RIGHT])
    expect(chunks.at(-1)).toMatchObject({ quantguard_result: { isValid: false } })
  })

  it('correct in a stream of a whole conversation', async () => {
    const messages = [
      new ToolMessage({ content: SOURCE, tool_call_id: '1' }),
      new AIMessage({ content: WRONG, id: 'a' }),
    ]
    const stream = await new QuantGuardRunnable(guard, { onInvalid: 'correct' }).stream({ messages })
    const chunks = await collect(stream)
    expect(chunks.map((chunk) => Object.keys(chunk))).toEqual([['messages'], ['quantguard_result']])
    expect(chunks[0]!.messages).toMatchObject([{ content: SOURCE }, { content: RIGHT, id: 'a' }])
  })

  it('correct in a stream leaves a valid answer as it came', async () => {
    const chain = await retrievalChain(RIGHT)
    const before = await collect(await chain.stream(QUESTION))
    const corrected = chain.pipe(new QuantGuardRunnable(guard, { onInvalid: 'correct' }))
    expect((await collect(await corrected.stream(QUESTION))).slice(0, -1)).toEqual(before)
  })

  it('throw and fallbacks: the next chain is asked', async () => {
    const strict = new QuantGuardRunnable(guard, { onInvalid: 'throw' })
    const chain = (await retrievalChain(WRONG)).pipe(strict)
    const output = await chain.withFallbacks([(await retrievalChain(RIGHT)).pipe(strict)]).invoke(QUESTION)
    expect(output).toMatchObject({ answer: RIGHT, quantguard_result: { isValid: true } })
  })

  it('onResult sees every result, also the one that throws', async () => {
    const seen: boolean[] = []
    const options = {
      onInvalid: 'throw',
      onResult: ({ isValid }: GuardResult) => seen.push(isValid),
    } as const
    const runnable = new QuantGuardRunnable(guard, options)
    await runnable.invoke({ answer: RIGHT, context: SOURCE })
    await runnable.invoke({ answer: WRONG, context: SOURCE }).catch(() => {})
    expect(seen).toEqual([true, false])
  })
})

describe('a runnable like any other', () => {
  it('withConfig names and tags the run; the trace nests it under the chain', async () => {
    const collector = new RunCollectorCallbackHandler()
    const step = new QuantGuardRunnable(guard).withConfig({ runName: 'check', tags: ['numbers'] })
    await (await retrievalChain(RIGHT))
      .pipe(step)
      .invoke(QUESTION, { callbacks: [collector], metadata: { user: 7 } })
    const run = collector.tracedRuns[0]?.child_runs?.at(-1)
    expect(run).toMatchObject({
      name: 'check',
      run_type: 'chain',
      tags: expect.arrayContaining(['numbers']),
      extra: { metadata: { user: 7 } },
      outputs: { quantguard_result: { isValid: true } },
    })
  })

  it('withRetry, pick and assign', async () => {
    const step = new QuantGuardRunnable(guard)
    const input = { answer: RIGHT, context: SOURCE }
    expect(await step.withRetry({ stopAfterAttempt: 2 }).invoke(input)).toHaveProperty('quantguard_result')
    expect(await step.pick('quantguard_result').invoke(input)).toMatchObject({ isValid: true })
    const assigned = step.assign({
      ok: (output: Record<string, unknown>) => output.quantguard_result !== undefined,
    })
    expect(await assigned.invoke(input)).toMatchObject({ answer: RIGHT, ok: true })
  })

  it('stops on an abort signal, before and while the guard works', async () => {
    const chain = (await retrievalChain(RIGHT)).pipe(new QuantGuardRunnable(guard))
    await expect(chain.invoke(QUESTION, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i)
    const never = { verify: () => new Promise<GuardResult>(() => {}) }
    const waiting = new QuantGuardRunnable(never).invoke(
      { answer: RIGHT, context: SOURCE },
      { signal: AbortSignal.timeout(5) },
    )
    await expect(waiting).rejects.toThrow(/abort|timeout/i)
  })

  it('goes through JSON and comes back with its settings and options', async () => {
    const strict = new QuantitativeGuard({ tolerance: 0 })
    const runnable = new QuantGuardRunnable(strict, { outputKey: 'verdicts', onInvalid: 'correct' })
    const json = JSON.stringify(runnable)
    expect(JSON.parse(json)).toMatchObject({
      type: 'constructor',
      id: ['quantguard', 'langchain', 'QuantGuardRunnable'],
      kwargs: { settings: { tolerance: 0 }, options: { outputKey: 'verdicts', onInvalid: 'correct' } },
    })
    const loaded = await load<QuantGuardRunnable>(json, {
      optionalImportsMap: { 'quantguard/langchain': quantguard },
    })
    const input = { answer: WRONG, context: [SOURCE] }
    expect(await loaded.invoke(input)).toEqual(await runnable.invoke(input))
    expect(JSON.stringify(loaded)).toBe(json)
  })

  it.each([
    ['a guard of another kind', new QuantGuardRunnable(later(guard))],
    ['a function among the options', new QuantGuardRunnable(guard, { onResult: () => {} })],
  ])('%s cannot go through JSON, and says so', (_, runnable) => {
    expect(JSON.parse(JSON.stringify(runnable))).toMatchObject({ type: 'not_implemented' })
  })

  it('leaves its input alone', async () => {
    const input = Object.freeze({
      answer: WRONG,
      context: Object.freeze([new Document({ pageContent: SOURCE })]),
    })
    const output = await new QuantGuardRunnable(guard, { onInvalid: 'correct' }).invoke(input)
    expect(output).not.toBe(input)
    expect(input.answer).toBe(WRONG)
  })
})

describe('an output that cannot be read throws and lists the keys', () => {
  it.each([
    [{ reply: RIGHT, found: [] }, undefined, /no answer.*Keys seen: reply, found/],
    [{ answer: 7, context: [] }, undefined, /answer, context/],
    [{ answer: RIGHT }, 'found', /no 'found'.*Keys seen: answer/],
    [{ answer: RIGHT, context: [{ body: SOURCE }] }, undefined, /context\[0\].*body/],
    [null, undefined, /null/],
    [7, undefined, /number/],
  ])('%j', async (input, contextKey, message) => {
    const options = contextKey === undefined ? {} : { contextKey }
    await expect(new QuantGuardRunnable<unknown>(guard, options).invoke(input)).rejects.toThrow(message)
  })
})

function text(output: unknown): string {
  const answer = (output as { answer?: unknown }).answer
  return typeof answer === 'string' ? answer : (answer as AIMessageChunk).text
}

function withId(source: string) {
  return { id: 'd1', text: source }
}
