// The same runnable on the lowest supported version of the framework: its modules stand in for the newest one's.
import { QuantitativeGuard } from '@quantguard/core'
import { Document } from 'langchain-core-lowest/documents'
import { AIMessage, HumanMessage, ToolMessage } from 'langchain-core-lowest/messages'
import { Runnable, RunnableLambda, RunnablePassthrough } from 'langchain-core-lowest/runnables'
import { FakeListChatModel } from 'langchain-core-lowest/utils/testing'
import { describe, expect, it, vi } from 'vitest'
import { RIGHT, SOURCE, WRONG } from './chains.js'

vi.mock('@langchain/core/runnables', () => import('langchain-core-lowest/runnables'))
vi.mock('@langchain/core/messages', () => import('langchain-core-lowest/messages'))

const { QuantGuardRunnable, QuantGuardViolationError } = await import('@quantguard/langchain')

const guard = new QuantitativeGuard()
const documents = [new Document({ pageContent: SOURCE, id: 'd1' })]
const expected = guard.verify(WRONG, [{ id: 'd1', text: SOURCE }])
const model = new FakeListChatModel({ responses: [WRONG] })
const answer = RunnableLambda.from((input: { question: string }) => input.question).pipe(model)
const retrieval = RunnablePassthrough.assign({ context: () => documents }).pipe(
  RunnablePassthrough.assign({ answer }) as never,
)

/** The types are those of the newest version; the objects are not. */
function piped(options = {}): Runnable<{ question: string }, Record<string, unknown>> {
  return (retrieval as Runnable).pipe(new QuantGuardRunnable(guard, options) as never)
}

describe('lowest supported @langchain/core', () => {
  it('is the one that runs', () => {
    expect(new QuantGuardRunnable(guard)).toBeInstanceOf(Runnable)
  })

  it('invoke and batch', async () => {
    const output = await piped().invoke({ question: 'latency?' })
    expect(AIMessage.isInstance(output.answer)).toBe(true)
    expect(output.quantguard_result).toEqual(guard.verify(WRONG, [{ id: 'd1', text: SOURCE }]))
    expect(await piped().batch([{ question: 'a' }, { question: 'b' }])).toHaveLength(2)
  })

  it('stream', async () => {
    const chunks: Record<string, unknown>[] = []
    for await (const chunk of await piped().stream({ question: 'latency?' })) chunks.push(chunk)
    expect(chunks.filter((chunk) => 'answer' in chunk)).toHaveLength(WRONG.length)
    expect(chunks.at(-1)).toEqual({ quantguard_result: expected })
  })

  it('streamEvents', async () => {
    const names: string[] = []
    for await (const { event, name } of piped().streamEvents({ question: 'latency?' }, { version: 'v2' })) {
      if (event === 'on_custom_event') names.push(name)
    }
    expect(names).toEqual(['quantguard_result'])
  })

  it('throw and correct', async () => {
    const strict = piped({ onInvalid: 'throw' }).invoke({ question: '' })
    await expect(strict).rejects.toSatisfy(QuantGuardViolationError.isInstance)
    const output = await piped({ onInvalid: 'correct' }).invoke({ question: '' })
    expect(output.answer).toMatchObject({ content: RIGHT })
    expect(AIMessage.isInstance(output.answer)).toBe(true)
  })

  it('messages', async () => {
    const messages = [
      new HumanMessage('latency?'),
      new ToolMessage({ content: 'summary', tool_call_id: 'c1', artifact: documents }),
      new AIMessage(WRONG),
    ]
    const output = await new QuantGuardRunnable<{ messages: unknown[] }>(guard).invoke({ messages })
    expect(output.quantguard_result.statusCounts.CONTRADICTED).toBe(1)
  })
})
