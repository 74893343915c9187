import { expect, test } from 'vitest'
import { checkCommands } from './commands.js'
import { treeOf } from './tree.js'

const FILES = {
  'package.json': '{ "packageManager": "pnpm@10.1.0" }',
  'README.md': 'npx -y pnpm@10.1.0 test, npx -y pnpm@10.1.0 demo',
  '.ci/run': 'npx -y pnpm@10.1.0 test',
  '.github/workflows/ci.yml': 'run: .ci/run',
}

test('the same commands everywhere are fine', () => {
  expect(checkCommands(treeOf(FILES))).toEqual([])
})

test.each([
  ['another pnpm', { 'CONTRIBUTING.md': 'npx -y pnpm@9.0.0 test' }, 'CONTRIBUTING.md names pnpm@9.0.0'],
  [
    'a README without the demo',
    { 'README.md': 'npx -y pnpm@10.1.0 test' },
    "has to run 'npx -y pnpm@10.1.0 demo'",
  ],
  ['a workflow of its own', { '.github/workflows/ci.yml': 'run: npm test' }, "ci.yml has to run '.ci/run'"],
])('%s is found', (_, changed, fault) => {
  expect(checkCommands(treeOf({ ...FILES, ...changed }))).toEqual([expect.stringContaining(fault)])
})
