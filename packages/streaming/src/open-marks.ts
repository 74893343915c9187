// Marks that a list of sources or a footnote at the end of the answer may still give a meaning: `[1]`, `[^1]`, `¹`,
// `(1)`. What they stand for is known when the answer is over.
import type { Source } from '@quantguard/core'

const BRACKET = /\[([^[\]\n]{1,60})\]|\((\d{1,3}|[A-Za-z]{1,3}-?\d{1,4})\)|[⁰¹²³⁴-⁹]/g

/** Finds the first such mark in a growing text. */
export class OpenMarks {
  private readonly ids: ReadonlySet<string>
  private scannedTo = 0
  /** The offset of the first mark; no text that is longer is settled before its end. */
  first = Number.POSITIVE_INFINITY

  /** Marks that name a source by the id it was given are known at once. */
  constructor(sources: readonly Source[]) {
    this.ids = new Set(
      sources.flatMap((source) => (typeof source === 'string' || source.id === undefined ? [] : [source.id])),
    )
  }

  read(text: string): void {
    if (this.first < text.length) return
    BRACKET.lastIndex = this.scannedTo
    for (let match = BRACKET.exec(text); match !== null; match = BRACKET.exec(text)) {
      if (!this.isKnown(match[1] ?? '')) {
        this.first = match.index
        return
      }
    }
    // A bracket may still be open.
    this.scannedTo = Math.max(this.scannedTo, text.length - 62)
  }

  private isKnown(content: string): boolean {
    return content !== '' && content.split(/[,;]/).every((id) => this.ids.has(id.trim()))
  }
}
