// Reads a text for the tests of the document room, and writes down what was read in short lines.
import { readDocument } from '../src/document/index.js'
import { en } from '../src/locales/en.js'
import { clean, createLexicon, scan } from '../src/scan/index.js'
import type { Span, TextDocument } from '../src/types/index.js'

const lexicon = createLexicon(['the', 'and'])
const abbreviations = new Set(en.abbreviations)

export function read(text: string): TextDocument {
  const cleaned = clean(text)
  return readDocument(cleaned, scan(cleaned.text, lexicon), (word) => abbreviations.has(word))
}

export const slice = (document: TextDocument, span: Span): string =>
  document.clean.text.slice(span.start, span.end)

export function sentencesOf(text: string): string[] {
  const document = read(text)
  return document.sentences.map((sentence) => slice(document, sentence))
}

/**
 * One line for each block: its kind, level and keys, the text of its sentences (or its own where it has none, in
 * brackets), and the numbers of the blocks it stands under.
 */
export function outlineOf(text: string): string[] {
  const document = read(text)
  return document.blocks.map((block) => {
    const level = block.level > 0 ? ` ${block.level}` : ''
    const keys = block.keys.length > 0 ? ` {${block.keys.join(' > ')}}` : ''
    const marker = block.marker === null ? '' : ` <${slice(document, block.marker)}>`
    const sentences = document.sentences.slice(block.firstSentence, block.lastSentence)
    const said =
      sentences.length > 0
        ? sentences.map((sentence) => slice(document, sentence)).join(' ¦ ')
        : `(${slice(document, block)})`
    const under = block.under.length > 0 ? ` ^${block.under.join(',')}` : ''
    return block.kind === 'table' ? `table${under}` : `${block.kind}${level}${keys}${marker}: ${said}${under}`
  })
}

/** The citations, each with its ids; `>` where it leads. */
export function citationsOf(text: string): string[] {
  const document = read(text)
  return document.citations.map(
    (marker) => `${slice(document, marker)}=${marker.ids.join(',')}${marker.leads ? '>' : ''}`,
  )
}

export function mentionsOf(text: string): string[] {
  const document = read(text)
  return (document.mentions ?? []).map(
    (marker) => `${slice(document, marker)}=${marker.ids.join(',')}${marker.leads ? '>' : ''}`,
  )
}

/** A table by rows: cells parted by `|`, header cells with `*`, spans as `rows×columns`. */
export function tableOf(
  text: string,
  index = 0,
): { shape: string; rows: string[]; caption: string[]; notes: string[] } {
  const document = read(text)
  const table = document.tables[index]
  if (table === undefined) return { shape: 'none', rows: [], caption: [], notes: [] }
  const rows = Array.from({ length: table.rows }, (_, row) =>
    table.cells
      .filter((cell) => cell.row === row)
      .map((cell) => {
        const spans = cell.rowSpan > 1 || cell.columnSpan > 1 ? `${cell.rowSpan}×${cell.columnSpan} ` : ''
        return `${cell.header ? '*' : ''}${spans}${slice(document, cell)}`
      })
      .join(' | '),
  )
  return {
    shape: `${table.format} ${table.rows}×${table.columns} headers ${table.headerRows},${table.headerColumns}`,
    rows,
    caption: table.caption.map((span) => slice(document, span)),
    notes: table.notes.map((span) => slice(document, span)),
  }
}
