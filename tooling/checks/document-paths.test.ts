import { expect, test } from 'vitest'
import { checkDocumentPaths } from './document-paths.js'
import { treeOf } from './tree.js'

const faults = (page: string) =>
  checkDocumentPaths(treeOf({ 'packages/core/README.md': page, 'packages/core/src/units/time.ts': '' }))

test.each([
  '[a unit](src/units/time.ts)',
  '[the core](../core)',
  '[outside](https://example.org/a)',
  '[below](#limits)',
  '`packages/core/src/units/` and `packages/core`',
  '`src/anything.ts`',
])('%s is there', (page) => {
  expect(faults(page)).toEqual([])
})

test.each([
  [
    '\n[a unit](src/units/length.ts)',
    'packages/core/README.md:2 points at packages/core/src/units/length.ts',
  ],
  ['[the licence](../../LICENSE)', 'points at LICENSE, which is not there'],
  ['`packages/core/src/rooms/`', 'points at packages/core/src/rooms/, which is not there'],
])('%s is not there', (page, fault) => {
  expect(faults(page)).toEqual([expect.stringContaining(fault)])
})
