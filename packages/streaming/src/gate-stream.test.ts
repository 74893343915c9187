import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cuts, later } from '../test/cuts.js'
import { tinyGuard } from '../test/tiny-guard.js'
import { GateClosedError, type GateStreamOptions, gateStream, type Unfinished } from './index.js'

const TEXT = `The median latency was 18 ms and the load was 40 %.

Nothing to see here. It took 9 s, then 18 ms again.

- a list of 77
- and 12 ms

The end.`
const SOURCES = ['The median latency was 12 ms, the load 40 %, after 9 s.']
const CORRECTED = TEXT.replaceAll('18 ms', '12 ms')

async function gated(fragments: Iterable<string> | AsyncIterable<string>, options: GateStreamOptions = {}) {
  const pieces: string[] = []
  for await (const piece of gateStream(tinyGuard(), fragments, SOURCES, options)) pieces.push(piece)
  return pieces
}

const passing = { policy: { CONTRADICTED: 'pass', UNSUPPORTED: 'pass' } } as const
const run = (property: fc.IAsyncProperty<unknown>) => fc.assert(property, { seed: 1, numRuns: 100 })

describe('gateStream', () => {
  it('adds and loses nothing where every claim passes, however the text is cut', async () => {
    await run(
      fc.asyncProperty(cuts(TEXT), async (fragments) => {
        expect((await gated(later(fragments), passing)).join('')).toBe(TEXT)
      }),
    )
  })

  it('corrects, and releases nothing that is contradicted, however the text is cut', async () => {
    await run(
      fc.asyncProperty(cuts(TEXT), async (fragments) => {
        const pieces = await gated(fragments, { policy: { UNSUPPORTED: 'pass' } })
        expect(pieces.join('')).toBe(CORRECTED)
        for (const piece of pieces) expect(piece).not.toContain('18')
      }),
    )
  })

  it('notes a claim behind it', async () => {
    const text = (await gated([TEXT])).join('')
    expect(text).toBe(CORRECTED.replace('77', '77 [not in the sources]'))
    const noted = await gated(['It took 77.'], { note: ({ text }) => ` (${text}?)` })
    expect(noted.join('')).toBe('It took 77 (77?).')
  })

  it('cuts before the sentence of a claim that must not be shown', async () => {
    const pieces: string[] = []
    const unfinished: Unfinished[] = []
    const options: GateStreamOptions = {
      policy: { UNSUPPORTED: 'cut' },
      onUnfinished: (left) => unfinished.push(left),
    }
    const error = await (async () => {
      for await (const piece of gateStream(
        tinyGuard(),
        ['It took 9 s. It was 77.\n\nA.\n\nB'],
        SOURCES,
        options,
      ))
        pieces.push(piece)
    })().catch((reason: unknown) => reason)
    expect(pieces.join('')).toBe('It took 9 s. ')
    expect(GateClosedError.isInstance(error)).toBe(true)
    expect(error).toMatchObject({
      result: { text: '77' },
      message: 'The answer was cut: "77" is UNSUPPORTED. 77 is UNSUPPORTED',
    })
    expect(unfinished.length).toBe(1)
  })

  it('cuts where a correction is asked for and there is none', async () => {
    const sources = ['12 ms or 14 ms']
    const pieces = gateStream(tinyGuard(), ['It took 18 ms.'], sources)
    await expect(pieces.next()).rejects.toMatchObject({ name: 'GateClosedError', result: { text: '18 ms' } })
  })

  it('closes the source when it cuts', async () => {
    let closed = false
    const source = function* () {
      try {
        yield 'It was 77.\n\nA.\n\nB'
        yield 'more'
      } finally {
        closed = true
      }
    }
    await expect(gated(source(), { policy: { UNSUPPORTED: 'cut' } })).rejects.toThrow('cut')
    expect(closed).toBe(true)
  })

  it('releases a text before it is complete', async () => {
    const pieces = await gated([...TEXT], passing)
    expect(pieces.length).toBeGreaterThan(1)
    expect(TEXT.startsWith(pieces[0] ?? '-')).toBe(true)
  })

  it('holds back no more than it may', async () => {
    await expect(gated('a claim of 18 ms that goes on', { maxHeld: 10 })).rejects.toThrow(
      'more than 10 characters (maxHeld)',
    )
  })

  it('tells of each claim before its text is released', async () => {
    const log: string[] = []
    const options: GateStreamOptions = { ...passing, onClaim: ({ text }) => log.push(text) }
    for await (const piece of gateStream(tinyGuard(), TEXT, SOURCES, options)) log.push(piece)
    expect(log.indexOf('18 ms')).toBeLessThan(log.findIndex((entry) => entry.includes('was 18 ms')))
  })

  it('returns the report of the original text', async () => {
    const pieces = gateStream(tinyGuard(), ['18 ms'], SOURCES)
    expect(await pieces.next()).toEqual({ done: false, value: '12 ms' })
    expect(await pieces.next()).toEqual({ done: true, value: tinyGuard().verify('18 ms', SOURCES) })
  })

  it('does not hold back sentences without a quantity, where the guard can tell', async () => {
    const guard = { ...tinyGuard(), extract: (text: string) => text.match(/\d+/g) ?? [] }
    const fragments = 'Here is what I found. Read on. It took 9 s. So it is. The end.'.match(/\S+ ?/g) ?? []
    const pieces: string[] = []
    for await (const piece of gateStream(guard, fragments, SOURCES)) pieces.push(piece)
    expect(pieces).toEqual(['Here is what I found.', ' Read on.', ' It took 9 s. So it is. The end.'])
  })

  it.each([
    [{ policy: { WRONG: 'cut' } }, 'policy: knows no status WRONG'],
    [{ policy: { VERIFIED: 'stop' } }, 'policy.VERIFIED: takes pass'],
    [{ maxHeld: 0 }, 'maxHeld'],
  ])('refuses %j', async (options, message) => {
    await expect(gated('', options as never)).rejects.toThrow(message)
  })
})
