// Versions: `version 4.2`, `v3.2.1`, `Python 3.10`, `Release 16`, and decimals in a text that speaks of versions.
import { TokenKind } from '../../types/index.js'
import { DateWord } from '../dates/date-words.js'
import { bitsAt, isCounted } from '../dates/pieces.js'
import { isDigits, isNear, isWord, markAt, tokenFrom, touches, width } from '../neighbours.js'
import { phraseBehind } from '../phrases.js'
import type { ReadContext } from '../reader.js'
import { type FoundReference, isBlank, isWhole, isWordCode, matchAt, reference } from './found-reference.js'
import { readPath } from './path.js'
import { ReferenceWord } from './reference-words.js'

const CONTEXT_REACH = 60
/** `-rc.1`, `-beta2` behind a version. */
const STAGE = /-?(rc|beta|alpha|dev|preview|snapshot|lts)[.-]?(\d{1,3})?(?!\w)/iy

interface VersionNumber {
  readonly path: readonly string[]
  readonly end: number
  readonly isDotted: boolean
}

function readVersionNumber(text: string, from: number): VersionNumber | null {
  const code = text.charCodeAt(from)
  if (code < 48 || code > 57) return null
  let end = from
  const path: string[] = []
  while (path.length < 6) {
    const start = end
    while (end - start < 5 && text.charCodeAt(end) >= 48 && text.charCodeAt(end) <= 57) end++
    if (end === start) return null
    path.push(text.slice(start, end))
    const after = text.charCodeAt(end + 1)
    if (text.charCodeAt(end) !== 46 || after < 48 || after > 57 || Number.isNaN(after)) break
    end++
  }
  const stage = matchAt(STAGE, text, end)
  if (stage !== null) {
    path.push(`${stage[1]!.toLowerCase()}${stage[2] ?? ''}`)
    end += stage[0].length
  }
  const isLettered = isWordCode(text.charCodeAt(end)) && !isWordCode(text.charCodeAt(end + 1))
  if (isLettered && text.charCodeAt(end) >= 97) path.push(text[end++]!)
  return isWhole(text, end) && text.charCodeAt(end) !== 37 ? { path, end, isDotted: path.length > 1 } : null
}

/** A version up to its end; one that a bound reads on (`20.19 or later`) is a number. */
function version(
  context: ReadContext,
  at: number,
  document: string,
  number: VersionNumber,
): FoundReference | null {
  const { tokens, text } = context
  const found = reference(context, at, number.end, {
    family: 'version',
    document,
    part: 'version',
    path: number.path,
  })
  const { next } = found
  if (text.charCodeAt(number.end) === 43) return null
  if (next < context.limit && isWord(tokens, next)) {
    const behind = phraseBehind(context, next, (action) => action.kind === 'bound')
    if (behind !== null) return null
  }
  return withLast(context, found)
}

/**
 * A version behind its word or the letter v.
 *
 *     version 4.2      v3.2.1      release 2.0-rc.1      versions 2.4.0 to 2.4.6
 *     ^                ^           ^                     ^
 */
export function readVersion(context: ReadContext, at: number): FoundReference | null {
  const { tokens, text, vocabulary } = context
  const start = tokens.start[at]!
  const isLetter = width(tokens, at) === 1 && (text.charCodeAt(start) | 32) === 118
  let from = tokens.end[at]!
  if (isLetter) {
    if (!touches(tokens, at)) return null
    if (text.charCodeAt(from) === 46) from++
    const number = readVersionNumber(text, from)
    return number === null ? null : version(context, at, '', number)
  }
  if (!(vocabulary.references.bits[tokens.word[at]!]! & ReferenceWord.version)) return null
  if (text.charCodeAt(from) === 46 || text.charCodeAt(from) === 45) from++
  if (isBlank(text.charCodeAt(from))) from++
  if ((text.charCodeAt(from) | 32) === 118) from++
  if (from === tokens.end[at]!) return null
  const number = readVersionNumber(text, from)
  if (number === null) return null
  if (!number.isDotted && isCounted(context, tokenFrom(tokens, at, number.end), true)) return null
  return version(context, at, '', number)
}

/** `Python 3.10`, `Node.js 22.4`, `TLS 1.3`, `Windows 11`. */
export function readProductVersion(context: ReadContext, at: number): FoundReference | null {
  const { tokens, text, vocabulary } = context
  if (!(vocabulary.references.bits[tokens.word[at]!]! & ReferenceWord.product)) return null
  let from = tokens.end[at]!
  if (text.startsWith('.js', from)) from += 3
  else if (text.startsWith('.NET', from)) from += 4
  const name = text.slice(tokens.start[at]!, tokens.end[at]!).toLowerCase()
  if (isBlank(text.charCodeAt(from)) || text.charCodeAt(from) === 47 || text.charCodeAt(from) === 45) from++
  else return null
  const word = matchAt(/(?:version |v)/iy, text, from)
  if (word !== null) from += word[0].length
  const number = readVersionNumber(text, from)
  if (number === null || number.path[0]!.length > 4) return null
  const next = tokenFrom(tokens, at, number.end)
  if (isCounted(context, next, !number.isDotted)) return null
  // `Windows 11` with a capital; `node 14` and `go 3` are something else.
  const isCapital = text.charCodeAt(tokens.start[at]!) < 97
  if (!number.isDotted && !isCapital) return null
  return version(context, at, CANONICAL[name] ?? name, number)
}

const CANONICAL: Readonly<Record<string, string>> = { nodejs: 'node', postgres: 'postgresql', ipados: 'ios' }

/** `2.4.0 to 2.4.6`, `3.9 through 3.12`: the last of the versions. */
function withLast(context: ReadContext, found: FoundReference): FoundReference {
  const { tokens, text, limit } = context
  const { next, value } = found
  if (next >= limit || !isNear(tokens, next - 1)) return found
  const code = markAt(tokens, next)
  const isDash = code === 0x2013 || code === 0x2014 || (code === 45 && !touches(tokens, next - 1))
  if (!isDash && !(bitsAt(context, next) & DateWord.middle)) return found
  const at = next + 1
  if (at >= limit || !isDigits(tokens, at)) return found
  const number = readVersionNumber(text, tokens.start[at]!)
  if (number === null || number.path.length !== value.path.length || value.path.length < 2) return found
  return { ...found, value: { ...value, lastPath: number.path }, next: tokenFrom(tokens, at, number.end) }
}

/** Dotted numbers may be a stretch of versions too. */
export const withLastVersion = withLast

/**
 * A decimal that is a version because the lines before it speak of versions.
 *
 *     Changelog: the option was added in 4.2. It was renamed in 5.4.
 *                                        ^                      ^
 */
export function readVersionInContext(context: ReadContext, at: number): FoundReference | null {
  const { tokens, text } = context
  if (
    !touches(tokens, at) ||
    markAt(tokens, at + 1) !== 46 ||
    !touches(tokens, at + 1) ||
    !isDigits(tokens, at + 2)
  )
    return null
  if (width(tokens, at) > 2 || width(tokens, at + 2) > 2 || at === 0 || touches(tokens, at - 1)) return null
  if (!isWord(tokens, at - 1) || !(bitsAt(context, at - 1) & (DateWord.yearCue | DateWord.middle)))
    return null
  const path = readPath(text, tokens.start[at]!)
  if (path === null || path.pieces.length !== 2) return null
  const next = tokenFrom(tokens, at, path.end)
  if (isCounted(context, next, true) || !speaksOfVersions(context, at)) return null
  return withLast(
    context,
    reference(context, at, path.end, { family: 'version', part: 'version', path: path.pieces }),
  )
}

function speaksOfVersions(context: ReadContext, at: number): boolean {
  const { tokens, vocabulary } = context
  const { bits } = vocabulary.references
  for (let i = at - 1, breaks = 0; i >= 0 && i >= at - CONTEXT_REACH; i--) {
    if (tokens.kind[i] === TokenKind.newline) {
      if (++breaks > 1) return false
      continue
    }
    breaks = 0
    if (tokens.kind[i] === TokenKind.word && bits[tokens.word[i]!]! & ReferenceWord.version) return true
  }
  return false
}
