// No text makes the core throw, hang, or point outside of what it was given.
import { QuantitativeGuard } from '@quantguard/core'
import { describe, expect, it } from 'vitest'
import { hostileTexts } from './hostile.js'

const guard = new QuantitativeGuard()
const texts = hostileTexts(20_000)

describe('extract', () => {
  it.each(texts.map(({ name, text }) => [name, text] as const))('%s', (_, text) => {
    for (const quantity of guard.extract(text)) {
      expect(text.slice(quantity.start, quantity.end)).toBe(quantity.text)
      expect(quantity.end).toBeGreaterThan(quantity.start)
    }
  })
})

describe('verify, as answer', () => {
  it.each(texts.map(({ name, text }) => [name, text] as const))('%s', (_, text) => {
    const result = guard.verify(text, ['It took 5 ms.'])
    for (const claim of result.results) expect(text.slice(claim.start, claim.end)).toBe(claim.text)
    expect(JSON.parse(JSON.stringify(result)).isValid).toBe(result.isValid)
  })
})

describe('verify, as source', () => {
  it.each(texts.map(({ name, text }) => [name, text] as const))('%s', (_, text) => {
    const result = guard.verify('It took 8641 ms.', [text])
    expect(result.results).toHaveLength(1)
    expect(result.results[0]?.status).not.toBe('VERIFIED')
  })
})
