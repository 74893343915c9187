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
import { readJsonBlocks } from './json/json-blocks.js'
import { isRuleLine } from './line-breaks.js'
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
  /** A text without this needs no look at its lines. */
  readonly needs: readonly string[]
}

const READERS: readonly Entry[] = [
  { read: readRule, needs: ['---', '***', '___', '===', '- - -'] },
  { read: readJsonBlocks, needs: ['{', '['] },
  { read: readHashHeading, needs: ['#'] },
  { read: readPipeTable, needs: ['|', '│', '┃', '║'] },
  { read: readLinearTable, needs: ['row 1 :'] },
  { read: readDelimited, needs: ['\t', ';', ','] },
  { read: readDefinition, needs: [] },
  { read: readItem, needs: [] },
  { read: readQuote, needs: ['>'] },
  { read: readUnderlined, needs: ['---', '==='] },
  { read: readFixedWidth, needs: ['  '] },
  { read: readLabelValues, needs: ['\n'] },
  { read: readNumberedHeading, needs: [] },
  { read: readTitle, needs: ['\n'] },
  { read: readPair, needs: [':', '=', '：', '....'] },
]

/** Reads the blocks of a whole text. */
export function readBlocks(page: Page): void {
  const readers = READERS.filter(
    ({ needs }) => needs.length === 0 || needs.some((mark) => page.text.includes(mark)),
  ).map(({ read }) => read)
  if (page.text.includes('```') || page.text.includes('~~~')) readers.unshift(fenceReader(readers))
  readRange(page, 0, page.lines.count, readers)
  page.close()
}

function readRange(page: Page, from: number, to: number, readers: readonly BlockReader[]): void {
  let line = from
  while (line < to) line = readLine(page, line, to, readers)
}

function readLine(page: Page, line: number, limit: number, readers: readonly BlockReader[]): number {
  const { lines } = page
  const role = lines.role[line]!
  if (role === Role.edge || (lines.first[line]! >= lines.end[line]! && role !== Role.table)) {
    page.close()
    return line + 1
  }
  if (role !== Role.text) return readTagged(page, line, limit)
  for (const read of readers) {
    const next = read(page, line, limit)
    if (next > line) return next
  }
  return readText(page, line)
}

/** Fences hold lines of their own; those inside are read by the readers without fences. */
function fenceReader(readers: readonly BlockReader[]): BlockReader {
  const inside = [...readers]
  return (page, line, limit) =>
    readFence(
      page,
      line,
      limit,
      (from, to) => readRange(page, from, to, inside),
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
