// Finds the chunks that speak of a question: full-text search, in memory.
import MiniSearch from 'minisearch'
import type { Chunk } from './chunk.js'

export interface Retriever {
  /** The best chunks, best first. */
  retrieve(question: string, count?: number): readonly Chunk[]
}

const SMALL_WORDS = new Set(
  'a an and any are as at be by can do does for from had has have how i if in is it its may me much many must my of on or the there to was were what when where which who why will with you'.split(
    ' ',
  ),
)

export function createRetriever(chunks: readonly Chunk[]): Retriever {
  const search = new MiniSearch<{ id: number; path: string; text: string }>({
    fields: ['path', 'text'],
    processTerm: (term) => (SMALL_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: {
      boost: { path: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 5 ? 0.1 : false),
    },
  })
  search.addAll(chunks.map((chunk, id) => ({ id, path: chunk.path.join(' '), text: chunk.text })))
  return {
    retrieve: (question, count = 8) =>
      search
        .search(question)
        .slice(0, count)
        .map((hit) => chunks[hit.id] as Chunk),
  }
}
