// The words of some languages as one hashed table: word to entry, found by the hash that the scanner computes
// while it reads the letters, so that a word that the table does not hold costs one look-up and no string.

/** Hash of lower-case letters; the scanner computes the same step by step. */
export const HASH_SEED = 0x811c9dc5
export const hashStep = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)

/** Lower case of a letter, for Latin, Greek and Cyrillic capitals. */
export function lower(code: number): number {
  if (code < 128) return code >= 65 && code <= 90 ? code + 32 : code
  if (code >= 0xc0 && code <= 0xde && code !== 0xd7) return code + 32
  if (code >= 0x100 && code <= 0x177 && (code & 1) === 0) return code + 1
  if ((code >= 0x391 && code <= 0x3a9) || (code >= 0x410 && code <= 0x42f)) return code + 32
  return code
}

export interface Lexicon {
  /** Words by entry; entry 0 is not a word. */
  readonly words: readonly string[]
  /** Entry of a word as it is spelled in lower case; 0 where there is none. */
  find(word: string): number
  /** Entry of the word at a place in a text whose hash is known. */
  findAt(text: string, start: number, end: number, hash: number): number
}

/** Builds the table. Words are given in lower case; phrases are split into their words by the caller. */
export function createLexicon(given: Iterable<string>): Lexicon {
  const words: string[] = ['']
  const seen = new Map<string, number>()
  for (const word of given) {
    if (word.length === 0 || seen.has(word)) continue
    seen.set(word, words.length)
    words.push(word)
  }
  let size = 64
  while (size < words.length * 2) size *= 2
  const mask = size - 1
  const slots = new Int32Array(size)
  const hashes = new Int32Array(words.length)
  for (let entry = 1; entry < words.length; entry++) {
    const word = words[entry]!
    let hash = HASH_SEED
    for (let i = 0; i < word.length; i++) hash = hashStep(hash, word.charCodeAt(i))
    hashes[entry] = hash
    let slot = hash & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = entry
  }
  const findAt = (text: string, start: number, end: number, hash: number): number => {
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const entry = slots[slot]!
      if (entry === 0) return 0
      if (hashes[entry] !== hash) continue
      const word = words[entry]!
      if (word.length !== end - start) continue
      let i = 0
      while (i < word.length && lower(text.charCodeAt(start + i)) === word.charCodeAt(i)) i++
      if (i === word.length) return entry
    }
  }
  return { words, find: (word) => seen.get(word) ?? 0, findAt }
}
