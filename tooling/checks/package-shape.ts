// Every package has the same shape, so that who has read one has read all.
import type { Check, Tree } from './tree.js'

interface Manifest {
  readonly [field: string]: unknown
  readonly exports?: Readonly<Record<string, unknown>>
  readonly bin?: Readonly<Record<string, string>>
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Packages whose sources know neither Node nor a browser. */
const PURE = new Set(['core'])

export const checkPackageShapes: Check = (tree) => [
  ...foldersOf(tree, 'packages').flatMap((folder) => faultsOf(tree, folder)),
  ...tree.paths
    .filter((path) => /(^|\/)package\.json$/.test(path))
    .flatMap((path) => versionFaults(tree, path)),
]

function foldersOf(tree: Tree, parent: string): string[] {
  const inside = tree.paths
    .filter((path) => path.startsWith(`${parent}/`))
    .map((path) => path.split('/')[1] ?? '')
  return [...new Set(inside)]
}

function faultsOf(tree: Tree, folder: string): string[] {
  const at = `packages/${folder}`
  const file = `${at}/package.json`
  if (!tree.paths.includes(file)) return [`${file} is missing: every folder under packages is a package`]
  const manifest = JSON.parse(tree.read(file)) as Manifest
  const preset = PURE.has(folder) ? 'pure' : 'node'
  const program = manifest.bin !== undefined
  const typecheck = PURE.has(folder)
    ? 'tsc --noEmit && tsc --noEmit --project tsconfig.test.json'
    : 'tsc --noEmit'

  const expected: Readonly<Record<string, unknown>> = {
    name: `@quantguard/${folder}`,
    license: 'MIT',
    type: 'module',
    sideEffects: program ? undefined : false,
    engines: { node: '>=20.19' },
    'scripts.build': 'tsup',
    'scripts.typecheck': typecheck,
    publishConfig: publishConfigFor(manifest, program),
  }
  const wrong = Object.entries(expected)
    .map(([field, right]) => [field, JSON.stringify(read(manifest, field)), JSON.stringify(right)] as const)
    .filter(([, is, right]) => is !== right)
    .map(([field, is, right]) => `${file}: ${field} is ${is}; it has to be ${right}`)

  const config = program ? 'program' : 'library'
  const texts: Readonly<Record<string, RegExp>> = {
    'tsconfig.json': new RegExp(`"extends": "\\.\\./\\.\\./tooling/presets/tsconfig\\.${preset}\\.json"`),
    'tsup.config.ts': new RegExp(`import \\{ ${config} \\} from '\\.\\./\\.\\./tooling/presets/tsup\\.js'`),
    'README.md': new RegExp(`^# @quantguard/${folder}\\n`),
  }
  const other = Object.entries(texts)
    .filter(
      ([name, right]) => !right.test(tree.paths.includes(`${at}/${name}`) ? tree.read(`${at}/${name}`) : ''),
    )
    .map(([name, right]) => `${at}/${name} has to hold ${right.source.replaceAll('\\', '')}`)

  const described = typeof manifest.description === 'string' && manifest.description !== ''
  return [
    ...wrong,
    ...other,
    ...(described ? [] : [`${file}: description is missing`]),
    ...(Array.isArray(manifest.files) && manifest.files.includes('dist')
      ? []
      : [`${file}: files has to list 'dist'`]),
    ...entryFaults(tree, at, manifest),
    ...(folder === 'core' ? dependencyFaults(manifest) : []),
  ]
}

/** `publishConfig.exports` is `exports` without the condition that leads to the sources. */
function publishConfigFor(manifest: Manifest, program: boolean): unknown {
  if (program) return { access: 'public' }
  const exports = Object.entries(manifest.exports ?? {}).map(([entry, target]) => {
    if (typeof target !== 'object' || target === null) return [entry, target]
    const { '@quantguard/source': _, ...published } = target as Record<string, unknown>
    return [entry, published]
  })
  return { access: 'public', exports: Object.fromEntries(exports) }
}

/** `./middleware` is `src/middleware.ts`, or an `index.ts` in a folder of that name, built to the same path. */
function entryFaults(tree: Tree, at: string, manifest: Manifest): string[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([entry, target]) => {
    if (typeof target === 'string') return []
    const paths = (target ?? {}) as Record<string, string>
    const source = paths['@quantguard/source'] ?? ''
    const built = source.replace('./src/', './dist/').replace(/\.ts$/, '')
    const right = { '@quantguard/source': source, types: `${built}.d.ts`, default: `${built}.js` }
    if (JSON.stringify(paths) !== JSON.stringify(right)) {
      return [
        `${at}/package.json: exports['${entry}'] has to be @quantguard/source, types, default, on one path`,
      ]
    }
    if (source.includes('*') || tree.paths.includes(`${at}/${source.slice(2)}`)) return []
    return [`${at}/package.json: exports['${entry}'] names ${source}, which is not there`]
  })
}

function dependencyFaults(manifest: Manifest): string[] {
  return (['dependencies', 'peerDependencies', 'optionalDependencies'] as const)
    .filter((field) => manifest[field] !== undefined)
    .map((field) => `packages/core/package.json: ${field} has to be absent: the core depends on nothing`)
}

/** Versions stand once, in the catalog; packages of this repository are linked. */
function versionFaults(tree: Tree, file: string): string[] {
  const manifest = JSON.parse(tree.read(file)) as Manifest
  const all = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.devDependencies }
  return Object.entries(all).flatMap(([name, version]) => {
    const right = name.startsWith('@quantguard/') ? 'workspace:^' : 'catalog:'
    return version === right ? [] : [`${file}: ${name} is '${version}'; it has to be '${right}'`]
  })
}

function read(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value)
}
