// The small library that the demo answers from: Markdown files beside the program.
import { readdir, readFile } from 'node:fs/promises'

export interface LibraryDocument {
  /** File name without its ending. */
  readonly id: string
  /** The first heading. */
  readonly title: string
  readonly text: string
}

const FOLDER = new URL('../documents/', import.meta.url)

/** All documents, by name. */
export async function loadDocuments(): Promise<readonly LibraryDocument[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8')
      return { id: name.slice(0, -3), title: text.slice(2, text.indexOf('\n')), text }
    }),
  )
}
