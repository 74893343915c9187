import { describe, expect, test } from 'vitest'
import { checkPackageShapes } from './package-shape.js'
import { treeOf } from './tree.js'

const entry = { types: './dist/index.d.ts', default: './dist/index.js' }

const manifest = {
  name: '@quantguard/sample',
  description: 'A sample',
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20.19' },
  exports: {
    '.': { '@quantguard/source': './src/index.ts', ...entry },
    './package.json': './package.json',
  },
  files: ['dist'],
  scripts: { build: 'tsup', typecheck: 'tsc --noEmit' },
  publishConfig: { access: 'public', exports: { '.': entry, './package.json': './package.json' } },
  dependencies: { '@quantguard/core': 'workspace:^', minisearch: 'catalog:' },
}

const files = (changed: object = {}, others: Readonly<Record<string, string>> = {}) => ({
  'packages/sample/package.json': JSON.stringify({ ...manifest, ...changed }),
  'packages/sample/README.md': '# @quantguard/sample\n',
  'packages/sample/src/index.ts': '// A sample.\n',
  'packages/sample/tsconfig.json': '{ "extends": "../../tooling/presets/tsconfig.node.json" }',
  'packages/sample/tsup.config.ts': "import { library } from '../../tooling/presets/tsup.js'\n",
  ...others,
})

const faults = (...given: Parameters<typeof files>) => checkPackageShapes(treeOf(files(...given)))

test('the common shape is fine', () => {
  expect(faults()).toEqual([])
})

describe('every part of the shape is looked at', () => {
  test.each([
    [{ name: 'sample' }, 'name is "sample"; it has to be "@quantguard/sample"'],
    [{ license: 'ISC' }, 'license is "ISC"; it has to be "MIT"'],
    [{ type: undefined }, 'type is undefined; it has to be "module"'],
    [{ sideEffects: undefined }, 'sideEffects is undefined; it has to be false'],
    [{ engines: { node: '>=18' } }, 'engines is {"node":">=18"}'],
    [{ scripts: { build: 'tsup' } }, 'scripts.typecheck is undefined; it has to be "tsc --noEmit"'],
    [{ publishConfig: { access: 'public' } }, 'publishConfig is {"access":"public"}; it has to be'],
    [{ description: '' }, 'description is missing'],
    [{ files: ['src'] }, "files has to list 'dist'"],
    [{ dependencies: { minisearch: '^7.0.0' } }, "minisearch is '^7.0.0'; it has to be 'catalog:'"],
    [{ dependencies: { '@quantguard/core': '0.0.0' } }, "it has to be 'workspace:^'"],
  ])('%j', (changed, fault) => {
    expect(faults(changed)).toEqual([expect.stringContaining(fault)])
  })

  test('an entry whose source is not there', () => {
    const other = { types: './dist/other.d.ts', default: './dist/other.js' }
    const exports = { './other': { '@quantguard/source': './src/other.ts', ...other } }
    const publishConfig = { access: 'public', exports: { './other': other } }
    expect(faults({ exports, publishConfig })).toEqual([expect.stringContaining('names ./src/other.ts')])
  })

  test('an entry without types', () => {
    const exports = { '.': { '@quantguard/source': './src/index.ts', default: './dist/index.js' } }
    const publishConfig = { access: 'public', exports: { '.': { default: './dist/index.js' } } }
    expect(faults({ exports, publishConfig })).toEqual([
      expect.stringContaining('types, default, on one path'),
    ])
  })

  test.each([
    ['README.md', '# sample\n', 'has to hold ^# @quantguard/sample'],
    ['tsconfig.json', '{}', 'has to hold "extends": "../../tooling/presets/tsconfig.node.json"'],
    ['tsup.config.ts', '', "has to hold import { library } from '../../tooling/presets/tsup.js'"],
  ])('%s', (name, text, fault) => {
    expect(faults({}, { [`packages/sample/${name}`]: text })).toEqual([expect.stringContaining(fault)])
  })

  test('a folder without a manifest', () => {
    expect(checkPackageShapes(treeOf({ 'packages/sample/src/index.ts': '' }))).toEqual([
      'packages/sample/package.json is missing: every folder under packages is a package',
    ])
  })

  test('a dependency of the core', () => {
    const text = JSON.stringify({ ...manifest, dependencies: { minisearch: 'catalog:' } })
    expect(checkPackageShapes(treeOf({ 'packages/core/package.json': text }))).toContain(
      'packages/core/package.json: dependencies has to be absent: the core depends on nothing',
    )
  })
})
