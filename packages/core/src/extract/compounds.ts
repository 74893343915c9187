// Number words that a language writes together: `zweihundertfünfundzwanzig`, `tweehonderd`, `duecentocinquanta`.
import { add, fromNumber, multiply, rational, ZERO } from '../math/index.js'
import type { NumberWords, Rational } from '../types/index.js'

export interface CompoundNumber {
  readonly value: Rational
  readonly kind: 'cardinal' | 'ordinal' | 'fraction'
}

export interface Segmenter {
  /** Could a word that starts with this code be a number? Cheap, and often wrong. */
  mayStart(code: number): boolean
  /** The number that a word in lower case is; `null` where it is none. */
  read(word: string): CompoundNumber | null
}

const MAX_LENGTH = 80
const MIN_PIECE = 2
const MIN_SCALE = 3

interface Piece {
  readonly text: string
  readonly value: Rational
  readonly role: 'cardinal' | 'scale' | 'ordinal' | 'fraction' | 'joiner'
}

/** Builds the reader from the tables of the language: it cuts a word into pieces that they hold. */
export function createSegmenter(numbers: NumberWords): Segmenter {
  const byFirst = new Map<number, Piece[]>()
  const put = (text: string, value: Rational, role: Piece['role']): void => {
    if (text.length < MIN_PIECE || text.includes(' ')) return
    const code = text.charCodeAt(0)
    const list = byFirst.get(code) ?? []
    list.push({ text, value, role })
    byFirst.set(code, list)
  }
  for (const [word, value] of Object.entries(numbers.cardinals)) put(word, fromNumber(value), 'cardinal')
  for (const [word, value] of Object.entries(numbers.scales))
    if (word.length > MIN_SCALE) put(word, fromNumber(value), 'scale')
  for (const [word, value] of Object.entries(numbers.ordinals)) put(word, fromNumber(value), 'ordinal')
  for (const [word, [top, bottom]] of Object.entries(numbers.fractions))
    put(word, rational(top, bottom), 'fraction')
  for (const word of numbers.joiners) put(word, ZERO, 'joiner')
  for (const list of byFirst.values()) list.sort((a, b) => b.text.length - a.text.length)

  const read = (word: string): CompoundNumber | null => {
    if (word.length > MAX_LENGTH) return null
    const pieces = cut(word, byFirst)
    return pieces === null || pieces.length < 2 ? null : evaluate(pieces)
  }
  return { mayStart: (code) => byFirst.has(code), read }
}

/** The pieces of a word, the longest first at each place; places that lead nowhere are tried once. */
function cut(word: string, byFirst: ReadonlyMap<number, readonly Piece[]>): Piece[] | null {
  const chosen: (Piece | null)[] = new Array(word.length + 1).fill(null)
  const reaches: boolean[] = new Array(word.length + 1).fill(false)
  reaches[word.length] = true
  for (let at = word.length - MIN_PIECE; at >= 0; at--) {
    const piece = byFirst
      .get(word.charCodeAt(at))
      ?.find(({ text }) => reaches[at + text.length] === true && word.startsWith(text, at))
    if (piece === undefined) continue
    chosen[at] = piece
    reaches[at] = true
  }
  if (!reaches[0]) return null
  const pieces: Piece[] = []
  for (let at = 0; at < word.length; ) {
    const piece = chosen[at]!
    pieces.push(piece)
    at += piece.text.length
  }
  return pieces
}

const THOUSAND = 1000

/**
 * Adds the pieces up.
 *
 *     zwei hundert fünf und zwanzig     drei viertel     zwei ein halb
 *     2  * 100   + 5    +   20           3  *  1/4        2  + 1 * 1/2
 */
function evaluate(pieces: readonly Piece[]): CompoundNumber | null {
  let total: Rational = ZERO
  let group = -1
  let last = -1
  for (let i = 0; i < pieces.length; i++) {
    const { role, value } = pieces[i]!
    const size = Number(value.num)
    if (role === 'joiner') {
      if (i === 0 || i === pieces.length - 1 || pieces[i - 1]!.role === 'joiner') return null
      continue
    }
    if (role === 'fraction' || role === 'ordinal') {
      if (i < pieces.length - 1) return null
      if (role === 'fraction') {
        const isAdded = last === 1 && group > 1
        const whole = add(total, rational(Math.max(group, 0) - (isAdded ? 1 : 0)))
        return { value: isAdded ? add(whole, value) : multiply(whole, value), kind: 'fraction' }
      }
    }
    const isScale = role === 'scale' || (role === 'ordinal' && size >= 100)
    if (isScale && size >= THOUSAND) {
      total = add(total, multiply(rational(group < 0 ? 1 : group), value))
      group = -1
    } else if (isScale) group = (group < 0 ? 1 : group) * size
    else group = group < 0 ? size : group + size
    last = role === 'cardinal' ? size : -1
  }
  const isOrdinal = pieces[pieces.length - 1]!.role === 'ordinal'
  return { value: add(total, rational(Math.max(group, 0))), kind: isOrdinal ? 'ordinal' : 'cardinal' }
}
