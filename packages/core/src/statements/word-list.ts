// The content words of one stretch of text (a sentence, a heading, a table header), as columns. They are read
// once a stretch; how much a word weighs for a quantity beside it is decided later, from the positions.

import { firstWhere, toNumber } from '../math/index.js'
import { tokenAt } from '../scan/index.js'
import { type Quantity, type Span, TokenKind, type Tokens } from '../types/index.js'
import { type BindingTable, Role } from './binding-table.js'
import { pairHash, stemHash, wordHash } from './stem.js'

export const WordFlag = {
  /** A label: `A`, `T310`, `GPT-4`, `3` in `Plant 3`. Labels tell siblings apart. */
  label: 1,
  /** Written with a capital inside a sentence: a name. */
  proper: 2,
} as const

export interface WordList {
  /** Stem hashes after synonyms. */
  readonly hash: number[]
  readonly token: number[]
  readonly segment: number[]
  readonly flags: number[]
  /** `pairHash(head, word)` for a label or name next to a head word (`User A`, `Glen reservoir`); else 0. */
  readonly pair: number[]
  /** The head of that pair; 0 without one. */
  readonly head: number[]
  /** Statistic, modality, cue and role bits of all words, stop words too, with their tokens. */
  readonly meaningToken: number[]
  readonly meaningSegment: number[]
  readonly statistic: number[]
  readonly modality: number[]
  readonly cue: number[]
  readonly role: number[]
  /** First word of each segment, stop words too; clause words apart. */
  readonly segmentStart: number[]
  /** Number of segments: stretches between commas, brackets and clause words. */
  segments: number
}

export const emptyWordList = (): WordList => ({
  hash: [],
  token: [],
  segment: [],
  flags: [],
  pair: [],
  head: [],
  meaningToken: [],
  meaningSegment: [],
  statistic: [],
  modality: [],
  cue: [],
  role: [],
  segmentStart: [],
  segments: 1,
})

const isUpper = (code: number): boolean =>
  (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde) || (code >= 0x391 && code <= 0x42f)

/** Marks that end a segment: , ; : ( ) [ ] | and the dashes. */
function endsSegment(code: number): boolean {
  return (
    code === 44 ||
    code === 59 ||
    code === 58 ||
    code === 40 ||
    code === 41 ||
    code === 91 ||
    code === 93 ||
    code === 124 ||
    code === 0x2013 ||
    code === 0x2014 ||
    code === 0x3001 ||
    code === 0xff0c
  )
}

const HYPHEN = 45
const UNDERSCORE = 95

export interface Skipped {
  /** Quantities whose tokens are not words, ascending. */
  readonly quantities: readonly Quantity[]
  /** Index of the first quantity that may lie in the stretch. */
  readonly from: number
  readonly opaque: readonly Span[]
}

/**
 * Reads the words of `[span.start, span.end)`.
 *
 *     Latency of plant B was 12 ms, jitter 3 ms.
 *     ^^^^^^^    ^^^^^ ^             ^^^^^^         words; two segments; B is a label with head `plant`
 */
export function readWords(tokens: Tokens, span: Span, skipped: Skipped, table: BindingTable): WordList {
  const list = emptyWordList()
  const { text } = tokens
  let next = skipped.from
  let opaque = firstEndingAfter(skipped.opaque, span.start)
  let segment = 0
  let first = true
  let previousHash = 0
  let previousMeaning = 0
  let previousProper = -1
  let noted = -1
  for (let at = tokenAt(tokens, span.start); at < tokens.count && tokens.start[at]! < span.end; at++) {
    const start = tokens.start[at]!
    while (next < skipped.quantities.length && skipped.quantities[next]!.end <= start) next++
    while (opaque < skipped.opaque.length && skipped.opaque[opaque]!.end <= start) opaque++
    const quantity = skipped.quantities[next]
    const kind = tokens.kind[at]
    const inQuantity =
      quantity !== undefined && start >= quantity.start && !isLabelQuantity(quantity, tokens, list, at)
    if (kind === TokenKind.word && isCompound(tokens, at)) {
      const hash = pairHash(
        wordHash(text, start, tokens.end[at]!),
        wordHash(text, tokens.start[at + 2]!, tokens.end[at + 2]!),
      )
      pushWord(list, hash, at, segment, WordFlag.label, 0, 0)
    }
    if (inQuantity && quantity.firstToken <= at && noted !== next) {
      noted = next
      const hash = quantityHash(quantity)
      if (hash !== 0) pushWord(list, hash, at, segment, isTelling(quantity) ? WordFlag.label : 0, 0, 0)
    }
    if (inQuantity || (opaque < skipped.opaque.length && skipped.opaque[opaque]!.start <= start)) {
      if (kind === TokenKind.word) noteMeaning(list, tokens, at, segment, table, 0, true)
      previousHash = 0
      previousProper = -1
      first = false
      continue
    }
    if (kind === TokenKind.mark) {
      const code = text.charCodeAt(start)
      if (endsSegment(code)) {
        segment++
        previousHash = 0
        previousProper = -1
      }
      continue
    }
    if (kind === TokenKind.newline) continue
    if (kind === TokenKind.han) {
      const following =
        at + 1 < tokens.count && tokens.kind[at + 1] === TokenKind.han ? tokens.start[at + 1]! : -1
      if (following === tokens.end[at])
        pushWord(list, pairHash(text.charCodeAt(start), text.charCodeAt(following)), at, segment, 0, 0, 0)
      continue
    }
    // word or digits
    list.segmentStart[segment] ??= at
    let end = tokens.end[at]!
    let last = at
    let mixed = false
    while (last + 1 < tokens.count && tokens.start[last + 1] === end) {
      const code = text.charCodeAt(end)
      const joined = tokens.kind[last + 1]
      if (joined === TokenKind.word || joined === TokenKind.digits) {
        mixed = mixed || joined !== tokens.kind[last]
        last++
      } else if (
        (code === HYPHEN || code === UNDERSCORE) &&
        last + 2 < tokens.count &&
        tokens.start[last + 2] === end + 1 &&
        tokens.kind[last + 2] === TokenKind.digits
      ) {
        mixed = true
        last += 2
      } else break
      end = tokens.end[last]!
      if (end > span.end) break
    }
    const code = text.charCodeAt(start)
    if (mixed || kind === TokenKind.digits) {
      const hash = wordHash(text, start, end)
      pushWord(
        list,
        hash,
        at,
        segment,
        WordFlag.label,
        previousHash === 0 ? 0 : pairHash(previousHash, hash),
        previousHash,
      )
      if (kind === TokenKind.word && tokens.end[at]! - start > 2) {
        const stem = canonical(table, stemHash(text, start, tokens.end[at]!))
        pushWord(list, stem, at, segment, 0, 0, 0)
      }
      if (mixed) {
        at = last
        previousProper = -1
      }
      previousHash = 0
      first = false
      continue
    }
    const plainHash = wordHash(text, start, end)
    const meaning = table.meanings.get(plainHash)
    const single = end - start === 1
    const isLabelLetter = single && isUpper(code) && !(code === 73) && !(first && code === 65)
    if (meaning !== undefined || previousMeaning !== 0) {
      const role = noteMeaning(list, tokens, at, segment, table, previousMeaning)
      if (meaning !== undefined && role & Role.clause) {
        segment++
        list.segmentStart[segment] ??= at + 1
        list.meaningSegment[list.meaningSegment.length - 1] = segment
        previousHash = 0
        previousProper = -1
      }
    }
    previousMeaning = plainHash
    if (!isLabelLetter && (single || (meaning !== undefined && meaning.role & Role.stop))) {
      previousHash = 0
      first = false
      continue
    }
    if (isLabelLetter) {
      pushWord(
        list,
        pairHash(plainHash, 7),
        at,
        segment,
        WordFlag.label,
        previousHash === 0 ? 0 : pairHash(previousHash, plainHash),
        previousHash,
      )
      previousHash = 0
    } else {
      const stem = canonical(table, stemHash(text, start, end))
      const proper = isUpper(code) && !first
      const index = list.hash.length
      pushWord(list, stem, at, segment, proper ? WordFlag.proper : 0, 0, 0)
      // `Glen reservoir`: the name before is paired with this head; `Plant Alder`: this name with the head before.
      if (previousProper >= 0 && !isUpper(code)) {
        list.pair[previousProper] = pairHash(stem, list.hash[previousProper]!)
        list.head[previousProper] = stem
      }
      if (proper && previousHash !== 0) {
        list.pair[index] = pairHash(previousHash, stem)
        list.head[index] = previousHash
      }
      previousProper = isUpper(code) ? index : -1
      previousHash = stem
    }
    first = false
  }
  list.segments = segment + 1
  return list
}

export const canonical = (table: BindingTable, stem: number): number => table.synonyms.get(stem) ?? stem

function pushWord(
  list: WordList,
  hash: number,
  token: number,
  segment: number,
  flags: number,
  pair: number,
  head: number,
): void {
  list.hash.push(hash)
  list.token.push(token)
  list.segment.push(segment)
  list.flags.push(flags)
  list.pair.push(pair)
  list.head.push(head)
}

function noteMeaning(
  list: WordList,
  tokens: Tokens,
  at: number,
  segment: number,
  table: BindingTable,
  previous: number,
  inQuantity = false,
): number {
  const hash = wordHash(tokens.text, tokens.start[at]!, tokens.end[at]!)
  const meaning =
    (previous !== 0 ? table.meanings.get(pairHash(previous, hash)) : undefined) ?? table.meanings.get(hash)
  if (meaning === undefined) return 0
  // `no more than 5` negates nothing and compares nothing: inside a quantity only statistic and modality count.
  if (inQuantity && (meaning.statistic | meaning.modality) === 0) return 0
  if ((meaning.statistic | meaning.modality | meaning.cue) !== 0 || (meaning.role & ~Role.stop) !== 0) {
    list.meaningToken.push(at)
    list.meaningSegment.push(segment)
    list.statistic.push(meaning.statistic)
    list.modality.push(meaning.modality)
    list.cue.push(inQuantity ? 0 : meaning.cue)
    list.role.push(inQuantity ? 0 : meaning.role)
  }
  return meaning.role
}

/** A bare whole number right after a name (`Plant 3`, `Tier 2`) is a label of that name for its neighbours. */
function isLabelQuantity(quantity: Quantity, tokens: Tokens, list: WordList, at: number): boolean {
  if (
    quantity.kind !== 'number' ||
    quantity.units.length > 0 ||
    (quantity.noun !== null && tokens.end[at]! - tokens.start[at]! > 2)
  )
    return false
  if (
    quantity.decimals > 0 ||
    tokens.kind[at] !== TokenKind.digits ||
    quantity.lastToken - quantity.firstToken > 1
  )
    return false
  if (at === 0 || tokens.kind[at - 1] !== TokenKind.word || list.token[list.token.length - 1] !== at - 1)
    return false
  return isUpper(tokens.text.charCodeAt(tokens.start[at - 1]!))
}

/** `two-person`, `non-GAAP`: the two words together tell siblings apart. */
const isCompound = (tokens: Tokens, at: number): boolean =>
  at + 2 < tokens.count &&
  tokens.kind[at + 2] === TokenKind.word &&
  tokens.end[at] === tokens.start[at + 1] &&
  tokens.end[at + 1] === tokens.start[at + 2] &&
  tokens.text.charCodeAt(tokens.start[at + 1]!) === HYPHEN

/**
 * A quantity as a word of its neighbours: `500 ml` in a row tells which price is meant. Dates are periods, not words.
 */
function quantityHash(quantity: Quantity): number {
  if (quantity.date !== null || quantity.reference !== null || quantity.kind === 'ordinal') return 0
  const unit = quantity.units[0]
  const factor = unit === undefined ? 1 : toNumber(unit.factor)
  const { low, high } = quantity.interval
  const a = low === null ? -1 : toNumber(low) * factor
  const b = high === null ? -1 : toNumber(high) * factor
  const text = `${unit?.dimension ?? ''}:${Number(a.toPrecision(9))}:${Number(b.toPrecision(9))}`
  return wordHash(text, 0, text.length)
}

const isTelling = (quantity: Quantity): boolean =>
  quantity.units.length > 0 || quantity.value === null || Math.abs(toNumber(quantity.value)) >= 20

/** Index of the first span that ends behind an offset; spans ascend. */
export const firstEndingAfter = (spans: readonly Span[], offset: number): number =>
  firstWhere(0, spans.length, (index) => spans[index]!.end > offset)
