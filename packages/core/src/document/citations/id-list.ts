// Reads the ids inside a citation: `S01, S02`, `Source 2`, `1-3`, `S01, p. 4`.
import { isBlank, isDigit, isLetter, skipBlanks, trimEnd } from '../codes.js'
import { isConnector, isLocator, isPointer, namesSource } from './cue-words.js'
import { endOfToken, formOf, readRange, withoutMark } from './id-form.js'

export interface IdList {
  readonly ids: readonly string[]
  /**
   * `certain` where the form says that this is a citation; `possible` where only the ids of the chunks can
   * tell (`[FAQ]`, `[2024]`, `(see pricelist)`).
   */
  readonly strength: 'certain' | 'possible'
  /** Said to be a source by a word: `source: S01`. */
  readonly named: boolean
  /** Led to by a word that also leads elsewhere: `see S01`. */
  readonly pointed: boolean
  /** All ids are numbers. */
  readonly numeric: boolean
}

const LONGEST_ID = 80
const MOST_IDS = 100

/**
 * Reads the ids of `[start, end)`; `null` where something else stands there.
 *
 *     [Sources 1, 3–5 and S07, p. 4]
 *              ^  ^^^     ^^^   a place in S07
 */
export function readIdList(text: string, start: number, end: number): IdList | null {
  const last = trimEnd(text, start, end)
  let at = skipBlanks(text, start, last)
  if (text.charCodeAt(at) === 94) at++
  const cue = readCue(text, at, last)
  at = cue.end
  const ids: string[] = []
  let certain = true
  let numeric = true
  let comma = true
  while (at < last) {
    const code = text.charCodeAt(at)
    if (isBlank(code) || code === 10) {
      at++
      continue
    }
    if (
      code === 44 ||
      code === 59 ||
      code === 47 ||
      code === 38 ||
      code === 0x3001 ||
      code === 0xff0c ||
      code === 0xff1b
    ) {
      comma = true
      at++
      continue
    }
    // The tool marks a place in its source: `2†source`, `3†L4-L9`.
    if (code === 0x2020 && ids.length > 0) break
    if (code === 64 && isLetter(text.charCodeAt(at + 1))) at++
    const tokenEnd = endOfToken(text, at, last)
    if (tokenEnd === at) return cue.named ? freeText(text, cue.end, last) : null
    const token = text.slice(at, tokenEnd)
    if (isConnector(token)) {
      comma = true
      at = tokenEnd
      continue
    }
    if (ids.length > 0 && isLocator(withoutMark(token))) break
    if (namesSource(token) && tokenEnd < last) {
      comma = true
      at = skipCueMarks(text, tokenEnd, last)
      continue
    }
    if (!comma) return cue.named ? freeText(text, cue.end, last) : null
    const range = readRange(text, at, tokenEnd, last)
    if (range !== null) {
      if (range.ids.length === 0 || ids.length + range.ids.length > MOST_IDS) return null
      ids.push(...range.ids)
      if (!range.certain) certain = false
      if (!isDigit(token.charCodeAt(0))) numeric = false
      at = range.end
    } else {
      for (const id of splitSlash(token)) {
        const form = formOf(id)
        if (form === 'none') return cue.named ? freeText(text, cue.end, last) : null
        if (form === 'possible') certain = false
        if (form !== 'number') numeric = numeric && isDigit(id.charCodeAt(0)) && id.length === 4
        ids.push(id)
      }
      at = tokenEnd
    }
    if (ids.length > MOST_IDS) return null
    comma = false
  }
  if (ids.length === 0) return null
  const strength = certain && !(cue.pointer && !cue.named) ? 'certain' : 'possible'
  return { ids, strength, named: cue.named, pointed: cue.pointer, numeric }
}

interface Cue {
  readonly end: number
  readonly named: boolean
  readonly pointer: boolean
}

/** Words before the ids: `Source:`, `see doc`, `cite:`, `vgl.`. */
function readCue(text: string, start: number, end: number): Cue {
  let at = start
  let named = false
  let pointer = false
  for (let words = 0; words < 3; words++) {
    const wordEnd = endOfLetters(text, at, end)
    if (wordEnd === at || wordEnd >= end) break
    const word = text.slice(at, wordEnd)
    if (namesSource(word)) named = true
    else if (isPointer(word)) pointer = true
    else break
    // `doc3` is an id as it stands.
    if (
      isDigit(text.charCodeAt(wordEnd)) ||
      text.charCodeAt(wordEnd) === 45 ||
      text.charCodeAt(wordEnd) === 95
    )
      return { end: at, named: named && words > 0, pointer: pointer && words > 0 }
    at = skipCueMarks(text, wordEnd, end)
  }
  return { end: at, named, pointer }
}

function skipCueMarks(text: string, from: number, end: number): number {
  let at = from
  while (at < end && (isBlank(text.charCodeAt(at)) || ':.#=：'.includes(text[at]!))) at++
  return at
}

function endOfLetters(text: string, from: number, end: number): number {
  let at = from
  while (at < end && at - from < 20 && isLetter(text.charCodeAt(at))) at++
  return at
}

/** `S02/S04` are two ids; `docs/fees.md` is one. */
function splitSlash(token: string): readonly string[] {
  const parts = token.split('/')
  return parts.length > 1 && parts.every((part) => formOf(part) === 'id' || formOf(part) === 'number')
    ? parts
    : [token]
}

/** What stands behind `source:` and is no id: a title, which a chunk may be called by. */
function freeText(text: string, start: number, end: number): IdList | null {
  const title = text.slice(start, end).trim()
  return title.length === 0 || title.length > LONGEST_ID
    ? null
    : { ids: [title], strength: 'possible', named: true, pointed: false, numeric: false }
}
