import { describe, expect, it } from 'vitest'
import { outlineOf, read, slice } from '../../../test/read-document.js'

const rows = (given: readonly (readonly [string, readonly string[]])[]) =>
  it.each(given)('%s', (text, expected) => {
    expect(outlineOf(text)).toEqual(expected)
  })

describe('headings', () => {
  rows([
    [
      '# One\ntext a.\n## Two\ntext b.\n# Three\ntext c.',
      [
        'heading 1: One',
        'paragraph: text a. ^0',
        'heading 2: Two ^0',
        'paragraph: text b. ^0,2',
        'heading 1: Three',
        'paragraph: text c. ^4',
      ],
    ],
    [
      'Title\n=====\ntext\n\nPart\n----\nmore',
      ['heading 1: Title', 'paragraph: text ^0', 'heading 2: Part ^0', 'paragraph: more ^0,2'],
    ],
    [
      '4.2.1 Late Fees. Overdue sums bear interest.',
      ['heading 3 <4.2.1>: Late Fees.', 'paragraph: Overdue sums bear interest. ^0'],
    ],
    [
      '2.1 Scope\nThis part covers pumps up to 75 kW.',
      ['heading 2 <2.1>: Scope', 'paragraph: This part covers pumps up to 75 kW. ^0'],
    ],
    [
      '4. Termination\n(a) Either party may terminate.',
      ['heading 1 <4>: Termination', 'item 1 <(a)>: Either party may terminate. ^0'],
    ],
    [
      'ARTICLE IV. PAYMENT. Invoices fall due.',
      ['heading 1 <ARTICLE IV>: PAYMENT.', 'paragraph: Invoices fall due. ^0'],
    ],
    [
      '§ 5 Fristen\nDie Frist beträgt 14 Tage.',
      ['heading 1 <§ 5>: Fristen', 'paragraph: Die Frist beträgt 14 Tage. ^0'],
    ],
    ['4.2 million people live there.', ['paragraph: 4.2 million people live there.']],
    ['3.5 GB Of data.', ['paragraph: 3.5 GB Of data.']],
    [
      '**Growth**\n- up 5 %\n\n**People**\nWe have 12.',
      ['heading 7: Growth', 'item 1 <->: up 5 % ^0', 'heading 7: People', 'paragraph: We have 12. ^2'],
    ],
    [
      'Et in Arcadia ego\nArtist: Poussin',
      ['heading 7: Et in Arcadia ego', 'pair {Artist}: Artist: Poussin ^0'],
    ],
    ['<h2>Fees</h2><p>A fee of 2 %.</p>', ['heading 2: Fees', 'paragraph: A fee of 2 %. ^0']],
    ['Revenue was 12\n\nCosts were 5', ['paragraph: Revenue was 12', 'paragraph: Costs were 5']],
    ['#1 in sales', ['paragraph: #1 in sales']],
  ])
})

describe('lists', () => {
  rows([
    [
      'Prices:\n- Adults: €12\n- Children: €5',
      ['paragraph: Prices:', 'item 1 {Adults} <->: Adults: €12 ^0', 'item 1 {Children} <->: Children: €5 ^0'],
    ],
    [
      'Prices are as follows.\n\n* €12\n* €5',
      ['paragraph: Prices are as follows.', 'item 1 <*>: €12 ^0', 'item 1 <*>: €5 ^0'],
    ],
    [
      '- a\n  - b\n    - c\n- d',
      ['item 1 <->: a', 'item 2 <->: b ^0', 'item 3 <->: c ^0,1', 'item 1 <->: d'],
    ],
    [
      '1. one\n2. two\n   goes on\n\n   more\n3. three',
      ['item 1 <1.>: one', 'item 1 <2.>: two\n   goes on', 'paragraph: more ^1', 'item 1 <3.>: three'],
    ],
    [
      'a) one\nb) two\n(i) three\n(ii) four',
      ['item 1 <a)>: one', 'item 1 <b)>: two', 'item 1 <(i)>: three', 'item 1 <(ii)>: four'],
    ],
    [
      '3. Retention: 4 days\n4. Window: 5 minutes',
      ['item 1 {Retention} <3.>: Retention: 4 days', 'item 1 {Window} <4.>: Window: 5 minutes'],
    ],
    ['• one\n• two\n\nAfter the list.', ['item 1 <•>: one', 'item 1 <•>: two', 'paragraph: After the list.']],
    ['- [x] done\n- [ ] open', ['item 1 <- [x]>: done', 'item 1 <- [ ]>: open']],
    ['5. Mai 2020 war ein Dienstag.', ['paragraph: 5. Mai 2020 war ein Dienstag.']],
    ['-5 °C is cold.', ['paragraph: -5 °C is cold.']],
    ['A. Smith wrote it.', ['paragraph: A. Smith wrote it.']],
    [
      '<p>Prices:</p><ul><li>€12</li><li>€5<ul><li>off</li></ul></li></ul>',
      ['paragraph: Prices:', 'item 1: €12 ^0', 'item 1: €5 ^0', 'item 2: off ^0,2'],
    ],
  ])

  it('markers are opaque, numbers in them never quantities', () => {
    const document = read('1. one\n2. two')
    expect(document.opaque.map((span) => slice(document, span))).toEqual(['1.', '2.'])
  })
})

describe('pairs', () => {
  rows([
    [
      'Volume (full): 3.6 million m³\nYear built: 1931',
      ['pair {Volume (full)}: Volume (full): 3.6 million m³', 'pair {Year built}: Year built: 1931'],
    ],
    [
      '[cache]\nttl_seconds = 900\n[session]\nttl_seconds = 3600',
      [
        'heading 7: [cache]',
        'pair {ttl_seconds}: ttl_seconds = 900 ^0',
        'heading 7: [session]',
        'pair {ttl_seconds}: ttl_seconds = 3600 ^2',
      ],
    ],
    [
      'server:\n  port: 80\n  limits:\n    max: 5\nclient:\n  port: 90',
      [
        'pair {server}: (server:)',
        'pair {server > port}: port: 80 ^0',
        'pair {server > limits}: (limits:) ^0',
        'pair {server > limits > max}: max: 5 ^0,2',
        'pair {client}: (client:)',
        'pair {client > port}: port: 90 ^4',
      ],
    ],
    ['Battery: 12 h. Weight: 3 kg.', ['pair {Battery}: Battery: 12 h.', 'pair {Weight}: Weight: 3 kg.']],
    [
      'Goals per season: 2029: 14; 2030: 22 (3)',
      [
        'pair {Goals per season > 2029}: Goals per season: 2029: 14',
        'pair {Goals per season > 2030}: 2030: 22 (3)',
      ],
    ],
    ['Population: total: 47,022,473', ['pair {Population > total}: Population: total: 47,022,473']],
    [
      'Name: Arn | Height: 12 m | Built: 1931',
      ['pair {Name}: Name: Arn', 'pair {Height}: Height: 12 m', 'pair {Built}: Built: 1931'],
    ],
    ['电池：12小时', ['pair {电池}: 电池：12小时']],
    ['<dl><dt>Battery</dt><dd>12 h</dd></dl>', ['pair {Battery}: Battery</dt><dd>12 h']],
    [
      'The result is clear: revenue rose by 5 million in the year that ended on 31 March.',
      ['paragraph: The result is clear: revenue rose by 5 million in the year that ended on 31 March.'],
    ],
    ['At 14:30 it rained.', ['paragraph: At 14:30 it rained.']],
    ['Mixed in a ratio of 1: 20 with water', ['paragraph: Mixed in a ratio of 1: 20 with water']],
    ['See http://example.org: it is there', ['paragraph: See http://example.org: it is there']],
  ])

  it('page numbers behind dots are opaque', () => {
    const document = read('Contents\nTools ............ 38\nTests ............ 41\nPrice ............ 3.50 €')
    expect(document.opaque.map((span) => slice(document, span))).toEqual(['38', '41'])
  })

  it('no quantity crosses from a key to its value', () => {
    const document = read('Kiln 2: 1,240 °C')
    expect(document.fences).toContain('Kiln 2'.length)
  })
})

describe('quotes and code', () => {
  rows([
    [
      '> The limit is 5 ms.\n> It is new.\n\nYes.',
      ['quote: The limit is 5 ms. ¦ > It is new.', 'paragraph: Yes.'],
    ],
    ['> 5 ms is too slow', ['paragraph: > 5 ms is too slow']],
    ['```py\nx = [1]\n```\ntext', ['code: (```py\nx = [1]\n```)', 'paragraph: text']],
    ['```\nnever closed [1]', ['code: (```\nnever closed [1])']],
    ['```json\n{"a": 5}\n```', ['pair {a}: a": 5']],
    ['<pre>x = 5</pre><p>text</p>', ['code: (x = 5)', 'paragraph: text']],
    ['a\n\n---\n\nb', ['paragraph: a', 'paragraph: b']],
  ])
})

describe('footnotes and lists of sources', () => {
  rows([
    ['It is 5.[^1]\n\n[^1]: S02', ['paragraph: It is 5.[^1]', 'paragraph <[^1]:>: ([^1]: S02)']],
    [
      'It is 5 [1].\n\nReferences:\n[1] S03\n[2] Smith, Report 2031, p. 4',
      [
        'paragraph: It is 5 [1].',
        'heading 7: (References:)',
        'paragraph <[1]>: ([1] S03) ^1',
        'paragraph <[2]>: ([2] Smith, Report 2031, p. 4) ^1',
      ],
    ],
    [
      'It is 5.\n\nSources:\n- S01\n- S02\n\nBye now, all of you.',
      [
        'paragraph: It is 5.',
        'heading 7: (Sources:)',
        'paragraph <->: (- S01) ^1',
        'paragraph <->: (- S02) ^1',
        'paragraph: Bye now, all of you. ^1',
      ],
    ],
    [
      'Net assets: 58.3¹\n¹ In millions of euros.',
      ['pair {Net assets}: Net assets: 58.3¹', 'paragraph <¹>: In millions of euros.'],
    ],
    ['[1] The tank holds 300 L and is kept warm.', ['paragraph: [1] The tank holds 300 L and is kept warm.']],
  ])
})
