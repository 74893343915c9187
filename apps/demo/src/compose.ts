// An offline stand-in for a language model: answers with sentences of the retrieved chunks, word for word.
import type { Chunk } from './chunk.js'

/** The sentences that share most words with the question, in the order of the chunks. */
export function compose(question: string, chunks: readonly Chunk[], count = 3): string {
  const asked = wordsOf(question)
  const sentences = chunks.flatMap((chunk, rank) =>
    sentencesOf(chunk.text.slice(chunk.bodyStart)).map((text, place) => ({
      text,
      rank,
      place,
      score: shared(asked, text, chunk) - rank / 10,
    })),
  )
  const ranked = sentences.sort((one, other) => other.score - one.score)
  const least = (ranked[0]?.score ?? 0) / 2
  return ranked
    .filter(({ score }) => score >= least)
    .slice(0, count)
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ text }) => text)
    .join(' ')
}

/** Sentences of prose; table rows and headings are left out, since they do not read as an answer. */
function sentencesOf(text: string): readonly string[] {
  const prose = text.split('\n').filter((line) => !/^\s*[|#]/.test(line) && /[.!?]$/.test(line.trim()))
  return prose.flatMap((line) => line.trim().split(/(?<=[.!?]) (?=[A-Z])/))
}

function shared(asked: ReadonlySet<string>, text: string, chunk: Chunk): number {
  const own = wordsOf(text)
  const above = wordsOf(chunk.path.join(' '))
  let score = 0
  for (const word of asked) score += own.has(word) ? 1 : above.has(word) ? 0.5 : 0
  return score
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
}
