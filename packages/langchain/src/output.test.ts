import { Document } from '@langchain/core/documents'
import { AIMessage, HumanMessage, ToolMessage } from '@langchain/core/messages'
import { describe, expect, it } from 'vitest'
import { readOutput } from './output.js'

const ANSWER = 'It took 12 ms.'
const SOURCE = { text: 'It took 12 ms.', metadata: {} }
const documents = [new Document({ pageContent: 'It took 12 ms.' })]
const messages = [
  new HumanMessage('how long?'),
  new ToolMessage({ content: 'b', tool_call_id: '1' }),
  new AIMessage(ANSWER),
]

describe('the output of', () => {
  it.each<[string, unknown, unknown[], string | undefined, object]>([
    [
      'a retrieval chain',
      { input: 'how long?', chat_history: [], context: documents, answer: ANSWER },
      [SOURCE],
      'how long?',
      { kind: 'key', key: 'answer' },
    ],
    [
      'a legacy chain',
      { query: 'how long?', text: ANSWER, sourceDocuments: documents },
      [SOURCE],
      'how long?',
      { kind: 'key', key: 'text' },
    ],
    [
      'an older chain',
      { query: 'how long?', result: ANSWER, source_documents: documents },
      [SOURCE],
      'how long?',
      { kind: 'key', key: 'result' },
    ],
    [
      'a graph',
      { question: 'how long?', documents, generation: ANSWER },
      [SOURCE],
      'how long?',
      { kind: 'key', key: 'generation' },
    ],
    [
      'an evaluation row',
      { response: ANSWER, retrieved_contexts: ['a'] },
      ['a'],
      undefined,
      { kind: 'key', key: 'response' },
    ],
    [
      'a chain with its context in one text',
      { answer: ANSWER, context: 'a' },
      ['a'],
      undefined,
      { kind: 'key', key: 'answer' },
    ],
    ['a chain without context', { answer: ANSWER }, [], undefined, { kind: 'key', key: 'answer' }],
    [
      'a chain with absent context',
      { answer: ANSWER, context: null, docs: ['a'] },
      ['a'],
      undefined,
      { kind: 'key', key: 'answer' },
    ],
    ['an agent', { messages }, ['b'], 'how long?', { kind: 'message', index: 2 }],
    [
      'an agent with context',
      { messages, context: ['a'] },
      ['a', 'b'],
      'how long?',
      { kind: 'message', index: 2 },
    ],
    [
      'a graph with answer and messages',
      { messages, answer: ANSWER, context: ['a'] },
      ['a'],
      undefined,
      { kind: 'key', key: 'answer' },
    ],
    ['a list of messages', messages, ['b'], 'how long?', { kind: 'message', index: 2 }],
    ['a model', new AIMessage(ANSWER), [], undefined, { kind: 'whole' }],
    ['a parser', ANSWER, [], undefined, { kind: 'whole' }],
    [
      'a chat completion',
      { choices: [{ message: { content: ANSWER } }] },
      [],
      undefined,
      { kind: 'key', key: 'choices' },
    ],
  ])('%s', (_, output, sources, question, place) => {
    expect(readOutput(output, {}, undefined)).toEqual({
      answer: ANSWER,
      sources,
      options: question === undefined ? {} : { question },
      place,
    })
  })
})

describe('options', () => {
  const output = {
    question: 'q',
    request: 'r',
    answer: ANSWER,
    reply: 'It took 3 s.',
    context: ['a'],
    found: ['b'],
  }

  it('name the keys', () => {
    const options = { answerKey: 'reply', contextKey: 'found', questionKey: 'request' }
    expect(readOutput(output, options, undefined)).toMatchObject({
      answer: 'It took 3 s.',
      sources: ['b'],
      options: { question: 'r' },
    })
  })

  it('leave the question out, or replace it', () => {
    expect(readOutput(output, { questionKey: false }, undefined).options).toEqual({})
    const verifyOptions = { question: 'other', citations: 'require' } as const
    expect(readOutput(output, { verifyOptions }, undefined).options).toEqual(verifyOptions)
  })

  it('add sources to the context', () => {
    expect(readOutput(output, {}, documents).sources).toEqual(['a', SOURCE])
  })
})

describe('what cannot be read throws', () => {
  it.each<[unknown, object, RegExp]>([
    [{ reply: ANSWER }, {}, /no answer\. Keys seen: reply\. Name the right one in 'answerKey'/],
    [{}, {}, /Keys seen: \(none\)/],
    [{ answer: ANSWER }, { answerKey: 'reply' }, /no text under 'reply'\. Keys seen: answer/],
    [{ answer: { score: 1 } }, { answerKey: 'answer' }, /no text under 'answer'/],
    [{ answer: ANSWER }, { contextKey: 'found' }, /no 'found'\. Keys seen: answer/],
    [{ messages: [new HumanMessage('q')] }, {}, /no message of the list is one of the model/],
    [undefined, {}, /the output is undefined/],
    [null, {}, /the output is null/],
    [[1, 2], {}, /the output is a list without messages/],
    // A key of the prototype is not a key of the output.
    [{ constructor: 'x' }, { answerKey: 'toString' }, /no text under 'toString'/],
  ])('%j %j', (output, options, message) => {
    expect(() => readOutput(output, options, undefined)).toThrow(message)
  })
})
