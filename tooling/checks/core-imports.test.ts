import { expect, test } from 'vitest'
import { checkCoreImports } from './core-imports.js'
import { treeOf } from './tree.js'

const core = (path: string, text: string) => checkCoreImports(treeOf({ [`packages/core/src/${path}`]: text }))

test.each([
  ['judge/relate.ts', "import { add } from '../math/index.js'"],
  ['judge/relate.ts', "import { near } from './near.js'"],
  ['index.ts', "export * from './guard/index.js'"],
  ['scan/scan.test.ts', "import { verify } from '../guard/index.js'\nimport { test } from 'vitest'"],
  [
    'scan/scan.ts',
    "// import { verify } from '../guard/index.js'\nexport const text = `import '../guard/index.js'`",
  ],
])('%s may hold %s', (path, text) => {
  expect(core(path, text)).toEqual([])
})

test.each([
  [
    'math/add.ts',
    "\nimport { scan } from '../scan/index.js'",
    ":2 imports '../scan/index.js': 'math' may import only",
  ],
  ['units/row.ts', "import { en } from '../locales/en.js'", "'units' may import only from rooms before it"],
  ['scan/scan.ts', "export * from '../judge/index.js'", "'scan' may import only from rooms before it"],
  ['scan/scan.ts', "const late = import('../judge/index.js')", "'scan' may import only from rooms before it"],
  [
    'guard/guard.ts',
    "import type { Api } from '../index.js'",
    "'guard' may import only from rooms before it",
  ],
  ['helpers/pad.ts', "import { add } from '../math/index.js'", "'helpers' is not a room of the core"],
  ['scan/scan.ts', "import { pad } from '../helpers/pad.js'", "'helpers' is not a room of the core"],
  ['scan/scan.ts', "import { readFileSync } from 'node:fs'", 'imports relative paths only'],
  ['scan/scan.ts', "import chrono from 'chrono-node'", 'imports relative paths only'],
  ['scan/scan.ts', "import { add } from '../math'", "ends in '.js'"],
  ['index.ts', "import { cli } from '../../cli/src/index.js'", 'from its own src only'],
])('%s may not hold %s', (path, text, fault) => {
  expect(core(path, text)).toEqual([expect.stringContaining(fault)])
})
