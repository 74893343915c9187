import { describe, expect, it } from 'vitest'
import { Paragraph } from './paragraph.js'

const settled = (text: string, cited: boolean) => text.slice(0, new Paragraph(0).read(text, cited).end)

describe('Paragraph without citations', () => {
  it.each([
    ['The latency was 18 ms', ''],
    ['The latency was then 18 ms. That was good.', ''],
    ['The latency was then 18 ms. That was good enough for us. It', 'The latency was then 18 ms.'],
    [
      'The latency was approx. 18 ms in all. That was good enough for us. It',
      'The latency was approx. 18 ms in all.',
    ],
    ['The latency was then 18 ms. [1] That was good enough. It', ''],
    [
      'The latency was 1.8 s in the year 2024. That was good enough for us. It',
      'The latency was 1.8 s in the year 2024.',
    ],
  ])('%j settles %j', (text, expected) => {
    expect(settled(text, false)).toBe(expected)
  })
})

describe('Paragraph with citations', () => {
  it.each([
    ['The latency was then 18 ms. That was good enough for us. It', ''],
    ['The latency was then 18 ms [1]. That was good enough for us. It', 'The latency was then 18 ms [1].'],
    ['The latency was then 18 ms. That was good enough for us [S02]. It', ''],
  ])('%j settles %j', (text, expected) => {
    expect(settled(text, true)).toBe(expected)
  })
})

it('reads a text in pieces as it reads it whole', () => {
  const text =
    'The latency was then 18 ms [1]. That was good enough for us. It could be better, though. And so on.'
  const paragraph = new Paragraph(0)
  for (let end = 0; end < text.length; end++) paragraph.read(text.slice(0, end), true)
  expect(paragraph.read(text, true)).toEqual(new Paragraph(0).read(text, true))
})
