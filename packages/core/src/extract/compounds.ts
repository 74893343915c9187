// Number words that a language writes together: `zweihundertfünfundzwanzig`, `tweehonderd`, `duecentocinquanta`.
import type { NumberWords } from '../types/index.js'

export interface Segmenter {
  /** Could a word that starts with this code be a number? Cheap, and often wrong. */
  mayStart(code: number): boolean
  /** Value of a word in lower case, and whether it is an ordinal; `null` where it is no number. */
  read(word: string): { readonly value: number; readonly isOrdinal: boolean } | null
}

const MAX_LENGTH = 60
const MIN_PIECE = 2

interface Piece {
  readonly text: string
  readonly value: number
  readonly role: 'cardinal' | 'scale' | 'ordinal' | 'joiner'
}

/** Builds the reader from the tables of the language: it cuts a word into the longest pieces that they hold. */
export function createSegmenter(numbers: NumberWords): Segmenter {
  const byFirst = new Map<number, Piece[]>()
  const add = (text: string, value: number, role: Piece['role']): void => {
    if (text.length < MIN_PIECE || text.includes(' ')) return
    const code = text.charCodeAt(0)
    const list = byFirst.get(code) ?? []
    list.push({ text, value, role })
    byFirst.set(code, list)
  }
  for (const [word, value] of Object.entries(numbers.cardinals)) add(word, value, 'cardinal')
  for (const [word, value] of Object.entries(numbers.scales)) if (word.length > 3) add(word, value, 'scale')
  for (const [word, value] of Object.entries(numbers.ordinals)) add(word, value, 'ordinal')
  for (const word of numbers.joiners) add(word, 0, 'joiner')
  for (const list of byFirst.values()) list.sort((a, b) => b.text.length - a.text.length)

  const read = (word: string): { value: number; isOrdinal: boolean } | null => {
    if (word.length > MAX_LENGTH) return null
    let total = 0
    let group = -1
    let at = 0
    let isOrdinal = false
    let joined = false
    while (at < word.length) {
      if (isOrdinal) return null
      const piece = byFirst.get(word.charCodeAt(at))?.find(({ text }) => word.startsWith(text, at))
      if (piece === undefined) return null
      at += piece.text.length
      if (piece.role === 'joiner') {
        if (joined || at === word.length) return null
        joined = true
        continue
      }
      if (piece.role === 'scale') {
        if (piece.value === 100) group = (group < 0 ? 1 : group) * 100
        else {
          total += (group < 0 ? 1 : group) * piece.value
          group = -1
        }
      } else {
        isOrdinal = piece.role === 'ordinal'
        // fünf-und-zwanzig: the ones stand before the tens.
        group = group < 0 ? piece.value : group + piece.value
      }
      joined = false
    }
    return { value: total + Math.max(group, 0), isOrdinal }
  }
  return { mayStart: (code) => byFirst.has(code), read }
}
