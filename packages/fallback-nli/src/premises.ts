// The sentences of the chunks, each with its words, and how well a word tells them apart.
import type { Span } from '@quantguard/core'
import { PRONOUNS } from './lexical/tables.js'
import { type ContentWord, contentWords } from './lexical/words.js'
import type { FallbackChunk } from './types.js'

export interface Premise extends Span {
  readonly chunk: FallbackChunk
  readonly text: string
  readonly words: readonly ContentWord[]
  /** Its words; those of each clause, where there are several; those with the sentence before, behind a pronoun. */
  readonly views: readonly (readonly ContentWord[])[]
}

export interface Premises {
  readonly list: readonly Premise[]
  /** Weight of a stem: rare among the premises weighs more. */
  weigh(stem: string): number
}

export function readPremises(chunks: readonly FallbackChunk[]): Premises {
  const list = chunks.flatMap((chunk) => [...sentencesOf(chunk)])
  const frequency = new Map<string, number>()
  for (const { words } of list) {
    for (const stem of new Set(words.map((word) => word.stem)))
      frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
  }
  return { list, weigh: (stem) => Math.log(1 + (list.length + 1) / ((frequency.get(stem) ?? 0) + 1)) }
}

function* sentencesOf(chunk: FallbackChunk): Generator<Premise> {
  const { text } = chunk
  let start = 0
  let before = ''
  for (let at = 0; at < text.length; at++) {
    const mark = text[at]
    const ends =
      mark === '\n' || ((mark === '.' || mark === '!' || mark === '?') && /\s/.test(text[at + 1] ?? ' '))
    if (!ends && at < text.length - 1) continue
    const premise = premiseAt(chunk, start, at + 1, before)
    if (premise.words.length > 0) {
      yield premise
      before = premise.text
    }
    start = at + 1
  }
}

function premiseAt(chunk: FallbackChunk, from: number, to: number, before: string): Premise {
  const slice = chunk.text.slice(from, to)
  const start = from + slice.length - slice.trimStart().length
  const text = slice.trim()
  const words = contentWords(text)
  return { chunk, start, end: start + text.length, text, words, views: viewsOf(text, words, before) }
}

function viewsOf(text: string, words: readonly ContentWord[], before: string): Premise['views'] {
  const views = [words]
  const clauses = new Map<number, ContentWord[]>()
  for (const word of words) clauses.set(word.clause, [...(clauses.get(word.clause) ?? []), word])
  if (clauses.size > 1) views.push(...clauses.values())
  const first = text.slice(0, text.indexOf(' ')).toLowerCase()
  if (before !== '' && PRONOUNS.has(first)) views.push(contentWords(`${before} ${text}`))
  return views
}
