import { describe, expect, it } from 'vitest'
import { LexicalOverlapFallback } from './lexical-overlap.js'

const SOURCES = [
  'The new architecture improves reliability. The old design was replaced in spring.',
  'The pump does not run dry. Staff may enter the hall without a permit.',
  'Demand for batteries rose sharply. Deliveries were delayed by the strike.',
  'Visitors are not allowed to smoke in the warehouse, but the canteen is open.',
].map((text, index) => ({ id: `S${index}`, text, index }))

const judge = (text: string) =>
  new LexicalOverlapFallback().judge({ text, start: 0, end: text.length }, SOURCES)

describe('LexicalOverlapFallback', () => {
  it.each([
    ['The new architecture improves reliability.', 'VERIFIED'],
    ['Reliability was improved by the new architecture.', 'VERIFIED'],
    ['The new architecture does not improve reliability.', 'CONTRADICTED'],
    ['The new architecture worsens reliability.', 'CONTRADICTED'],
    ['The pump runs dry.', 'CONTRADICTED'],
    ['The pump never runs dry.', 'VERIFIED'],
    ['Demand for batteries fell sharply.', 'CONTRADICTED'],
    ['Demand for batteries increased sharply.', 'VERIFIED'],
    ['Visitors are allowed to smoke in the warehouse.', 'CONTRADICTED'],
    ['Visitors are forbidden to smoke in the warehouse.', 'VERIFIED'],
    ['The canteen is open.', 'VERIFIED'],
    ['The canteen is closed.', 'CONTRADICTED'],
    ['The mayor praised the orchestra.', 'UNSUPPORTED'],
  ])('%s is %s', (text, status) => {
    expect(judge(text)?.status).toBe(status)
  })

  it('points at the sentence that decided', () => {
    expect(judge('The pump never runs dry.')?.evidence).toEqual({ chunkId: 'S1', start: 0, end: 26 })
  })

  it.each(['The pump runs dry.', 'The pump never runs dry.', 'The mayor praised the orchestra.'])(
    'is never surer than its cap: %s',
    (text) => {
      expect(judge(text)?.confidence).toBeLessThanOrEqual(0.6)
    },
  )

  it.each(['', '!?', 'It is.', '12 of 40.'])('has no opinion on a text without content words: %j', (text) => {
    expect(judge(text)).toBeNull()
  })

  it.each(['It took 12 ms and 14 tries.'])('does not count numbers as shared words: %s', (text) => {
    const chunks = [{ id: '1', text: 'Page 12 of 14.', index: 0 }]
    expect(new LexicalOverlapFallback().judge({ text, start: 0, end: 0 }, chunks)?.status).toBe('UNSUPPORTED')
  })

  it.each([{ threshold: 2 }, { silence: -1 }, { maxConfidence: Number.NaN }])('refuses %j', (options) => {
    expect(() => new LexicalOverlapFallback(options)).toThrow(TypeError)
  })
})
