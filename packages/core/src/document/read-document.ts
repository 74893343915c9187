// From a cleaned and scanned text to the document: lines, blocks, citations, sentences, in this order.
import type { Block, CleanText, Sentence, Span, TextDocument, Tokens } from '../types/index.js'
import { readCitations } from './citations/read-citations.js'
import { readLines } from './lines.js'
import { readMarks } from './marks.js'
import { Page } from './page.js'
import { readBlocks } from './read-blocks.js'
import { type AbbreviationLookup, SentenceReader } from './sentences.js'
import { takeNotes } from './tables/captions.js'

/**
 * Reads a text as its reader sees it: paragraphs, lists, headings, pairs of key and value, tables, sentences,
 * citations. Linear in the length of the text; never throws. `isAbbreviation` knows the words, in lower case and
 * without their dot, that end in a dot in the languages at hand.
 *
 * @example readDocument(clean(text), scan(text, lexicon), (word) => word === 'dr')
 */
export function readDocument(
  clean: CleanText,
  tokens: Tokens,
  isAbbreviation: AbbreviationLookup,
): TextDocument {
  const page = new Page(clean, readLines(clean.text))
  readBlocks(page)
  takeNotes(page)
  const marks = readMarks(tokens)
  const { citations, mentions, footnotes } = readCitations(page, marks)
  const sentences: Sentence[] = []
  const blocks: Block[] = []
  const opaque = merged(page.opaque)
  const reader = new SentenceReader(clean.text, marks, citations, opaque, isAbbreviation)
  for (let index = 0; index < page.blocks.length; index++) {
    const { kind, start, end, level, under, keys, marker, table, speech, breaks } = page.blocks[index]!
    const firstSentence = sentences.length
    if (speech.end > speech.start) reader.read(speech, breaks, index, sentences)
    page.fences.push(start, end)
    for (const at of breaks) page.fences.push(at)
    blocks.push({
      kind,
      start,
      end,
      level,
      under,
      keys,
      marker,
      firstSentence,
      lastSentence: sentences.length,
      table,
    })
  }
  return {
    clean,
    tokens,
    blocks,
    sentences,
    tables: page.tables,
    citations,
    mentions,
    footnotes,
    opaque,
    fences: ascending(page.fences),
  }
}

/** Spans in order, overlapping ones joined. */
function merged(spans: readonly Span[]): Span[] {
  const inOrder = [...spans].sort((one, other) => one.start - other.start)
  const out: Span[] = []
  for (const { start, end } of inOrder) {
    const last = out[out.length - 1]
    if (end <= start) continue
    if (last !== undefined && start < last.end) {
      if (end > last.end) out[out.length - 1] = { start: last.start, end }
    } else out.push({ start, end })
  }
  return out
}

/** Offsets in order, each once. */
function ascending(offsets: readonly number[]): readonly number[] {
  const inOrder = Float64Array.from(offsets).sort()
  const out: number[] = []
  for (const offset of inOrder) if (offset !== out[out.length - 1]) out.push(offset)
  return out
}
