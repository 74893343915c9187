// Texts and the dates in them, as ISO 8601; `!` marks an impossible date, `|` the other reading.
import { describe, expect, it } from 'vitest'
import { read } from '../../../test/read-quantities.js'

const datesOf = (text: string, locale: string): string =>
  read(text, locale)
    .filter((quantity) => quantity.date !== null)
    .map(
      ({ date }) => `${date!.iso}${date!.impossible ? '!' : ''}${date!.other ? `|${date!.other.iso}` : ''}`,
    )
    .join('; ')

const table = (rows: readonly (readonly [string, string])[], locale = 'en') =>
  it.each(rows)('%s', (text, expected) => expect(datesOf(text, locale)).toBe(expected))

describe('days', () => {
  table([
    ['1 June 2024', '2024-06-01'],
    ['June 1st, 2024', '2024-06-01'],
    ['the 1st of June, 2024', '2024-06-01'],
    ['1 Jun', '--06-01'],
    ['Mar. 17, 2021', '2021-03-17'],
    ['12-Dec-2014', '2014-12-12'],
    ['12-Dec-14', '2014-12-12'],
    ['2024-Jun-01', '2024-06-01'],
    ['2024 June 1', '2024-06-01'],
    ["5 May '24", '2024-05-05'],
    ['06JUN2024', '2024-06-06'],
    ['June 5, 1500 people came', '--06-05'],
    ['in March 15 people came', '--03'],
    ['The March 2021 C.P.I. forecast', '2021-03'],
    ['Tuesday, March 5, 2024', '2024-03-05'],
    ['Wednesday, March 5, 2024', '2024-03-05!'],
    ['Wed. 6 March 2024', '2024-03-06'],
    ['30 June\n2024', '2024-06-30'],
  ])
})

describe('digits', () => {
  table([
    ['2024-06-01', '2024-06-01'],
    ['2024/6/1', '2024-06-01'],
    ['01.06.2024', '2024-06-01'],
    ['12/31/24', '2024-12-31'],
    ['31/12/2024', '2024-12-31'],
    ['05/02/2022', '2022-05-02|2022-02-05'],
    ['05/02/2022 (US format)', '2022-05-02'],
    ['**05/02/2022** (dd/mm/yyyy)', '2022-02-05'],
    ['05/02/2022 and 25/02/2022', '2022-02-05; 2022-02-25'],
    ['05/02/2022 and 02/25/2022', '2022-05-02; 2022-02-25'],
    ['05/05/2022', '2022-05-05'],
    ['2017-02', '2017-02'],
    ['2024-06-01T08:00:00Z', '2024-06-01'],
    ['on 9/12', '--09-12|--12-09'],
    ['the 9/12 migration', '--09-12|--12-09'],
    ['the 2/3 majority', ''],
    ['2014-02-30', '2014-02-30!'],
    ['06/31/2022', '2022-06-31!'],
    ['13/31/2018', ''],
    ['2024/13/1', ''],
    ['80-32-89-89', ''],
    ['1-2-3', ''],
    ['12-34-5678-9', ''],
    ['10.1.2', ''],
  ])
})

describe('impossible dates', () => {
  table([
    ['30 February', '--02-30!'],
    ['29 February', '--02-29'],
    ['29 February 2025', '2025-02-29!'],
    ['29 February 2024', '2024-02-29'],
    ['April 31, 2023', '2023-04-31!'],
    ['32 August 2014', '2014-08-32!'],
    ['June 10 - 31, 2022', '2022-06-10/2022-06-31!'],
  ])
})

describe('months', () => {
  table([
    ['June 2024', '2024-06'],
    ['Jan-24', '2024-01'],
    ["Dec '24", '2024-12'],
    ['in March', '--03'],
    ['since May', '--05'],
    ['I may be here. May the force be with you. Theresa May said so.', ''],
    ['they march on', ''],
    ['an APR of 5%', ''],
  ])
})

describe('dates that share a part', () => {
  table([
    ['3-5 May 2024', '2024-05-03/2024-05-05'],
    ['3, 4 and 5 May 2024', '2024-05-03; 2024-05-04; 2024-05-05'],
    ['from 3 to 7 June', '--06-03; --06-07'],
    ['May 3 and 5, 2024', '2024-05-03; 2024-05-05'],
    ['May 3–5', '--05-03/--05-05'],
    ['March to May 2024', '2024-03; 2024-05'],
    ['May, June and July 2024', '2024-05; 2024-06; 2024-07'],
    ['October-December 2023', '2023-10/2023-12'],
    ['November to February 2024', '2023-11; 2024-02'],
    ['28 December – 3 January 2024', '2023-12-28/2024-01-03'],
    ['Q1–Q3 2023', '2023-Q1/2023-Q3'],
    ['Q1 and Q2 2023', '2023-Q1; 2023-Q2'],
    ['12 items, 5 May', '--05-05'],
    ['Mar. 2014 to 2021', '2014-03; 2021'],
  ])
})

describe('the end of a period', () => {
  table([
    ['the end of February 2025', '2025-02-28'],
    ['by the end of March', '--03-31'],
    ['end of 2023', '2023-12-31'],
    ['end-2023', '2023-12-31'],
    ['the end of Q1 2024', '2024-03-31'],
  ])
})

describe('periods', () => {
  table([
    ['Q3 2023', '2023-Q3'],
    ['third quarter of 2023', '2023-Q3'],
    ['third-quarter 2023', '2023-Q3'],
    ['3rd quarter 2023', '2023-Q3'],
    ['3Q23', '2023-Q3'],
    ["Q3'23", '2023-Q3'],
    ['2023-Q3', '2023-Q3'],
    ['2025Q1', '2025-Q1'],
    ['Q3', '--Q3'],
    ['H1 2024', '2024-H1'],
    ['1H24', '2024-H1'],
    ['first half of 2024', '2024-H1'],
    ['the first half was slow', ''],
    ['H2O and T3', ''],
    ['FY2024', 'FY2024'],
    ['FY24', 'FY2024'],
    ['FY 23/24', 'FY2024'],
    ['fiscal 2024', 'FY2024'],
    ['fiscal year 2023-24', 'FY2024'],
    ['the 2024 fiscal year', 'FY2024'],
    ['the first quarter of fiscal 2024', 'FY2024-Q1'],
    ['H1 FY24', 'FY2024-H1'],
    ['fourth fiscal quarter of 2023', 'FY2023-Q4'],
    ['spring 2021', '2021-SP'],
    ['winter 2021/22', '2021-WI'],
    ['the spring quarter', ''],
    ['19th century', '18XX'],
    ['nineteenth century', '18XX'],
  ])
})

describe('years', () => {
  table([
    ['in 2019', '2019'],
    ['Delivered 2000 units in 2019', '2019'],
    ['2000 people came', ''],
    ['the 2022 results', '2022'],
    ['a 2023 report', '2023'],
    ['2023-24', '2023/2024'],
    ['2012–13', '2012/2013'],
    ['2019–2021', '2019/2021'],
    ['2019 - 2021', '2019/2021'],
    ['the 1990s', '199X'],
    ['the mid-1990s', '199X'],
    ["the '90s", '199X'],
    ['the 1800s', '18XX'],
    ['1500 to 2000 users', ''],
    ['rose from 1600 to 1850', ''],
    ['rose from 2019 to 2021', '2019; 2021'],
    ['$2000', ''],
    ['2000 kg', ''],
    ['2000 m', ''],
    ['1,999', ''],
    ['2020.5', ''],
    ['2012-1400', ''],
    ['more than 1800', ''],
    ['2020', ''],
    ['PO-2019', ''],
    ['2019abc', ''],
  ])
})

describe('Chinese', () => {
  table(
    [
      ['2024年3月5日', '2024-03-05'],
      ['2024年3月5号', '2024-03-05'],
      ['2023财年', 'FY2023'],
      ['2023年度', 'FY2023'],
      ['二〇二四年三月五日', '2024-03-05'],
      ['十二月三十一日', '--12-31'],
      ['2023年第三季度', '2023-Q3'],
      ['第2季度', '--Q2'],
      ['2023年上半年', '2023-H1'],
      ['1990年代', '199X'],
      ['二十世纪', '19XX'],
      ['三个月', ''],
      ['五年', ''],
      ['第三名', ''],
    ],
    'zh',
  )
})

describe('Japanese', () => {
  table(
    [
      ['2024年3月5日', '2024-03-05'],
      ['二〇二四年十月', '2024-10'],
      ['2023年第3四半期', '2023-Q3'],
      ['第3四半期', '--Q3'],
      ['2022年度', 'FY2022'],
      ['19世紀', '18XX'],
      ['三ヶ月', ''],
      ['3番目', ''],
    ],
    'ja',
  )
})

describe('German dates', () => {
  table(
    [
      ['24.12.', '--12-24'],
      ['1. Quartal 2024', '2024-Q1'],
      ['Geschäftsjahr 2023/24', 'FY2024'],
      ['die 1990er Jahre', '199X'],
      ['Ende Februar 2025', '2025-02-28'],
      ['Dienstag, 5. März 2024', '2024-03-05'],
      ['2000 Einheiten', ''],
      ['im Jahr 2024 Umsatz', '2024'],
    ],
    'de',
  )
})

describe('French, Spanish, Italian, Portuguese and Dutch dates', () => {
  table(
    [
      ['le 1er janvier 2024', '2024-01-01'],
      ['du 3 au 5 mai 2024', '2024-05-03; 2024-05-05'],
      ['T3 2023', '2023-Q3'],
      ['XIXe siècle', '18XX'],
      ['les années 1990', '199X'],
    ],
    'fr',
  )
  table(
    [
      ['1 de junio de 2024', '2024-06-01'],
      ['05/02/2022', '2022-02-05'],
      ['siglo XIX', '18XX'],
      ['los años 90', '199X'],
    ],
    'es',
  )
  table([['terzo trimestre 2023', '2023-Q3']], 'it')
  table([['março de 2024', '2024-03']], 'pt')
  table([['19e eeuw', '18XX']], 'nl')
})

describe('years of cited works', () => {
  table([
    ['(Wright et al., 2010)', ''],
    ['as Rose and Bass (2000) and Grant et al. (2001, 2004) say', ''],
    ['as Rose and Bass (2000) say', '2000'],
    ['(Rose and Bass, 2000)', ''],
    ['the C II line', ''],
    ['(Flower 1996; Cho et al. 2012)', ''],
    ['Zent (1998) after Ban et al. (2011)', ''],
    ['The Olympics (2012)', '2012'],
    ['signed in Paris (2010)', '2010'],
  ])
})

describe('hostile text', () => {
  it.each([
    '1-1-'.repeat(20000),
    '2019-'.repeat(20000),
    'May, '.repeat(20000),
    '3, '.repeat(20000),
    '1/1/'.repeat(20000),
  ])('ends: %.20s', (text) => expect(read(text).length).toBeGreaterThanOrEqual(0))
})
