// A word as a number: lower case, without accents, without its ending. Two forms of one word give one number
// (`charged`, `charges`, `charging`), so that words are compared as integers and no string is made of them.

const MAX_WORD = 48
const buffer = new Uint16Array(MAX_WORD)

const A = 97
const D = 100
const E = 101
const G = 103
const H = 104
const I = 105
const L = 108
const N = 110
const S = 115
const T = 116
const X = 120
const Y = 121
const Z = 122

/** Latin letters with marks, U+00C0 to U+017F, to their plain letter; 0 keeps the letter. */
const PLAIN_LETTERS =
  'aaaaaaaceeeeiiiidnooooo0ouuuuy0saaaaaaaceeeeiiiidnooooo0ouuuuy0y' +
  'aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllllllln' +
  'nnnnnnnnoooooooorrrrrrsssssssttttttuuuuuuuuuuuuwwyyyzzzzzz'

function plain(code: number): number {
  if (code >= 65 && code <= 90) return code + 32
  if (code < 0xc0) return code
  if (code <= 0x17f) {
    const letter = PLAIN_LETTERS.charCodeAt(code - 0xc0)
    return letter === 48 || Number.isNaN(letter) ? code : letter
  }
  if (code >= 0x391 && code <= 0x3a9) return code + 32
  if (code >= 0x410 && code <= 0x42f) return code + 32
  return code
}

const isVowel = (code: number): boolean =>
  code === A || code === E || code === I || code === 111 || code === 117 || code === Y

/** Drops the second of two equal consonants at the end: `stopp` to `stop`. */
function undouble(length: number): number {
  const last = buffer[length - 1]!
  return length > 3 && last === buffer[length - 2] && !isVowel(last) && last !== S && last !== L
    ? length - 1
    : length
}

function endsWith(length: number, ending: string): boolean {
  const from = length - ending.length
  if (from < 2) return false
  for (let i = 0; i < ending.length; i++) if (buffer[from + i] !== ending.charCodeAt(i)) return false
  return true
}

/** Shortens the word in the buffer; returns its new length. Light on purpose: plural, tense, -ation. */
function dropEnding(given: number): number {
  let n = given
  if (n > 3 && buffer[n - 1] === S) {
    const before = buffer[n - 2]!
    if (n > 4 && endsWith(n, 'ies')) {
      n -= 2
      buffer[n - 1] = Y
    } else if (n > 4 && before === E) {
      const stem = buffer[n - 3]!
      const hissing = stem === S || stem === X || stem === Z || (stem === H && buffer[n - 4] !== T)
      n -= hissing ? 2 : 1
    } else if (before !== S && before !== 117 && before !== I) n -= 1
  }
  if (n > 5 && buffer[n - 1] === G && endsWith(n, 'ing')) n = undouble(n - 3)
  else if (n > 4 && buffer[n - 1] === D && buffer[n - 2] === E) n = undouble(n - 2)
  else if (n > 5 && buffer[n - 1] === Y && buffer[n - 2] === L) n -= 2
  if (n > 7 && buffer[n - 1] === N && endsWith(n, 'ation')) n -= 5
  else if (n > 6 && buffer[n - 1] === N && endsWith(n, 'ction')) n -= 4
  else if (n > 6 && endsWith(n, 'ate')) n -= 3
  else if (n > 6 && endsWith(n, 'at')) n -= 2
  else if (n > 4 && buffer[n - 1] === E) n -= 1
  if (n > 3 && buffer[n - 1] === Y) buffer[n - 1] = I
  return n
}

function hashBuffer(length: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < length; i++) hash = Math.imul(hash ^ buffer[i]!, 0x01000193)
  hash ^= hash >>> 15
  return hash | 0 || 1
}

/**
 * The number of a word by its stem.
 *
 *     the pumps charged
 *         ^^^^^          start, end: the same number as `pump`
 */
export function stemHash(text: string, start: number, end: number): number {
  const length = Math.min(end - start, MAX_WORD)
  for (let i = 0; i < length; i++) buffer[i] = plain(text.charCodeAt(start + i))
  return hashBuffer(dropEnding(length))
}

/** The number of a word as it stands, without regard to case and accents: for function words and names. */
export function wordHash(text: string, start: number, end: number): number {
  const length = Math.min(end - start, MAX_WORD)
  for (let i = 0; i < length; i++) buffer[i] = plain(text.charCodeAt(start + i))
  return hashBuffer(length)
}

/** One number for two: a phrase, or a name and the word before it. The order counts. */
export function pairHash(first: number, second: number): number {
  let hash = Math.imul(first ^ (first >>> 13), 0x5bd1e995) ^ second
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return hash | 0 || 1
}
