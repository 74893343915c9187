import { describe, expect, it } from 'vitest'
import { notation } from '../../test/read-quantities.js'
import { languageOf, readAll } from '../guard/languages.js'
import { en } from '../locales/index.js'

/** The values of a text's table cells, row by row, with what their headers add. */
const cellsOf = (text: string): string =>
  readAll(text, languageOf(en))
    .statements.filter(({ cell }) => cell !== null)
    .map(({ quantity }) => notation(quantity))
    .join('; ')

describe('units of table cells', () => {
  it.each([
    [
      'station,power_kw,energy_mwh\n"Weir, upper","1,450","6,120"\nMill,980,"4,385"',
      '1450 kW; 6120 MWh; 980 kW; 4385 MWh',
    ],
    ['| Course | Credits | Exam minutes |\n|---|---|---|\n| Optics | 6 | 120 |', '6; 120 min'],
    [
      '| ($ in millions) | 2031 | 2030 |\n|---|---|---|\n| Sales | 41.5 | 38.2 |',
      '41500000 USD; 38200000 USD',
    ],
    [
      '|  | 2031 | 2030 |\n|  |  | (in thousands) |\n| Sales | 415 | 382 |\n| Costs | 211 | 190 |',
      '415000; 382000; 211000; 190000',
    ],
    ['| k€ | Q1 | Q2 |\n|---|---|---|\n| Rent | 60 | 61 |', '60000 EUR; 61000 EUR'],
    ['| Dose (mg) | Patients |\n|---|---|\n| 5 | 40 |\n| 10 | 38 |', '5 mg; 40; 10 mg; 38'],
    ['| Zone | Speed (a) |\n|---|---|\n| Inner | 30 |', '30'],
    [
      'Amounts in millions of kroner.\n\n| Item | 2031 |\n|---|---|\n| Equity | 1,820 |\n| Number of employees | 412 |',
      '1820000000 NOK; 412',
    ],
    [
      'Towns (population in millions, density per km²)\nTown | 2020 | Density\nArl | 1.42 | 4,210\nBerm | 2.06 | 3,180',
      '1420000; 4210 1/km²; 2060000; 3180 1/km²',
    ],
    [
      'Survey, n (%)\n\n| Answer | Town |\n|---|---|\n| Yes | 124 (62.0) |\n| No | 76 (38.0) |',
      '124; 62 %; 76; 38 %',
    ],
    [
      '| Event, n (%) | Group A |\n|---|---|\n| Headache | 41 (10.0) |\n| Cough | 12 (2.9) |',
      '41; 10 %; 12; 2.9 %',
    ],
    [
      '| Service | Price | Limit |\n|---|---|---|\n| Store | $0.02/GB | 100 buckets |\n| Queue | $0.4/GB | 20 lists |',
      '0.02 USD/GB; 100 (bucket); 0.4 USD/GB; 20 (list)',
    ],
    ['|  | 2031 | 2030 |\n|---|---|---|\n| Net sales (1) | 41 | 38 |', '41; 38'],
  ])('%s', (text, expected) => expect(cellsOf(text)).toBe(expected))
})
