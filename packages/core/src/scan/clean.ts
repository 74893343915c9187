// The text that is scanned: spaces, signs and digits in their plain forms, with the way back to the given text.
import type { CleanText, Span } from '../types/index.js'

const PLAIN: Readonly<Record<string, string>> = {
  '\u00a0': ' ', '\u202f': ' ', '\u2009': ' ', '\u2007': ' ', '\u2212': '-', '\u2019': "'", '\uff05': '%', '\uff0e': '.', '\uff0c': ',',
}

/** Replaces character by character, so that places stay as they are. */
export function clean(text: string): CleanText {
  let out = ''
  let copied = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0xa0) continue
    const plain = code >= 0xff10 && code <= 0xff19 ? String.fromCharCode(code - 0xff10 + 48) : PLAIN[text[i]!]
    if (plain === undefined) continue
    out += text.slice(copied, i) + plain
    copied = i + 1
  }
  return { original: text, text: copied === 0 ? text : out + text.slice(copied), cleanAt: [], originalAt: [] }
}

export const toOriginal = (_clean: CleanText, span: Span): Span => ({ start: span.start, end: span.end })
