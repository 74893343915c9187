// A paragraph that is still being written: which of its sentences are settled before it is over.
//
//     It took 18 ms [1]. That was fine. It then
//                      ^ settled       ^ looked at
//
// A sentence is settled when one more is complete behind it: then neither a number, a unit nor a marker behind the
// full stop can still come. A marker at the end of a paragraph may speak of all of it as long as it is the only
// one, so that citations, where they are read, have to have shown before.
import { endsSentence } from './sentence-ends.js'

export interface SettledSentences {
  /** Everything of the paragraph before this offset is settled. */
  readonly end: number
  /** Up to here the text has to be read to see it. */
  readonly lookedTo: number
}

export class Paragraph {
  /** Set where only the end of the paragraph settles more of it. */
  waits = false
  private scannedTo: number
  /** Ends of the last two complete sentences; the offset where it begins as long as there are none. */
  private ends: readonly [number, number]
  private marker: 'none' | 'seen' | 'passed' = 'none'

  constructor(readonly start: number) {
    this.scannedTo = start
    this.ends = [start, start]
  }

  /** Takes the text so far. `cited` tells that citations are read. */
  read(text: string, cited: boolean): SettledSentences {
    for (; this.scannedTo < text.length - 2; this.scannedTo++) {
      if (!endsSentence(text, this.scannedTo) || !beginsSentence(text, this.scannedTo + 2)) continue
      const end = this.scannedTo + 1
      const sentence = text.slice(this.ends[1], end)
      if (sentence.length < SHORTEST) continue
      // Words behind a marker show that it does not end the paragraph.
      if (this.marker === 'seen' && hasWords(sentence)) this.marker = 'passed'
      if (this.marker === 'none' && MARKER.test(sentence)) this.marker = 'seen'
      this.ends = [this.ends[1], end]
    }
    const [end, last] = this.ends
    if (last === this.start || (cited && this.marker !== 'passed')) return { end: 0, lookedTo: 0 }
    // The letter behind shows that the paragraph goes on.
    return { end, lookedTo: last + 2 }
  }
}

/** A shorter one is rather the end of an abbreviation. */
const SHORTEST = 25

/** A capital letter: behind `approx.` and before a marker there is none. */
function beginsSentence(text: string, at: number): boolean {
  const letter = text.charAt(at)
  return letter.toLowerCase() !== letter
}

/** `[1]`, `[S01]`. */
const MARKER = /\[[A-Za-z]{0,4}-?\d{1,3}\]/

const hasWords = (sentence: string) => /\p{L}{2}/u.test(sentence.replace(/\[[^\]]*\]/g, ''))
