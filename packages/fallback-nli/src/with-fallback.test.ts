import { describe, expect, it, vi } from 'vitest'
import { tinyGuard } from '../test/tiny-guard.js'
import { type FallbackClaim, type FallbackVerdict, type Judge, withFallback } from './index.js'

const ANSWER = 'It took 12 ms. The pump is reliable. The load was 40. Nobody complained.'
const SOURCES = ['First source.', { id: 'S2', text: 'The pump is reliable.' }]
const yes: FallbackVerdict = { status: 'VERIFIED', confidence: 0.9, explanation: 'it says so' }

describe('withFallback', () => {
  it('sends exactly the unread sentences, with every chunk', async () => {
    const handler = vi.fn<Judge>(() => yes)
    await withFallback(tinyGuard(), handler).verify(ANSWER, SOURCES)
    expect(handler.mock.calls.map(([claim]) => claim.text)).toEqual([
      'The pump is reliable.',
      'Nobody complained.',
    ])
    expect(handler.mock.calls[0]?.[1]).toEqual([
      { id: '1', text: 'First source.', index: 0 },
      { id: 'S2', text: 'The pump is reliable.', index: 1 },
    ])
  })

  it('merges the verdicts in text order, marked as not computed', async () => {
    const result = await withFallback(tinyGuard(), () => yes).verify(ANSWER, SOURCES)
    expect(result.results.map(({ text, kind, computed }) => [text, kind, computed])).toEqual([
      ['12', 'number', true],
      ['The pump is reliable.', 'sentence', false],
      ['40', 'number', true],
      ['Nobody complained.', 'sentence', false],
    ])
    expect(result.results[1]).toMatchObject({
      confidence: 0.9,
      explanation: 'it says so',
      reason: 'not_computable',
    })
    expect(result).toMatchObject({ isValid: true, needsReview: false, unread: [] })
    expect(result.statusCounts.VERIFIED).toBe(4)
    expect(result.coverage.sentences).toEqual({ total: 4, read: 4, unread: 0 })
    for (const { text, start, end } of result.results) expect(ANSWER.slice(start, end)).toBe(text)
  })

  it('makes the answer invalid when the fallback contradicts it', async () => {
    const no: FallbackVerdict = { status: 'CONTRADICTED', confidence: 0.9, explanation: 'it says otherwise' }
    const result = await withFallback(tinyGuard(), ({ text }) =>
      text.startsWith('Nobody') ? no : yes,
    ).verify(ANSWER, SOURCES)
    expect(result).toMatchObject({ isValid: false, statusCounts: { VERIFIED: 3, CONTRADICTED: 1 } })
  })

  it('names the place that decided', async () => {
    const handler = () => ({ ...yes, evidence: { chunkId: 'S2', start: 4, end: 8 } })
    const result = await withFallback(tinyGuard(), handler).verify(ANSWER, SOURCES)
    expect(result.results[1]?.evidence).toEqual({
      chunkId: 'S2',
      chunkIndex: 1,
      start: 4,
      end: 8,
      text: 'pump',
      kind: 'sentence',
      score: 0.9,
    })
  })

  it.each<[string, FallbackVerdict | null]>([
    ['no opinion', null],
    ['a status that says no opinion', { ...yes, status: 'NOT_APPLICABLE' }],
    ['an unsure verdict', { ...yes, confidence: 0.1 }],
  ])('leaves a sentence unread at %s', async (_name, verdict) => {
    const plain = tinyGuard().verify(ANSWER, SOURCES)
    expect(await withFallback(tinyGuard(), () => verdict).verify(ANSWER, SOURCES)).toEqual(plain)
  })

  it.each([
    [{ status: 'MAYBE', confidence: 1, explanation: '' }],
    [{ status: 'VERIFIED', confidence: 7, explanation: '' }],
    [{ status: 'VERIFIED', confidence: 1 }],
  ])('refuses the verdict %j', async (verdict) => {
    const guard = withFallback(tinyGuard(), () => verdict as FallbackVerdict)
    await expect(guard.verify(ANSWER, SOURCES)).rejects.toThrow('The fallback gave no verdict')
  })

  it('asks again about ambiguous and negated claims on request, with their sentence', async () => {
    const guard = tinyGuard((text) => (text === '40' ? 'AMBIGUOUS' : 'CONTRADICTED'))
    const asked: FallbackClaim[] = []
    const handler: Judge = (claim) => {
      asked.push(claim)
      return claim.computed?.status === 'AMBIGUOUS' ? yes : null
    }
    const result = await withFallback(guard, handler, { also: ['ambiguous', 'negated'] }).verify(
      ANSWER,
      SOURCES,
    )
    expect(asked.map(({ text }) => text)).toEqual([
      'It took 12 ms.',
      'The pump is reliable.',
      'The load was 40.',
      'Nobody complained.',
    ])
    expect(result.results.map(({ text, status, computed }) => [text, status, computed])).toEqual([
      ['12', 'CONTRADICTED', true],
      ['40', 'VERIFIED', false],
    ])
  })

  it('shows the handler only the retrieved chunks', async () => {
    const handler = vi.fn<Judge>(() => yes)
    await withFallback(tinyGuard(), handler).verify(ANSWER, SOURCES, { retrieved: ['S2'] })
    expect(handler.mock.calls[0]?.[1].map(({ id }) => id)).toEqual(['S2'])
  })

  it('asks a model that takes all sentences once', async () => {
    const judgeAll = vi.fn(async (claims: readonly FallbackClaim[]) => claims.map(() => yes))
    const result = await withFallback(tinyGuard(), { judge: () => yes, judgeAll }).verify(ANSWER, SOURCES)
    expect(judgeAll).toHaveBeenCalledTimes(1)
    expect(result.unread).toEqual([])
  })

  it('judges no more sentences at a time than it is told', async () => {
    let now = 0
    let most = 0
    const handler: Judge = async () => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setTimeout(resolve, 1))
      now--
      return yes
    }
    await withFallback(tinyGuard(), handler, { concurrency: 2 }).verify(
      'A is. B is. C is. D is. E is.',
      SOURCES,
    )
    expect(most).toBe(2)
  })

  it('leaves a sentence unread when its judge fails and somebody is told', async () => {
    const onError = vi.fn()
    const handler: Judge = ({ text }) => {
      if (text.startsWith('Nobody')) throw new Error('no model')
      return yes
    }
    await expect(withFallback(tinyGuard(), handler).verify(ANSWER, SOURCES)).rejects.toThrow('no model')
    const result = await withFallback(tinyGuard(), handler, { onError }).verify(ANSWER, SOURCES)
    expect(result.unread.map(({ text }) => text)).toEqual(['Nobody complained.'])
    expect(result.needsReview).toBe(true)
    expect(onError).toHaveBeenCalledTimes(1)
  })

  it('stops at an abort', async () => {
    const controller = new AbortController()
    const handler: Judge = () => {
      controller.abort(new Error('enough'))
      return yes
    }
    const guard = withFallback(tinyGuard(), handler, { concurrency: 1 })
    await expect(guard.verify(ANSWER, SOURCES, { signal: controller.signal })).rejects.toThrow('enough')
  })

  it.each([
    [{ also: ['all'] }, 'also'],
    [{ minConfidence: 2 }, 'minConfidence'],
    [{ concurrency: 0 }, 'concurrency'],
  ])('refuses the options %j', (options, name) => {
    expect(() => withFallback(tinyGuard(), () => yes, options as never)).toThrow(name)
  })

  it('refuses a handler that is none', () => {
    expect(() => withFallback(tinyGuard(), {} as never)).toThrow('handler')
  })
})
