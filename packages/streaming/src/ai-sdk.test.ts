import { describe, expect, it } from 'vitest'
import { tinyGuard } from '../test/tiny-guard.js'
import { aiSdkGate, type StreamPart, type Unfinished } from './index.js'

interface Part extends StreamPart {
  readonly id?: string
  readonly text?: string
  readonly delta?: string
}

const SOURCES = ['It took 12 ms.']
const delta = (text: string): Part => ({ type: 'text-delta', id: '1', text })
const start: Part = { type: 'text-start', id: '1' }
const end: Part = { type: 'text-end', id: '1' }

async function through(parts: readonly Part[], options = {}) {
  const source = new ReadableStream<Part>({
    start(stream) {
      for (const part of parts) stream.enqueue(part)
      stream.close()
    },
  })
  const out: Part[] = []
  const reader = source.pipeThrough(aiSdkGate(tinyGuard(), SOURCES, options)<Part>()).getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) out.push(step.value)
  return out
}

describe('aiSdkGate', () => {
  it('releases text at the end of its block, in the form that the policy allows', async () => {
    const parts = [start, delta('It took 1'), delta('8 ms.'), end, { type: 'finish' }]
    expect(await through(parts)).toEqual([start, delta('It took 12 ms.'), end, { type: 'finish' }])
  })

  it('keeps other parts in their place between the texts', async () => {
    const source: Part = { type: 'source', id: 's' }
    const late: Part = { type: 'source', id: 't' }
    const parts = [
      start,
      delta('It took 12 ms.\n\nA'),
      source,
      delta('.\n\nThen'),
      late,
      delta(' 18 ms'),
      end,
    ]
    const out = await through(parts)
    expect(out.filter(({ type }) => type === 'source')).toEqual([source, late])
    expect(out.map(({ text }) => text ?? '').join('')).toBe('It took 12 ms.\n\nA.\n\nThen 12 ms')
    expect(out.at(-1)).toEqual(end)
  })

  it('takes every block for an answer of its own', async () => {
    const parts = [delta('It took 18 ms.'), { type: 'tool-call' }, delta('It took 77.'), { type: 'finish' }]
    expect(await through(parts)).toEqual([
      delta('It took 12 ms.'),
      { type: 'tool-call' },
      delta('It took 77 [not in the sources].'),
      { type: 'finish' },
    ])
  })

  it('writes the text where the part has it', async () => {
    expect(await through([{ type: 'text-delta', id: '1', delta: '18 ms' }])).toEqual([
      { type: 'text-delta', id: '1', delta: '12 ms' },
    ])
  })

  it('errors the stream where it cuts', async () => {
    await expect(
      through([delta('It took 77.'), end], { policy: { UNSUPPORTED: 'cut' } }),
    ).rejects.toMatchObject({
      name: 'GateClosedError',
    })
  })

  it('drops what was held when the model fails, and tells it', async () => {
    const unfinished: Unfinished[] = []
    const out = await through([delta('It took 18'), { type: 'error' }], {
      onUnfinished: (left: Unfinished) => unfinished.push(left),
    })
    expect(out).toEqual([{ type: 'error' }])
    expect(unfinished).toMatchObject([{ unsettled: 'It took 18' }])
  })
})
