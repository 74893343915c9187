import { expect, test } from 'vitest'
import { checkCorePurity } from './core-purity.js'
import { treeOf } from './tree.js'

const core = (text: string) => checkCorePurity(treeOf({ 'packages/core/src/scan/scan.ts': text }))

test.each([
  'a < b ? -1 : 1',
  'text.toLowerCase()',
  "// Math.random()\nconst name = 'localeCompare'",
  '/[0-9]+/y',
  '/^[a-z]+-[0-9]+$/',
  '/[\\u0300-\\u036f]/g',
])('%s is allowed', (text) => {
  expect(core(text)).toEqual([])
})

test.each([
  ['\nconst chance = Math.random()', 'scan.ts:2 uses .random: the core has no chance in it'],
  ['names.sort((a, b) => a.localeCompare(b))', 'uses .localeCompare: it asks the host locale'],
  ['total.toLocaleString()', 'uses .toLocaleString: it asks the host locale'],
  ['/(a+)+$/.test(text)', 'has a pattern of exponential time, /(a+)+$/'],
  ['/\\d+\\.?\\d+%/.test(text)', 'has a pattern of quadratic time'],
  ['/\\s+$/.test(text)', 'has a pattern of quadratic time'],
  ["new RegExp(words.join('|'))", 'makes a pattern at run time'],
])('%s is not allowed', (text, fault) => {
  expect(core(text)).toEqual([expect.stringContaining(fault)])
})

test('tests beside the sources may do what they like', () => {
  expect(checkCorePurity(treeOf({ 'packages/core/src/scan/scan.test.ts': 'Math.random()' }))).toEqual([])
})
