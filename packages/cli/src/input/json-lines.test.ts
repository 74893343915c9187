import { describe, expect, it } from 'vitest'
import { type InputLine, readLines } from './json-lines.js'

async function linesOf(...parts: (string | Uint8Array)[]): Promise<InputLine[]> {
  async function* stream() {
    for (const part of parts) yield typeof part === 'string' ? new TextEncoder().encode(part) : part
  }
  const lines: InputLine[] = []
  for await (const group of readLines(stream())) lines.push(...group)
  return lines
}

describe('lines', () => {
  it.each<[string, string[], [number, string][]]>([
    ['one', ['a\n'], [[1, 'a']]],
    [
      'no line break at the end',
      ['a\nb'],
      [
        [1, 'a'],
        [2, 'b'],
      ],
    ],
    [
      'Windows line breaks',
      ['a\r\nb\r\n'],
      [
        [1, 'a'],
        [2, 'b'],
      ],
    ],
    [
      'blank lines keep the count',
      ['\na\n \n\nb\n'],
      [
        [2, 'a'],
        [5, 'b'],
      ],
    ],
    [
      'cut anywhere',
      ['a', 'b\nc', '', 'd', '\n', 'e'],
      [
        [1, 'ab'],
        [2, 'cd'],
        [3, 'e'],
      ],
    ],
    ['a byte order mark', ['\ufeffa\n'], [[1, 'a']]],
    ['nothing', [''], []],
  ])('%s', async (_, parts, expected) => {
    const found = await linesOf(...parts)
    expect(found.map(({ number, text }) => [number, text])).toEqual(expected)
  })

  it('joins characters that were cut in the middle', async () => {
    const bytes = new TextEncoder().encode('25 °C ∑ 😀\n')
    const parts = Array.from(bytes, (_, i) => bytes.slice(i, i + 1))
    expect(await linesOf(...parts)).toEqual([{ number: 1, text: '25 °C ∑ 😀' }])
  })
})

it('comes in the groups in which it arrived', async () => {
  async function* stream() {
    for (const part of ['a\nb\n', 'c', '\nd\n']) yield new TextEncoder().encode(part)
  }
  const groups: (string | null)[][] = []
  for await (const group of readLines(stream())) groups.push(group.map(({ text }) => text))
  expect(groups).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

it('does not keep a line that is longer than it may be', async () => {
  async function* stream() {
    const part = new Uint8Array(1024 * 1024).fill(0x61)
    for (let i = 0; i < 130; i++) yield part
    yield new TextEncoder().encode('\nb\n')
  }
  const lines: InputLine[] = []
  for await (const group of readLines(stream())) lines.push(...group)
  expect(lines).toEqual([
    { number: 1, text: null },
    { number: 2, text: 'b' },
  ])
})
