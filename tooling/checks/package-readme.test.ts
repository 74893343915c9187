import { expect, test } from 'vitest'
import { checkPackageReadmes } from './package-readme.js'
import { treeOf } from './tree.js'

const GOOD = `# @quantguard/sample

## Install

npm install @quantguard/sample

## Example

\`\`\`md
## Not a heading
\`\`\`

## Options

None.

## Outputs

A result.

## Dependencies

- \`minisearch\`: finds the chunks by their words.

## Limits

Small.
`

const faults = (readme: string) =>
  checkPackageReadmes(
    treeOf({
      'packages/sample/README.md': readme,
      'packages/sample/package.json': '{ "dependencies": { "minisearch": "catalog:" } }',
    }),
  )

test('the common headings are fine', () => {
  expect(faults(GOOD)).toEqual([])
})

test.each([
  ['a missing section', GOOD.replace('## Limits', '## Bounds'), 'the section "Limits" is missing or empty'],
  ['an empty section', GOOD.replace('Small.', '<!-- later -->'), 'the section "Limits" is missing or empty'],
  [
    'another order',
    GOOD.replace('## Options', '## X').replace('## Outputs', '## Options').replace('## X', '## Outputs'),
    'the sections stand in the order Install, Example, Outputs, Options',
  ],
  [
    'a dependency without a reason',
    GOOD.replace(': finds the chunks by their words.', ''),
    '`minisearch` is for',
  ],
])('%s is found', (_, readme, fault) => {
  expect(faults(readme)).toEqual([expect.stringContaining(fault)])
})
