// A text as its reader sees it: blocks, sentences, tables, citation markers.
import type { Block, CitationMarker, CleanText, Sentence, Span, Table, TableCell, TextDocument, Tokens } from '../types/index.js'

export const rowHeaders = (table: Table, row: number): readonly TableCell[] =>
  table.cells.filter((cell) => cell.row === row && cell.column < table.headerColumns)
export const columnHeaders = (table: Table, column: number): readonly TableCell[] =>
  table.cells.filter((cell) => cell.column === column && cell.row < table.headerRows)

export function readDocument(clean: CleanText, tokens: Tokens, isAbbreviation: (word: string) => boolean): TextDocument {
  const { text } = clean
  const blocks: Block[] = []
  const sentences: Sentence[] = []
  const tables: Table[] = []
  const opaque: Span[] = []
  const fences: number[] = []
  const citations: CitationMarker[] = []
  let heading = -1
  const lines: Span[] = []
  for (let start = 0; start <= text.length; ) {
    let end = text.indexOf('\n', start)
    if (end < 0) end = text.length
    lines.push({ start, end })
    start = end + 1
  }
  for (let i = 0; i < lines.length; i++) {
    const { start, end } = lines[i]!
    const line = text.slice(start, end)
    if (line.trim() === '') continue
    const separator = line.includes('|') ? '|' : line.split(';').length > 2 ? ';' : line.split('\t').length > 1 ? '\t' : line.split(',').length > 2 && !/[.!?]\s*$/.test(line) && !/, /.test(line) ? ',' : ''
    if (separator !== '') {
      let last = i
      while (last + 1 < lines.length && text.slice(lines[last + 1]!.start, lines[last + 1]!.end).includes(separator)) last++
      if (last > i) {
        const table = readTable(text, lines.slice(i, last + 1), separator, fences)
        if (i > 0 && blocks.length > 0 && blocks[blocks.length - 1]!.end === lines[i - 1]!.end) (table.caption as Span[]).push(blocks[blocks.length - 1]!)
        blocks.push(block('table', table.start, table.end, heading, sentences.length, sentences.length, tables.length))
        tables.push(table)
        i = last
        continue
      }
    }
    const isHeading = /^#{1,6} /.test(line)
    const item = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/.exec(line)
    const first = sentences.length
    readSentences(text, start + (item?.[0].length ?? 0), end, blocks.length, sentences, isAbbreviation)
    if (item !== null) opaque.push({ start, end: start + item[0].length })
    const pair = /^\s*([A-Za-z][\w ()/-]{1,40})[:=]\s+\S/.exec(line)
    blocks.push({ ...block(isHeading ? 'heading' : item !== null ? 'item' : 'paragraph', start, end, heading, first, sentences.length, -1), keys: pair === null ? [] : [pair[1]!] })
    if (isHeading) heading = blocks.length - 1
  }
  for (const match of text.matchAll(/\[([A-Za-z]{0,4}-?\d{1,3})\]/g)) {
    const marker = { start: match.index, end: match.index + match[0].length, ids: [match[1]!] }
    citations.push(marker)
    opaque.push(marker)
  }
  for (const match of text.matchAll(/https?:\/\/\S+/g)) opaque.push({ start: match.index, end: match.index + match[0].length })
  opaque.sort((a, b) => a.start - b.start)
  fences.sort((a, b) => a - b)
  return { clean, tokens, blocks, sentences, tables, citations, opaque, fences }
}

function block(kind: Block['kind'], start: number, end: number, heading: number, firstSentence: number, lastSentence: number, table: number): Block {
  return { kind, start, end, level: 0, under: heading < 0 ? [] : [heading], keys: [], marker: null, firstSentence, lastSentence, table }
}

function readSentences(text: string, start: number, end: number, block: number, out: Sentence[], isAbbreviation: (word: string) => boolean): void {
  let from = start
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i)
    const stop = code === 0x3002 || ((code === 46 || code === 33 || code === 63) && (i + 1 >= end || text.charCodeAt(i + 1) === 32))
    if (!stop) continue
    let word = i
    while (word > from && /[A-Za-z]/.test(text[word - 1]!)) word--
    if (code === 46 && (isAbbreviation(text.slice(word, i).toLowerCase()) || i - word === 1)) continue
    out.push({ start: from, end: i + 1, block })
    from = i + 1
  }
  if (text.slice(from, end).trim() !== '') out.push({ start: from, end, block })
}

function readTable(text: string, lines: readonly Span[], separator: string, fences: number[]): Table {
  const cells: TableCell[] = []
  let row = 0
  let columns = 0
  for (const line of lines) {
    const written = text.slice(line.start, line.end)
    if (separator === '|' && /^[\s|:-]+$/.test(written)) continue
    let column = 0
    let from = line.start
    for (let i = line.start; i <= line.end; i++) {
      if (i < line.end && text[i] !== separator) continue
      let start = from
      let end = i
      while (start < end && text[start] === ' ') start++
      while (end > start && text[end - 1] === ' ') end--
      const edge = separator === '|' && (i === line.start || (i === line.end && start === end))
      if (!edge) {
        cells.push({ start, end, row, column, rowSpan: 1, columnSpan: 1, header: row === 0 || column === 0 })
        fences.push(start, end)
        column++
      }
      from = i + 1
    }
    columns = Math.max(columns, column)
    row++
  }
  return { start: lines[0]!.start, end: lines[lines.length - 1]!.end, format: separator === '|' ? 'markdown' : 'delimited', rows: row, columns, headerRows: 1, headerColumns: 1, cells, caption: [], notes: [] }
}
