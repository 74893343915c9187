// Tags: those that only style are taken out, those that make blocks and tables stay for the document to read.
import type { Cleaner } from './cleaner.js'
import { readTag } from './html-tag.js'
import { readSuperscript } from './superscript.js'

/** Tells which lines hold a `|`; each line is looked at once. */
export class PipeRows {
  readonly #text: string
  #start = -1
  #end = -1
  #hasPipe = false

  constructor(text: string) {
    this.#text = text
  }

  contain(at: number): boolean {
    if (at < this.#start || at >= this.#end) {
      this.#start = this.#text.lastIndexOf('\n', at) + 1
      const end = this.#text.indexOf('\n', at)
      this.#end = end < 0 ? this.#text.length : end
      this.#hasPipe = this.#text.slice(this.#start, this.#end).includes('|')
    }
    return this.#hasPipe
  }
}

/**
 * Reads the tag, comment or declaration at a `<` and returns its end.
 *
 *     <b>12</b> ms<br>is <5 ms
 *     ^^^  ^^^^   ^^^^            removed, removed, a line break; `<5` is no tag
 *
 * A line break inside a row of a Markdown table must not end the row: it becomes a semicolon.
 */
export function readMarkup(cleaner: Cleaner, rows: PipeRows, at: number): number {
  const text = cleaner.text
  const next = text.charCodeAt(at + 1)
  if (next === 33 || next === 63) return readDeclaration(cleaner, at)
  const tag = readTag(text, at)
  if (tag === null) return at + 1
  if (tag.kind === 'structure' || tag.kind === 'unknown') return tag.end
  if (tag.kind === 'break') return cleaner.cut(at, tag.end, rows.contain(at) ? '; ' : '\n')
  if (tag.kind === 'hidden') return readHidden(cleaner, at, tag.end, tag.name, tag.closing)
  if (tag.name === 'sup' && !tag.closing) {
    const raised = readSuperscript(text, tag, cleaner.before(at))
    if (raised !== null) return cleaner.cut(at, raised.end, raised.text)
  }
  let end = tag.end
  // Tags in a row are one removal: what follows the last of them decides whether numbers would join.
  while (text.charCodeAt(end) === 60) {
    const more = readTag(text, end)
    if (more === null || more.kind !== 'inline' || (more.name === 'sup' && !more.closing)) break
    end = more.end
  }
  return cleaner.remove(at, end)
}

/** `<!-- -->`, `<!DOCTYPE html>`, `<?xml ?>`. */
function readDeclaration(cleaner: Cleaner, at: number): number {
  const text = cleaner.text
  if (text.startsWith('<!--', at)) return removeUpTo(cleaner, at, '-->', at + 4)
  const limit = Math.min(text.length, at + 300)
  for (let i = at + 2; i < limit; i++) {
    const code = text.charCodeAt(i)
    if (code === 60) break
    if (code === 62) return cleaner.remove(at, i + 1)
  }
  return at + 2
}

function readHidden(cleaner: Cleaner, at: number, end: number, name: string, closing: boolean): number {
  if (closing) return cleaner.remove(at, end)
  const close = removeUpTo(cleaner, at, `</${name}>`, end)
  return close === end ? cleaner.remove(at, end) : close
}

/** Removes up to and with a closing mark; returns `from` where the text has none. */
function removeUpTo(cleaner: Cleaner, at: number, mark: string, from: number): number {
  const close = cleaner.next(mark, from)
  return close < cleaner.text.length ? cleaner.remove(at, close + mark.length) : from
}
