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
  const marks = readMarks(tokens)
  const page = new Page(clean, readLines(clean.text, marks), marks)
  readBlocks(page)
  takeNotes(page)
  const { citations, mentions, footnotes } = readCitations(page)
  const sentences: Sentence[] = []
  const blocks: Block[] = []
  const edges: number[] = []
  const opaque = merged(page.opaque)
  const reader = new SentenceReader(clean.text, marks, citations, opaque, isAbbreviation)
  for (let index = 0; index < page.blocks.length; index++) {
    const { kind, start, end, level, under, keys, marker, table, speech, breaks } = page.blocks[index]!
    const firstSentence = sentences.length
    if (speech.end > speech.start) reader.read(speech, breaks, index, sentences)
    edges.push(start)
    for (const at of breaks) edges.push(at)
    edges.push(end)
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
    fences: mergedOffsets(page.fences, edges),
  }
}

/** Spans in order, overlapping ones joined. */
function merged(spans: readonly Span[]): Span[] {
  let inOrder = spans
  for (let i = 1; i < spans.length; i++) {
    if (spans[i]!.start >= spans[i - 1]!.start) continue
    inOrder = [...spans].sort((one, other) => one.start - other.start)
    break
  }
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

/** Offsets of two lists in order, each once. Both are nearly in order as they are found. */
function mergedOffsets(one: readonly number[], other: readonly number[]): readonly number[] {
  const [first, second] = [inOrder(one), inOrder(other)]
  const out: number[] = []
  let last = -1
  for (let i = 0, j = 0; i < first.length || j < second.length; ) {
    const offset =
      j >= second.length || (i < first.length && first[i]! <= second[j]!) ? first[i++]! : second[j++]!
    if (offset !== last) out.push(offset)
    last = offset
  }
  return out
}

function inOrder(offsets: readonly number[]): ArrayLike<number> {
  for (let i = 1; i < offsets.length; i++)
    if (offsets[i]! < offsets[i - 1]!) return new Int32Array(offsets).sort()
  return offsets
}
