import { describe, expect, it } from 'vitest'
import { pairHash, stemHash, wordHash } from './stem.js'

const stem = (word: string): number => stemHash(word, 0, word.length)

describe('stemHash', () => {
  it.each([
    ['charged', 'charges'],
    ['charging', 'charge'],
    ['Users', 'user'],
    ['companies', 'company'],
    ['stopped', 'stop'],
    ['boxes', 'box'],
    ['operation', 'operate'],
    ['production', 'produced'],
    ['Übertragung', 'übertragung'],
    ['coûte', 'coute'],
  ])('%s = %s', (a, b) => expect(stem(a)).toBe(stem(b)))

  it.each([
    ['minimum', 'maximum'],
    ['status', 'stat'],
    ['glass', 'glad'],
    ['alder', 'birch'],
  ])('%s differs from %s', (a, b) => expect(stem(a)).not.toBe(stem(b)))

  it('reads a word inside a text', () => expect(stemHash('the pumps charged', 4, 9)).toBe(stem('pump')))
})

describe('pairHash', () => {
  it('keeps the order', () => {
    const a = wordHash('glen', 0, 4)
    const b = wordHash('vale', 0, 4)
    expect(pairHash(a, b)).not.toBe(pairHash(b, a))
  })
})
