import { describe, expect, it } from 'vitest'
import { outlineOf, read, slice, tableOf } from '../../../test/read-document.js'
import { readJson } from './read-json.js'

describe('the reader', () => {
  it.each([
    '{"a": 1, "b": [true, null, "x"]}',
    "{'a': 'it\\'s', 'b': None, 'c': True,}",
    '{a: 1, b: -2.5e3}',
    '[{"a": {"b": {"c": 1}}}]',
    '{"a": "}\\"{"}',
    '{}',
  ])('reads all of %s', (text) => {
    const { node, end } = readJson(text, 0)
    expect(node).not.toBeNull()
    expect(end).toBe(text.length)
  })

  it.each(['{', '[1', '{"a"}', '{"a" 1}', '[S01]', '{"a": }', "{'a", '[1 2]', '{"a": foo}'])(
    'is not JSON: %s',
    (text) => {
      expect(readJson(text, 0).node).toBeNull()
    },
  )

  it('takes what is nested too deep as it stands', () => {
    const text = `${'['.repeat(5000)}${']'.repeat(5000)}`
    expect(readJson(text, 0)).toMatchObject({ end: text.length })
  })
})

describe('blocks', () => {
  it.each([
    [
      '{"service": "ledger", "slo": {"latency_ms": {"p95": 120}}}',
      [
        'pair {service}: service": "ledger',
        'pair {slo}: (slo)',
        'pair {slo > latency_ms}: (latency_ms) ^1',
        'pair {slo > latency_ms > p95}: p95": 120 ^1,2',
      ],
    ],
    [
      '{"latency": {"value": 12, "unit": "ms"}}',
      [
        'pair {latency}: (latency)',
        'pair {latency > value (ms)}: value": 12 ^0',
        'pair {latency > unit}: unit": "ms ^0',
      ],
    ],
    ['{"ports": [80, 443]}', ['pair {ports}: ports": [80, 443]']],
    [
      '{"plans": [{"name": "Plus", "limits": [{"gb": 5}]}]}',
      [
        'pair {plans}: (plans)',
        'pair {plans > Plus > name}: name": "Plus ^0',
        'pair {plans > Plus > limits}: (limits) ^0',
        'pair {plans > Plus > limits > gb}: gb": 5 ^0,2',
      ],
    ],
    ['Limits:\n{"max": 5}', ['paragraph: Limits:', 'pair {max}: max": 5']],
    ['{"text": "It is 5. It was 6."}', ['pair {text}: text": "It is 5. ¦ It was 6.']],
    ['[1]', ['paragraph: ([1])']],
    ['{not json} at all', ['paragraph: {not json} at all']],
    [
      '{"__proto__": 5, "constructor": {"toString": 6}}',
      [
        'pair {proto}: proto": 5',
        'pair {constructor}: (constructor)',
        'pair {constructor > toString}: toString": 6 ^1',
      ],
    ],
  ])('%s', (text, expected) => {
    expect(outlineOf(text)).toEqual(expected)
  })
})

describe('tables', () => {
  it.each([
    [
      '[{"id": "T1", "reading": {"value": 21.4, "unit": "C"}}, {"id": "T2", "reading": {"value": 19.8, "unit": "C"}}]',
      'json 4×3 headers 2,1',
      ['*2×1 id | *1×2 reading', '*value | *unit', '*T1 | 21.4 | C', '*T2 | 19.8 | C'],
    ],
    [
      '[{"a": 1, "b": 2}, {"b": 4, "a": 3, "c": 5}]',
      'json 3×3 headers 1,1',
      ['*a | *b | *c', '*1 | 2', '*3 | 4 | 5'],
    ],
    [
      '{"Arn": {"may": 61, "june": 74}, "Bex": {"may": 48, "june": 55}}',
      'json 3×3 headers 1,1',
      ['*may | *june', '*Arn | 61 | 74', '*Bex | 48 | 55'],
    ],
    [
      '{"columns": ["city", "pop"], "data": [["Arn", 5], ["Bex", 6]]}',
      'json 3×2 headers 1,1',
      ['*city | *pop', '*Arn | 5', '*Bex | 6'],
    ],
    ['[["city", "pop"], ["Arn", 5]]', 'json 2×2 headers 1,1', ['*city | *pop', '*Arn | 5']],
    [
      '{"year": [2020, 2021], "sales": [5, 6]}',
      'json 2×3 headers 1,1',
      ['*year | *2020 | *2021', '*sales | 5 | 6'],
    ],
    ['{"a": 1, "b": 2}\n{"a": 3, "b": 4}', 'json 3×2 headers 1,1', ['*a | *b', '*1 | 2', '*3 | 4']],
  ])('%s', (text, shape, rows) => {
    expect(tableOf(text)).toMatchObject({ shape, rows })
  })

  it('the key of a list is its caption, and a block above it', () => {
    const document = read('{"stations": [{"n": "Arn", "mm": 61}, {"n": "Bex", "mm": 48}]}')
    expect(document.tables[0]!.caption.map((span) => slice(document, span))).toEqual(['stations'])
    expect(document.blocks[1]!.under).toEqual([0])
  })

  it('names of prototypes are names', () => {
    expect(tableOf('[{"constructor": 1, "toString": 2}, {"constructor": 3, "toString": 4}]').rows).toEqual([
      '*constructor | *toString',
      '*1 | 2',
      '*3 | 4',
    ])
  })
})

describe('XML', () => {
  it.each([
    [
      '<plan><name>Plus</name><price currency="EUR">15</price><limits><gb>100</gb></limits></plan>',
      [
        'pair {name}: name>Plus',
        'pair {price}: (price)',
        'pair {price > currency}: currency="EUR ^1',
        'pair {price (EUR)}: 15 ^1',
        'pair {limits}: (limits)',
        'pair {limits > gb}: gb>100 ^4',
      ],
    ],
    ['<x><y>5</y>', ['paragraph: <x><y>5']],
    ['A <foo>12</foo> and <bar>13</bar>', ['paragraph: A <foo>12</foo> and <bar>13']],
  ])('%s', (text, expected) => {
    expect(outlineOf(text).map((line) => line.replace(/<\/[a-z]+>$/, ''))).toEqual(expected)
  })

  it.each([
    [
      '<rows><row><city>Arn</city><mm>61</mm></row><row><city>Bex</city><mm>48</mm></row></rows>',
      ['*city | *mm', '*Arn | 61', '*Bex | 48'],
    ],
    [
      '<rows><row city="Arn" mm="61"/><row city="Bex" mm="48"/></rows>',
      ['*city | *mm', '*Arn | 61', '*Bex | 48'],
    ],
  ])('like elements are rows: %s', (text, expected) => {
    expect(tableOf(text).rows).toEqual(expected)
  })
})
