import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compile, node, publintFaults } from './inspect.js'

const root = mkdtempSync(join(tmpdir(), 'quantguard-broken-'))
afterAll(() => rmSync(root, { recursive: true }))

const manifest = {
  name: 'broken',
  version: '1.0.0',
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' }, './more': './more.js' },
}
const installed = join(root, 'package')
mkdirSync(installed)
mkdirSync(join(root, 'node_modules'))
symlinkSync(installed, join(root, 'node_modules/broken'), 'junction')
writeFileSync(join(installed, 'package.json'), JSON.stringify(manifest))
writeFileSync(
  join(installed, 'index.d.ts'),
  'export declare const one: string\nexport declare const two: Missing\n',
)
writeFileSync(join(installed, 'index.js'), "export const one = '1'\n")
writeFileSync(join(root, 'package.json'), '{ "type": "module" }')

test('publint names an entry that is not in the tarball', async () => {
  execFileSync('tar', ['-czf', 'broken.tgz', 'package'], { cwd: root })
  expect(await publintFaults(join(root, 'broken.tgz'), manifest)).toContainEqual(
    expect.stringContaining('pkg.exports["./more"] is ./more.js but the file does not exist'),
  )
})

test('the compiler names a wrong use, and types that do not stand alone', () => {
  writeFileSync(join(root, 'use.ts'), "import { one } from 'broken'\nexport const count: number = one\n")
  const output = compile(root, 'use.ts', { module: 'nodenext' })
  expect(output).toContain("use.ts(2,14): error TS2322: Type 'string' is not assignable to type 'number'")
  expect(output).toContain("index.d.ts(2,27): error TS2304: Cannot find name 'Missing'")
})

test('Node names what is not exported', () => {
  const run = node(root, '--input-type=module', '-e', "import { two } from 'broken'\nconsole.log(two)")
  expect(run.status).toBe(1)
  expect(run.stderr).toContain("does not provide an export named 'two'")
})
