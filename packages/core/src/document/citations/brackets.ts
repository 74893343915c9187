// Citations in brackets: `[1]`, `[[3]]`, `[S01](url)`, `(source: S01)`, `【1†source】`, `\cite{S02}`.
import { isBlank, isDigit, isLetter } from '../codes.js'
import { isIntervalWord, isPointer, namesSource } from './cue-words.js'
import { formOf } from './id-form.js'
import { type IdList, readIdList } from './id-list.js'
import { wordBefore } from './surroundings.js'

const LONGEST = 200
const LONGEST_URL = 600

export interface BracketReading {
  readonly start: number
  readonly end: number
  readonly list: IdList | null
  /** The content, by which a definition may be known. */
  readonly label: string
  /** A part that is no text: the address of a link. */
  readonly hidden: { readonly start: number; readonly end: number } | null
  /** Stands at a word as an index does: `samples[2]`. */
  readonly touches: boolean
}

/** The closing bracket of a place; -1 where none comes soon, or another one opens before. */
function closing(text: string, from: number, close: number, open: number, limit: number): number {
  const end = Math.min(text.length, from + limit)
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === close) return at
    if (code === open || (code === 10 && text.charCodeAt(at + 1) === 10)) return -1
  }
  return -1
}

/**
 * Reads square brackets; `null` where they do not close.
 *
 *     is 12 ms [1, 3].      see [S01](https://...)      in [0, 5]
 *              ^^^^^^           ^^^^^^^^^^^^^^^^^^          an interval
 */
export function readSquare(text: string, at: number): BracketReading | null {
  const double = text.charCodeAt(at + 1) === 91
  const first = double ? at + 2 : at + 1
  const close = closing(text, first, 93, 91, LONGEST)
  if (close < 0 || (double && text.charCodeAt(close + 1) !== 93)) return null
  let end = double ? close + 2 : close + 1
  let hidden: BracketReading['hidden'] = null
  const isImage = text.charCodeAt(at - 1) === 33
  if (text.charCodeAt(end) === 40) {
    const last = closing(text, end + 1, 41, 10, LONGEST_URL)
    if (last >= 0 && (last === end + 1 || !isBlank(text.charCodeAt(end + 1)))) {
      hidden = { start: isImage ? at - 1 : close, end: last + 1 }
    }
  }
  const label = text.slice(first, close)
  let list = isImage ? null : readIdList(text, first, close)
  if (list?.numeric && !list.named && isInterval(text, at, end, label)) list = null
  if (list !== null && hidden !== null) {
    if (list.strength === 'certain') end = hidden.end
    else list = null
  }
  if (list === null && hidden !== null && !isImage) {
    const target = targetIds(text, hidden.start + 2, hidden.end - 1)
    // The words of the link stay text; its address is the marker.
    if (target !== null)
      return { start: hidden.start, end: hidden.end, list: target, label, hidden, touches: false }
  }
  const touches =
    !double && isLetter(text.charCodeAt(at - 1)) && list?.numeric === true && !closesWord(text, end)
  return { start: at, end, list, label, hidden, touches }
}

/** `[the fees](S01)`: the address of a link may be an id. */
function targetIds(text: string, start: number, end: number): IdList | null {
  const first = text.charCodeAt(start) === 35 ? start + 1 : start
  for (let at = first; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === 47 || code === 58 || code === 46 || isBlank(code)) return null
  }
  const list = readIdList(text, first, end)
  return list === null ? null : { ...list, strength: 'possible' }
}

/** Numbers that are ends of an interval or carry a unit: `range [3, 5]`, `[10-20] °C`, `[0, 5]`. */
function isInterval(text: string, start: number, end: number, label: string): boolean {
  if (label.charCodeAt(0) === 48) return true
  const word = wordBefore(text, start)
  if (word !== null && isIntervalWord(text.slice(word.start, word.end)) && /[,-–]/.test(label)) return true
  let before = start
  while (before > 0 && isBlank(text.charCodeAt(before - 1))) before--
  if ('=∈'.includes(text[before - 1] ?? ' ')) return true
  let after = end
  while (isBlank(text.charCodeAt(after))) after++
  return text[after] === '%' || text[after] === '°'
}

/** A citation at a word stands before a mark or the end: `are free[1].`; an index before the next word. */
function closesWord(text: string, end: number): boolean {
  const code = text.charCodeAt(end)
  return (
    !(isBlank(code) && isLetter(text.charCodeAt(end + 1))) && !isLetter(code) && !isDigit(code) && code !== 61
  )
}

/**
 * Reads round brackets; `null` where they name no source. `defined` says that the text explains marks, so that
 * `(1)` may be one.
 */
export function readRound(text: string, at: number, defined: boolean): BracketReading | null {
  if (!defined && !mayNameSource(text, at + 1)) return null
  const close = closing(text, at + 1, 41, 40, LONGEST)
  if (close < 0) return null
  const label = text.slice(at + 1, close)
  let list = readIdList(text, at + 1, close)
  // Without a word that names a source, only a name of letters and digits may be one: `(S01)`, never `(3)`.
  if (list !== null && !list.named) {
    const areNames = list.ids.every(
      (id) => isLetter(id.charCodeAt(0)) && (list?.pointed || formOf(id) === 'id'),
    )
    list = areNames ? { ...list, strength: 'possible' } : null
  }
  return { start: at, end: close + 1, list, label, hidden: null, touches: false }
}

/** Starts with a word that names or leads to a source, or with a name of letters and digits. */
function mayNameSource(text: string, start: number): boolean {
  let end = start
  while (end - start < 12 && isLetter(text.charCodeAt(end))) end++
  if (end === start) return false
  const next = text.charCodeAt(end)
  if (isDigit(next) || next === 45 || next === 95) return true
  const word = text.slice(start, end)
  return namesSource(word) || isPointer(word)
}

/** Reads the brackets that some assistants cite with: `【2†source】`. */
export function readLenticular(text: string, at: number): BracketReading | null {
  const close = closing(text, at + 1, 0x3011, 0x3010, LONGEST)
  if (close < 0) return null
  const list = readIdList(text, at + 1, close)
  return { start: at, end: close + 1, list, label: '', hidden: null, touches: false }
}

/** Reads `\cite{S01, S02}` and its like. */
export function readTexCitation(text: string, at: number): BracketReading | null {
  if (!text.startsWith('\\cite', at)) return null
  let open = at + 5
  while (open - at < 16 && isLetter(text.charCodeAt(open))) open++
  if (text.charCodeAt(open) !== 123) return null
  const close = closing(text, open + 1, 125, 123, LONGEST)
  if (close < 0) return null
  return {
    start: at,
    end: close + 1,
    list: readIdList(text, open + 1, close),
    label: '',
    hidden: null,
    touches: false,
  }
}
