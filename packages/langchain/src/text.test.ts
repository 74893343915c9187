import { AIMessage, AIMessageChunk, mapChatMessagesToStoredMessages } from '@langchain/core/messages'
import { describe, expect, it } from 'vitest'
import { textOf } from './text.js'

const BLOCKS = [
  { type: 'reasoning', reasoning: 'It must be 99 ms.', text: '99 ms' },
  { type: 'text', text: 'Latency was ' },
  { type: 'image_url', image_url: 'x' },
  { type: 'output_text', text: '12.4 ms.' },
]

describe('the text of', () => {
  it.each<[string, unknown, string]>([
    ['a text', 'Latency was 12.4 ms.', 'Latency was 12.4 ms.'],
    ['a message', new AIMessage('Latency was 12.4 ms.'), 'Latency was 12.4 ms.'],
    ['a message chunk', new AIMessageChunk('12'), '12'],
    ['a message of blocks', new AIMessage({ content: BLOCKS }), 'Latency was 12.4 ms.'],
    ['a message that only calls tools', new AIMessage({ content: [], tool_calls: [] }), ''],
    [
      'a message as a graph server sends it',
      { type: 'ai', content: BLOCKS, id: 'x' },
      'Latency was 12.4 ms.',
    ],
    ['a message after JSON', JSON.parse(JSON.stringify(new AIMessage('12 ms'))), '12 ms'],
    ['a stored message', mapChatMessagesToStoredMessages([new AIMessage('12 ms')])[0], '12 ms'],
    ['a generation', { text: '12 ms', generationInfo: {} }, '12 ms'],
    ['a chat generation', { message: new AIMessage('12 ms') }, '12 ms'],
    ['blocks without a type', [{ text: '12 ' }, { text: 'ms' }], '12 ms'],
    [
      'choices of a chat completion',
      [{ index: 0, message: { role: 'assistant', content: '12 ms' } }],
      '12 ms',
    ],
  ])('%s', (_, value, expected) => {
    expect(textOf(value)).toBe(expected)
  })

  it.each([
    [7],
    [null],
    [undefined],
    [true],
    [{}],
    [{ answer: '12 ms' }],
    [[1, 2]],
    [[{ pageContent: 'x' }]],
  ])('nothing in %j', (value) => {
    expect(textOf(value)).toBeUndefined()
  })
})
