// Text that holds no claim need not wait for its paragraph: finished sentences without a quantity.
//
//     Here is what I found. The load was 40 % and
//     ^ quiet              ^ waits: it holds a quantity, or may yet
import type { GuardLike } from '@quantguard/core'
import { endsSentence } from './sentence-ends.js'

interface Extracting {
  extract(text: string): readonly unknown[]
}

/** Follows a growing text sentence by sentence. Reads every character once. */
export class QuietText {
  private readonly extract: ((text: string) => readonly unknown[]) | null
  private scannedTo = 0
  private sentenceStart = 0
  /** Everything between the settled text and this offset holds no claim. */
  quietTo = 0

  /** Only for guards that can extract: others may judge sentences without quantities as well. */
  constructor(guard: GuardLike) {
    const extracting = guard as Partial<Extracting>
    this.extract =
      typeof extracting.extract === 'function' ? (text) => (extracting as Extracting).extract(text) : null
  }

  /** Takes the text so far and where it is settled. */
  read(text: string, settledTo: number): number {
    if (this.extract === null) return settledTo
    if (settledTo > this.sentenceStart) this.restart(settledTo)
    for (; this.scannedTo < text.length - 1; this.scannedTo++) {
      if (!endsSentence(text, this.scannedTo)) continue
      const end = this.scannedTo + 1
      // A sentence with a claim blocks those behind it: text is released in order.
      if (this.quietTo === this.sentenceStart && this.isQuiet(text.slice(this.sentenceStart, end)))
        this.quietTo = end
      this.sentenceStart = end
    }
    return Math.max(settledTo, this.quietTo)
  }

  private restart(settledTo: number): void {
    this.sentenceStart = settledTo
    this.scannedTo = Math.max(this.scannedTo, settledTo)
    this.quietTo = settledTo
  }

  private isQuiet(sentence: string): boolean {
    return !HAS_DIGIT.test(sentence) && this.extract?.(sentence).length === 0
  }
}

const HAS_DIGIT = /\p{N}/u
