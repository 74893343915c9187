// Editions of a document: `, revision C`, ` rev. 3` behind its name.
import { tokenAt } from '../../scan/index.js'
import { isWord } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { isBlank, isWordCode } from './found-reference.js'
import { ReferenceWord } from './reference-words.js'

/** `, revision C`, ` rev. 3`: the edition of what stands before it. */
export function readEdition(context: ReadContext, from: number): { value: string; end: number } | null {
  const { text, tokens, vocabulary } = context
  let at = from
  if (text.charCodeAt(at) === 44) at++
  while (isBlank(text.charCodeAt(at))) at++
  if (at === from || at - from > 3) return null
  const word = tokenAt(tokens, at)
  if (!isWord(tokens, word) || tokens.start[word] !== at) return null
  if (!(vocabulary.references.bits[tokens.word[word]!]! & ReferenceWord.edition)) return null
  let value = tokens.end[word]!
  if (text.charCodeAt(value) === 46) value++
  while (isBlank(text.charCodeAt(value))) value++
  let end = value
  while (end - value < 4 && isWordCode(text.charCodeAt(end))) end++
  const written = text.slice(value, end)
  const isEdition = /^(?:[A-Z]|\d{1,3}[A-Za-z]?)$/.test(written) && !isWordCode(text.charCodeAt(end))
  return isEdition ? { value: written.toUpperCase(), end } : null
}
