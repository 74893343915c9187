import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cuts, later, webStream } from '../test/cuts.js'
import { tinyGuard } from '../test/tiny-guard.js'
import { StreamBrokenError, type Unfinished, verifyStream } from './index.js'

const TEXT = `# Latency

The median latency was 18 ms and the load was 40 %.

- first: 12.5 s
- second: 7

\`\`\`
1

2
\`\`\`

The end came after 9 s.`
const SOURCES = ['The median latency was 12 ms, the load 40 %, after 9 s.']

async function collect(fragments: Iterable<string> | AsyncIterable<string> | ReadableStream<string>) {
  const events = []
  for await (const event of verifyStream(tinyGuard(), fragments, SOURCES)) events.push(event)
  return events
}

describe('verifyStream', () => {
  it('joins `18` ` m` `s` to one claim', async () => {
    const events = await collect(['Latency was 1', '8', ' m', 's', '.'])
    expect(events.map((event) => (event.type === 'claim' ? event.result.text : 'end'))).toEqual([
      '18 ms',
      'end',
    ])
  })

  it('gives the verdicts of the whole, however the text is cut', async () => {
    const whole = tinyGuard().verify(TEXT, SOURCES)
    await fc.assert(
      fc.asyncProperty(cuts(TEXT), async (fragments) => {
        const events = await collect(later(fragments))
        expect(events.flatMap((event) => (event.type === 'claim' ? [event.result] : []))).toEqual(
          whole.results,
        )
        expect(events.at(-1)).toEqual({ type: 'end', report: whole, text: TEXT })
      }),
      { seed: 1, numRuns: 100 },
    )
  })

  it('settles a claim before the text ends, once it is known what follows its block', async () => {
    const read: string[] = []
    const watched = function* () {
      for (const fragment of TEXT) {
        read.push(fragment)
        yield fragment
      }
    }
    for await (const event of verifyStream(tinyGuard(), watched(), SOURCES)) {
      if (event.type === 'claim') {
        expect(event.result.text).toBe('18 ms')
        expect(event.text).toBe(read.join(''))
        break
      }
    }
    expect(read.length).toBe(TEXT.indexOf('- second'))
  })

  it.each([
    ['a list', () => ['18 ', 'ms']],
    ['an async generator', () => later(['18 ', 'ms'])],
    ['a ReadableStream', () => webStream(['18 ', 'ms'])],
    ['one string', () => '18 ms'],
  ])('reads %s', async (_name, open) => {
    const [first] = await collect(open())
    expect(first).toMatchObject({ type: 'claim', result: { text: '18 ms' } })
  })

  it('reads fragments that are objects through `toText`', async () => {
    const parts = [{ delta: '4' }, { delta: '0 %' }]
    const events = verifyStream(tinyGuard(), parts, SOURCES, { toText: (part) => part.delta })
    expect(await events.next()).toMatchObject({ value: { result: { text: '40 %', status: 'VERIFIED' } } })
  })

  it('returns the report of the whole', async () => {
    const events = verifyStream(tinyGuard(), ['no figures'], SOURCES)
    await events.next()
    expect(await events.next()).toEqual({ done: true, value: tinyGuard().verify('no figures', SOURCES) })
  })

  it.each([[42], [null], [{}]])('refuses %j as a stream', async (tokens) => {
    await expect(verifyStream(tinyGuard(), tokens as never, SOURCES).next()).rejects.toThrow(TypeError)
  })
})

describe('a stream that breaks', () => {
  it('closes the source and says what was not settled when the source fails', async () => {
    let closed = false
    const failing = async function* () {
      try {
        yield 'It took 9 s.\n\nThen 18 ms.\n\nThen 4'
        throw new Error('connection lost')
      } finally {
        closed = true
      }
    }
    const seen: string[] = []
    const error = await (async () => {
      for await (const event of verifyStream(tinyGuard(), failing(), SOURCES)) {
        if (event.type === 'claim') seen.push(event.result.text)
      }
    })().catch((reason: unknown) => reason)
    expect(StreamBrokenError.isInstance(error)).toBe(true)
    const broken = error as StreamBrokenError
    expect(broken.message).toBe('The stream broke: connection lost. 19 of 33 characters were not settled.')
    expect(broken.unfinished.results.map((result) => result.text)).toEqual(seen)
    expect(broken.unfinished.unsettled).toBe('Then 18 ms.\n\nThen 4')
    expect(closed).toBe(true)
  })

  it('stops at an abort, also while the source is silent', async () => {
    const controller = new AbortController()
    let cancelled = false
    const silent = new ReadableStream<string>({
      start: (stream) => stream.enqueue('It took 9 s'),
      cancel: () => {
        cancelled = true
      },
    })
    const events = verifyStream(tinyGuard(), silent, SOURCES, { signal: controller.signal })
    setTimeout(() => controller.abort(new Error('enough')), 5)
    await expect(events.next()).rejects.toMatchObject({
      name: 'StreamBrokenError',
      unfinished: { unsettled: 'It took 9 s' },
    })
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(cancelled).toBe(true)
  })

  it('tells what was not settled when the consumer leaves', async () => {
    const unfinished: Unfinished[] = []
    let closed = false
    const source = function* () {
      try {
        yield 'It took 9 s.\n\nA word.\n\nAnd 18 ms'
        yield ' more'
      } finally {
        closed = true
      }
    }
    for await (const _event of verifyStream(tinyGuard(), source(), SOURCES, {
      onUnfinished: (left) => unfinished.push(left),
    }))
      break
    expect(unfinished).toMatchObject([{ unsettled: 'A word.\n\nAnd 18 ms' }])
    expect(closed).toBe(true)
  })

  it('is silent about leftovers when the text is complete', async () => {
    const unfinished: Unfinished[] = []
    for await (const _event of verifyStream(tinyGuard(), ['9 s'], SOURCES, {
      onUnfinished: (left) => unfinished.push(left),
    }));
    expect(unfinished).toEqual([])
  })
})
