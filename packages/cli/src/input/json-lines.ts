// JSON Lines, read as a stream: lines come out as they come in, and only the unfinished line is kept.

export interface InputLine {
  /** Counted from 1. */
  readonly number: number
  /** Without its line break; `null` where the line was too long to be kept. */
  readonly text: string | null
}

/** In UTF-16 units. Beyond it a line is dropped as it arrives, so that one endless line cannot fill the memory. */
export const MAX_LINE_LENGTH = 128 * 1024 * 1024

/** Collects the parts of one line. */
class LineParts {
  private parts: string[] = []
  private length = 0

  add(part: string): void {
    this.length += part.length
    if (this.length <= MAX_LINE_LENGTH) this.parts.push(part)
    else this.parts.length = 0
  }

  get isEmpty(): boolean {
    return this.length === 0
  }

  take(): string | null {
    const text = this.length <= MAX_LINE_LENGTH ? this.parts.join('') : null
    this.parts = []
    this.length = 0
    return text?.endsWith('\r') ? text.slice(0, -1) : text
  }
}

/**
 * The lines of a stream, in the groups in which they arrive: a reader can answer each group at once, so a
 * slow writer gets its answer line by line and a fast one costs few writes. Blank lines are left out; a byte
 * order mark is dropped.
 */
export async function* readLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<InputLine[]> {
  const decoder = new TextDecoder('utf-8')
  const parts = new LineParts()
  let number = 0
  const finish = (into: InputLine[]): void => {
    number++
    const text = parts.take()
    if (text === null || text.trim() !== '') into.push({ number, text })
  }
  for await (const bytes of stream) {
    const chunk = decoder.decode(bytes, { stream: true })
    const lines: InputLine[] = []
    let from = 0
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', from)) {
      parts.add(chunk.slice(from, at))
      finish(lines)
      from = at + 1
    }
    parts.add(chunk.slice(from))
    if (lines.length > 0) yield lines
  }
  parts.add(decoder.decode())
  const last: InputLine[] = []
  if (!parts.isEmpty) finish(last)
  if (last.length > 0) yield last
}
