import { rmSync } from 'node:fs'
import { format } from 'node:util'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { examplesOf, fileOf, outputFault, typeFaults, writeExamples } from './readme-examples.js'
import { repository, treeOf } from './tree.js'

const tree = repository()
const examples = examplesOf(tree)

describe('examples of this repository', () => {
  beforeAll(() => writeExamples(examples))
  afterEach(() => vi.restoreAllMocks())

  test('stand in every README of a library, and in that of the repository', () => {
    const readmes = [
      'README.md',
      ...tree.paths.filter((path) => /^packages\/(?!cli\/)[^/]+\/README\.md$/.test(path)),
    ]
    const without = readmes.filter((readme) => !examples.some((example) => example.readme === readme))
    expect(without.map((readme) => `${readme} has no block that opens with \`\`\`ts run`)).toEqual([])
  })

  test('compile', { timeout: 60_000 }, () => {
    const faults = typeFaults(examples)
    if (faults.length > 0) throw new Error(`\n${faults.join('\n')}\n`)
  })

  test.each(examples.map((example) => [example.place, example] as const))(
    '%s prints what it says',
    {
      timeout: 60_000,
    },
    async (_, example) => {
      const printed: string[] = []
      vi.spyOn(console, 'log').mockImplementation((...values) =>
        printed.push(...format(...values).split('\n')),
      )
      await import(/* @vite-ignore */ fileOf(example))
      const fault = outputFault(example, printed)
      if (fault !== null) throw new Error(fault)
    },
  )
})

describe('a made-up README', () => {
  const [first, second] = examplesOf(
    treeOf({
      'README.md': [
        '# Title',
        '```ts run',
        'console.log(',
        '  1,',
        ') // 1',
        '// not this: it stands behind a line that was said',
        '',
        '// nor this',
        "if (1 > 0) for (const word of ['a', 'b']) console.log(word)",
        '// a',
        '// b',
        '```',
        '```ts',
        'console.log(3)',
        '```',
        '```ts run',
        'const count: number = "two"',
        '```',
      ].join('\n'),
    }),
  )

  test('says which blocks run and what they print', () => {
    expect(first?.place).toBe('README.md:2')
    expect(first?.expected).toEqual(['1', 'not this: it stands behind a line that was said', 'a', 'b'])
    expect(second?.code).toBe('const count: number = "two"\n')
  })

  test('is compiled, and a fault names its line', { timeout: 60_000 }, () => {
    if (second === undefined) throw new Error('no second block')
    writeExamples([second])
    const faults = typeFaults([second], 'broken')
    rmSync(fileOf(second))
    expect(faults).toEqual([expect.stringMatching(/^README\.md\(17,7\): error TS2322/)])
  })

  test.each([
    [['a', 'b'], null],
    [['a', 'c'], "README.md:1 prints 'c' where its comments say 'b'"],
    [['a'], "README.md:1 prints nothing more where its comments say 'b'"],
    [['a', 'b', ''], "README.md:1 prints '' where its comments say nothing more"],
    [['a', 'b', 'c'], "README.md:1 prints 'c' where its comments say nothing more"],
  ])('that says a, b and prints %j', (printed, fault) => {
    const example = { place: 'README.md:1', readme: 'README.md', line: 1, code: '', expected: ['a', 'b'] }
    expect(outputFault(example, printed)).toBe(fault)
  })
})
