// Every `--help` ends with an example, and every example runs as printed.
import { beforeAll, describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { useCommandLine } from './command-line.js'
import { installCommand, runInShell } from './shell.js'

const workplace = useCommandLine()
const { run } = workplace
const commands = ['verify', 'evaluate', 'benchmark', 'batch', 'extract', 'convert']

/** The lines behind `$ `, with the lines that go on with them. */
function exampleOf(help: string): string {
  const example = help.split('\nExample:\n')[1]?.split('\n\n')[0] ?? ''
  return example.replaceAll(/^ {2}\$ /gm, '')
}

beforeAll(() => installCommand(workplace))

describe('--help', () => {
  it.each([[[]], ...commands.map((name) => [[name]])])(
    '%j has an example that works',
    async (argumentList) => {
      const { code, stdout } = await run([...argumentList, '--help'])
      expect(code).toBe(0)
      const example = exampleOf(stdout)
      expect(example).toContain('quantguard')
      expect(runInShell(example, workplace)).not.toBe('')
    },
  )

  it('names every command', async () => {
    const { stdout } = await run(['--help'])
    for (const name of commands) expect(stdout).toContain(`\n  ${name} `)
  })

  it('keeps to 110 columns', async () => {
    for (const name of commands) {
      const { stdout } = await run([name, '--help'])
      for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(110)
    }
  })
})

it('--version prints the version of the package', async () => {
  expect(await run(['--version'])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' })
})
