// Texts and what is read from them. The title is the text.
import { describe, expect, it } from 'vitest'
import { notations } from '../../test/read-quantities.js'

const table = (rows: readonly (readonly [string, string])[], locale = 'en') =>
  it.each(rows)('%s', (text, expected) => expect(notations(text, locale)).toBe(expected))

describe('digits', () => {
  table([
    ['12', '12'],
    ['-5', '-5'],
    ['−110 dBm', '-110 dBm'],
    ['the offset –3 dB', '-3 dB'],
    ['minus 5 °C', '-5 °C'],
    ['.5', '0.5'],
    ['1,234,567.89', '1234567.89'],
    ['1.234.567,89', '1234567.89'],
    ['742 000 t', '742000 t'],
    ["1'234", '1234'],
    ['CHF 1’250.50', '1250.5 CHF'],
    ['₹1,00,00,000', '10000000 INR'],
    ['3·75', '3.75'],
    ['1.226', '1.226'],
    ['3,350', '3350'],
    ['1e-6', '0.000001'],
    ['2.9E+004 mg/L', '29000 mg/L'],
    ['3x10^8', '300000000'],
    ['3 × 10⁸ m/s', '300000000 m/s'],
    ['10^-3', '0.001'],
    ['10⁻³', '0.001'],
    ['1.43 × 10 −4', '0.000143'],
    ['1.5 × 106 cells', '1500000 (cell)'],
    ['555 123 4567', '555; 123; 4567'],
  ])
})

describe('fractions', () => {
  table([
    ['1/2', '0.5'],
    ['½', '0.5'],
    ['2½ cups', '2.5 US cup'],
    ['2 1/2 cups', '2.5 US cup'],
    ['two-thirds of voters', '0.666667'],
    ['a third of them', '0.333333'],
    ['a third party', '3 th (party)'],
    ['three quarters', '0.75'],
    ['half a million', '500000'],
    ['half an hour', '0.5 h'],
    ['an hour and a half', '1.5 h'],
    ['5 and a half cups', '5.5 US cup'],
    ['ten and a half million', '10500000'],
    ['one million and a half', '1500000'],
  ])
})

describe('number words', () => {
  table([
    ['one hundred and five thousand', '105000'],
    ['forty eight seats', '48 (seat)'],
    ['twenty-first', '21 th'],
    ['two hundred point seventy-one', '200.71'],
    ['twenty-five hundred', '2500'],
    ['five thousand million', '5000000000'],
    ['a dozen eggs', '12 (egg)'],
    ['3 dozen', '36'],
    ['a couple of days', '2'],
    ['hundreds of people', ''],
    ['thirty (30) days', '30 d'],
    ['born in nineteen eighty-two', ''],
    ['between one hundred and two hundred', '100..200'],
    ['no one knows', ''],
    ['one of them', ''],
    ['one user', '1 (user)'],
    ['First, we tested', ''],
    ['the first test', '1 th (test)'],
  ])
})

describe('scales', () => {
  table([
    ['1.5 million', '1500000'],
    ['$6.3bn', '6300000000 USD'],
    ['$1m and 100k', '1000000 USD; 100000'],
    ['5m to the gate', '5 m'],
    ['25 lakh tonnes', '2500000 t'],
    ['1.2b people', '1200000000 (people)'],
    ['2 hundred thousand', '200000'],
    ['3 hundred and one', '301'],
    ['up to 5\nmillion users', '<=5000000 (user)'],
  ])
})

describe('money', () => {
  table([
    ['$5', '5 USD'],
    ['-$5.20', '-5.2 USD'],
    ['$-99.99', '-99.99 USD'],
    ['US$6.3 billion', '6300000000 USD'],
    ['HK$7,800', '7800 HKD'],
    ['EUR 740', '740 EUR'],
    ['5 dollars', '5 USD'],
    ['3 dollars 50 cents', '3.5 USD'],
    ['15 dollars 50.', '15.5 USD'],
    ['Rs. 10,000/-', '10000 INR'],
    ['€0.31/kWh', '0.31 EUR/kWh'],
    ['$5 a year earlier', '5 USD'],
    ['Rp 31.500', '31500 IDR'],
    ['1.384 €', '1384 EUR'],
    ['TOP 5 products', '5 (product)'],
    ['Adjustment ($1.00)', '-1 USD'],
    ['Net loss (2,500) thousand', '-2500000'],
    ['twelve patients (12)', '12 (patient); 12'],
    ['a dollar', '1 USD'],
    ['$/PR is down', ''],
  ])
})

describe('units and nouns', () => {
  table([
    ['12 ms', '12 ms'],
    ['15-second timeout', '15 s'],
    ['3 min 12 s behind', '3.2 min'],
    ['516 in all', '516'],
    ['5 km/h', '5 km/h'],
    ['12.5 %', '12.5 %'],
    ['2 in, 3 in boxes', '2 in; 3'],
    ['The 12 C.P.I. series', '12'],
    ['5 W m −2 K −1', '5 W/m²/K'],
    ['2 hours, 30 minutes', '2.5 h'],
    ['6 feet, 2 inches', '6.166667 ft'],
    ['120/80 mmHg', '120 mmHg; 80 mmHg'],
    ['1 lb 2 oz', '1.125 lb'],
    ['484 completed tasks in the queue', '484 (task)'],
    ['2 new data centers', '2 (center)'],
    ['21 people', '21 (people)'],
    ['within an hour', '<=1 h'],
    ['twice a month', '2 x'],
    ['12 deaths per 100,000', '12 death/100000'],
  ])
})

describe('labels are no quantities', () => {
  table([
    ['p95, GPT-4, G085W, 4a and COVID-19', ''],
    ['5G networks', ''],
    ['Falcon 9X', ''],
    ['the 18.x branch', ''],
    ['Konacki (2005a)', ''],
    ['Ca(ClO4)2 melts', ''],
    ['Dev Suite 11g and 12c engineer', ''],
    ['support 24/7', ''],
  ])
})

describe('ratios and multiples', () => {
  table([
    ['a ratio of 4:1', '4'],
    ['1 in 5 users', '0.2 (user)'],
    ['8 out of 10.', '0.8'],
    ['3 in 2019', '3; 2019'],
    ['5 in 10 minutes', '5; 10 min'],
    ['3x faster', '3 x'],
    ['3.9-fold', '3.9 x'],
    ['1.5 times', '1.5 x'],
    ['Output doubled', '2 x'],
    ['10-100 times', '10..100'],
  ])
})

describe('ranges', () => {
  table([
    ['6.4–6.8 TeV', '6.4..6.8 TeV'],
    ['2 - 12 players', '2..12 (player)'],
    ['between 10 µm and 1 cm', '10..10000 µm'],
    ['between 250 and 700 dollars', '250..700 USD'],
    ['$5-10 million', '5000000..10000000 USD'],
    ['5-10 million', '5000000..10000000'],
    ['from 5 to 10 ms', '5..10 ms'],
    ['-40 to 85 °C', '-40..85 °C'],
    ['-10--5', '-10..-5'],
    ['5...10', '5..10'],
    ['The peak shifted from 412 nm to 398 nm', '412 nm; 398 nm'],
    ['It rose from 5 to 10', '5; 10'],
    ['It rose by 5 to 10 percent', '5..10 %'],
    ['The dividend rose by 11c to 17c', '11 ¢; 17 ¢'],
    ['Between 20 °C and 68 °F', '20 °C; 68 °F'],
    ['fell 5% to $10 million', '5 %; 10000000 USD'],
    ['It grew by 3, from 58 to 61', '3; 58; 61'],
    ['The grade worsened from 2.3 to 2.7', '2.3; 2.7'],
    ['Strength improves by 21 MPa to 113 MPa', '21 MPa; 113 MPa'],
    ['5-10-15-20', ''],
  ])
})

describe('bounds', () => {
  table([
    ['at least 5', '>=5'],
    ['no more than 5 nodes', '<=5 (node)'],
    ['not less than 2', '>=2'],
    ['does not exceed 5 ms', '<=5 ms'],
    ['never exceeds 5 ms', '<=5 ms'],
    ['exceeds $5', '>5 USD'],
    ['up to about 5', '~<=5'],
    ['p < 0.05', '<0.05'],
    ['x >= 5, y =< 3', '>=5; <=3'],
    ['a -> 5', '5'],
    ['6+ agents', '>=6 (agent)'],
    ['5 or more', '>=5'],
    ['people of 65 and over. 36 died', '>=65; 36 (died)'],
    ['5 nodes or fewer', '<=5 (node)'],
    ['min. 8 characters', '>=8 (character)'],
    ['Max: 10 MB', '<=10 MB'],
    ['lower than 20 or higher than 30', '<20; >30'],
    ['above one quarter and below a half', '>0.25; <0.5'],
    ['at most 100 and at least 20', '<=100; >=20'],
  ])
})

describe('hedges', () => {
  table([
    ['about 12 ms', '~12 ms'],
    ['approx. 5', '~5'],
    ['~5', '~5'],
    ['Some $418 million', '~418000000 USD'],
    ['nearly 50 %', 'just under 50 %'],
    ['just over 3 million', 'just over 3000000'],
    ['10 or so', '~10'],
  ])
})

describe('tolerances', () => {
  table([
    ['12.0 mm +/- 0.2', '11.8..12.2 mm'],
    ['8.0±0.02', '7.98..8.02'],
    ['100 Ω ± 5 %', '95..105 Ω'],
    ['10 mm ± 200 µm', '9.8..10.2 mm'],
    ['±5 V', '-5..5 V'],
  ])
})

describe('other languages', () => {
  describe('German', () =>
    table(
      [
        ['zweihundertfünfundzwanzig', '225'],
        ['eintausendeinhundertfünfzig', '1150'],
        ['einunddreißig Millionen', '31000000'],
        ['dreiviertel', '0.75'],
        ['zweieinhalb Jahre', '2.5 yr'],
        ['698,4 Mio. EUR', '698400000 EUR'],
        ['1.384 €', '1384 EUR'],
        ['höchstens 12 Tage', '<=12 d'],
        ['zwischen 5 und 10 Prozent', '5..10 %'],
        ['knapp 5 km', 'just under 5 km'],
        ['ein Haus', ''],
        ['zwei Komma drei', '2.3'],
        ['der einhunderttausendste Besucher', '100000 th (besucher)'],
      ],
      'de',
    ))
  describe('French', () =>
    table(
      [
        ['quatre-vingt-dix-sept', '97'],
        ['soixante et onze', '71'],
        ['vingt et un', '21'],
        ['deux cent mille', '200000'],
        ['63,45 $', '63.45 USD'],
        ['8 pour cent', '8 %'],
        ['au moins 3 heures', '>=3 h'],
        ['23 cents', '23 ¢'],
        ['1 234 567 habitants', '1234567 (habitant)'],
      ],
      'fr',
    ))
  describe('Spanish', () =>
    table(
      [
        ['treinta y cinco', '35'],
        ['dos mil quinientos', '2500'],
        ['más de 5 millones', '>5000000'],
        ['entre 5 y 10 euros', '5..10 EUR'],
        ['vigésimo primero', '21 th'],
        ['cuarto de hora', '0.25 h'],
      ],
      'es',
    ))
  describe('Italian', () =>
    table(
      [
        ['duecentocinquanta', '250'],
        ['ventuno', '21'],
        ['almeno 3 ore', '>=3 h'],
        ['2.140 m', '2140 m'],
      ],
      'it',
    ))
  describe('Portuguese', () =>
    table(
      [
        ['cento e vinte e cinco', '125'],
        ['décimo primeiro', '11 th'],
        ['R$ 0,80', '0.8 BRL'],
        ['3 milhões', '3000000'],
      ],
      'pt',
    ))
  describe('Dutch', () =>
    table(
      [
        ['tweehonderdvijfentwintig', '225'],
        ['minstens 3 uur', '>=3 h'],
        ['anderhalf miljoen', '1500000'],
      ],
      'nl',
    ))
  describe('Chinese', () =>
    table(
      [
        ['三百二十', '320'],
        ['一百万零四', '1000004'],
        ['二百五', '250'],
        ['二〇一六个', '2016 (个)'],
        ['三分之二', '0.666667'],
        ['百分之五', '5 %'],
        ['至少30天', '>=30 d'],
        ['第3', '3 th'],
        ['摄氏37度', '37 °C'],
        ['两个半小时', '2.5 h'],
        ['一般', ''],
      ],
      'zh',
    ))
  describe('Japanese', () =>
    table(
      [
        ['2億8,000万円', '280000000 JPY'],
        ['3割', '30 %'],
        ['100以上', '>=100'],
        ['10個未満', '<10 (個)'],
        ['時速120キロメートル', '120 km/h'],
        ['2時間半', '2.5 h'],
        ['20番目', '20 th'],
        ['2と4分の1', '2.25'],
      ],
      'ja',
    ))
})
