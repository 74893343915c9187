import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findJsonFault } from './json-fault.js'

describe('the place of the fault', () => {
  it.each([
    ['', 0, 'a value'],
    ['   ', 3, 'a value'],
    ['{"a": 1', 7, "',' or the closing bracket"],
    ['{"a" 1}', 5, "':'"],
    ["{'a': 1}", 1, "a property name in double quotes or '}'"],
    ['{"a": 1,}', 8, 'a property name in double quotes'],
    ['[1, 2,]', 6, 'a value'],
    ['[1 2]', 3, "',' or the closing bracket"],
    ['[1}', 2, "',' or the closing bracket"],
    ['[1]]', 3, 'nothing more'],
    ['{"a": tru}', 6, 'a value'],
    ['{"a": truest}', 6, 'a value'],
    ['[01]', 1, "a value or ']'"],
    ['[1.]', 1, "a value or ']'"],
    ['[NaN]', 1, "a value or ']'"],
    ['["a]', 1, "a string that ends with '\"'"],
    ['["a\nb"]', 3, 'an escape such as \\n instead of a control character'],
    ['["a\\x"]', 3, 'an escape such as \\n, \\" or \\u00e9'],
  ])('%j: %i', (text, offset, expected) => {
    expect(findJsonFault(text)).toEqual({ offset, expected })
    expect(() => JSON.parse(text)).toThrow()
  })
})

describe('agrees with JSON.parse', () => {
  it('on values of all kinds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (value, indented) => {
        expect(findJsonFault(JSON.stringify(value, null, indented ? 2 : 0))).toBeNull()
      }),
      { seed: 7 },
    )
  })

  it('on texts with one character changed', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      '1',
      '.',
      '-',
      'e',
      ' ',
      '\n',
      'null',
    )
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), piece, (value, at, inserted) => {
        const text = JSON.stringify(value)
        const place = at % (text.length + 1)
        const changed = text.slice(0, place) + inserted + text.slice(place + 1)
        let isValid = true
        try {
          JSON.parse(changed)
        } catch {
          isValid = false
        }
        expect(findJsonFault(changed) === null, changed).toBe(isValid)
      }),
      { seed: 7, numRuns: 2000 },
    )
  })

  it('on deep nesting and long strings', () => {
    expect(findJsonFault('['.repeat(100_000) + ']'.repeat(100_000))).toBeNull()
    expect(findJsonFault(`"${'a\\n'.repeat(1_000_000)}"`)).toBeNull()
  })
})
