import { Document } from '@langchain/core/documents'
import { type BaseMessage, HumanMessage, ToolMessage } from '@langchain/core/messages'
import { fakeModel } from '@langchain/core/testing'
import { MemorySaver } from '@langchain/langgraph'
import { later } from '@quantguard/conformance'
import { type GuardResult, QuantitativeGuard } from '@quantguard/core'
import { AIMessage, createAgent, tool } from 'langchain'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { RIGHT, SOURCE, WRONG } from '../test/chains.js'
import { QuantGuardViolationError } from './index.js'
import { type QuantGuardMiddlewareOptions, quantGuardMiddleware } from './middleware.js'

const guard = new QuantitativeGuard()
const QUESTION = { messages: [{ role: 'user' as const, content: 'What is the latency?' }] }

/** The text that the model sees has lost its number; the artifact has it. */
const retrieve = tool(async () => ['(see artifact)', [new Document({ pageContent: SOURCE, id: 'd1' })]], {
  name: 'retrieve',
  description: 'Finds passages.',
  schema: z.object({ query: z.string() }),
  responseFormat: 'content_and_artifact',
})

/** A model that calls the tool, then gives these answers, one a call. */
function modelOf(...answers: string[]) {
  const model = fakeModel().respondWithTools([{ name: 'retrieve', args: { query: 'latency' }, id: 'call-1' }])
  return answers.reduce(
    (before, answer, n) => before.respond(new AIMessage({ content: answer, id: `a${n}` })),
    model,
  )
}

function agentOf(
  answers: string[],
  options: QuantGuardMiddlewareOptions = {},
  anyGuard: typeof guard = guard,
) {
  return createAgent({
    model: modelOf(...answers),
    tools: [retrieve],
    middleware: [quantGuardMiddleware(anyGuard, options)],
  })
}

function kinds(messages: readonly BaseMessage[]): string {
  return messages.map((message) => message.getType()).join(' ')
}

describe('what becomes of an invalid answer', () => {
  it.each([
    [{}, WRONG],
    [{ onInvalid: 'annotate' }, WRONG],
    [{ onInvalid: 'correct' }, RIGHT],
    [{ onInvalid: 'replace' }, 'I could not verify the figures in my answer against the sources.'],
    [{ onInvalid: 'replace', violationMessage: 'Sorry.' }, 'Sorry.'],
    [
      { onInvalid: 'replace', violationMessage: ({ results }: GuardResult) => `${results.length} wrong` },
      '1 wrong',
    ],
  ] as [QuantGuardMiddlewareOptions, string][])('%j', async (options, text) => {
    const { messages, quantguard_result: result } = await agentOf([WRONG], options).invoke(QUESTION)
    expect(kinds(messages)).toBe('human ai tool ai')
    expect(messages.at(-1)).toMatchObject({
      id: 'a0',
      content: text,
      response_metadata: { quantguard: result },
    })
    expect(result).toEqual(guard.verify(WRONG, [{ id: 'd1', text: SOURCE }]))
  })

  it('throw: the error reaches the caller as it is', async () => {
    const error = await agentOf([WRONG], { onInvalid: 'throw' })
      .invoke(QUESTION)
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(QuantGuardViolationError)
    expect(error).toMatchObject({ result: { isValid: false }, output: { content: WRONG } })
  })

  it('retry: the model is told what is wrong and answers again', async () => {
    const seen: boolean[] = []
    const options = {
      onInvalid: 'retry',
      onResult: ({ isValid }: GuardResult) => seen.push(isValid),
    } as const
    const { messages, quantguard_result: result } = await agentOf([WRONG, RIGHT], options).invoke(QUESTION)
    expect(kinds(messages)).toBe('human ai tool ai human ai')
    expect(messages[4]!.text).toContain('18 ms (CONTRADICTED)')
    expect(messages.at(-1)!.text).toBe(RIGHT)
    expect(result?.isValid).toBe(true)
    expect(seen).toEqual([false, true])
  })

  it.each([
    [undefined, WRONG],
    ['correct', RIGHT],
    ['replace', 'Sorry.'],
  ] as const)('retry, and invalid again: afterRetries %s', async (afterRetries, text) => {
    const options = {
      onInvalid: 'retry',
      maxRetries: 2,
      violationMessage: 'Sorry.',
      ...(afterRetries && { afterRetries }),
    } as const
    const { messages } = await agentOf([WRONG, WRONG, WRONG], options).invoke(QUESTION)
    expect(kinds(messages)).toBe('human ai tool ai human ai human ai')
    expect(messages.at(-1)!.text).toBe(text)
  })

  it('retries are counted anew in every run of a thread', async () => {
    const model = modelOf(WRONG, RIGHT, WRONG, RIGHT)
    const agent = createAgent({
      model,
      tools: [retrieve],
      middleware: [quantGuardMiddleware(guard, { onInvalid: 'retry' })],
      checkpointer: new MemorySaver(),
    })
    const config = { configurable: { thread_id: '1' } }
    await agent.invoke(QUESTION, config)
    const second = await agent.invoke(QUESTION, config)
    expect(second.messages.at(-1)!.text).toBe(RIGHT)
    expect(second.quantguard_result?.isValid).toBe(true)
    expect(Object.keys(second)).not.toContain('_quantguardRetries')
  })
})

describe('what is verified, against what', () => {
  it('a valid answer is annotated', async () => {
    const { messages, quantguard_result: result } = await agentOf([RIGHT], { onInvalid: 'throw' }).invoke(
      QUESTION,
    )
    expectTypeOf(result).toEqualTypeOf<GuardResult | undefined>()
    expect(result?.isValid).toBe(true)
    expect(messages.at(-1)!.response_metadata).toHaveProperty('quantguard', result)
  })

  it('a guard that answers later', async () => {
    const middleware = [quantGuardMiddleware(later(guard), { onInvalid: 'correct' })]
    const agent = createAgent({ model: modelOf(WRONG), tools: [retrieve], middleware })
    expect((await agent.invoke(QUESTION)).messages.at(-1)!.text).toBe(RIGHT)
  })

  it('sources from outside, as a list and as a function of state and runtime', async () => {
    const messages = [new HumanMessage('latency?')]
    const answer = () => fakeModel().respond(new AIMessage('It took 12.4 ms.'))
    for (const sources of [
      [SOURCE],
      async (state: { messages: readonly unknown[] }) => state.messages.length === 2 && [SOURCE],
    ]) {
      const agent = createAgent({
        model: answer(),
        tools: [],
        middleware: [quantGuardMiddleware(guard, { sources: sources as readonly unknown[] })],
      })
      expect((await agent.invoke({ messages })).quantguard_result?.statusCounts.VERIFIED).toBe(1)
    }
  })

  it('without evidence, claims are unsupported', async () => {
    const agent = createAgent({
      model: fakeModel().respond(new AIMessage(RIGHT)),
      tools: [],
      middleware: [quantGuardMiddleware(guard)],
    })
    expect((await agent.invoke(QUESTION)).quantguard_result?.statusCounts.UNSUPPORTED).toBe(1)
  })

  it('its own words to the model are neither question nor evidence', async () => {
    const calls: unknown[] = []
    const spy = {
      verify: (...args: Parameters<typeof guard.verify>) => {
        calls.push(args)
        return guard.verify(...args)
      },
    }
    const middleware = [quantGuardMiddleware(spy, { onInvalid: 'retry' })]
    await createAgent({ model: modelOf(WRONG, RIGHT), tools: [retrieve], middleware }).invoke(QUESTION)
    const [first, second] = calls as unknown[][]
    expect(second!.slice(1)).toEqual(first!.slice(1))
    expect(second![2]).toEqual({ question: 'What is the latency?' })
  })

  it('streams as an update of its own', async () => {
    const updates: Record<string, { quantguard_result?: GuardResult }>[] = []
    const stream = await agentOf([WRONG]).stream(QUESTION, { streamMode: 'updates' })
    for await (const update of stream) updates.push(update as never)
    const own = updates.filter((update) => update['QuantGuardMiddleware.after_model']?.quantguard_result)
    expect(own).toHaveLength(1)
  })

  it('reads the text of a tool that has no artifact', async () => {
    const plain = tool(async () => SOURCE, { name: 'retrieve', description: 'Finds.', schema: z.object({}) })
    const agent = createAgent({
      model: modelOf(RIGHT),
      tools: [plain],
      middleware: [quantGuardMiddleware(guard)],
    })
    const { messages, quantguard_result: result } = await agent.invoke(QUESTION)
    expect(ToolMessage.isInstance(messages[2])).toBe(true)
    expect(result?.isValid).toBe(true)
  })
})
