import { describe, expect, it } from 'vitest'
import { citationsOf, mentionsOf, read, slice } from '../../../test/read-document.js'

const cited = (given: readonly (readonly [string, ...string[]])[]) =>
  it.each(given.map(([text, ...expected]) => [text, expected] as const))('%s', (text, expected) => {
    expect(citationsOf(text)).toEqual(expected)
  })

describe('brackets', () => {
  cited([
    ['It is 5 [1].', '[1]=1'],
    ['It is 5 [1, 3].', '[1, 3]=1,3'],
    ['It is 5 [1][3].', '[1]=1', '[3]=3'],
    ['It is 5 [1–3] or [2-4].', '[1–3]=1,2,3', '[2-4]=2,3,4'],
    ['It is 5 [S01].', '[S01]=S01'],
    ['It is 5 [S01; S02].', '[S01; S02]=S01,S02'],
    ['It is 5 [S01 and S03].', '[S01 and S03]=S01,S03'],
    ['It is 5 [S01–S03].', '[S01–S03]=S01,S02,S03'],
    ['It is 5 [S02/S04].', '[S02/S04]=S02,S04'],
    [
      'It is 5 [kb-14] and [leave-policy@2025-01].',
      '[kb-14]=kb-14',
      '[leave-policy@2025-01]=leave-policy@2025-01',
    ],
    ['It is 5 [S01, p. 4] or [S02, section 3.1].', '[S01, p. 4]=S01', '[S02, section 3.1]=S02'],
    [
      'It is 5 [Source 2]; so [Doc 1], [cite: 1], [citation:2].',
      '[Source 2]=2',
      '[Doc 1]=1',
      '[cite: 1]=1',
      '[citation:2]=2',
    ],
    ['It is 5 [[3]] or ［3］.', '[[3]]=3', '[3]=3'],
    ['It is 5【2†source】 and 6【3†L4-L9】.', '【2†source】=2', '【3†L4-L9】=3'],
    ['It is 5 \\cite{S02} and \\citep{S01, S03}.', '\\cite{S02}=S02', '\\citep{S01, S03}=S01,S03'],
    ['It is 5 [@S01; @S02].', '[@S01; @S02]=S01,S02'],
    ['It is 5 [S01](https://example.org/a) or [1](#fn1).', '[S01](https://example.org/a)=S01', '[1](#fn1)=1'],
    ['It costs €14[1] and is free[2].', '[1]=1', '[2]=2'],
    ['Er hebt 12 t (Quelle: S01).', '(Quelle: S01)=S01'],
    ['Il compte 42 lits (source : S01).', '(source : S01)=S01'],
    ['It is 5 (see doc 3) (Sources: S01, S02).', '(see doc 3)=3', '(Sources: S01, S02)=S01,S02'],
    ['It is 5 <ref>S01</ref>.', '<ref>S01</ref>=S01'],
  ])
})

describe('brackets that cite nothing', () => {
  cited([
    ['in the interval [0, 5] or the range [3, 5]'],
    ['x ∈ [1, 3] and [10-20] °C'],
    ['The probe fills samples[2] and samples[3] every 15 seconds.'],
    ['The reading, `samples[0]`, is 21.5.'],
    ['A pass [$32] beats day passes [$5 each] and [40 cm wide].'],
    ['It is 5 [TODO: source] [sic] [citation needed] [...].'],
    ['It is 5 [1.5] [-1, 1] [2, 5) [x].'],
    ['It won 22 (3) of 25 (in 2024) (e.g. 5 of 6).'],
    ['see ![Figure 1](https://example.org/1.png)'],
    ['- [x] done'],
    ['{"list": [1, 2], "other": [3]}'],
    ['```\na[1]\n```'],
  ])
})

describe('raised marks', () => {
  cited([
    ['It is rated at 12 kW² and lasts 18 months³.', '²=2', '³=3'],
    ['It has 45 m² and 120 m³, at 9.81 m/s² or 3 W·s².'],
    ['10⁸ and 6.02×10²³, s⁻¹, R² = 0.94, 2³ = 8'],
    ['It lasts 18 months.³', '³=3'],
    ['It is 12 kW<sup>2</sup>.', '²=2'],
    ['Output was 39,850¹ and 45 m²³.', '¹=1', '³=3'],
    ['It lasts 18 months¹,² or days¹⁻³.', '¹,²=1,2', '¹⁻³=1,2,3'],
    ['SO₄²⁻ and I²C'],
  ])
})

describe('through footnotes and lists of sources', () => {
  cited([
    ['It is 5.[^1]\n\n[^1]: S02', '[^1]=S02'],
    ['It is 5.[^1]', '[^1]=1'],
    ['It is 5.¹\n\n¹ S02', '¹=S02'],
    ['It is 5 (1).\n\n(1) S02', '(1)=S02'],
    ['It is 5 [1] and 6 [2].\n\nReferences:\n[1] S03\n[2] S01', '[1]=S03', '[2]=S01'],
    ['It is 5 [1].\n\nSources:\n1. S03', '[1]=S03'],
    ['It is 5 [1].\n\n[1] Smith, Annual Report, p. 5', '[1]=1'],
    ['It is 5¹.\n\n¹ Preliminary.'],
  ])

  it('a footnote of prose is a footnote', () => {
    const document = read('It is 58.3¹.\n\n¹ In millions of euros.')
    const found = (document.footnotes ?? []).map((footnote) => [
      slice(document, footnote),
      slice(document, footnote.note),
    ])
    expect(found).toEqual([['¹', 'In millions of euros.']])
  })
})

describe('without brackets', () => {
  cited([
    ['- €12\n- €5\n\nSource: S03', 'Source: S03=S03'],
    ['As source 7 says, it is 5.', 'source 7=7>'],
    ['According to [S02], it is 5.', '[S02]=S02>'],
    ['It is 5 [S01] and, according to [S02], 6.', '[S01]=S01', '[S02]=S02>'],
    ['| Line | Time | Source |\n|---|---|---|\n| A | 12 min | S01 |\n| B | 20 min | |', 'S01=S01'],
    ['| Source | 2030 |\n|---|---|\n| Fleet | 18.2 |'],
    ['*Source: retrieved document.*'],
  ])

  it.each([
    ['S03 gives 44 mm; according to S02, it climbs 620 m.', ['S03=S03>', 'S02=S02>']],
    ['Laut S02 hebt er 12 t.', ['S02=S02>']],
    ['From S03:\n- €12', ['S03=S03>']],
    ['It is long (S01) and wide (S02, section 3).', ['(S01)=S01', '(S02, section 3)=S02']],
    ['It is 5 [FAQ] or 6 (see pricelist).', ['[FAQ]=FAQ', '(see pricelist)=pricelist']],
    ['It grew [2023][2024].', ['[2023]=2023', '[2024]=2024']],
    ['[the fees](S01) are 5', ['](S01)=S01']],
    ['Line S3 runs every 15 minutes.', []],
    ['It is so (see the leaflet) (minutes).', []],
    ['*Source: retrieved document.*', ['Source: retrieved document=retrieved document']],
  ])('may cite: %s', (text, expected) => {
    expect(mentionsOf(text)).toEqual(expected)
  })
})

describe('what states nothing', () => {
  it.each([
    [
      'see https://api.example.net/v3/items?limit=999 for 5 ms',
      ['https://api.example.net/v3/items?limit=999'],
    ],
    ['(see https://example.net/a_(b)/12).', ['https://example.net/a_(b)/12']],
    ['mail a.b12@example.org, or www.example.com/12.', ['a.b12@example.org', 'www.example.com/12']],
    ['on example.com/page/12 and 5 km/h', ['example.com/page/12']],
    ['set `max = 5` now', ['`max = 5`']],
    ['<p>5</p>', ['<p>', '</p>']],
    ['<code>x = 5</code> is 6', ['<code>x = 5</code>']],
    ['[the fees](https://example.org/12) are 5', ['](https://example.org/12)']],
    ["Document(page_content='Load is 40 kg', metadata={'page': 18})", ["metadata={'page': 18}"]],
  ])('%s', (text, expected) => {
    const document = read(text)
    expect(document.opaque.map((span) => slice(document, span))).toEqual(expected)
  })
})
