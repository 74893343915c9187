import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplesOf, outputFault } from '../checks/readme-examples.js'
import { ROOT, repository } from '../checks/tree.js'
import { type Consumer, entriesOf, makeConsumer, type Packed, packageFolders } from './consumer.js'
import { compile, node, publintFaults } from './inspect.js'

let consumer: Consumer

beforeAll(() => {
  consumer = makeConsumer()
})
afterAll(() => rmSync(consumer.root, { recursive: true }))

function packed(folder: string): Packed {
  const found = consumer.packages.find((one) => one.folder === folder)
  if (found === undefined) throw new Error(`packages/${folder} was not packed`)
  return found
}

describe.each(packageFolders())('packages/%s', (folder) => {
  test('is what publint asks for', async () => {
    const faults = await publintFaults(packed(folder).tarball, packed(folder).manifest)
    if (faults.length > 0) throw new Error(`\n${faults.join('\n')}\n`)
  })

  test('holds a licence, a README, and nothing that only this repository understands', () => {
    const { root } = packed(folder)
    const missing = ['LICENSE', 'README.md', 'dist'].filter((name) => !existsSync(join(root, name)))
    const needless = ['src', 'test', 'bench'].filter((name) => existsSync(join(root, name)))
    expect({ missing, needless }).toEqual({ missing: [], needless: [] })
    expect(readFileSync(join(root, 'package.json'), 'utf8')).not.toMatch(
      /workspace:|catalog:|@quantguard\/source/,
    )
  })

  test('has types that a user can compile, in either kind of resolution', () => {
    const uses = entriesOf(packed(folder)).map(
      (entry, index) =>
        `import * as entry${index} from '${entry}'\nconst typed${index}: IsAny<typeof entry${index}> = false\n`,
    )
    const file = `${folder}.ts`
    const text = `type IsAny<T> = 0 extends 1 & T ? true : false\n${uses.join('')}export {}\n`
    writeFileSync(join(consumer.root, file), text)
    // The core's types stand alone; an adapter's reach into a framework, whose own types are not ours to check.
    const skipLibCheck = folder !== 'core'
    const node20 = { module: 'nodenext', skipLibCheck }
    const bundler = { module: 'esnext', moduleResolution: 'bundler', skipLibCheck }
    expect(compile(consumer.root, file, node20)).toBe('')
    expect(compile(consumer.root, file, bundler, 'typescript-native')).toBe('')
  })

  test('runs, imported or required', () => {
    const { manifest, root } = packed(folder)
    const count = 'console.log(Object.keys(entry).length > 0)'
    for (const entry of entriesOf(packed(folder))) {
      const imports = `import * as entry from '${entry}'\n${count}`
      const requires = `const entry = require('${entry}')\n${count}`
      const imported = node(consumer.root, '--input-type=module', '-e', imports)
      const required = node(consumer.root, '--no-warnings', '--input-type=commonjs', '-e', requires)
      expect(imported).toMatchObject({ stdout: 'true\n', stderr: '' })
      expect(required).toMatchObject({ stdout: 'true\n', stderr: '' })
    }
    for (const program of Object.values(manifest.bin ?? {})) {
      expect(node(root, program, '--help')).toMatchObject({ status: 0, stderr: '' })
    }
  })
})

test('the example of the README compiles and runs', () => {
  const example = examplesOf(repository()).find(({ readme }) => readme === 'README.md')
  if (example === undefined) throw new Error('README.md has no example')
  writeFileSync(join(consumer.root, 'example.ts'), example.code)
  const typeRoots = [join(ROOT, 'node_modules/@types')]
  expect(compile(consumer.root, 'example.ts', { module: 'nodenext', types: ['node'], typeRoots })).toBe('')
  const { outputText } = ts.transpileModule(example.code, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  })
  writeFileSync(join(consumer.root, 'example.mjs'), outputText)
  const { stdout, stderr } = node(consumer.root, 'example.mjs')
  expect(stderr).toBe('')
  expect(outputFault(example, stdout.replace(/\n$/, '').split('\n'))).toBeNull()
})

// Against HEAD, because a clean clone has no other branch to compare with; uncommitted changes would confuse it.
const clean = spawnSync('git', ['status', '--porcelain', 'packages'], { cwd: ROOT }).stdout?.length === 0

test.skipIf(!clean)('the releases that the changesets ask for can be planned', () => {
  const changeset = join(ROOT, 'node_modules/@changesets/cli/bin.js')
  const { status, stdout, stderr } = node(ROOT, changeset, 'status', '--since=HEAD')
  if (status !== 0) throw new Error(stdout + stderr)
})
