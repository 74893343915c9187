// Sources read once, for one answer or for many.
import { createEvidenceIndex, type EvidenceChunk, type EvidenceIndex } from '../evidence/index.js'
import type { Locale } from '../types/index.js'
import { chooseLanguage, readAll } from './languages.js'
import type { NamedSource } from './options.js'

/** Reads every source and indexes its statements. */
export function prepareSources(sources: readonly NamedSource[], locales: readonly Locale[]): EvidenceIndex {
  const chunks: EvidenceChunk[] = sources.map(({ id, text }, index) => {
    const set = readAll(text, chooseLanguage(text, locales))
    const vocabulary = new Set<number>()
    for (const words of set.sentenceWords) for (const hash of words.hash) vocabulary.add(hash)
    for (const statement of set.statements)
      for (const scope of statement.scopes) for (const hash of scope.words.hash) vocabulary.add(hash)
    const dimensions = new Set<string>()
    for (const { quantity } of set.statements)
      for (const unit of quantity.units) dimensions.add(unit.dimension)
    return { id, index, text, set, vocabulary, dimensions }
  })
  return createEvidenceIndex(chunks)
}
