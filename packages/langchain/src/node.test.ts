import { Document } from '@langchain/core/documents'
import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from '@langchain/core/messages'
import { Annotation, END, MemorySaver, MessagesAnnotation, START, StateGraph } from '@langchain/langgraph'
import { type GuardResult, QuantitativeGuard } from '@quantguard/core'
import { describe, expect, it } from 'vitest'
import { RIGHT, SOURCE, WRONG } from '../test/chains.js'
import { createQuantGuardNode, QuantGuardViolationError } from './index.js'

const guard = new QuantitativeGuard()

const State = Annotation.Root({
  question: Annotation<string>,
  // A list with a reducer: a node that returns the whole state doubles it.
  documents: Annotation<Document[]>({ reducer: (before, more) => before.concat(more), default: () => [] }),
  generation: Annotation<string>,
  quantguard_result: Annotation<GuardResult>,
})

function graphOf(
  answer: string,
  options: Parameters<typeof createQuantGuardNode<typeof State.State>>[1] = {},
) {
  return new StateGraph(State)
    .addNode('retrieve', () => ({ documents: [new Document({ pageContent: SOURCE })] }))
    .addNode('generate', () => ({ generation: answer }))
    .addNode('verify', createQuantGuardNode(guard, options))
    .addEdge(START, 'retrieve')
    .addEdge('retrieve', 'generate')
    .addEdge('generate', 'verify')
    .addEdge('verify', END)
}

describe('in a graph', () => {
  it('adds the result and leaves the rest of the state alone', async () => {
    const state = await graphOf(WRONG).compile().invoke({ question: 'latency?' })
    expect(state.documents).toHaveLength(1)
    expect(state).toMatchObject({ generation: WRONG, quantguard_result: { isValid: false } })
  })

  it('its update holds the result alone', async () => {
    const stream = await graphOf(WRONG).compile().stream({ question: '' }, { streamMode: 'updates' })
    const updates: Record<string, unknown>[] = []
    for await (const update of stream) updates.push(update)
    expect(Object.keys(updates.at(-1)!.verify as object)).toEqual(['quantguard_result'])
  })

  it('the result survives a checkpoint', async () => {
    const graph = graphOf(WRONG).compile({ checkpointer: new MemorySaver() })
    const config = { configurable: { thread_id: '1' } }
    const state = await graph.invoke({ question: '' }, config)
    const { values } = await graph.getState(config)
    expect(values.quantguard_result).toEqual(state.quantguard_result)
  })

  it('an edge can ask the result', async () => {
    const graph = new StateGraph(State)
      .addNode('generate', ({ quantguard_result: last }) => ({
        documents: last === undefined ? [new Document({ pageContent: SOURCE })] : [],
        generation: last === undefined ? WRONG : RIGHT,
      }))
      .addNode('verify', createQuantGuardNode(guard))
      .addEdge(START, 'generate')
      .addEdge('generate', 'verify')
      .addConditionalEdges('verify', (state) => (state.quantguard_result.isValid ? END : 'generate'))
      .compile()
    expect(await graph.invoke({ question: '' })).toMatchObject({
      generation: RIGHT,
      quantguard_result: { isValid: true },
    })
  })

  it('correct: the answer in the state is the corrected one', async () => {
    const state = await graphOf(WRONG, { onInvalid: 'correct' }).compile().invoke({ question: '' })
    expect(state).toMatchObject({ generation: RIGHT, quantguard_result: { isValid: false } })
    expect(state.documents).toHaveLength(1)
  })

  it('throw: the error reaches the caller of the graph', async () => {
    const graph = graphOf(WRONG, { onInvalid: 'throw' }).compile()
    await expect(graph.invoke({ question: '' })).rejects.toSatisfy(QuantGuardViolationError.isInstance)
  })
})

describe('with messages as state', () => {
  const MessageState = Annotation.Root({
    ...MessagesAnnotation.spec,
    quantguard_result: Annotation<GuardResult>,
  })
  const conversation: BaseMessage[] = [
    new HumanMessage('latency?'),
    new ToolMessage({ content: SOURCE, tool_call_id: 'c1' }),
    new AIMessage({ content: WRONG, id: 'answer' }),
  ]

  it.each([
    ['annotate', WRONG],
    ['correct', RIGHT],
  ] as const)('%s', async (onInvalid, expected) => {
    const graph = new StateGraph(MessageState)
      .addNode('verify', createQuantGuardNode<typeof MessageState.State>(guard, { onInvalid }))
      .addEdge(START, 'verify')
      .addEdge('verify', END)
      .compile()
    const state = await graph.invoke({ messages: conversation })
    expect(state.messages.map(({ id }) => id)).toHaveLength(3)
    expect(state.messages[2]).toMatchObject({ id: 'answer', content: expected })
    expect(state.quantguard_result.isValid).toBe(false)
  })
})
