import { describe, expect, it } from 'vitest'
import { QuantitativeGuard } from '../index.js'

const ANSWER =
  'The latency was 18 ms. It was good.\nThe margin was 9 %. The board was unhappy.\nThe price was 5 USD.'
const SOURCES = ['The latency was 12 ms. The margin was 8 %. The price was 5 USD.']
const guard = new QuantitativeGuard()

describe('verify within a span of the answer', () => {
  const start = ANSWER.indexOf('The margin')
  const end = ANSWER.indexOf('The price')
  const whole = guard.verify(ANSWER, SOURCES)
  const part = guard.verify(ANSWER, SOURCES, { within: { start, end } })
  const isWithin = (found: { readonly start: number }) => found.start >= start && found.start < end

  it('judges the claims that begin there, as the whole answer has them', () => {
    expect(part.results.map(({ text }) => text)).toEqual(['9 %'])
    expect(JSON.stringify(part.results)).toBe(JSON.stringify(whole.results.filter(isWithin)))
  })

  it('speaks of the span alone', () => {
    expect(part.unread).toEqual(whole.unread.filter(isWithin))
    expect(part.patches).toEqual(whole.patches.filter(isWithin))
    expect(part.coverage.sentences).toEqual({ total: 2, read: 1, unread: 1 })
    expect(part.patchedText).toBe(ANSWER.replace('9 %', '8 %'))
  })

  it('knows what a sentence holds that begins before the span', () => {
    const text = 'The latency was 18 ms and the margin was 9 %.'
    const half = { start: 0, end: text.indexOf('and') }
    expect(guard.verify(text, SOURCES, { within: half }).unread).toEqual([])
    const other = guard.verify(text, SOURCES, { within: { start: half.end, end: text.length } })
    expect(other.results.map((result) => result.text)).toEqual(['9 %'])
    expect(guard.verify('The latency, 18 ms.', SOURCES, { within: { start: 0, end: 3 } }).unread).toEqual([])
  })

  it.each([[5], [{ start: 1 }], [{ start: 3, end: 2 }], ['all']])('refuses %j', (within) => {
    expect(() => guard.verify(ANSWER, SOURCES, { within } as never)).toThrow('within')
  })
})

describe('the language of an answer', () => {
  const index = guard.index(['Die Latenz betrug 12,5 ms.'])

  it('is told by its words', () => {
    expect(index.localeOf('Die Latenz betrug im Mittel 12,5 ms und ist damit gut.')).toBe('de')
    expect(index.localeOf('The latency was 12.5 ms.')).toBe('en')
  })

  it('is that of the call where it names one', () => {
    expect(index.verify('12,5 ms', { locale: 'de' }).results[0]?.claim.value).toBe(12.5)
    expect(() => index.verify('12,5 ms', { locale: 'xx' })).toThrow('locale takes "auto" or one of en')
  })
})
