// The files a check looks at: the repository, or a few made-up ones in the check's own test.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Paths are relative to the root, with forward slashes, in order. */
export interface Tree {
  readonly paths: readonly string[]
  read(path: string): string
}

/** A check reads a tree and returns one line for each fault: what is wrong, where, and what is right. */
export type Check = (tree: Tree) => string[]

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', '.git', '.turbo', '.readme'])

/** What git tracks or would track; without git, everything but installed and built files. */
export function repository(): Tree {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const paths = listed.status === 0 ? listed.stdout.split('\0').filter((path) => path !== '') : walk('')
  return {
    // A file that was deleted and is not committed yet is still listed; a linked folder is listed as one path.
    paths: paths.filter((path) => existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isFile()).sort(),
    read: (path) => readFileSync(join(ROOT, path), 'utf8'),
  }
}

/** A tree from a record of path to text. */
export function treeOf(files: Readonly<Record<string, string>>): Tree {
  return { paths: Object.keys(files).sort(), read: (path) => files[path] ?? '' }
}

function walk(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return []
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? walk(path) : [path]
  })
}
