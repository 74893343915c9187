import { describe, expect, it } from 'vitest'
import { webStream } from '../test/cuts.js'
import { tinyGuard } from '../test/tiny-guard.js'
import { gateTransform, type StreamEvent, type Unfinished, verifyTransform } from './index.js'

const SOURCES = ['It took 12 ms.']
const FRAGMENTS = ['It took 1', '8', ' ms.\n\nA.\n\n', 'It took 77.']

async function read(stream: ReadableStream<string>): Promise<readonly string[]> {
  const pieces: string[] = []
  const reader = stream.getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) pieces.push(step.value)
  return pieces
}

describe('verifyTransform', () => {
  it('lets the fragments through as they are and tells what it finds', async () => {
    const events: StreamEvent[] = []
    const stage = verifyTransform(tinyGuard(), SOURCES, { onEvent: (event) => events.push(event) })
    expect(await read(webStream(FRAGMENTS).pipeThrough(stage))).toEqual(FRAGMENTS)
    expect(
      events.map((event) =>
        event.type === 'claim' ? event.result.text : event.report.statusCounts.CONTRADICTED,
      ),
    ).toEqual(['18 ms', '77', 1])
  })

  it('lets a fragment through before the next one is asked for', async () => {
    const stage = verifyTransform(tinyGuard(), SOURCES)
    const writer = stage.writable.getWriter()
    const reader = stage.readable.getReader()
    void writer.write('18')
    expect(await reader.read()).toEqual({ done: false, value: '18' })
    await Promise.all([writer.close(), reader.read()])
  })

  it('passes the pressure of a slow reader back to the source', async () => {
    let pulled = 0
    const endless = new ReadableStream<string>({
      pull(stream) {
        pulled++
        stream.enqueue('more ')
      },
    })
    const reader = endless.pipeThrough(verifyTransform(tinyGuard(), SOURCES)).getReader()
    await reader.read()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(pulled).toBeLessThan(6)
    await reader.cancel()
  })

  it('tells what was not settled when the source fails', async () => {
    const unfinished: Unfinished[] = []
    const failing = new ReadableStream<string>({
      start: (stream) => stream.enqueue('It took 18'),
      pull: (stream) => stream.error(new Error('connection lost')),
    })
    const stage = verifyTransform(tinyGuard(), SOURCES, { onUnfinished: (left) => unfinished.push(left) })
    await expect(read(failing.pipeThrough(stage))).rejects.toThrow('connection lost')
  })

  it('breaks with the error of the guard', async () => {
    const unfinished: Unfinished[] = []
    const guard = { verify: () => Promise.reject(new Error('no guard')) }
    const stage = verifyTransform(guard, SOURCES, { onUnfinished: (left) => unfinished.push(left) })
    await expect(read(webStream(FRAGMENTS).pipeThrough(stage))).rejects.toMatchObject({
      name: 'StreamBrokenError',
    })
    expect(unfinished.length).toBe(1)
  })
})

describe('gateTransform', () => {
  it('releases settled text in the form that the policy allows', async () => {
    const pieces = await read(webStream(FRAGMENTS).pipeThrough(gateTransform(tinyGuard(), SOURCES)))
    expect(pieces.join('')).toBe('It took 12 ms.\n\nA.\n\nIt took 77 [not in the sources].')
  })

  it('errors the stream where it cuts', async () => {
    const stage = gateTransform(tinyGuard(), SOURCES, { policy: { UNSUPPORTED: 'cut' } })
    await expect(read(webStream(FRAGMENTS).pipeThrough(stage))).rejects.toMatchObject({
      name: 'GateClosedError',
    })
  })
})
