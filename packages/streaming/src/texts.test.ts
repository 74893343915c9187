import { describe, expect, it } from 'vitest'
import { tinyGuard } from '../test/tiny-guard.js'
import { aiSdkText, langChainText, llamaIndexText, verifyStream } from './index.js'

describe('aiSdkText', () => {
  it.each([
    [{ type: 'text-delta', id: '1', text: '18' }, '18'],
    [{ type: 'text-delta', id: '1', delta: '18' }, '18'],
    [{ type: 'text-delta', textDelta: '18' }, '18'],
    [{ type: 'text-start', id: '1' }, ''],
    [{ type: 'reasoning-delta', id: '1', text: 'hm' }, ''],
    [{ type: 'tool-call', toolName: 'search', input: {} }, ''],
    [{ type: 'finish', finishReason: 'stop' }, ''],
  ])('%j has the text %j', (part, text) => {
    expect(aiSdkText(part)).toBe(text)
  })

  it('throws what an error part carries', () => {
    expect(() => aiSdkText({ type: 'error', error: new Error('overloaded') })).toThrow('overloaded')
    expect(() => aiSdkText({ type: 'abort' })).toThrow('aborted')
  })

  it.each([[{ type: 'text-delta' }], ['text'], [null]])('refuses %j', (part) => {
    expect(() => aiSdkText(part)).toThrow(TypeError)
  })
})

describe('langChainText', () => {
  it.each([
    ['18', '18'],
    [{ content: '18' }, '18'],
    [{ content: [{ type: 'text', text: '1' }, { type: 'reasoning', reasoning: 'hm' }, '8'] }, '18'],
    [{ content: '', tool_call_chunks: [{}] }, ''],
    [{ answer: '18' }, '18'],
    [{ answer: { content: '18' } }, '18'],
    [{ context: [{ pageContent: '40' }] }, ''],
    [{ chat_history: null }, ''],
  ])('%j has the text %j', (chunk, text) => {
    expect(langChainText(chunk)).toBe(text)
  })

  it('reads the key that it is told', () => {
    expect(langChainText({ generation: '18' }, ['generation'])).toBe('18')
  })
})

describe('llamaIndexText', () => {
  it.each([
    [{ delta: '18', sourceNodes: [] }, '18'],
    [{ data: { delta: '18', response: '' } }, '18'],
    [{ data: { toolName: 'search' } }, ''],
  ])('%j has the text %j', (chunk, text) => {
    expect(llamaIndexText(chunk)).toBe(text)
  })
})

it('lets verifyStream read the parts of other libraries', async () => {
  const parts = [{ type: 'text-delta', text: '1' }, { type: 'text-delta', text: '2 ms' }, { type: 'finish' }]
  const events = verifyStream(tinyGuard(), parts, ['12 ms'], { toText: aiSdkText })
  expect(await events.next()).toMatchObject({ value: { result: { text: '12 ms', status: 'VERIFIED' } } })
})
