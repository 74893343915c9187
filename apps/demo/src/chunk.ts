// Cuts a document at its headings. A chunk says in its first lines what it stands under.
//
//     # Travel policy, edition 2026     <- path
//     ## Clause 3 Hotels                <- path
//                                       <- body begins
//     The company pays up to EUR 140 per night
import type { LibraryDocument } from './documents.js'

export interface Chunk {
  /** `travel-policy-2026#4`: counted within the document. */
  readonly id: string
  readonly document: LibraryDocument
  /** The headings above the text, outermost first. */
  readonly path: readonly string[]
  /** The path as Markdown headings, a blank line, the body. This is what is verified against. */
  readonly text: string
  /** Where the body begins, in `text` and as a line of the document, counted from 1. */
  readonly bodyStart: number
  readonly firstLine: number
}

/** The chunks of a document in order. Sections without text of their own give none. */
export function chunk(document: LibraryDocument): readonly Chunk[] {
  const chunks: Chunk[] = []
  const path: string[] = []
  let body: string[] = []
  let firstLine = 1

  const close = () => {
    const blank = body.findIndex((line) => line.trim() !== '')
    if (blank >= 0) {
      const headings = path.map((heading, level) => `${'#'.repeat(level + 1)} ${heading}\n`).join('')
      const text = `${headings}\n${body.slice(blank).join('\n').trimEnd()}\n`
      chunks.push({
        id: `${document.id}#${chunks.length + 1}`,
        document,
        path: [...path],
        text,
        bodyStart: headings.length + 1,
        firstLine: firstLine + blank,
      })
    }
    body = []
  }

  document.text.split('\n').forEach((line, index) => {
    const level = headingLevel(line)
    if (level === 0) {
      body.push(line)
      return
    }
    close()
    path.splice(level - 1)
    path.push(line.slice(level + 1))
    firstLine = index + 2
  })
  close()
  return chunks
}

/** The line of the document that holds an offset of the chunk's text. */
export function lineOf({ text, bodyStart, firstLine }: Chunk, offset: number): number {
  return offset < bodyStart ? firstLine : firstLine + text.slice(bodyStart, offset).split('\n').length - 1
}

function headingLevel(line: string): number {
  let level = 0
  while (line[level] === '#') level++
  return line[level] === ' ' ? level : 0
}
