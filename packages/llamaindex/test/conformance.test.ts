// The corpus and the recorded outputs through the framework's own objects: the result has to be the core's.
import { describeAdapter, describeShapes } from '@quantguard/conformance'
import type { GuardLike, Source, VerifyOptions } from '@quantguard/core'
import {
  makeVerifyingChatEngine,
  makeVerifyingQueryEngine,
  QuantGuardEvaluator,
  type ResponseLike,
  verifyResponse,
} from '@quantguard/llamaindex'
import * as llamaindex from 'llamaindex'
import { engineKit } from './framework.js'

const { queryEngine, chatEngine, nodesOf } = engineKit(llamaindex)

function responseOf(answer: string, sources: readonly Source[]) {
  return llamaindex.EngineResponse.fromResponse(answer, false, nodesOf(sources))
}

function split({ question = '', ...verifyOptions }: VerifyOptions) {
  return { query: question, verifyOptions }
}

/** Without nodes a query engine does not ask its model: it says "Empty Response", also where a stream was asked for. */
function withoutNodes(answer: string, guard: GuardLike, options: VerifyOptions) {
  return verifyResponse(guard, responseOf(answer, []), split(options))
}

describeAdapter({
  name: 'verifyResponse',
  run: ({ answer, sources, options }, guard) =>
    verifyResponse(guard, responseOf(answer, sources), split(options)),
})

describeAdapter({
  name: 'makeVerifyingQueryEngine',
  async run({ answer, sources, options }, guard) {
    if (sources.length === 0) return withoutNodes(answer, guard, options)
    const { query, verifyOptions } = split(options)
    const engine = makeVerifyingQueryEngine(queryEngine(answer, sources), guard, { verifyOptions })
    return (await engine.query({ query })).quantguard_result
  },
})

describeAdapter({
  name: 'makeVerifyingQueryEngine, stream',
  async run({ answer, sources, options }, guard) {
    if (sources.length === 0) return withoutNodes(answer, guard, options)
    const { query, verifyOptions } = split(options)
    const engine = makeVerifyingQueryEngine(queryEngine(answer, sources), guard, { verifyOptions })
    const stream = await engine.query({ query, stream: true })
    for await (const _ of stream);
    return stream.quantguard_result
  },
})

describeAdapter({
  name: 'makeVerifyingChatEngine',
  async run({ answer, sources, options }, guard) {
    const { query, verifyOptions } = split(options)
    const engine = makeVerifyingChatEngine(chatEngine(answer, sources), guard, { verifyOptions })
    return (await engine.chat({ message: query })).quantguard_result
  },
})

describeAdapter({
  name: 'QuantGuardEvaluator',
  async run({ answer, sources, options }, guard) {
    const { query, verifyOptions } = split(options)
    // The framework's evaluators take no further options; a guard can bring them along.
    const bound: typeof guard = {
      verify: (text: string, chunks: readonly Source[], given?: VerifyOptions) =>
        guard.verify(text, chunks, { ...given, ...verifyOptions }) as never,
    }
    return (
      await new QuantGuardEvaluator(bound).evaluateResponse({ query, response: responseOf(answer, sources) })
    ).meta
  },
})

interface RawResponse {
  readonly response: string
  readonly sourceNodes: readonly {
    readonly node: { readonly text: string | null }
    readonly score?: number
  }[]
}

describeShapes({
  name: 'verifyResponse',
  frameworks: ['llamaindex'],
  run({ output }, guard) {
    const { response, sourceNodes } = output as RawResponse
    let position = 0
    const nodes = sourceNodes.map(({ node, score }) => {
      // The core counts the chunks that have a text; without an id a node would get a random one.
      const textNode = new llamaindex.TextNode({ id_: String(node.text === null ? 0 : ++position) })
      // A node can come without text; the constructor cannot make one.
      Object.assign(textNode, { text: node.text })
      return { node: textNode, score }
    })
    return verifyResponse(guard, llamaindex.EngineResponse.fromResponse(response, false, nodes))
  },
})

describeShapes({
  name: 'verifyResponse, from JSON',
  frameworks: ['llamaindex'],
  run: ({ output }, guard) => verifyResponse(guard, output as ResponseLike),
})
