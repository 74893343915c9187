// The corpus and the recorded outputs through the framework's own objects: the result has to be the core's.
import { Document } from '@langchain/core/documents'
import { AIMessage, AIMessageChunk, ToolMessage } from '@langchain/core/messages'
import { RunnableLambda } from '@langchain/core/runnables'
import { fakeModel } from '@langchain/core/testing'
import { Annotation, END, START, StateGraph } from '@langchain/langgraph'
import { type AdapterCase, describeAdapter, describeShapes } from '@quantguard/conformance'
import type { GuardLike, GuardResult, Source } from '@quantguard/core'
import { createQuantGuardNode, QuantGuardRunnable, verifyLangChainOutput } from '@quantguard/langchain'
import { quantGuardMiddleware } from '@quantguard/langchain/middleware'
import { createAgent, tool } from 'langchain'
import { z } from 'zod'
import { collect } from './chains.js'

/** Metadata is the trap: it holds the answer itself, so whoever reads it verifies everything. */
function documentsOf(sources: readonly Source[], answer: string): Document[] {
  return sources.map((source) => {
    const { text, id } = typeof source === 'string' ? { text: source } : source
    return new Document({
      pageContent: text,
      metadata: { summary: answer },
      ...(id === undefined ? {} : { id }),
    })
  })
}

function outputOf({ answer, sources, options }: AdapterCase) {
  return { input: options.question ?? '', context: documentsOf(sources, answer), answer }
}

describeAdapter({
  name: 'verifyLangChainOutput',
  run: (testCase, guard) =>
    verifyLangChainOutput(guard, outputOf(testCase), { verifyOptions: testCase.options }),
})

describeAdapter({
  name: 'QuantGuardRunnable, invoke',
  async run(testCase, guard) {
    const chain = RunnableLambda.from((one: AdapterCase) => outputOf(one))
    const runnable = new QuantGuardRunnable(guard, { verifyOptions: testCase.options })
    return (await chain.pipe(runnable).invoke(testCase)).quantguard_result
  },
})

describeAdapter({
  name: 'QuantGuardRunnable, stream of message chunks',
  async run(testCase, guard) {
    const { answer: _, ...rest } = outputOf(testCase)
    const chain = RunnableLambda.from(async function* (
      one: AdapterCase,
    ): AsyncGenerator<Record<string, unknown>> {
      yield rest
      for (const token of one.answer.split(/(?<= )/)) yield { answer: new AIMessageChunk(token) }
    })
    const runnable = new QuantGuardRunnable(guard, { verifyOptions: testCase.options })
    return (await collect(await chain.pipe(runnable).stream(testCase))).at(-1)
      ?.quantguard_result as GuardResult
  },
})

describeAdapter({
  name: 'createQuantGuardNode',
  async run(testCase, guard) {
    const State = Annotation.Root({
      context: Annotation<Document[]>,
      answer: Annotation<AIMessage>,
      quantguard_result: Annotation<GuardResult>,
    })
    const { context, answer } = outputOf(testCase)
    const graph = new StateGraph(State)
      .addNode('generate', () => ({ context, answer: new AIMessage(answer) }))
      .addNode('verify', createQuantGuardNode<typeof State.State>(guard, { verifyOptions: testCase.options }))
      .addEdge(START, 'generate')
      .addEdge('generate', 'verify')
      .addEdge('verify', END)
      .compile()
    return (await graph.invoke({})).quantguard_result
  },
})

describeAdapter({
  name: 'quantGuardMiddleware',
  async run({ answer, sources, options }, guard) {
    const retrieve = tool(async () => ['see artifact', documentsOf(sources, answer)], {
      name: 'retrieve',
      description: 'Finds passages.',
      schema: z.object({}),
      responseFormat: 'content_and_artifact',
    })
    const model = fakeModel()
      .respondWithTools([{ name: 'retrieve', args: {}, id: 'c1' }])
      .respond(new AIMessage(answer))
    const middleware = [quantGuardMiddleware(guard, { verifyOptions: options })] as const
    const agent = createAgent({ model, tools: sources.length > 0 ? [retrieve] : [], middleware })
    const messages = [{ role: 'user' as const, content: options.question ?? '' }]
    if (sources.length > 0) return (await agent.invoke({ messages })).quantguard_result as GuardResult
    const alone = createAgent({ model: fakeModel().respond(new AIMessage(answer)), tools: [], middleware })
    return (await alone.invoke({ messages })).quantguard_result as GuardResult
  },
})

interface RawOutput {
  readonly [key: string]: unknown
}

describeShapes({
  name: 'QuantGuardRunnable',
  frameworks: ['langchain', 'generic', 'openai', 'llamaindex'],
  async run({ output, sources }, guard: GuardLike) {
    const revived = revive(output as RawOutput)
    // What the output does not hold itself comes from outside; twice the same evidence changes nothing.
    const extra = 'choices' in revived ? sources : []
    const runnable = new QuantGuardRunnable<RawOutput>(guard, { sources: extra })
    return (await runnable.invoke(revived)).quantguard_result
  },
})

describeShapes({
  name: 'verifyLangChainOutput, from JSON',
  frameworks: ['langchain', 'generic', 'openai', 'llamaindex'],
  run: ({ output, sources }, guard) =>
    verifyLangChainOutput(guard, output, {
      sources: typeof output === 'object' && output !== null && 'choices' in output ? sources : [],
    }),
})

/** JSON back to the framework's objects: messages, documents, tool messages. */
function revive(output: RawOutput): RawOutput {
  return Object.fromEntries(Object.entries(output).map(([key, value]) => [key, reviveValue(value)]))
}

function reviveValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reviveValue)
  if (typeof value !== 'object' || value === null) return value
  const fields = value as RawOutput
  if (fields.type === 'ai') return new AIMessage({ content: fields.content as never })
  if (fields.type === 'tool') return new ToolMessage({ content: fields.content as never, tool_call_id: 'c1' })
  const text = fields.pageContent ?? fields.page_content
  return typeof text === 'string'
    ? new Document({ pageContent: text, metadata: fields.metadata ?? {} })
    : value
}
