// The linter's own rules are not tested here; that this repository's laws reach it is.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from './tree.js'

const root = mkdtempSync(join(tmpdir(), 'quantguard-lint-'))
let report = ''

const FILES: Readonly<Record<string, string>> = {
  'packages/core/src/clock.ts': 'export const now = Date.now()\n',
  'packages/core/src/disk.ts': "import * as fs from 'node:fs'\n\nexport const read = fs.readFileSync\n",
  'packages/core/src/clock.test.ts': 'export const now = Date.now()\n',
  'packages/otel/src/clock.ts': 'export const now = Date.now()\n',
  'packages/otel/src/whole.ts': 'export default 1\n',
  'packages/otel/src/loose.ts': 'export const loose: any = 1\n',
  'packages/otel/src/camelCase.ts': 'export const one = 1\n',
  'packages/otel/src/format.ts': 'export const one = "1";\n',
}

beforeAll(() => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const name of ['biome.json', '.gitignore']) copyFileSync(join(ROOT, name), join(root, name))
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
  const run = spawnSync(process.execPath, [biome, 'check', '--reporter=github', '.'], {
    cwd: root,
    encoding: 'utf8',
  })
  report = run.stdout + run.stderr
})

afterAll(() => rmSync(root, { recursive: true }))

test.each([
  ['packages/core/src/clock.ts', 'lint/style/noRestrictedGlobals'],
  ['packages/core/src/disk.ts', 'lint/correctness/noNodejsModules'],
  ['packages/otel/src/whole.ts', 'lint/style/noDefaultExport'],
  ['packages/otel/src/loose.ts', 'lint/suspicious/noExplicitAny'],
  ['packages/otel/src/camelCase.ts', 'lint/style/useFilenamingConvention'],
  ['packages/otel/src/format.ts', 'format'],
])('%s breaks %s', (path, rule) => {
  expect(faultsOf(path)).toEqual([expect.stringContaining(`title=${rule},`)])
})

test.each(['packages/core/src/clock.test.ts', 'packages/otel/src/clock.ts'])('%s breaks nothing', (path) => {
  expect(faultsOf(path)).toEqual([])
})

function faultsOf(path: string): string[] {
  return report.split('\n').filter((line) => line.replaceAll('\\', '/').includes(`${path},`))
}
