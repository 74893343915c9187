// Where the key of a `key: value` line ends, if it has one.
import type { Span } from '../../types/index.js'
import { countWords, isBlank, isDigit, isHan, isSpace, isWordCode, skipBlanks } from '../codes.js'

const COLON = 58
const EQUALS = 61
const WIDE_COLON = 0xff1a
const LONGEST_KEY = 70
const MOST_WORDS = 8

/** What a mark does to a key. */
const Mark = { none: 0, colon: 1, equals: 2, dot: 3, comma: 4, end: 5 } as const
const KEY_MARKS = new Uint8Array(128)
for (const mark of ';!?|\n') KEY_MARKS[mark.charCodeAt(0)] = Mark.end
KEY_MARKS[COLON] = Mark.colon
KEY_MARKS[EQUALS] = Mark.equals
KEY_MARKS[46] = Mark.dot
KEY_MARKS[44] = Mark.comma

function wideMark(code: number): number {
  if (code === WIDE_COLON) return Mark.colon
  return code === 0x3002 || code === 0xff0c || code === 0xff1b || code === 0xff01 || code === 0xff1f
    ? Mark.end
    : Mark.none
}

export interface KeyValue {
  readonly key: Span
  /** Equal to its own end where the line has only a key. */
  readonly value: Span
  /** How many words the key has. */
  readonly words: number
}

/**
 * Reads a key and its value.
 *
 *     Volume (1 June): 2.9 million m³      ttl_seconds = 900      Coffee ..... 3.50
 *     ^^^^^^^^^^^^^^^  ^^^^^^^^^^^^^^      ^^^^^^^^^^^   ^^^      ^^^^^^       ^^^^
 *
 * A key is short and has no sentence marks in it; `null` where the place does not start with one.
 */
export function readKeyValue(text: string, start: number, end: number): KeyValue | null {
  const limit = Math.min(end, start + LONGEST_KEY)
  let commas = 0
  for (let at = start; at < limit; at++) {
    const code = text.charCodeAt(at)
    const type = code < 128 ? KEY_MARKS[code]! : wideMark(code)
    if (type === Mark.none) continue
    if (type === Mark.end) return null
    if (type === Mark.colon) {
      const next = text.charCodeAt(at + 1)
      const closes = at + 1 >= end || isSpace(next) || code === WIDE_COLON || isHan(text.charCodeAt(at - 1))
      if (closes || (next === 42 && at + 2 < end)) return keyValue(text, start, at, at + 1, end)
      if (next === 47 || next === COLON) return null
    } else if (type === Mark.equals) {
      return isName(text, start, at) ? keyValue(text, start, at, at + 1, end) : null
    } else if (type === Mark.dot) {
      if (text.charCodeAt(at + 1) === 46 || text.charCodeAt(at + 2) === 46) {
        const leader = leaderEnd(text, at, end)
        if (leader > at) return keyValue(text, start, at, leader, end)
      }
      if (isSpace(text.charCodeAt(at + 1)) || at + 1 >= end) {
        // `No. of seats: 5` and `Max. load: 2 t`: one abbreviation may stand in a key.
        if (at - start > 8 || commas > 0 || at + 1 >= end) return null
        commas++
      }
    } else if (++commas > 1) return null
  }
  return null
}

function keyValue(
  text: string,
  start: number,
  keyEnd: number,
  valueStart: number,
  end: number,
): KeyValue | null {
  let last = keyEnd
  while (last > start && isBlank(text.charCodeAt(last - 1))) last--
  let first = start
  const quote = text.charCodeAt(start)
  if ((quote === 34 || quote === 39) && text.charCodeAt(last - 1) === quote) {
    first++
    last--
  }
  if (last <= first) return null
  const words = countWords(text, first, last, MOST_WORDS)
  if (words > MOST_WORDS) return null
  const value = { start: skipBlanks(text, valueStart, end), end }
  // `a ratio of 1: 20` is no key; `2029: 14` is one.
  if (
    isDigit(text.charCodeAt(last - 1)) &&
    isDigit(text.charCodeAt(value.start)) &&
    !isNumberKey(text, first, last)
  )
    return null
  return { key: { start: first, end: last }, value, words }
}

/** Digits and nothing else, or a word and digits: `2029`, `Q1`, `Kiln 2`. */
function isNumberKey(text: string, start: number, end: number): boolean {
  let at = end
  while (at > start && isDigit(text.charCodeAt(at - 1))) at--
  return at === start || countWords(text, start, end, 3) <= 2
}

/** Names of settings: no blanks, or two words at most. */
function isName(text: string, start: number, end: number): boolean {
  let last = end
  while (last > start && isBlank(text.charCodeAt(last - 1))) last--
  if (last <= start || countWords(text, start, last, 3) > 2) return false
  for (let at = start; at < last; at++) {
    const code = text.charCodeAt(at)
    if (!isWordCode(code) && code !== 95 && code !== 45 && code !== 46 && code !== 32) return false
  }
  return !isDigit(text.charCodeAt(start))
}

/** The end of a row of leading dots, `.....` or `. . . .`; the same place where there are fewer than four. */
function leaderEnd(text: string, at: number, end: number): number {
  let dots = 0
  let last = at
  for (let i = at; i < end; i++) {
    const code = text.charCodeAt(i)
    if (code === 46) {
      dots++
      last = i + 1
    } else if (code !== 32) break
  }
  return dots >= 4 ? last : at
}

/** Whether dots lead from the key to the value. */
export function hasLeader(text: string, pair: KeyValue): boolean {
  return (
    text.charCodeAt(pair.value.start - 1) === 46 ||
    (text.charCodeAt(pair.value.start - 2) === 46 && text.charCodeAt(pair.value.start - 3) === 46)
  )
}
