// A project of somebody who installed the packed packages: a folder outside this repository, with the tarballs
// unpacked into its node_modules, and beside them what their manifests ask for, and nothing else.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../checks/tree.js'

export interface Manifest {
  readonly name: string
  readonly bin?: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export interface Packed {
  /** The folder under `packages`. */
  readonly folder: string
  readonly tarball: string
  /** As unpacked. */
  readonly root: string
  readonly manifest: Manifest
}

export interface Consumer {
  readonly root: string
  readonly packages: readonly Packed[]
}

export function packageFolders(): string[] {
  return readdirSync(join(ROOT, 'packages')).filter((name) =>
    existsSync(join(ROOT, 'packages', name, 'package.json')),
  )
}

export function makeConsumer(): Consumer {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'quantguard-packed-')))
  const modules = join(root, 'node_modules')
  writeFileSync(join(root, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }')
  const packages = packageFolders().map((folder) => unpack(folder, root, modules))
  for (const { folder, manifest } of packages) {
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      const target = join(modules, name)
      if (name.startsWith('@quantguard/') || existsSync(target)) continue
      mkdirSync(dirname(target), { recursive: true })
      symlinkSync(realpathSync(join(ROOT, 'packages', folder, 'node_modules', name)), target, 'junction')
    }
  }
  return { root, packages }
}

function unpack(folder: string, root: string, modules: string): Packed {
  const from = join(ROOT, 'packages', folder)
  if (!existsSync(join(from, 'dist')))
    throw new Error(`packages/${folder} is not built: run pnpm build first`)
  const tarball = join(root, `${folder}.tgz`)
  const pack = spawnSync(`pnpm pack --out "${tarball}"`, { cwd: from, shell: true, encoding: 'utf8' })
  if (pack.status !== 0) throw new Error(`pnpm pack in packages/${folder}: ${pack.stdout}${pack.stderr}`)
  const target = join(modules, '@quantguard', folder)
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['-xzf', `${folder}.tgz`, '-C', target, '--strip-components=1'], { cwd: root })
  return {
    folder,
    tarball,
    root: target,
    manifest: JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')),
  }
}

/** Every entry that code can import: `@quantguard/langchain/middleware`. */
export function entriesOf({ manifest }: Packed): string[] {
  return Object.entries(manifest.exports)
    .filter(([entry, target]) => typeof target === 'object' && !entry.includes('*'))
    .map(([entry]) => manifest.name + entry.slice(1))
}
