// The README publishes what the command printed; this test holds it to that.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { measure, summary } from '../bench/accuracy.js'

const folder = fileURLToPath(new URL('../cases', import.meta.url))

it.each(['tuning', 'held-out'])('README.md says what was measured: %s', async (name) => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const lines = summary(name, await measure(name, folder)).split('\n')
  expect(readme).toContain(lines.at(-1))
})
