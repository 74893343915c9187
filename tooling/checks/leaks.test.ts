import { expect, test } from 'vitest'
import { checkLeaks, checkLockfile } from './leaks.js'
import { treeOf } from './tree.js'

const leaks = (text: string) => checkLeaks(treeOf({ 'docs/page.md': text }))

test.each([
  'see packages/core/src/home/a.ts',
  'https://example.org/home/page',
  'npm install @quantguard/core',
  '/tmp/answer.txt',
  'https://www.npmjs.com/package/minisearch',
  'risk-adjusted, sk-learn',
])('%s is fine', (text) => {
  expect(leaks(text)).toEqual([])
})

test.each([
  ['see\n/home/ada/quantguard', 'docs/page.md:2 holds a path of one machine'],
  ["path: '/root/project'", 'a path of one machine'],
  ['C:\\Users\\ada', 'a path of one machine'],
  ['https://registry.example.org/npm', 'a registry host'],
  [`//host/:_authToken=${'x'.repeat(8)}`, 'a login of a registry'],
  [`npm_${'a1'.repeat(18)}`, 'a token'],
  [`sk-${'a1'.repeat(18)}`, 'a key'],
  ['-----BEGIN RSA PRIVATE KEY-----', 'a private key'],
])('%s is found', (text, fault) => {
  expect(leaks(text)).toEqual([expect.stringContaining(fault)])
})

const lock = (lines: string) => checkLockfile(treeOf({ 'pnpm-lock.yaml': lines }))

test('a lock file of hashes is fine, and so is the text of a deprecation', () => {
  const text =
    '  a@1.0.0:\n    resolution: {integrity: sha512-ab+/==}\n    deprecated: see https://example.org\n'
  expect(lock(text)).toEqual([])
})

test.each([
  ['    resolution: {tarball: a.tgz}', 'pnpm-lock.yaml:1 resolves to something else than a hash'],
  ['    resolution: {integrity: sha1-ab}', 'resolves to something else than a hash'],
  ['    resolution: {integrity: sha512-ab, tarball: https://a.example/a.tgz}', 'something else than a hash'],
  ['  registry: https://a.example/', 'names a host'],
])('%s is found', (text, fault) => {
  expect(lock(text)).toEqual([expect.stringContaining(fault)])
})

test('a repository without a lock file is found', () => {
  expect(checkLockfile(treeOf({}))).toEqual(['pnpm-lock.yaml is missing: run pnpm install and commit it'])
})
