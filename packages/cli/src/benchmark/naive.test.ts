import { expect, it } from 'vitest'
import { naiveIsValid } from './naive.js'

it.each([
  ['User A paid $20.', ['User B paid $20.'], true],
  ['User A paid $30.', ['User B paid $20.'], false],
  ['It took 1,200 ms.', [{ text: 'It took 1,200 ms.' }], true],
  ['It took 1200 ms.', ['It took 1,200 ms.'], false],
  ['Nothing to count.', [], true],
  ['It took 5 ms.', [], false],
])('%j with %j: %s', (answer, sources, expected) => {
  expect(naiveIsValid(answer, sources)).toBe(expected)
})
