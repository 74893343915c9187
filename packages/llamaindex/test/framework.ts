// Real engines that run offline: hashed words for embeddings, a model that repeats what it is told. They are built
// from the framework that is handed in, so that the newest and the lowest supported version run the same tests.
import type { Source } from '@quantguard/core'
import type * as llamaindex from 'llamaindex'

export type Framework = typeof llamaindex

export const RIGHT = 'Latency was 12.4 ms.'
export const WRONG = 'Latency was 18 ms.'
export const SOURCE = 'Latency achieved was 12.4 ms.'
export const QUESTION = 'What is the latency?'

const DIMENSIONS = 64

export function engineKit(framework: Framework) {
  class RepeatingModel extends framework.BaseLLM {
    readonly metadata = {
      model: 'repeating',
      temperature: 0,
      topP: 1,
      contextWindow: 1_000_000,
      tokenizer: undefined,
      structuredOutput: false,
    }

    constructor(readonly answer: string) {
      super()
    }

    override async chat(params: { stream?: boolean }): Promise<never> {
      const { answer } = this
      if (!params.stream) return { message: { content: answer, role: 'assistant' }, raw: null } as never
      async function* chunks() {
        for (const delta of answer) yield { delta, raw: null }
      }
      return chunks() as never
    }
  }

  class HashedWords extends framework.BaseEmbedding {
    // The constructor of the base class is protected.
    // biome-ignore lint/complexity/noUselessConstructor: see above
    constructor() {
      super()
    }

    override async getTextEmbedding(text: string): Promise<number[]> {
      const vector = new Array<number>(DIMENSIONS).fill(0)
      for (const word of text.toLowerCase().match(/\w+/g) ?? []) {
        let hash = 0
        for (const character of word) hash = (hash * 31 + character.charCodeAt(0)) % DIMENSIONS
        vector[hash]! += 1
      }
      return vector
    }
  }

  class FixedRetriever extends framework.BaseRetriever {
    constructor(readonly nodes: llamaindex.NodeWithScore[]) {
      super()
    }

    async _retrieve(): Promise<llamaindex.NodeWithScore[]> {
      return this.nodes
    }
  }

  /** Without an id a node would get a random one. The page number is the trap: it must never be evidence. */
  function nodesOf(sources: readonly Source[]): llamaindex.NodeWithScore[] {
    return sources.map((source, index) => {
      const { text, id } = typeof source === 'string' ? { text: source } : source
      const node = new framework.TextNode({ text, id_: id ?? String(index + 1), metadata: { page: '18 ms' } })
      return { node, score: 1 }
    })
  }

  // Old versions ask for a global model even where one is given.
  framework.Settings.llm = new RepeatingModel('')

  function queryEngine(answer: string, sources: readonly Source[] = [SOURCE]) {
    const synthesizer = framework.getResponseSynthesizer('compact', { llm: new RepeatingModel(answer) })
    return new framework.RetrieverQueryEngine(new FixedRetriever(nodesOf(sources)), synthesizer)
  }

  function chatEngine(answer: string, sources: readonly Source[] = [SOURCE]) {
    const retriever = new FixedRetriever(nodesOf(sources))
    return new framework.ContextChatEngine({ retriever, chatModel: new RepeatingModel(answer) })
  }

  /** The whole way: documents, splitter, embeddings, vector index, retrieval, synthesis. */
  async function indexedEngine(answer: string, texts: readonly string[]) {
    framework.Settings.embedModel = new HashedWords()
    framework.Settings.nodeParser = new framework.SentenceSplitter({ chunkSize: 128, chunkOverlap: 0 })
    const documents = texts.map(
      (text, n) => new framework.Document({ text, metadata: { page: `${n + 18} ms` } }),
    )
    const index = await framework.VectorStoreIndex.fromDocuments(documents)
    const synthesizer = framework.getResponseSynthesizer('compact', { llm: new RepeatingModel(answer) })
    return index.asQueryEngine({ responseSynthesizer: synthesizer, similarityTopK: 2 })
  }

  return { queryEngine, chatEngine, indexedEngine, nodesOf }
}
