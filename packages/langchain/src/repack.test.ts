import { AIMessage, AIMessageChunk, HumanMessage } from '@langchain/core/messages'
import { describe, expect, it } from 'vitest'
import { replaceAnswer, replacedPart, replaceText, toFields } from './repack.js'

const TEXT = '12 ms'

describe('another text for', () => {
  const fields = { id: 'm1', name: 'n', response_metadata: { model: 'x' }, additional_kwargs: { a: 1 } }

  it.each([
    ['a message', new AIMessage({ content: '18 ms', ...fields })],
    ['a chunk', new AIMessageChunk({ content: '18 ms', ...fields })],
  ])('%s keeps its class and fields', (_, message) => {
    const replaced = replaceText(message, TEXT)
    expect(replaced).toBeInstanceOf(message.constructor)
    expect(replaced).toMatchObject({ content: TEXT, ...fields })
    expect(message.content).toBe('18 ms')
  })

  it('blocks keeps the others where they are', () => {
    const image = { type: 'image_url', image_url: 'x' }
    const content = [
      { type: 'reasoning', reasoning: 'r' },
      { type: 'text', text: '18 ' },
      image,
      { type: 'text', text: 'ms' },
    ]
    expect(replaceText(new AIMessage({ content }), TEXT)).toMatchObject({
      content: [content[0], { type: 'text', text: TEXT }, image],
    })
    expect(replaceText(new AIMessage({ content: [image] }), TEXT)).toMatchObject({ content: TEXT })
  })

  it.each([
    ['18 ms', TEXT],
    [
      { role: 'assistant', content: '18 ms' },
      { role: 'assistant', content: TEXT },
    ],
  ])('%j', (value, expected) => {
    expect(replaceText(value, TEXT)).toEqual(expected)
  })
})

describe('places', () => {
  const question = new HumanMessage('?')
  const messages = [question, new AIMessage({ content: '18 ms', id: 'm' })]

  it('a text and a message stand under answer, a list under messages', () => {
    expect(toFields('x')).toEqual({ answer: 'x' })
    expect(toFields(question)).toEqual({ answer: question })
    expect(toFields(messages)).toEqual({ messages })
    expect(toFields({ a: 1 })).toEqual({ a: 1 })
  })

  it('the answer changes in its place', () => {
    expect(replaceAnswer('18 ms', { kind: 'whole' }, TEXT)).toEqual({ answer: TEXT })
    expect(replaceAnswer({ result: '18 ms', a: 1 }, { kind: 'key', key: 'result' }, TEXT)).toEqual({
      result: TEXT,
      a: 1,
    })
    for (const output of [messages, { messages }]) {
      const replaced = replaceAnswer(output, { kind: 'message', index: 1 }, TEXT).messages
      expect(replaced).toMatchObject([{ content: '?' }, { content: TEXT, id: 'm' }])
    }
  })

  it('as an update, of a list only the changed message', () => {
    expect(replacedPart({ messages }, { kind: 'message', index: 1 }, TEXT).messages).toMatchObject([
      { id: 'm' },
    ])
    expect(replacedPart({ result: '18 ms', a: 1 }, { kind: 'key', key: 'result' }, TEXT)).toEqual({
      result: TEXT,
    })
  })
})
