// A package that changed since its last release has a changeset that says so.
import { spawnSync } from 'node:child_process'
import { type Check, ROOT, type Tree } from './tree.js'

const FIX = 'run pnpm changeset, and commit the file that it writes'

/**
 * Asks the repository's own history, without an origin: a release is the commit that last wrote a package's
 * CHANGELOG.md. A shallow clone may not reach back to it; then only what it can see counts.
 */
export const checkChangesets: Check = (tree) =>
  missingChangesets(tree, (folder) => changedSinceRelease(ROOT, folder))

export function missingChangesets(tree: Tree, changed: (folder: string) => boolean): string[] {
  const folders = tree.paths.flatMap((path) => /^packages\/[^/]+(?=\/package\.json$)/.exec(path)?.[0] ?? [])
  const nameOf = (folder: string) => folder.replace('packages', '@quantguard')
  const names = new Set(folders.map(nameOf))
  const files = tree.paths.filter((path) => /^\.changeset\/(?!README)[^/]+\.md$/.test(path))
  const announced = new Set<string>()

  const malformed = files.flatMap((path) => {
    const [, front, text] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(tree.read(path)) ?? []
    if (front === undefined) return [`${path} has no list of packages between two lines of ---; ${FIX}`]
    if (text?.trim() === '') return [`${path} says nothing: write what changed for a user, in a sentence`]
    return front.split('\n').flatMap((line) => {
      const [, name, bump] = /^['"](.+)['"]: (\w+)$/.exec(line) ?? []
      if (line === '') return []
      if (name === undefined || !names.has(name))
        return [`${path} names ${line}, which is no package here; ${FIX}`]
      if (bump !== 'major' && bump !== 'minor' && bump !== 'patch')
        return [`${path}: ${bump} is no kind of release`]
      announced.add(name)
      return []
    })
  })
  const unannounced = folders
    .filter(
      (folder) =>
        !announced.has(nameOf(folder)) && (!tree.paths.includes(`${folder}/CHANGELOG.md`) || changed(folder)),
    )
    .map((folder) => `${nameOf(folder)} changed since its last release, and no changeset says so: ${FIX}`)
  return [...malformed, ...unannounced]
}

/** False also where there is no git, or no release, to ask. */
export function changedSinceRelease(root: string, folder: string): boolean {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const release = git('log', '-1', '--format=%H', '--', `${folder}/CHANGELOG.md`)
  if (release.status !== 0 || release.stdout.trim() === '') return false
  const published = [`${folder}/src`, `${folder}/package.json`, `:(exclude)${folder}/**/*.test.ts`]
  return git('diff', '--quiet', release.stdout.trim(), '--', ...published).status === 1
}
