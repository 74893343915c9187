// What a dollar, a caret and a backslash stand for in Markdown, TeX and the strings of programs.
import type { Cleaner } from './cleaner.js'
import { isWordCode, plainForm } from './cleaning.js'
import { digitOf } from './entities.js'
import { closingDollar, raisedEnd, readTexCommand } from './tex.js'

/** Marks that Markdown and TeX escape; `\|` is not one, it says where a table's cell does not end. */
const ESCAPED = new Set('$#_*~.-+!{}<>&%/'.split(''))

/** Mathematics set off by marks reaches no further. */
const LONGEST_FORMULA = 400

/** `$5$` and `$$x = 4$$`; other dollars are money. */
export function readDollar(cleaner: Cleaner, at: number): number {
  const text = cleaner.text
  if (text.charCodeAt(at + 1) === 36) {
    const close = cleaner.next('$$', at + 2)
    if (close - at > LONGEST_FORMULA) return at + 2
    cleaner.plan(close, close + 2, '')
    return cleaner.remove(at, at + 2)
  }
  if (isWordCode(cleaner.before(at))) return at + 1
  const close = closingDollar(text, at)
  if (close < 0) return at + 1
  cleaner.plan(close, close + 1, '')
  return cleaner.cut(at, at + 1, '')
}

/** `10^{6}` and `20^\circ`. */
export function readCaret(cleaner: Cleaner, at: number): number {
  const text = cleaner.text
  if (text.startsWith('\\circ', at + 1)) return cleaner.cut(at, at + 6, '°')
  if (text.startsWith('{\\circ}', at + 1)) return cleaner.cut(at, at + 8, '°')
  if (text.charCodeAt(at + 1) !== 123) return at + 1
  const close = raisedEnd(text, at + 1)
  if (close < 0) return at + 1
  cleaner.plan(close, close + 1, '')
  return cleaner.cut(at + 1, at + 2, '')
}

export function readBackslash(cleaner: Cleaner, at: number): number {
  const text = cleaner.text
  const mark = text[at + 1]
  if (mark === undefined || mark === '\\') return at + 2
  if (ESCAPED.has(mark)) return cleaner.cut(at, at + 1, '') + 1
  if (mark === '(' || mark === '[') return readMathematics(cleaner, at, mark)
  if (mark === ')' || mark === ']') return cleaner.cut(at, at + 1, '') + 1
  if (mark === ',' || mark === ';' || mark === ':' || mark === ' ') return cleaner.cut(at, at + 2, ' ')
  if (mark === 'u' || mark === 'x') {
    const end = readEscapedCode(cleaner, at, mark === 'u' ? 4 : 2)
    if (end > at) return end
  }
  if (mark === 'n' || mark === 't' || mark === 'r') {
    const end = readEscapedBreak(cleaner, at, mark)
    if (end > at) return end
  }
  const edits = readTexCommand(text, at)
  if (edits.length === 0) return at + 1
  for (let i = 1; i < edits.length; i++) cleaner.plan(edits[i]!.start, edits[i]!.end, edits[i]!.text)
  return cleaner.cut(edits[0]!.start, edits[0]!.end, edits[0]!.text)
}

/** `\(12\,\text{ms}\)` is mathematics; `\[1\]` is an escaped bracket. */
function readMathematics(cleaner: Cleaner, at: number, mark: string): number {
  const close = cleaner.next(mark === '(' ? '\\)' : '\\]', at + 2)
  const bracket = mark === '[' && close - at < 32 && isPlain(cleaner.text, at + 2, close)
  if (bracket || close - at > LONGEST_FORMULA) return cleaner.cut(at, at + 1, '') + 1
  cleaner.plan(close, close + 2, '')
  return cleaner.cut(at, at + 2, '')
}

/** `\u00b0` and `\xa0` of programs that write ASCII only. Quotes and control characters stay escaped. */
function readEscapedCode(cleaner: Cleaner, at: number, digits: number): number {
  let code = 0
  for (let i = 0; i < digits; i++) {
    const digit = digitOf(cleaner.text.charCodeAt(at + 2 + i))
    if (digit < 0) return at
    code = code * 16 + digit
  }
  if (code < 0xa0) return at
  return cleaner.cut(at, at + 2 + digits, plainForm(String.fromCharCode(code)))
}

/** `\n` that a program wrote instead of a line break; a small letter behind it makes it a path or a command. */
function readEscapedBreak(cleaner: Cleaner, at: number, mark: string): number {
  const next = cleaner.text.charCodeAt(at + 2)
  if (next >= 97 && next <= 122 && !cleaner.json) return at
  if (cleaner.json) return cleaner.cut(at, at + 2, '  ')
  return cleaner.cut(at, at + 2, mark === 'n' ? '\n' : mark === 't' ? '\t' : '')
}
/** Words, numbers, commas and hyphens: what an escaped citation holds, and a formula does not. */
function isPlain(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (!isWordCode(code) && code !== 32 && code !== 44 && code !== 45 && code !== 95) return false
  }
  return true
}
