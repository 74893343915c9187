import { expect, test } from 'vitest'
import { checkOpeningComments } from './opening-comment.js'
import { treeOf } from './tree.js'

test('a file opens with a comment, behind a #! line where there is one', () => {
  const tree = treeOf({
    'packages/core/src/a.ts': '// What it is for.\n',
    'packages/cli/src/main.ts': '#!/usr/bin/env node\n/* What it is for. */\n',
    'packages/core/src/a.test.ts': "import { test } from 'vitest'\n",
    'packages/core/tsup.config.ts': 'export default {}\n',
  })
  expect(checkOpeningComments(tree)).toEqual([])
})

test('a file without one is named', () => {
  const tree = treeOf({
    'packages/core/src/a.ts': "import './b.js'\n",
    'apps/demo/src/b.ts': '\n\nexport {}\n',
  })
  expect(checkOpeningComments(tree)).toEqual([
    'apps/demo/src/b.ts starts without a comment: its first line says what the file is for',
    'packages/core/src/a.ts starts without a comment: its first line says what the file is for',
  ])
})
