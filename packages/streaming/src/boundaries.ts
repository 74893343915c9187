// Where a growing text is finished: blocks that a blank line has closed, outside fenced code.
//
//     The latency was 18 ms.⏎⏎The load was 40 %.⏎⏎Th
//     ^ first block           ^ second block      ^ open

/** Follows a growing text line by line. Reads every character once. */
export class Boundaries {
  private at = 0
  private lineStart = 0
  private fence = ''
  private blank = true
  /** Where the finished blocks and the open one begin, ascending. */
  private readonly starts: number[] = []

  /** Offset up to which blocks are closed: everything before it will not change. */
  closedTo = 0

  /** Offset up to which claims are settled: the last closed block may still be spoken of by the next one. */
  get settledTo(): number {
    let index = this.starts.length - 1
    while (index >= 0 && (this.starts[index] as number) >= this.closedTo) index--
    return index < 0 ? 0 : (this.starts[index] as number)
  }

  /** Takes the text so far, which begins with the text of the last call. */
  read(text: string): void {
    for (; this.at < text.length; this.at++) {
      if (text.charCodeAt(this.at) !== 10) continue
      this.readLine(text, this.lineStart, this.at)
      this.lineStart = this.at + 1
    }
  }

  private readLine(text: string, start: number, end: number): void {
    const line = text.slice(start, end).trim()
    if (this.fence !== '') {
      if (line.startsWith(this.fence)) this.fence = ''
      return
    }
    if (line === '') {
      if (!this.blank) this.closedTo = end + 1
      this.blank = true
      return
    }
    if (this.blank) this.starts.push(start)
    this.blank = false
    if (line.startsWith('```') || line.startsWith('~~~')) this.fence = line.slice(0, 3)
  }
}
