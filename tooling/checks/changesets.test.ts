import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { changedSinceRelease, missingChangesets } from './changesets.js'
import { treeOf } from './tree.js'

const faults = (files: Readonly<Record<string, string>>, changed = true) =>
  missingChangesets(treeOf({ 'packages/core/package.json': '{}', ...files }), () => changed)

const RELEASED = { 'packages/core/CHANGELOG.md': '# 0.1.0' }
const announce = (text: string) => ({ '.changeset/calm-suns-sum.md': text })
const MISSING = '@quantguard/core changed since its last release, and no changeset says so'

test('a changed package with a changeset is fine, and so is an unchanged one without', () => {
  expect(
    faults({ ...RELEASED, ...announce("---\n'@quantguard/core': patch\n---\n\nSums again.\n") }),
  ).toEqual([])
  expect(faults(RELEASED, false)).toEqual([])
})

test.each([
  ['a changed package', RELEASED, MISSING],
  ['a package that was never released', {}, MISSING],
  [
    'a readme of the folder',
    { ...RELEASED, '.changeset/README.md': "---\n'@quantguard/core': patch\n---\nx" },
    MISSING,
  ],
])('%s without a changeset is found', (_, files, fault) => {
  expect(faults(files)).toEqual([expect.stringContaining(fault)])
})

test.each([
  ['no front matter', 'Sums again.', 'has no list of packages'],
  ['no sentence', "---\n'@quantguard/core': patch\n---\n\n", 'says nothing'],
  [
    'an unknown package',
    "---\n'@quantguard/cor': patch\n---\n\nx\n",
    "names '@quantguard/cor': patch, which is no",
  ],
  ['an unknown kind', "---\n'@quantguard/core': tiny\n---\n\nx\n", 'tiny is no kind of release'],
])('a changeset with %s is found', (_, text, fault) => {
  expect(faults({ ...RELEASED, ...announce(text) }, false)).toEqual([expect.stringContaining(fault)])
})

describe('what changed since the last release', () => {
  const root = mkdtempSync(join(tmpdir(), 'quantguard-history-'))
  afterAll(() => rmSync(root, { recursive: true }))
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', ...args],
      {
        cwd: root,
      },
    )
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }

  test('is nothing without a history, then follows the files that are published', () => {
    write('packages/core/src/a.ts', '// one')
    expect(changedSinceRelease(root, 'packages/core')).toBe(false)
    write('packages/core/CHANGELOG.md', '# 0.1.0')
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'Release')
    expect(changedSinceRelease(root, 'packages/core')).toBe(false)
    write('packages/core/README.md', 'Text')
    write('packages/core/src/a.test.ts', '// tests are not published')
    git('add', '.')
    git('commit', '-qm', 'Test')
    expect(changedSinceRelease(root, 'packages/core')).toBe(false)
    write('packages/core/src/a.ts', '// two')
    expect(changedSinceRelease(root, 'packages/core')).toBe(true)
  })
})
