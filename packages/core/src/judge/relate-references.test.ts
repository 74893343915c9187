import { describe, expect, it } from 'vitest'
import type { ReferenceValue } from '../types/index.js'
import { relateReferences } from './relate-references.js'

const part = (kind: string, path: string, last = '', document = ''): ReferenceValue => ({
  family: kind === 'version' ? 'version' : kind === '' ? 'dotted' : 'part',
  document,
  edition: '',
  part: kind,
  path: path.split('.'),
  ...(last !== '' && { lastPath: last.split('.') }),
})

describe('references', () => {
  it.each([
    ['p. 90', part('page', '90'), 'pp. 88-93', part('page', '88', '93'), 'permitted'],
    ['p. 94', part('page', '94'), 'pp. 88-93', part('page', '88', '93'), 'disjoint'],
    ['pp. 88-93', part('page', '88', '93'), 'pp. 88-93', part('page', '88', '93'), 'equal'],
    ['pp. 88-99', part('page', '88', '99'), 'pp. 88-93', part('page', '88', '93'), 'wider'],
    ['pp. 90-91', part('page', '90', '91'), 'pp. 88-93', part('page', '88', '93'), 'inside'],
    ['3.11', part('version', '3.11'), '3.9 through 3.12', part('version', '3.9', '3.12'), 'permitted'],
    ['3.8', part('version', '3.8'), '3.9 through 3.12', part('version', '3.9', '3.12'), 'disjoint'],
    ['3.1', part('version', '3.1'), '3.10', part('version', '3.10'), 'disjoint'],
    ['4.1.1', part('', '4.1.1'), 'criterion 4.1.1', part('criterion', '4.1.1'), 'equal'],
    ['version 2.4.5', part('version', '2.4.5'), '2.4.0 to 2.4.6', part('', '2.4.0', '2.4.6'), 'permitted'],
    ['5.3.5', part('section', '5.3.5'), '5.3.5.4', part('section', '5.3.5.4'), 'parent'],
    ['5.3.5.4', part('section', '5.3.5.4'), '5.3.5', part('section', '5.3.5'), 'disjoint'],
    ['section 4', part('section', '4'), 'table 4', part('table', '4'), 'apart'],
  ] as const)('%s against %s', (_, claim, __, evidence, expected) =>
    expect(relateReferences(claim, evidence).kind).toBe(expected),
  )
})
