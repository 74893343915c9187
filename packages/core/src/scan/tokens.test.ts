// Texts and their tokens.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TokenKind } from '../types/index.js'
import { createLexicon } from './lexicon.js'
import { scan } from './tokens.js'

const lexicon = createLexicon(['latency', 'größer', 'в', '三'])
const LETTERS = { 1: 'w', 2: 'd', 3: 'm', 4: 'n', 5: 'h' } as const

/** `w:text` for each token, behind each other. */
function shape(text: string): string {
  const tokens = scan(text, lexicon)
  const parts: string[] = []
  for (let at = 0; at < tokens.count; at++) {
    const written = text.slice(tokens.start[at], tokens.end[at])
    parts.push(`${LETTERS[tokens.kind[at] as 1]}:${written === '\n' ? '' : written}`)
  }
  return parts.join(' ')
}

describe('scan', () => {
  it.each([
    ['Latency: 12.4 ms', 'w:Latency m:: d:12 m:. d:4 w:ms'],
    ['p95_x', 'w:p d:95 m:_ w:x'],
    ['naïve café', 'w:naïve w:café'],
    ['a\u0301b', 'w:a\u0301b'],
    ['größer', 'w:größer'],
    ['10⁻³', 'd:10 m:⁻ m:³'],
    ['2½', 'd:2 m:½'],
    ['1º 2ª', 'd:1 m:º d:2 m:ª'],
    ['三万km', 'h:三 h:万 w:km'],
    ['キロ', 'h:キ h:ロ'],
    ['한국', 'h:한 h:국'],
    ['a\u00a0b\u2009c\ufeffd', 'w:a w:b w:c w:d'],
    ['a\r\nb\u2028c', 'w:a n: w:b n:\u2028 w:c'],
    ['😀1', 'm:😀 d:1'],
    ['\ud800x', 'm:\ud800 w:x'],
    ['µm Å', 'w:µm w:Å'],
    ['', ''],
    ['   ', ''],
  ])('%j', (text, expected) => expect(shape(text)).toBe(expected))

  it.each([
    ['LATENCY', 'latency'],
    ['Größer', 'größer'],
    ['В', 'в'],
    ['三', '三'],
    ['late', ''],
    ['latencyx', ''],
  ])('%s is %j in the lexicon', (text, word) => {
    expect(lexicon.words[scan(text, lexicon).word[0]!]).toBe(word)
  })

  it('leaves out nothing but blanks, and keeps the order', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 200 })
    fc.assert(
      fc.property(anything, (text) => {
        const tokens = scan(text, lexicon)
        let end = 0
        for (let at = 0; at < tokens.count; at++) {
          const start = tokens.start[at]!
          expect(start).toBeGreaterThanOrEqual(end)
          expect(text.slice(end, start)).toMatch(/^[\s\p{Z}\p{C}]*$/u)
          end = tokens.end[at]!
          expect(end).toBeGreaterThan(start)
          if (tokens.kind[at] === TokenKind.digits) expect(text.slice(start, end)).toMatch(/^[0-9]+$/)
        }
        expect(text.slice(end)).toMatch(/^[\s\p{Z}\p{C}]*$/u)
      }),
      { seed: 20240301, numRuns: 500 },
    )
  })
})

describe('createLexicon', () => {
  it('finds every word and no other', () => {
    const words = Array.from({ length: 3000 }, (_, index) => `w${index}x`)
    const large = createLexicon([...words, 'w1x', ''])
    expect(large.words).toHaveLength(3001)
    for (const word of words) expect(large.words[large.find(word)]).toBe(word)
    expect(large.find('w3000x')).toBe(0)
    expect(large.find('')).toBe(0)
  })
})
