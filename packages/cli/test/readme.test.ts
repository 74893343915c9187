// The console blocks of the README print what they say.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { useCommandLine } from './command-line.js'
import { installCommand, runInShell } from './shell.js'

const workplace = useCommandLine()
const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8')
const blocks = [...readme.matchAll(/^```console\n([\s\S]*?)^```$/gm)].map((match) => match[1] ?? '')

beforeAll(() => installCommand(workplace))

it('has examples', () => expect(blocks.length).toBeGreaterThan(0))

it.each(blocks)('%s', (block) => {
  const lines = block.trimEnd().split('\n')
  const script = lines.filter((line) => line.startsWith('$ ')).map((line) => line.slice(2))
  const printed = lines.filter((line) => !line.startsWith('$ '))
  expect(runInShell(script.join('\n'), workplace).trimEnd().split('\n')).toEqual(printed)
})
