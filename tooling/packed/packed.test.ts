import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplesOf, outputFault } from '../checks/readme-examples.js'
import { ROOT, repository } from '../checks/tree.js'
import { type Consumer, entriesOf, makeConsumer, type Packed, packageFolders } from './consumer.js'

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

function node(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, args, { cwd: consumer.root, encoding: 'utf8' })
}

/** What a compiler says of a file in the consumer's folder. */
function compile(file: string, options: Readonly<Record<string, unknown>>, compiler = 'typescript'): string {
  const config = join(consumer.root, `tsconfig.${file}.json`)
  const compilerOptions = { target: 'es2022', strict: true, noEmit: true, types: [], ...options }
  writeFileSync(config, JSON.stringify({ compilerOptions, files: [file] }))
  return node(join(ROOT, 'node_modules', compiler, 'bin/tsc'), '--project', config).stdout
}

describe.each(packageFolders())('packages/%s', (folder) => {
  test('is what publint asks for', async () => {
    const { tarball, manifest } = packed(folder)
    const buffer = readFileSync(tarball)
    const bytes = buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.byteLength)
    const { messages } = await publint({ pack: { tarball: bytes as ArrayBuffer }, strict: true })
    const faults = messages.map((message) => formatMessage(message, { ...manifest }, { color: false }))
    if (faults.length > 0) throw new Error(`\n${faults.join('\n')}\n`)
  })

  test('holds a licence, a README, and nothing that only this repository understands', () => {
    const { root } = packed(folder)
    expect(
      ['LICENSE', 'README.md', 'package.json', 'dist'].filter((name) => !existsSync(join(root, name))),
    ).toEqual([])
    expect(['src', 'test', 'bench'].filter((name) => existsSync(join(root, name)))).toEqual([])
    expect(readFileSync(join(root, 'package.json'), 'utf8')).not.toMatch(
      /workspace:|catalog:|@quantguard\/source/,
    )
  })

  test('has types that a user can compile, in either kind of resolution', () => {
    const text = entriesOf(packed(folder))
      .map(
        (entry, index) =>
          `import * as entry${index} from '${entry}'\nconst typed${index}: IsAny<typeof entry${index}> = false\n`,
      )
      .join('')
    const file = `${folder}.ts`
    writeFileSync(
      join(consumer.root, file),
      `type IsAny<T> = 0 extends 1 & T ? true : false\n${text}export {}\n`,
    )
    // The core's types stand alone; an adapter's reach into a framework, whose own types are not ours to check.
    const skipLibCheck = folder !== 'core'
    expect(compile(file, { module: 'nodenext', skipLibCheck })).toBe('')
    expect(
      compile(file, { module: 'esnext', moduleResolution: 'bundler', skipLibCheck }, 'typescript-native'),
    ).toBe('')
  })

  test('runs, imported or required', () => {
    const { manifest, root } = packed(folder)
    for (const entry of entriesOf(packed(folder))) {
      const count = `Object.keys(entry).length`
      const imported = node(
        '--input-type=module',
        '-e',
        `import * as entry from '${entry}'\nconsole.log(${count} > 0)`,
      )
      expect(imported.stdout + imported.stderr).toBe('true\n')
      const required = node(
        '--no-warnings',
        '--input-type=commonjs',
        '-e',
        `const entry = require('${entry}')\nconsole.log(${count} > 0)`,
      )
      expect(required.stdout + required.stderr).toBe('true\n')
    }
    for (const program of Object.values(manifest.bin ?? {})) {
      expect(node(join(root, program), '--help')).toMatchObject({ status: 0, stderr: '' })
    }
  })
})

describe('the example of the README', () => {
  const [example] = examplesOf(repository()).filter(({ readme }) => readme === 'README.md')

  test('compiles and runs against the packed packages', () => {
    if (example === undefined) throw new Error('README.md has no example')
    writeFileSync(join(consumer.root, 'example.ts'), example.code)
    const options = {
      module: 'nodenext',
      skipLibCheck: true,
      types: ['node'],
      typeRoots: [join(ROOT, 'node_modules/@types')],
    }
    expect(compile('example.ts', options)).toBe('')
    const { outputText } = ts.transpileModule(example.code, {
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2022,
        verbatimModuleSyntax: true,
      },
    })
    writeFileSync(join(consumer.root, 'example.mjs'), outputText)
    const { stdout, stderr } = node('example.mjs')
    expect(stderr).toBe('')
    expect(outputFault(example, stdout.replace(/\n$/, '').split('\n'))).toBeNull()
  })
})

// Against HEAD, because a clean clone has no other branch to compare with; uncommitted changes would confuse it.
const clean = git('status', '--porcelain', 'packages') === ''

test.skipIf(!clean)('the releases that the changesets ask for can be planned', () => {
  const changeset = join(ROOT, 'node_modules/@changesets/cli/bin.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [changeset, 'status', '--since=HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stdout + stderr)
})

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout
}
