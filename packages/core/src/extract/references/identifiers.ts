// Identifiers that a word names: `order 4500`, `drawing 4471-B, revision C`, `customer no. 88213`.

import { isCounted } from '../dates/pieces.js'
import { isDigits, isNear, isWord, markAt, tokenFrom, touches, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { canonical, readCode } from './codes.js'
import { readEdition } from './editions.js'
import { type FoundReference, isWhole, reference } from './found-reference.js'
import { ReferenceWord } from './reference-words.js'

const LEAST_DIGITS = 3
const HASH = 35
const COLON = 58

/**
 * What a word names: with `no.`, `#` or `ID` between, or a code that no number of anything is written as.
 *
 *     order 4500      customer no. 88213      Form 27-C      ticket OPS-481      PO Box 1900
 *     ^               ^                       ^              ^                   ^
 */
export function readNamedIdentifier(context: ReadContext, at: number): FoundReference | null {
  const { tokens, text, vocabulary } = context
  const { bits, identifiers } = vocabulary.references
  const entry = tokens.word[at]!
  let next = at
  let kind = ''
  if (bits[entry]! & ReferenceWord.identifier) {
    kind = identifiers.get(entry) ?? ''
    next = at + 1
    if (markAt(tokens, next) === 46 && touches(tokens, at) && width(tokens, at) <= 4) next++
    // `part number`, `customer account`: the last of two such words names it.
    if (
      isWord(tokens, next) &&
      isNear(tokens, next - 1) &&
      bits[tokens.word[next]!]! & ReferenceWord.identifier
    )
      next++
  }
  const marked = numberMarkEnd(context, next, next > at)
  if (next === at && marked === next) return null
  if (marked >= context.limit || !isNear(tokens, marked - 1)) return null
  const start = tokens.start[marked]!
  const code = readCode(text, start)
  if (code === null || code.digits === 0 || code.smalls > 3 || !isWhole(text, code.end)) return null
  const last = tokenFrom(tokens, marked, code.end)
  if (code.dots > 0 && code.letters === 0 && code.hyphens === 0) return null
  const isPlain = code.letters + code.smalls + code.hyphens === 0
  if (isPlain && !isPlainIdentifier(context, marked, last, marked > next, kind)) return null
  if (text.charCodeAt(code.end) === 37) return null
  const edition = readEdition(context, code.end)
  return reference(context, at, edition?.end ?? code.end, {
    family: 'identifier',
    document: canonical(text.slice(start, code.end)),
    edition: edition?.value ?? '',
    part: isPlain ? kind : '',
  })
}

/** `Customer no.: 88213` as a key and its value, at the value: the key says that it is an identifier. */
export function readKeyedIdentifier(context: ReadContext, at: number): FoundReference | null {
  const { tokens, vocabulary, text } = context
  const { bits, identifiers } = vocabulary.references
  if (
    width(tokens, at) < LEAST_DIGITS ||
    markAt(tokens, at - 1) !== COLON ||
    isCounted(context, at + 1, true)
  )
    return null
  let key = at - 2
  if (markAt(tokens, key) === 46) key--
  if (!isWord(tokens, key)) return null
  const entry = tokens.word[key]!
  if (
    !(bits[entry]! & ReferenceWord.number) &&
    (!(bits[entry]! & ReferenceWord.identifier) || isYearLike(context, at))
  )
    return null
  const named = bits[entry]! & ReferenceWord.number ? tokens.word[key - 1]! : entry
  const code = readCode(text, tokens.start[at]!)
  if (code === null || code.dots > 0 || !isWhole(text, code.end)) return null
  return reference(context, at, code.end, {
    family: 'identifier',
    document: canonical(text.slice(tokens.start[at]!, code.end)),
    part: code.letters + code.smalls + code.hyphens === 0 ? (identifiers.get(named) ?? '') : '',
  })
}

/** Digits alone name something where a mark says so, or where there are many and nothing is counted with them. */
function isPlainIdentifier(
  context: ReadContext,
  at: number,
  next: number,
  isMarked: boolean,
  kind: string,
): boolean {
  const { tokens } = context
  if (!isDigits(tokens, at)) return false
  if (isMarked) return true
  return (
    kind !== '' &&
    width(tokens, at) >= LEAST_DIGITS &&
    !isYearLike(context, at) &&
    !isCounted(context, next, true)
  )
}

const isYearLike = ({ tokens, text }: ReadContext, at: number): boolean => {
  if (width(tokens, at) !== 4) return false
  const century = text.slice(tokens.start[at]!, tokens.start[at]! + 2)
  return century === '19' || century === '20'
}

const isNumberSign = (code: number): boolean => code === 46 || code === 0xb0 || code === 0xba

/** The token behind `no.`, `Nr.`, `#`, `ID`, `number`; the same token where none stands there. */
function numberMarkEnd(context: ReadContext, at: number, isNamed: boolean): number {
  const { tokens, vocabulary } = context
  if (at >= context.limit) return at
  if (markAt(tokens, at) === HASH) return isNamed && touches(tokens, at) ? at + 1 : at
  if (!isWord(tokens, at) || !(vocabulary.references.bits[tokens.word[at]!]! & ReferenceWord.number)) {
    // `Order: 4500`
    return isNamed && markAt(tokens, at) === 58 && isNear(tokens, at) ? at + 1 : at
  }
  let next = at + 1
  // `no.`, `n°`, `n.º`
  while (isNumberSign(markAt(tokens, next)) && touches(tokens, next - 1)) next++
  const isId = tokens.text.startsWith('ID', tokens.start[at]!)
  if (next === at + 1 && !isNamed && width(tokens, at) < 4 && !isId) return at
  if (markAt(tokens, next) === 58) next++
  if (markAt(tokens, next) === HASH) next++
  return next
}
