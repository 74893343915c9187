// The words of some languages as one hashed table: word to entry, found by the hash that the scanner computes
// while it reads the letters, so that a word that the table does not hold costs one look-up and no string.
import { lower } from './characters.js'

/** Hash of lower-case letters; the scanner computes the same step by step. */
export const HASH_SEED = 0x811c9dc5
export const hashStep = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)

export interface Lexicon {
  /** Words by entry; entry 0 is not a word. */
  readonly words: readonly string[]
  /** Entry of a word as it is spelled in lower case; 0 where there is none. */
  find(word: string): number
  /** Entry of the word at a place in a text whose hash is known. */
  findAt(text: string, start: number, end: number, hash: number): number
  /** Entries by hash, 0 where there is none: `slots[slotOf(hash) & (slots.length - 1)]` is where a search begins. */
  readonly slots: Int32Array
}

/** Where the search for a hash begins, before it is cut to the size of the table. */
export const slotOf = (hash: number): number => hash ^ (hash >>> 15)

/** Builds the table. Words are given in lower case; phrases are split into their words by the caller. */
export function createLexicon(given: Iterable<string>): Lexicon {
  const words: string[] = ['']
  const seen = new Map<string, number>()
  for (const word of given) {
    if (word.length === 0 || seen.has(word)) continue
    seen.set(word, words.length)
    words.push(word)
  }
  // A quarter full: most words of a text are not in the table and end at their first, empty slot.
  let size = 64
  while (size < words.length * 4) size *= 2
  const mask = size - 1
  const slots = new Int32Array(size)
  const hashes = new Int32Array(words.length)
  for (let entry = 1; entry < words.length; entry++) {
    const word = words[entry]!
    let hash = HASH_SEED
    for (let i = 0; i < word.length; i++) hash = hashStep(hash, word.charCodeAt(i))
    hashes[entry] = hash
    let slot = slotOf(hash) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = entry
  }
  const isAt = (word: string, text: string, start: number): boolean => {
    for (let i = 0; i < word.length; i++)
      if (lower(text.charCodeAt(start + i)) !== word.charCodeAt(i)) return false
    return true
  }
  const findAt = (text: string, start: number, end: number, hash: number): number => {
    for (let slot = slotOf(hash) & mask; ; slot = (slot + 1) & mask) {
      const entry = slots[slot]!
      if (entry === 0) return 0
      if (hashes[entry] !== hash) continue
      const word = words[entry]!
      if (word.length === end - start && isAt(word, text, start)) return entry
    }
  }
  return { words, find: (word) => seen.get(word) ?? 0, findAt, slots }
}
