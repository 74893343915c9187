import { describe, expect, it } from 'vitest'
import { outlineOf, read, slice, tableOf } from '../../../test/read-document.js'
import { cellAt, columnHeaders, rowHeaders } from '../index.js'

type Row = readonly [
  text: string,
  shape: string,
  rows: readonly string[],
  caption?: readonly string[],
  notes?: readonly string[],
]
const rows = (given: readonly Row[]) =>
  it.each(given.map((row) => ({ title: row[0], row })))(
    '$title',
    ({ row: [text, shape, expected, caption, notes] }) => {
      expect(tableOf(text)).toEqual({ shape, rows: expected, caption: caption ?? [], notes: notes ?? [] })
    },
  )

describe('Markdown', () => {
  rows([
    [
      '| City | 2010 | 2020 |\n|---|---|---|\n| Corvane | 412 | 455 |',
      'markdown 2×3 headers 1,1',
      ['*City | *2010 | *2020', '*Corvane | 412 | 455'],
    ],
    [
      'Model | Range | Boot\n:-- | --: | --:\n**Tern 2** | 412 km | 390 l',
      'markdown 2×3 headers 1,1',
      ['*Model | *Range | *Boot', '*Tern 2 | 412 km | 390 l'],
    ],
    [
      'City | 2020\nOrmont | 1.42\nKarrow | 1.08',
      'markdown 3×2 headers 1,1',
      ['*City | *2020', '*Ormont | 1.42', '*Karrow | 1.08'],
    ],
    ['| a \\| b | c |\n|---|---|\n| 1 | 2 |', 'markdown 2×2 headers 1,1', ['*a \\| b | *c', '*1 | 2']],
    ['| Net sales | $41 | $38 |', 'markdown 1×3 headers 0,1', ['*Net sales | $41 | $38']],
    [
      '| As of | 2019 | 2018 |\n| Assets |  |  |\n| Cash | $130 | $91 |\n| Receivables | 128 | 126 |',
      'markdown 4×3 headers 1,1',
      ['*As of | *2019 | *2018', '*1×3 Assets', '*Cash | $130 | $91', '*Receivables | 128 | 126'],
    ],
    [
      '|  | Men |  | Women |  |\n|---|---|---|---|---|\n| Age | 2021 | 2031 | 2021 | 2031 |\n| 15-24 | 41.0 | 38.2 | 36.5 | 37.9 |',
      'markdown 3×5 headers 2,1',
      [
        '* | *1×2 Men | *1×2 Women',
        '*Age | *2021 | *2031 | *2021 | *2031',
        '*15-24 | 41.0 | 38.2 | 36.5 | 37.9',
      ],
    ],
    [
      '|  | December 31 |  |\n|  | 2019 | 2 0 1 8 |\n|  | U.S. $ in thousands |  |\n| Net | 795 | 772 |\n| Gross | 1,795 | 1,772 |',
      'markdown 5×3 headers 3,1',
      [
        '* | *1×2 December 31',
        '* | *2019 | *2 0 1 8',
        '* | *1×2 U.S. $ in thousands',
        '*Net | 795 | 772',
        '*Gross | 1,795 | 1,772',
      ],
    ],
    [
      '| Income |  |  |\n|  | 2019 €m | 2018 €m |\n| Fees | 166 | 178 |\n| Rent | 57 | 44 |',
      'markdown 4×3 headers 2,1',
      ['*1×3 Income', '* | *2019 €m | *2018 €m', '*Fees | 166 | 178', '*Rent | 57 | 44'],
    ],
    [
      '| Product | Size | Price |\n|---|---|---|\n| Oil | 250 ml | €5.90 |\n| | 500 ml | €9.80 |\n| Vinegar | 250 ml | €3.40 |',
      'markdown 4×3 headers 1,2',
      [
        '*Product | *Size | *Price',
        '*2×1 Oil | *250 ml | €5.90',
        '*500 ml | €9.80',
        '*Vinegar | *250 ml | €3.40',
      ],
    ],
    ['| Ada | 71 | 73 |\n| Bo | 68 | 74 |', 'markdown 2×3 headers 0,1', ['*Ada | 71 | 73', '*Bo | 68 | 74']],
    [
      '+------+--------+\n| Disk | Size   |\n+------+--------+\n| sda  | 512 GB |\n| sdb  | 2 TB   |\n+------+--------+',
      'markdown 3×2 headers 1,1',
      ['*Disk | *Size', '*sda | 512 GB', '*sdb | 2 TB'],
    ],
    ['| a | b\n |\n| 1 | 2\n |', 'markdown 2×2 headers 1,1', ['*a | *b', '*1 | 2']],
    [
      '| S | Limit |\n|---|---|\n| A | 5 TB<br>100 buckets |',
      'markdown 2×2 headers 1,1',
      ['*S | *Limit', '*A | 5 TB; 100 buckets'],
    ],
  ])
})

describe('HTML', () => {
  rows([
    [
      '<table><tr><th>Region</th><th>Depot</th><th>Vans</th></tr><tr><td rowspan="2">North</td><td>Arle</td><td>12</td></tr><tr><td>Brock</td><td>7</td></tr></table>',
      'html 3×3 headers 1,2',
      ['*Region | *Depot | *Vans', '*2×1 North | *Arle | 12', '*Brock | 7'],
    ],
    [
      '<table><caption>Sales, $m</caption><thead><tr><th></th><th>2019</th></tr></thead><tbody><tr><th>Fees</th><td>1&nbsp;204</td></tr></tbody></table>',
      'html 2×2 headers 1,1',
      ['* | *2019', '*Fees | 1 204'],
      ['Sales, $m'],
    ],
    [
      '<table><tr><th rowspan=2>Age</th><th colspan="2">Men</th></tr><tr><th>2021</th><th>2031</th></tr><tr><td>15</td><td>41</td><td>38</td></tr></table>',
      'html 3×3 headers 2,1',
      ['*2×1 Age | *1×2 Men', '*2021 | *2031', '*15 | 41 | 38'],
    ],
    [
      '</td></tr><tr><td>Ada</td><td>71</td></tr><tr><td>Bo</td><td>68</td></tr>',
      'html 2×2 headers 0,1',
      ['*Ada | 71', '*Bo | 68'],
    ],
    [
      '<table><tr><td>a<table><tr><td>5</td></tr></table></td><td>6</td></tr></table>',
      'html 1×2 headers 0,1',
      ['*a<table><tr><td>5</td></tr></table> | 6'],
    ],
  ])
})

describe('delimited', () => {
  rows([
    [
      'station,installed,mwh\n"Weir, upper",1998,"6,120"\nMill,2011,"1,240"',
      'delimited 3×3 headers 1,1',
      ['*station | *installed | *mwh', '*Weir, upper | 1998 | 6,120', '*Mill | 2011 | 1,240'],
    ],
    [
      'site;m2;class\nOak House;1250;C\nElm House;890;B',
      'delimited 3×3 headers 1,1',
      ['*site | *m2 | *class', '*Oak House | 1250 | C', '*Elm House | 890 | B'],
    ],
    ['a\tb\n1\t2\n3\t4', 'delimited 3×2 headers 1,1', ['*a | *b', '*1 | 2', '*3 | 4']],
    ['Ada,71,73\nBo,68,74', 'delimited 2×3 headers 0,1', ['*Ada | 71 | 73', '*Bo | 68 | 74']],
    [
      'survey_start,survey_end\n2023-04-03,2023-04-30',
      'delimited 2×2 headers 1,1',
      ['*survey_start | *survey_end', '*2023-04-03 | 2023-04-30'],
    ],
    [
      'Response times (minutes)\nPriority,Median\nhigh,11\nlow,240',
      'delimited 3×2 headers 1,1',
      ['*Priority | *Median', '*high | 11', '*low | 240'],
      ['Response times (minutes)'],
    ],
  ])

  it.each([
    'In March, April, and May, we sold 5, 6, and 7 units.\nIn June, July, and August, we sold 8, 9, and 10 units.',
    '1,234,567\n2,345,678',
    'Academic staff: 5,340\nStudents: 40,720',
    'We had 5 cars; they were old.\nWe had 6 vans; they were new.',
    'It is old, worn and slow,\nbut it works, and it is paid for',
  ])('prose is no table: %s', (text) => {
    expect(tableOf(text).shape).toBe('none')
  })
})

describe('set with blanks', () => {
  rows([
    [
      'Thread  Drill (mm)  Torque (N·m)\nM5      4.2         5.9\nM10     8.5         49',
      'fixed 3×3 headers 1,1',
      ['*Thread | *Drill (mm) | *Torque (N·m)', '*M5 | 4.2 | 5.9', '*M10 | 8.5 | 49'],
    ],
    [
      'Pos  Name       Time\n 1   I. Farrow  33:41\n 2   L. Osei    33:58',
      'fixed 3×3 headers 1,2',
      ['*Pos | *Name | *Time', '*1 | *I. Farrow | 33:41', '*2 | *L. Osei | 33:58'],
    ],
    [
      'Item     2019   2018\n-----    ----   ----\nCash     130    91\nDebt            20',
      'fixed 3×3 headers 1,1',
      ['*Item | *2019 | *2018', '*Cash | 130 | 91', '*Debt |  | 20'],
    ],
    [
      'Quarterly output, GWh\nQ1 41.2\nQ2 37.9\nQ3 33.5',
      'fixed 3×2 headers 0,1',
      ['*Q1 | 41.2', '*Q2 | 37.9', '*Q3 | 33.5'],
      ['Quarterly output, GWh'],
    ],
    [
      'In millions 2019 2018\nRevenue 1,234 1,345\nCosts $ 900 870',
      'fixed 3×3 headers 1,1',
      ['*In millions | *2019 | *2018', '*Revenue | 1,234 | 1,345', '*Costs | $ 900 | 870'],
    ],
  ])

  it.each([
    'It ended.  Then it began.\nIt stopped.  Then it went on.',
    'Name:     Bryn Hollow\nHeight:   31 m',
    'Chapter 1\nChapter 2\nChapter 3',
  ])('is no table: %s', (text) => {
    expect(tableOf(text).shape).toBe('none')
  })
})

describe('written out in a line', () => {
  rows([
    [
      'col : course | credits row 1 : Soil | 6 row 2 : Survey | 4',
      'linear 3×2 headers 1,1',
      ['*course | *credits', '*Soil | 6', '*Survey | 4'],
    ],
  ])
})

describe('captions and notes', () => {
  const table = '| A | B |\n|---|---|\n| x | 1 |'
  it.each([
    [`Statements of income\n(in thousands)\n\n${table}`, ['Statements of income', '(in thousands)'], []],
    [`All amounts in millions of kroner.\n\n${table}`, ['All amounts in millions of kroner.'], []],
    [`Table 9. Cities over a million.\n${table}`, ['Table 9. Cities over a million.'], []],
    [`Prices:\n${table}`, ['Prices:'], []],
    [`The network was extended in 2031.\n\n${table}`, [], []],
    [`Group A\n\n\n${table}`, [], []],
    [`${table}\n\n¹ Preliminary.\n² Closed in March.`, [], ['¹ Preliminary.', '² Closed in March.']],
    [`${table}\n\n* excludes VAT of 7 %`, [], ['* excludes VAT of 7 %']],
    [`${table}\n\nRates in percent.`, [], ['Rates in percent.']],
    [`${table}\n\nLine 3 will be 11.5 km long.`, [], []],
    [`${table}\n\nGroup B\n${table}`, [], []],
  ])('%s', (text, caption, notes) => {
    const read = tableOf(text)
    expect([read.caption, read.notes]).toEqual([caption, notes])
  })

  it('a heading over a table stays a heading, its caption a paragraph', () => {
    expect(outlineOf(`## Fees\nin euros\n\n${table}\n\nAfter.`)).toEqual([
      'heading 2: Fees',
      'paragraph: in euros ^0',
      'table ^0',
      'paragraph: After. ^0',
    ])
  })
})

describe('finding cells', () => {
  const text =
    '| City | Men |  |\n|---|---|---|\n| | 2021 | 2031 |\n| North | | |\n| Arn | 5 | 6 |\n| Bex | 7 | |'
  const document = read(text)
  const table = document.tables[0]!
  const said = (cells: readonly { start: number; end: number }[]) =>
    cells.map((cell) => slice(document, cell))

  it('headers go through spans and levels', () => {
    expect(said(columnHeaders(table, 1))).toEqual(['Men', '2021'])
    expect(said(columnHeaders(table, 2))).toEqual(['Men', '2031'])
    expect(said(rowHeaders(table, 3))).toEqual(['North', 'Arn'])
    expect(said(rowHeaders(table, 0))).toEqual([])
    expect(said(rowHeaders(table, 2))).toEqual([])
    expect(said(rowHeaders(table, 99))).toEqual([])
  })

  it('the cell at an offset', () => {
    const at = (piece: string) => cellAt(table, text.indexOf(piece))
    expect(at('Bex')).toMatchObject({ row: 5 - 1, column: 0 })
    expect(at('6')).toMatchObject({ row: 3, column: 2 })
    expect(cellAt(table, 0)).toBeNull()
    expect(cellAt(table, 10_000)).toBeNull()
  })
})
