import { Document } from '@langchain/core/documents'
import {
  AIMessage,
  AIMessageChunk,
  type BaseMessage,
  HumanMessage,
  mapChatMessagesToStoredMessages,
  SystemMessage,
  ToolMessage,
} from '@langchain/core/messages'
import { describe, expect, it } from 'vitest'
import { isMessageList, OWN_MESSAGE, readMessages, roleOf } from './messages.js'

const artifact = [new Document({ pageContent: 'Latency was 12.4 ms.', id: 'd1' })]
const CONVERSATION: BaseMessage[] = [
  new SystemMessage('Use 5 tools.'),
  new HumanMessage('latency?'),
  new AIMessage({ content: 'Let me look.', tool_calls: [{ name: 'retrieve', args: {}, id: 'c1' }] }),
  new ToolMessage({ content: 'a summary', tool_call_id: 'c1', artifact }),
  new ToolMessage({ content: 'The load was 3.', tool_call_id: 'c2' }),
  new ToolMessage({ content: 'Error 404', tool_call_id: 'c3', status: 'error' }),
  new ToolMessage({ content: 'The rate was 4.', tool_call_id: 'c4', artifact: { rows: 7 } }),
  new AIMessage('Latency was 12.4 ms.'),
]

describe('a conversation', () => {
  it('evidence is the artifact of a tool, else its text; errors, prompts and questions are not', () => {
    expect(readMessages(CONVERSATION)).toEqual({
      index: 7,
      answer: 'Latency was 12.4 ms.',
      sources: [
        { text: 'Latency was 12.4 ms.', id: 'd1', metadata: {} },
        'The load was 3.',
        'The rate was 4.',
      ],
      question: 'latency?',
    })
  })

  it('means the same after JSON, in both serial forms, and as a chat API has it', () => {
    const expected = readMessages(CONVERSATION)
    expect(readMessages(JSON.parse(JSON.stringify(CONVERSATION)))).toEqual(expected)
    const stored = readMessages(JSON.parse(JSON.stringify(mapChatMessagesToStoredMessages(CONVERSATION))))
    expect(stored).toMatchObject({ index: 7, answer: expected.answer, question: 'latency?' })
    const plain = [
      { role: 'user', content: 'latency?' },
      { role: 'tool', content: 'The load was 3.' },
      { role: 'assistant', content: [{ type: 'text', text: 'It was 3.' }] },
    ]
    expect(readMessages(plain)).toEqual({
      index: 2,
      answer: 'It was 3.',
      sources: ['The load was 3.'],
      question: 'latency?',
    })
  })

  it('an earlier answer counts where the last message is not one', () => {
    expect(readMessages([...CONVERSATION, new HumanMessage('thanks')])).toMatchObject({ index: 7 })
  })

  it('has no answer where the model has only called tools', () => {
    expect(readMessages(CONVERSATION.slice(0, 4))).toMatchObject({ index: -1, answer: '' })
  })

  it('words that were put in by the guard are not the question', () => {
    const own = new HumanMessage({ content: 'Try again.', additional_kwargs: { [OWN_MESSAGE]: true } })
    expect(readMessages([...CONVERSATION, own, new AIMessage('12.4 ms')])).toMatchObject({
      index: 9,
      question: 'latency?',
    })
  })
})

describe('the role of', () => {
  it.each<[string, unknown, string | undefined]>([
    ['a message', new AIMessage('x'), 'ai'],
    ['a chunk', new AIMessageChunk('x'), 'ai'],
    ['a chunk after JSON', JSON.parse(JSON.stringify(new AIMessageChunk('x'))), 'ai'],
    ['a system message', new SystemMessage('x'), 'other'],
    ['a document', new Document({ pageContent: 'x' }), undefined],
    ['a record with content alone', { content: 'x' }, undefined],
    ['a text', 'x', undefined],
  ])('%s', (_, value, role) => {
    expect(roleOf(value)).toBe(role)
  })

  it('an empty list is not a list of messages', () => {
    expect(isMessageList([])).toBe(false)
    expect(isMessageList(['x'])).toBe(false)
  })
})
