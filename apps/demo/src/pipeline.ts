// Question in, verified answer out: the whole of a RAG application, without the model.
import { type GuardResult, QuantitativeGuard } from '@quantguard/core'
import { type Chunk, chunk } from './chunk.js'
import { loadDocuments } from './documents.js'
import { createRetriever, type Retriever } from './retrieve.js'

export interface Pipeline {
  readonly chunks: readonly Chunk[]
  readonly retriever: Retriever
  verify(answer: string, question: string, chunks: readonly Chunk[]): Verified
}

export interface Verified {
  readonly result: GuardResult
  readonly milliseconds: number
}

export async function openPipeline(): Promise<Pipeline> {
  const chunks = (await loadDocuments()).flatMap((document) => chunk(document))
  const guard = new QuantitativeGuard()
  return {
    chunks,
    retriever: createRetriever(chunks),
    verify(answer, question, retrieved) {
      const sources = retrieved.map(({ id, text }) => ({ id, text }))
      const start = performance.now()
      const result = guard.verify(answer, sources, { question })
      return { result, milliseconds: performance.now() - start }
    },
  }
}
