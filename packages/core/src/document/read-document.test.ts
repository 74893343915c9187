import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAboutLinear } from '../../test/processor-time.js'
import { read, slice } from '../../test/read-document.js'
import type { Span } from '../types/index.js'
import { blockAt, cellAt, columnHeaders, rowHeaders, sentenceAt } from './index.js'

describe('finding places', () => {
  const text = '# One\n\nIt is 5. It was 6.\n\n- seven'
  const document = read(text)

  it.each([
    ['One', 'heading', 'One'],
    ['5', 'paragraph', 'It is 5.'],
    ['was', 'paragraph', 'It was 6.'],
    ['seven', 'item', 'seven'],
  ])('%s', (piece, kind, sentence) => {
    const offset = text.indexOf(piece)
    expect(blockAt(document, offset)?.kind).toBe(kind)
    expect(slice(document, sentenceAt(document, offset)!)).toBe(sentence)
  })

  it('nothing stands between blocks', () => {
    expect(blockAt(document, text.indexOf('\n\n'))).toBeNull()
    expect(sentenceAt(document, text.length + 5)).toBeNull()
    expect(sentenceAt(document, -1)).toBeNull()
  })
})

const fragment = fc.constantFrom(
  'Revenue rose by 5 %',
  '. ',
  '.',
  ' ',
  '\n',
  '\n\n',
  '\n  ',
  '- ',
  '1. ',
  '2) ',
  '(a) ',
  '# ',
  '## ',
  '> ',
  '```\n',
  '`',
  '| ',
  '|',
  '|---|---|\n',
  '| a | b |\n',
  'a,b,c\n',
  '1,2,3\n',
  'x;1;2\n',
  'a\tb\n',
  'Name  12\n',
  'Q1 41.2\n',
  'key: ',
  'k = v\n',
  'server:\n',
  '{"a": ',
  '{',
  '}',
  '[',
  ']',
  '[1]',
  '[S01]',
  '[^1]',
  '[^1]: ',
  '(source: S01)',
  '【1†source】',
  '¹',
  'm²',
  'References:\n',
  '[1] S03\n',
  '<table>',
  '<tr>',
  '<td>',
  '</td>',
  '</table>',
  '<td rowspan="9" colspan=9>',
  '<li>',
  '<ul>',
  '<h2>',
  '</h2>',
  '<p>',
  '<dt>',
  '<dd>',
  '<pre>',
  'https://a.b/1',
  'a@b.co',
  '---\n',
  '===\n',
  '4.2 Fees\n',
  'Dr. ',
  'S01 says ',
  '。',
  '：',
  '+--+\n',
  ' .... 5\n',
  'col : a | b row 1 : c | 5',
  '[{"a": 1}, {"a": 2}]',
  '"',
  "'",
  '\\',
  '\ud800',
  '１２',
  '<row>',
  '<city a="1">',
  '</city>',
  '</row>',
)
const anyText = fc.oneof(
  fc.array(fragment, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 80 }),
)

const check = (law: (text: string) => void, seed: number): void =>
  fc.assert(fc.property(anyText, law), { seed, numRuns: 500 })

const inOrder = (spans: readonly Span[]): boolean =>
  spans.every((span, i) => span.end >= span.start && (i === 0 || span.start >= spans[i - 1]!.end))

describe('laws', () => {
  it('blocks, sentences, citations and opaque places are in order, do not overlap, and lie in the text', () => {
    check((text) => {
      const document = read(text)
      const { blocks, sentences, citations, opaque, fences, clean } = document
      for (const places of [blocks, sentences, citations, document.mentions ?? [], opaque]) {
        if (!inOrder(places) || places.some((place) => place.start < 0 || place.end > clean.text.length)) {
          throw new Error(JSON.stringify(places))
        }
      }
      for (let i = 1; i < fences.length; i++)
        if (fences[i]! <= fences[i - 1]!) throw new Error(`fences ${fences}`)
    }, 1)
  })

  it('every sentence lies in its block, and every block knows its sentences', () => {
    check((text) => {
      const { blocks, sentences } = read(text)
      let next = 0
      blocks.forEach((block, index) => {
        if (block.firstSentence !== next)
          throw new Error(`block ${index} starts at sentence ${block.firstSentence}`)
        for (; next < block.lastSentence; next++) {
          const sentence = sentences[next]!
          if (sentence.block !== index || sentence.start < block.start || sentence.end > block.end) {
            throw new Error(`sentence ${next} lies outside block ${index}`)
          }
        }
      })
      expect(next).toBe(sentences.length)
    }, 2)
  })

  it('blocks stand under blocks before them', () => {
    check((text) => {
      read(text).blocks.forEach((block, index) => {
        if (block.under.some((above) => above < 0 || above >= index))
          throw new Error(`block ${index} under ${block.under}`)
      })
    }, 3)
  })

  it('cells lie in their table and its grid, edges are fences, and headers are found from everywhere', () => {
    check((text) => {
      const document = read(text)
      const fences = new Set(document.fences)
      document.tables.forEach((table, index) => {
        const block = document.blocks.find((candidate) => candidate.table === index)!
        if (block.start !== table.start || block.end !== table.end)
          throw new Error('the block is not the table')
        for (const cell of table.cells) {
          const inside = cell.start >= table.start && cell.end <= table.end && cell.end >= cell.start
          const onGrid =
            cell.row + cell.rowSpan <= table.rows && cell.column + cell.columnSpan <= table.columns
          if (!inside || !onGrid) throw new Error(JSON.stringify({ cell, table: { ...table, cells: [] } }))
          if (!fences.has(cell.start) || !fences.has(cell.end))
            throw new Error('no fence at the edge of a cell')
          if (
            cell.end > cell.start &&
            table.format !== 'html' &&
            cellAt(table, cell.start)?.start !== cell.start
          ) {
            throw new Error('the cell is not found')
          }
        }
        for (let row = 0; row < Math.min(table.rows, 20); row++) rowHeaders(table, row)
        for (let column = 0; column < Math.min(table.columns, 20); column++) columnHeaders(table, column)
      })
    }, 4)
  })

  it('the same text gives the same document', () => {
    check((text) => {
      const strip = ({ tokens, ...rest }: ReturnType<typeof read>) => JSON.stringify([rest, tokens.count])
      const once = strip(read(text))
      if (strip(read(text)) !== once) throw new Error('differs')
    }, 5)
  })
})

describe('linear time', () => {
  it.each([
    '|',
    '| a | b |\n',
    '<td>',
    '<tr><td>',
    '<table>',
    '<td rowspan=1000><tr>',
    '<li>',
    '<p>',
    '[',
    '(',
    '{',
    '{"a":',
    '[1]',
    '[1',
    '[a](',
    'a: ',
    'a: b\n',
    'a: b. ',
    '- a\n',
    '  - a\n',
    'a,b,c\n',
    '1,2\n',
    'x  1\n',
    'Chapter 1\n',
    'col :\n',
    '# a\n',
    '> a\n',
    '`a',
    '```\na\n',
    '\n',
    '. ',
    'A. B. ',
    '[^1]: x\n',
    '[1] x\n',
    'Source:',
    'source 1 ',
    'S01 ',
    'http://a ',
    'metadata={',
    '【',
    'a....1\n',
    '1.1 Abc\n',
    '{"a":1}\n',
    '[{"a":1},',
    '+--+\n|a|\n',
  ])('a long run of %j', (piece) => {
    expect(isAboutLinear(piece, 32_000, read)).toBe(true)
  })
})
