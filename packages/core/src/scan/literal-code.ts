// Code in a Markdown text, where marks mean themselves: spans between backticks, and fenced blocks.

/** Languages of a fence whose content is read like the rest of the text. */
export const READ_AS_TEXT: ReadonlySet<string> = new Set([
  'json',
  'jsonl',
  'ndjson',
  'csv',
  'tsv',
  'md',
  'markdown',
  'text',
  'txt',
  'html',
  'table',
  'plaintext',
])

const BACKTICK = 96
const LONGEST_RUN = 16

/** Finds the end of each piece of code once; a run that nothing closes is text. */
export class LiteralCode {
  readonly #text: string
  #end = -1
  /** For each length of run, up to where it is known that nothing closes it. */
  readonly #unclosedUntil = new Int32Array(LONGEST_RUN + 1)

  constructor(text: string) {
    this.#text = text
  }

  covers(at: number): boolean {
    return at < this.#end
  }

  /** End of the piece of code that was read last; -1 before the first. */
  get end(): number {
    return this.#end
  }

  /**
   * Reads a run of backticks and returns its end.
   *
   *     is `samples[0]` or `` a`b ``
   *        ^^^^^^^^^^^^    ^^^^^^^^^
   */
  read(at: number): number {
    const text = this.#text
    let end = at + 1
    while (text.charCodeAt(end) === BACKTICK) end++
    if (at < this.#end) return end
    const length = end - at
    if (length >= 3 && isLineStart(text, at)) {
      if (!READ_AS_TEXT.has(languageAt(text, end))) this.#end = closingFence(text, end, length)
      return end
    }
    if (length > LONGEST_RUN || at < this.#unclosedUntil[length]!) return end
    for (let i = end; i < text.length; ) {
      const code = text.charCodeAt(i)
      if (code === 10 && text.charCodeAt(i + 1) === 10) {
        this.#unclosedUntil[length] = i
        return end
      }
      if (code !== BACKTICK) {
        i++
        continue
      }
      let close = i + 1
      while (text.charCodeAt(close) === BACKTICK) close++
      if (close - i === length) {
        this.#end = close
        return end
      }
      i = close
    }
    this.#unclosedUntil[length] = text.length
    return end
  }
}

function isLineStart(text: string, at: number): boolean {
  let start = at
  while (start > 0 && (text.charCodeAt(start - 1) === 32 || text.charCodeAt(start - 1) === 9)) start--
  return start === 0 || text.charCodeAt(start - 1) === 10
}

/** The word behind the opening fence, in lower case. */
export function languageAt(text: string, at: number): string {
  let end = at
  while (end < text.length && end - at < 20 && text.charCodeAt(end) > 32) end++
  return text.slice(at, end).toLowerCase()
}

function closingFence(text: string, from: number, length: number): number {
  const fence = '`'.repeat(Math.min(length, LONGEST_RUN))
  for (let at = text.indexOf('\n', from); at >= 0; at = text.indexOf('\n', at + 1)) {
    let start = at + 1
    while (text.charCodeAt(start) === 32) start++
    if (text.startsWith(fence, start)) return start + fence.length
  }
  return text.length
}
