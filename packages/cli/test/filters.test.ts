// The JSON Lines filters through the built program.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { programPath, rowsOf, useCommandLine } from './command-line.js'

const { folder, file, run } = useCommandLine()

function lines(...rows: readonly unknown[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}

const WRONG = { answer: 'It took 18 ms.', sources: ['It took 12.4 ms.'] }
const RIGHT = { answer: 'It took 12.4 ms.', sources: [{ id: 'S01', text: 'It took 12.4 ms.' }] }

describe('batch', () => {
  it('answers every line, in order', async () => {
    const { code, stdout } = await run(['batch'], {
      input: lines({ id: 'a', ...WRONG }, { id: 'b', ...RIGHT }),
    })
    expect(code).toBe(0)
    expect(rowsOf(stdout)).toMatchObject([
      {
        id: 'a',
        isValid: false,
        needsReview: false,
        statusCounts: { CONTRADICTED: 1 },
        patchedText: 'It took 12.4 ms.',
        results: [{ text: '18 ms', start: 8, end: 13, kind: 'duration', status: 'CONTRADICTED' }],
      },
      { id: 'b', isValid: true, results: [{ evidence: { chunkId: 'S01', text: '12.4 ms' } }] },
    ])
    expect(Object.keys(rowsOf(stdout)[0] ?? {})).toEqual([
      'id',
      'isValid',
      'needsReview',
      'statusCounts',
      'patchedText',
      'results',
    ])
  })

  it('prints the whole result with --full', async () => {
    const { stdout } = await run(['batch', '--full'], { input: lines({ id: 1, ...WRONG }) })
    expect(rowsOf(stdout)[0]).toMatchObject({
      id: 1,
      schemaVersion: 1,
      coverage: {},
      unread: [],
      patches: [{}],
    })
  })

  it('names the chunk that would have supported a wrongly cited claim', async () => {
    const sources = [
      { id: 'S01', text: 'The pump delivers 12 L/min.' },
      { id: 'S02', text: 'The probe is stored at 5 °C.' },
    ]
    const row = { id: 1, answer: 'The pump delivers 12 L/min [S02].', sources, citations: 'require' }
    const { stdout } = await run(['batch'], { input: lines(row) })
    expect(rowsOf(stdout)[0]).toMatchObject({ isValid: false, results: [{ repair: 'S01' }] })
  })

  it('serves the other lines when one is broken', async () => {
    const input = `${lines({ id: 1, ...RIGHT })}{"id": 2, "answer": }\n\n[]\n${lines(
      { id: 4, answer: 5, sources: [] },
      { id: 5, answer: 'x' },
      { id: 6, answer: 'x', sources: [{ id: 'a' }] },
      { id: 7, ...RIGHT, citations: 'maybe' },
      { id: 8, ...RIGHT, retrieved: 'S01' },
      { ...RIGHT },
      { id: null, ...RIGHT, question: null, retrieved: null, citations: null, locale: null },
      { id: 11, ...RIGHT, locale: 'xx' },
    )}`
    const { code, stdout } = await run(['batch'], { input })
    expect(code).toBe(0)
    const rows = rowsOf(stdout)
    expect(rows.map(({ id, error }) => [id, error === undefined ? 'ok' : error])).toEqual([
      [1, 'ok'],
      [null, 'standard input:2:21: not valid JSON: expected a value, found "}"'],
      [null, 'standard input:4: expected an object, found an empty array'],
      [4, 'standard input:5: "answer" must be a string, found the number 5'],
      [5, expect.stringContaining('standard input:6: "sources" is nothing, not a list of sources')],
      [6, expect.stringContaining('standard input:7: "sources"[0] has no string under "text"')],
      [7, 'standard input:8: "citations" must be use, require or ignore, found the string "maybe"'],
      [8, expect.stringContaining('"retrieved" must be an array of ids')],
      [null, 'ok'],
      [null, 'ok'],
      [11, expect.stringContaining('locale takes')],
    ])
  })

  it.each([
    ['all valid', lines(RIGHT), 0],
    ['one invalid', lines(RIGHT, WRONG), 1],
    ['one broken', `${lines(RIGHT)}{`, 1],
  ])('--fail-on-invalid, %s', async (_, input, expected) => {
    expect((await run(['batch', '--fail-on-invalid'], { input })).code).toBe(expected)
  })

  it('reads a file', async () => {
    const { stdout } = await run(['batch', file('answers.jsonl', lines({ id: 1, ...RIGHT }))])
    expect(rowsOf(stdout)).toHaveLength(1)
  })

  it('says when the file is missing', async () => {
    const { code, stderr } = await run(['batch', 'nowhere.jsonl'])
    expect(stderr).toContain('there is no file nowhere.jsonl')
    expect(code).toBe(2)
  })

  it('keeps prototype-named keys out of the way', async () => {
    const input = '{"__proto__": {"answer": "x", "sources": []}, "id": "__proto__"}\n'
    const { stdout } = await run(['batch'], { input })
    expect(rowsOf(stdout)).toEqual([{ id: '__proto__', error: expect.stringContaining('"answer"') }])
  })
})

describe('extract', () => {
  it('lists quantities', async () => {
    const input = lines({ id: 1, text: 'About 5 km.' }, { id: 2, text: 'Rund 12,5 kg.', locale: 'de' })
    const { stdout } = await run(['extract'], { input })
    expect(rowsOf(stdout)).toMatchObject([
      {
        id: 1,
        quantities: [{ kind: 'measurement', value: 5, unit: 'km', base: { value: 5000, unit: 'm' } }],
      },
      { id: 2, quantities: [{ value: 12.5, unit: 'kg' }] },
    ])
  })

  it('takes a locale for lines that name none', async () => {
    const { stdout } = await run(['extract', '--locale', 'de'], { input: lines({ id: 1, text: '12,5 kg' }) })
    expect(rowsOf(stdout)).toMatchObject([{ quantities: [{ value: 12.5 }] }])
  })

  it('gives an error for a line without text', async () => {
    const { stdout } = await run(['extract'], { input: lines({ id: 1 }) })
    expect(rowsOf(stdout)).toEqual([
      { id: 1, error: 'standard input:1: "text" must be a string, found nothing' },
    ])
  })
})

describe('convert', () => {
  it.each([
    [
      { value: 5, from: 'km', to: 'm' },
      { value: 5000, unit: 'm' },
    ],
    [
      { value: 5, from: 'km' },
      { value: 5000, unit: 'm' },
    ],
    [{ value: 1, from: 'Kilometer', to: 'meter' }, { value: 1000 }],
    [{ value: 212, from: '[degF]', to: 'Cel' }, { value: 100 }],
  ])('%j', async (row, expected) => {
    const { stdout } = await run(['convert'], { input: lines({ id: 1, ...row }) })
    expect(rowsOf(stdout)).toMatchObject([{ id: 1, ...expected }])
  })

  it.each([
    [{ value: 5, from: 'km', to: 'kg' }],
    [{ value: 5, from: 'florps' }],
    [{ value: '5', from: 'km' }],
    [{ from: 'km' }],
    [{ value: 1e308, from: 'km', to: 'mm' }],
  ])('%j is an error', async (row) => {
    const { code, stdout } = await run(['convert'], { input: lines({ id: 1, ...row }) })
    expect(rowsOf(stdout)).toEqual([{ id: 1, error: expect.any(String) }])
    expect(code).toBe(0)
  })
})

describe('streaming', () => {
  it('answers a line before the next one is written', async () => {
    const child = spawn(process.execPath, [programPath, 'convert'], { cwd: folder })
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    for (const value of [1, 2, 3]) {
      child.stdin.write(lines({ id: value, value, from: 'km', to: 'm' }))
      expect(JSON.parse((await answers.next()).value)).toMatchObject({ id: value, value: value * 1000 })
    }
    child.stdin.end()
    expect(await once(child, 'close')).toEqual([0, null])
  })

  it('ends quietly when the reader has gone', async () => {
    const child = spawn(process.execPath, [programPath, 'convert'], { cwd: folder })
    let complaint = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text
    })
    child.stdin.on('error', () => {})
    const row = lines({ id: 1, value: 1, from: 'km', to: 'm' })
    child.stdin.write(row)
    await once(child.stdout, 'data')
    child.stdout.destroy()
    child.stdin.end(row.repeat(10_000))
    expect(await once(child, 'close')).toEqual([0, null])
    expect(complaint).toBe('')
  })
})
