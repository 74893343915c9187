import { Document } from '@langchain/core/documents'
import { ToolMessage } from '@langchain/core/messages'
import { describe, expect, it } from 'vitest'
import { readSources, tryReadSources } from './sources.js'

const metadata = { page: 18 }

describe('evidence in', () => {
  it.each<[string, unknown, unknown[]]>([
    ['one text', 'a', ['a']],
    ['texts', ['a', 'b'], ['a', 'b']],
    ['a document', new Document({ pageContent: 'a' }), [{ text: 'a', metadata: {} }]],
    [
      'a document with id and metadata',
      [new Document({ pageContent: 'a', id: '7', metadata })],
      [{ text: 'a', id: '7', metadata }],
    ],
    [
      'a document whose id is in its metadata',
      { pageContent: 'a', metadata: { id: 7 } },
      [{ text: 'a', id: '7', metadata: { id: 7 } }],
    ],
    ['a document of Python', { page_content: 'a', metadata }, [{ text: 'a', metadata }]],
    [
      'a document after JSON',
      JSON.parse(JSON.stringify(new Document({ pageContent: 'a', metadata }))),
      [{ text: 'a', metadata }],
    ],
    ['scored documents', [[new Document({ pageContent: 'a' }), 0.5]], [{ text: 'a', metadata: {} }]],
    ['one scored document', [{ pageContent: 'a' }, 0.5], [{ text: 'a' }]],
    ['a node with a score', [{ node: { text: 'a', id_: 'n' }, score: 0.5 }], [{ text: 'a' }]],
    ['a chunk of the core', { text: 'a', id: 'S01' }, [{ text: 'a', id: 'S01' }]],
    ['lists of lists', [['a'], [['b']]], ['a', 'b']],
    ['a tool message', new ToolMessage({ content: 'a', tool_call_id: '1' }), [{ text: 'a' }]],
    ['content blocks', { content: [{ type: 'text', text: 'a' }] }, [{ text: 'a' }]],
    ['an empty text', [''], ['']],
    ['absent entries', [null, undefined, { text: null }, 'a'], ['a']],
    ['nothing', undefined, []],
  ])('%s', (_, value, expected) => {
    expect(readSources(value)).toEqual(
      expected.map((source) => (typeof source === 'string' ? source : expect.objectContaining(source))),
    )
  })
})

it.each<[unknown, RegExp]>([
  [[{ body: 'a', score: 1 }], /context\[0\]: an object with the keys body, score/],
  [{}, /context: an object with the keys \(none\)/],
  [['a', 7], /context\[1\]: number/],
  [{ node: { body: 'a' } }, /context\.node: an object with the keys body/],
  [{ pageContent: 7 }, /context\.pageContent: it is not text/],
])('%j throws and says where', (value, message) => {
  expect(() => readSources(value)).toThrow(message)
  expect(tryReadSources(value)).toEqual([])
})
