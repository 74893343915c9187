import { test } from 'vitest'
import { checkChangesets } from './changesets.js'
import { checkCommands } from './commands.js'
import { checkCoreImports } from './core-imports.js'
import { checkCorePurity } from './core-purity.js'
import { checkDocumentPaths } from './document-paths.js'
import { checkLeaks, checkLockfile } from './leaks.js'
import { checkOpeningComments } from './opening-comment.js'
import { checkPackageReadmes } from './package-readme.js'
import { checkPackageShapes } from './package-shape.js'
import { repository } from './tree.js'

const tree = repository()

test.each([
  ['imports in the core point one way', checkCoreImports],
  ['the core has no clock, no chance, no host locale and no slow pattern', checkCorePurity],
  ['every source file says what it is for', checkOpeningComments],
  ['every package has the same shape', checkPackageShapes],
  ['every package README has the same headings', checkPackageReadmes],
  ['no file tells of a machine, a registry or a secret', checkLeaks],
  ['the lock file holds hashes only', checkLockfile],
  ['a changed package has a changeset', checkChangesets],
  ['the commands are the same everywhere', checkCommands],
  ['what a page points at is there', checkDocumentPaths],
])('%s', (_, check) => {
  const faults = check(tree)
  if (faults.length > 0) throw new Error(`\n${faults.join('\n')}\n`)
})
