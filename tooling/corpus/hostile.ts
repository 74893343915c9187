// Texts that break readers: broken encodings, steering characters, endless repetitions. Generated, never stored.

export interface HostileText {
  readonly name: string
  readonly text: string
}

/** Short pieces whose repetition has made patterns backtrack or loops run quadratically. */
const REPEATED: readonly (readonly [name: string, piece: string])[] = [
  ['digits', '7'],
  ['blanks', ' '],
  ['commas between ones', '1,'],
  ['dots between ones', '1.'],
  ['dashes between ones', '1-'],
  ['blanks between ones', '1 '],
  ['slashes between ones', '1/'],
  ['colons between ones', '1:'],
  ['ands between ones', '1 and '],
  ['number words', 'twenty one hundred '],
  ['scale words', 'million '],
  ['percent signs', '%'],
  ['currency signs', '$'],
  ['minus signs', '-'],
  ['open brackets', '['],
  ['open parentheses', '('],
  ['open braces', '{"a":'],
  ['close brackets', ']'],
  ['pipes', '|'],
  ['table rows', '| 1 | 2 |\n'],
  ['table tags', '<table><tr><td>'],
  ['entities', '&amp;'],
  ['backticks', '`'],
  ['stars', '*'],
  ['line breaks', '\n'],
  ['citations', '[1]'],
  ['units', '5 km/h·kg^2 '],
  ['exponents', '10^'],
  ['ranges', '1 to 2 to '],
  ['plus and minus', '± '],
  ['bounds', 'at least '],
  ['dates', '2024-01-'],
  ['section signs', '§5.'],
  ['urls', 'http://a.b/1?'],
  ['combining marks', 'e\u0301'],
  ['lone high surrogates', '\ud83d'],
  ['han numerals', '一百万'],
]

const SINGLE: readonly HostileText[] = [
  { name: 'empty', text: '' },
  { name: 'a null character', text: '5\u0000 km' },
  { name: 'a lone low surrogate', text: 'It took \udc00 5 ms.' },
  { name: 'a lone high surrogate at the end', text: 'It took 5 ms\ud83d' },
  { name: 'a right-to-left override', text: 'It took \u202e5 ms\u202c.' },
  { name: 'zero-width characters in a number', text: 'It took 1\u200b2\u200d3 ms.' },
  { name: 'a byte order mark inside', text: 'It took \ufeff5 ms.' },
  { name: 'an exponent beyond all numbers', text: 'It took 10^9999 ms and 1e999999999 s.' },
  { name: 'an exponent below all numbers', text: 'It took 1e-999999999 s.' },
  { name: 'not a number', text: 'It took NaN ms, Infinity s and -0 h.' },
  {
    name: 'keys of a prototype',
    text: '{"__proto__": {"value": "5 ms"}, "constructor": 7, "toString": "8 kg"}',
  },
  { name: 'words of a prototype', text: 'constructor 5, __proto__ 6 toString, hasOwnProperty 7 valueOf.' },
  { name: 'full-width digits', text: 'It took １２．４ ms.' },
  { name: 'mathematical digits', text: 'It took 𝟙𝟚 ms.' },
  { name: 'digits of many scripts', text: 'It took ١٢ or १२ or ๑๒ ms.' },
  { name: 'division by zero', text: '5/0 of them, 0% of 0, a ratio of 3:0.' },
  { name: 'unclosed markup', text: '<table><tr><td>5<td colspan="999999999" rowspan="999999999">6' },
  { name: 'a fence that never closes', text: '```\n5 ms\n' },
]

/** All hostile texts; the repeated ones are about `length` characters long. */
export function hostileTexts(length: number): HostileText[] {
  const repeated = REPEATED.map(([name, piece]) => ({
    name: `${name}, again and again`,
    text: piece.repeat(Math.ceil(length / piece.length)),
  }))
  const nested = { name: 'brackets in brackets', text: '['.repeat(length / 2) + ']'.repeat(length / 2) }
  return [...SINGLE, ...repeated, nested]
}
