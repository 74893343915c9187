// Goes over the lines and gives each to the first reader that wants it. The order of the readers matters: what
// is surest by its form comes first, a paragraph is what is left.
import { readDefinition } from './blocks/definition.js'
import { addHeading, readHashHeading, readTitle, readUnderlined } from './blocks/heading.js'
import { openItem, readItem } from './blocks/item.js'
import { openList } from './blocks/lists.js'
import { readNumberedHeading } from './blocks/numbered-heading.js'
import { readPair } from './blocks/pair.js'
import { readText } from './blocks/paragraph.js'
import { readFence, readQuote } from './blocks/quote.js'
import { isLetter } from './codes.js'
import { readJsonBlocks, readXmlBlocks } from './json/json-blocks.js'
import { isRuleLine } from './line-breaks.js'
import { Feature } from './line-features.js'
import { Role } from './lines.js'
import type { Page } from './page.js'
import { readDelimited } from './tables/delimited.js'
import { readFixedWidth } from './tables/fixed-width.js'
import { readHtmlTable } from './tables/html-table.js'
import { readLabelValues } from './tables/label-values.js'
import { readLinearTable } from './tables/linear-table.js'
import { readPipeTable } from './tables/pipe-table.js'

/** A reader returns the line behind what it read, or the line it was given where it wants none. */
type BlockReader = (page: Page, line: number, limit: number) => number

interface Entry {
  readonly read: BlockReader
  /** A text of which no line has one of these features needs no look at its lines; 0 for always. */
  readonly needs: number
  /** Wants lines that start with a letter as well. */
  readonly letters: boolean
}

const READERS: readonly Entry[] = [
  { read: readRule, needs: 0, letters: false },
  { read: readJsonBlocks, needs: 0, letters: false },
  { read: readHashHeading, needs: 0, letters: false },
  { read: readPipeTable, needs: Feature.pipe, letters: true },
  { read: readLinearTable, needs: Feature.pipe, letters: true },
  { read: readDelimited, needs: Feature.tab | Feature.semicolon | Feature.comma, letters: true },
  { read: readDefinition, needs: 0, letters: false },
  { read: readItem, needs: 0, letters: true },
  { read: readQuote, needs: 0, letters: false },
  { read: readUnderlined, needs: 0, letters: true },
  { read: readFixedWidth, needs: Feature.gap | Feature.tab, letters: true },
  { read: readLabelValues, needs: 0, letters: true },
  { read: readNumberedHeading, needs: 0, letters: true },
  { read: readTitle, needs: 0, letters: true },
  { read: readPair, needs: Feature.key | Feature.leader, letters: true },
]

/** The readers of a text, and those of them that want lines which start with a letter. */
interface Readers {
  readonly all: readonly BlockReader[]
  readonly letters: readonly BlockReader[]
}

/** Reads the blocks of a whole text. */
export function readBlocks(page: Page): void {
  if (page.lines.tags.length > 0 && readXmlBlocks(page)) return
  const { all } = page.lines
  const entries = READERS.filter(({ needs }) => needs === 0 || (all & needs) !== 0)
  const readers: Readers = {
    all: entries.map(({ read }) => read),
    letters: entries.filter(({ letters }) => letters).map(({ read }) => read),
  }
  const hasFences = page.text.includes('```') || page.text.includes('~~~')
  const outer = hasFences ? { ...readers, all: [fenceReader(readers), ...readers.all] } : readers
  readRange(page, 0, page.lines.count, outer)
  page.close()
}

function readRange(page: Page, from: number, to: number, readers: Readers): void {
  let line = from
  while (line < to) line = readLine(page, line, to, readers)
}

function readLine(page: Page, line: number, limit: number, readers: Readers): number {
  const { lines } = page
  const role = lines.role[line]!
  if (role === Role.edge || (lines.first[line]! >= lines.end[line]! && role !== Role.table)) {
    page.close()
    return line + 1
  }
  if (role !== Role.text) return readTagged(page, line, limit)
  const code = page.text.charCodeAt(lines.first[line]!)
  const list = isLetter(code) && !page.inReferences ? readers.letters : readers.all
  for (let i = 0; i < list.length; i++) {
    const next = list[i]!(page, line, limit)
    if (next > line) return next
  }
  return readText(page, line)
}

/** Fences hold lines of their own; those inside are read by the readers without fences. */
function fenceReader(readers: Readers): BlockReader {
  return (page, line, limit) =>
    readFence(
      page,
      line,
      limit,
      (from, to) => readRange(page, from, to, readers),
      (at) => '{[|'.includes(page.text[page.lines.first[at]!]!),
    )
}

/** A line that only parts: `---`. */
function readRule(page: Page, line: number, limit: number): number {
  const { text, lines } = page
  if (!isRuleLine(text, lines.first[line]!, lines.end[line]!)) return line
  // Rules around and inside a table are read with it.
  if (
    text.slice(lines.first[line]!, lines.end[line]!).includes(' ') &&
    line + 1 < limit &&
    page.isOpenBefore(line)
  )
    return line
  page.close()
  return line + 1
}

/** Lines whose kind an HTML tag says. */
function readTagged(page: Page, line: number, limit: number): number {
  const { lines, text } = page
  const first = lines.first[line]!
  const end = lines.end[line]!
  const role = lines.role[line]!
  if (role === Role.table) return readHtmlTable(page, line)
  if (role === Role.heading) addHeading(page, lines.depth[line]!, first, end, first, line)
  else if (page.isOpenBefore(line) && lines.role[line - 1] === role && role !== Role.code) page.extend(line)
  else if (role === Role.item) openItem(page, line, first, null)
  else if (role === Role.term) return readTerm(page, line, limit)
  else if (role === Role.code) {
    page.add('code', first, end, { speech: { start: first, end: first } })
    page.opaque.push({ start: first, end })
    page.regions.push({ start: first, end, kind: 'code' })
    page.lastLine = line
  } else page.open(role === Role.quote ? 'quote' : 'paragraph', line, first)
  return line + 1

  /** `<dt>Battery</dt><dd>12 h</dd>` */
  function readTerm(at: Page, term: number, until: number): number {
    let value = term + 1
    while (value < until && lines.role[value] === Role.edge) value++
    if (lines.role[value] !== Role.definition || value >= until) {
      at.open('paragraph', term, first)
      return term + 1
    }
    let last = value
    while (last + 1 < until && lines.role[last + 1] === Role.definition) last++
    openList(at, term, lines.indent[term]!)
    at.add('pair', first, lines.end[last]!, { keys: [text.slice(first, end)] })
    at.fences.push(end, lines.first[value]!)
    at.lastLine = last
    return last + 1
  }
}
