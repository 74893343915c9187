import { describe, expect, it } from 'vitest'
import { read } from '../../test/read-quantities.js'
import { relateDates } from './relate-dates.js'

describe('dates', () => {
  it.each([
    ['2019', 'in 2019–2021', 'equal'],
    ['2021', 'in 2019–2021', 'equal'],
    ['2020', 'in 2019–2021', 'wider'],
    ['3 May 2024', '3–5 May 2024', 'equal'],
    ['May 2024', '3–5 May 2024', 'inside'],
    ['29 February 2025', 'February 2025', 'disjoint'],
    ['5 March 2024', '2024-03-05', 'equal'],
    ['March 2024', '2024-03-05', 'inside'],
    ['5 March 2024', 'March 2024', 'wider'],
    ['28 February 2025', 'the end of February 2025', 'equal'],
    ['19th century', 'in 1874', 'inside'],
    ['2 May 2022', '05/02/2022', 'equal'],
    ['5 February 2022', '05/02/2022', 'either'],
    ['Q3 2023', 'third quarter of 2023', 'equal'],
  ])('%s against %s', (claim, evidence, expected) => {
    const mine = read(`in ${claim}`)[0]!
    const theirs = read(evidence)[0]!
    expect(relateDates(mine, theirs).kind).toBe(expected)
  })
})
