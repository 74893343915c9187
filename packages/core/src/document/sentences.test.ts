import { describe, expect, it } from 'vitest'
import { sentencesOf } from '../../test/read-document.js'

/** Sentences are parted by `¦`. */
const rows = (given: readonly string[]) =>
  it.each(given)('%s', (marked) => {
    const expected = marked.split('¦').map((part) => part.trim())
    expect(sentencesOf(marked.replaceAll('¦ ', ''))).toEqual(expected)
  })

describe('full stops', () => {
  rows([
    'Revenue rose to 5.2 million. ¦ Costs fell by 3.5 %. ¦ Net debt was 0.31 billion.',
    'Dr. Smith met Prof. Jones at approx. 5 pm. ¦ They left.',
    'See No. 5 and Fig. 3 of vol. 2. ¦ Then stop.',
    'It was built by J. Smith and A. B. Jones in 1931. ¦ It stands.',
    'The U.S. Army bought 12. ¦ In 2020 it sold them.',
    'Use e.g. 5 ms, i.e. less than 10 ms. ¦ Always.',
    'It was sold to Acme Inc. ¦ The price was 5.',
    'Version 4.12.3 fixes it. ¦ Version 5.0 broke it.',
    'It climbs 620 m. ¦ The rope is 44 mm thick.',
    'It draws 12 V. ¦ It weighs 5 kg. ¦ It costs 3 €.',
    'It closed in 2019. ¦ 12 people left.',
    'Is it 5? ¦ Yes, it is! ¦ Good.',
    'He said "we sold 5." ¦ She said (we sold 6.) ¦ They left.',
    'It ended... ¦ Then it began.',
    'the contribution was $460 million . ¦ the company paid it .',
    'the company reduced its provisions. ¦ revenue rose.',
    'It is on example.com and in file.txt today.',
    'Am 5. Mai 2020 stieg der Umsatz. ¦ Der 3. Platz ging an Jo.',
    'Der Wert lag bei 12. ¦ Die Kosten sanken.',
    '工厂每小时用水3500升。 ¦ 每天运行16小时！ ¦ 好。',
  ])
})

describe('markers behind the stop', () => {
  rows([
    'The ride takes 11 minutes.[S02] ¦ The rope is 44 mm thick.[S03]',
    'The ride climbs 620 m. [S03] ¦ The rope is 44 mm thick. [S02]',
    'It lasts 18 months.³ ¦ It costs 5.¹',
    'It lasts 18 months. ¦ [S02] says otherwise.',
    'It lasts 18 months.【1†source】 ¦ It costs 5.',
  ])
})

describe('lines', () => {
  it.each([
    [
      'The pump draws 350 W and has to be\nserviced once a year by the makers\nof the pump. It is loud.',
      ['The pump draws 350 W and has to be\nserviced once a year by the makers\nof the pump.', 'It is loud.'],
    ],
    ['Opening hours\nMonday to Friday 9 to 5', ['Opening hours', 'Monday to Friday 9 to 5']],
    ['First line  \nof two,\nand three', ['First line  \nof two,\nand three']],
    ['One paragraph\n\nand another', ['One paragraph', 'and another']],
    ['one<br>Two<br>Three', ['one', 'Two', 'Three']],
  ])('%s', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected)
  })
})

describe('what is no sentence', () => {
  it.each([
    ['[S01]', []],
    ['...', []],
    ['Source: S03', []],
    ['https://example.org/12', []],
    ['**Size.** The farm has 14 turbines.', ['Size. The farm has 14 turbines.']],
    ['```js\nx = 5\n```', []],
  ])('%s', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected)
  })
})
