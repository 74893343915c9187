// `quantguard benchmark` through the built program.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useCommandLine } from './command-line.js'

const { folder, file, run } = useCommandLine()

const CASES = [
  {
    id: 'right',
    category: 'subjects',
    answer: 'User A paid $10.',
    sources: ['User A paid $10.', 'User B paid $20.'],
    expected_valid: true,
    expected: [{ text: '$10', status: 'VERIFIED' }],
  },
  {
    id: 'swapped',
    category: 'subjects',
    answer: 'User A paid $20.',
    sources: ['User A paid $10.', 'User B paid $20.'],
    expected_valid: false,
    expected: [{ text: '$20', status: 'UNSUPPORTED', also: ['CONTRADICTED'] }],
  },
  {
    id: 'mislabelled',
    category: 'labels',
    answer: 'It took 5 ms.',
    sources: ['It took 5 ms.'],
    expected_valid: false,
  },
]

describe('figures', () => {
  const expected = {
    overall: {
      cases: 3,
      supported: 1,
      unsupported: 2,
      guardRight: 2,
      naiveRight: 1,
      falseAlarms: 0,
      misses: 1,
      claims: 2,
      claimsRight: 2,
    },
    milliseconds: { p50: expect.any(Number), p95: expect.any(Number) },
    categories: { labels: { cases: 1, misses: 1 }, subjects: { cases: 2, guardRight: 2, naiveRight: 1 } },
    wrong: ['mislabelled'],
  }

  it.each([
    ['an array', 'array.json', JSON.stringify(CASES)],
    ['an object', 'object.json', JSON.stringify({ cases: CASES })],
    ['one case a line', 'lines.jsonl', CASES.map((row) => JSON.stringify(row)).join('\n')],
  ])('from %s', async (_, name, content) => {
    const { code, stdout, stderr } = await run(['benchmark', file(name, content), '--json'])
    expect(stderr).toBe('')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject(expected)
  })

  it('from a folder', async () => {
    mkdirSync(join(folder, 'set'))
    file('set/one.json', JSON.stringify(CASES.slice(0, 1)))
    file(
      'set/two.jsonl',
      CASES.slice(1)
        .map((row) => JSON.stringify(row))
        .join('\n'),
    )
    file('set/notes.txt', 'not a dataset')
    const { stdout } = await run(['benchmark', 'set', '--json'])
    expect(JSON.parse(stdout)).toMatchObject(expected)
  })
})

describe('for people', () => {
  it('prints both accuracies, a table and times', async () => {
    const { stdout } = await run(['benchmark', file('cases.json', JSON.stringify(CASES))])
    expect(stdout).toContain('QuantGuard accuracy : 2/3 = 66.7%')
    expect(stdout).toContain('Naive accuracy      : 1/3 = 33.3%')
    expect(stdout).toMatch(/p50 \d+\.\d{3} ms, p95 \d+\.\d{3} ms/)
    expect(stdout).toMatch(/^subjects\s+2\s+100\.0%\s+50\.0%\s+0\/1\s+0\/1\s+2\/2$/m)
    expect(stdout).not.toContain('mislabelled')
  })

  it('lists what came out wrong with --failures', async () => {
    const { stdout } = await run(['benchmark', file('cases.json', JSON.stringify(CASES)), '--failures'])
    expect(stdout).toMatch(/mislabelled should be invalid: It took 5 ms\.\n\s+VERIFIED 5 ms/)
  })

  it.each([
    ['0.6', 0],
    ['0.7', 1],
  ])('--min-accuracy %s: exit %i', async (share, code) => {
    const argumentList = ['benchmark', file('cases.json', JSON.stringify(CASES)), '--min-accuracy', share]
    expect((await run(argumentList)).code).toBe(code)
  })
})

describe('wrong use', () => {
  it.each([
    ['nothing.json', '[]', 'holds no cases'],
    ['text.json', '"cases"', 'instead of cases'],
    ['unlabelled.json', '[{"answer": "a", "sources": []}]', '"expected_valid" must be true or false'],
    [
      'status.json',
      JSON.stringify([{ ...CASES[0], expected: [{ text: '$10', status: 'FINE' }] }]),
      'VERIFIED',
    ],
    [
      'elsewhere.json',
      JSON.stringify([{ ...CASES[0], expected: [{ text: '$9', status: 'VERIFIED' }] }]),
      '"$9"',
    ],
  ])('%s', async (name, content, problem) => {
    const { code, stderr } = await run(['benchmark', file(name, content)])
    expect(stderr).toContain(problem)
    expect(code).toBe(2)
  })

  it.each(['nowhere.json', 'empty'])('%s', async (name) => {
    mkdirSync(join(folder, 'empty'), { recursive: true })
    expect((await run(['benchmark', name])).code).toBe(2)
  })
})
