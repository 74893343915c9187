// Answers as models write them, made up from parts, for property tests with the real guard.
import fc from 'fast-check'

export const SOURCES = [
  'The median latency of the gateway was 12.4 ms in 2024 and 15 ms in 2023. Its p95 latency was 47 ms.',
  {
    id: 'kb-2',
    text: 'Revenue rose to EUR 148.2 million in 2024, from EUR 139.8 million in 2023. The margin was 8.1%.',
  },
  {
    id: 'kb-3',
    text: '| Plan | Price | Requests |\n|---|---|---|\n| Standard | USD 49 | 500 |\n| Business | USD 390 | 2,000 |',
  },
  'The retention is 30 days (RFC 9110, section 3.2). Support answers within 15 minutes. It employs 3,214 people.',
]

const SENTENCES = [
  'The median latency of the gateway was 12.4 ms in 2024.',
  'The median latency was 18 ms.',
  'It was 15 ms the year before.',
  'Its p95 latency stayed below 50 ms.',
  'Revenue rose by 6% to EUR 148.2 million.',
  'Revenue was EUR 139.8 million.',
  'In 2023 it was EUR 139.8 million.',
  'The margin was 8.1% in 2024.',
  'The margin fell to 9 %.',
  'The standard plan costs USD 49, the business plan USD 490.',
  'It allows 2,000 requests.',
  'The retention is one month.',
  'See RFC 9110, section 3.2, for details.',
  'Support answers within approx. 15 min. on average.',
  'The company employs 3,214 people.',
  'This is a good result.',
  'Nobody knows why.',
  'On 3 March 2024 the total was 484.',
]
const MARKERS = ['', '', '', ' [1]', ' [kb-2]', ' [3][4]']

const sentence = fc.constantFrom(...SENTENCES)
const cited = fc
  .tuple(sentence, fc.constantFrom(...MARKERS))
  .chain(([text, marker]) => fc.constantFrom(`${text.slice(0, -1)}${marker}.`, `${text}${marker}`))
const paragraph = fc
  .array(cited, { minLength: 1, maxLength: 4 })
  .chain((sentences) => fc.constantFrom(sentences.join(' '), sentences.join('\n')))
const item = cited.map((text) => `- ${text}`)
const list = fc
  .tuple(
    fc.constantFrom('', 'The figures:\n', 'The figures for 2024 are:\n\n', 'In 2023 [2]:\n'),
    fc.array(item, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('\n', '\n\n'),
    fc.constantFrom('', '\n\nSource: [kb-2]', '\nSource: [1]'),
  )
  .map(([lead, items, gap, source]) => `${lead}${items.join(gap)}${source}`)
const numbered = fc
  .array(cited, { minLength: 1, maxLength: 3 })
  .map((items) => items.map((text, index) => `${index + 1}. ${text}`).join('\n'))
const table = fc
  .tuple(
    fc.constantFrom('', 'Prices in USD:\n\n', 'Table 1: prices\n'),
    fc.constantFrom('49', 'USD 59', '390'),
    fc.constantFrom('', '\n\nNote: prices in 2024.', '\n* excluding tax'),
  )
  .map(
    ([caption, price, note]) =>
      `${caption}| Plan | Price |\n|---|---|\n| Standard | ${price} |\n| Business | 390 |${note}`,
  )
const heading = fc.constantFrom(
  '# Gateway',
  '## Latency',
  '## Revenue in 2024',
  '### Plans',
  '**Support**',
  'Year 2023\n=========',
  'Figures of the gateway',
  '1.2 Latency',
  '2. Revenue',
)
const code = fc.constantFrom(
  '```\nlatency = 18\n\nmargin = 9\n```',
  '---',
  '> The margin was 9 %.',
  '{"latency": "18 ms",\n\n"margin": 8.1}',
)
const pairs = fc.constantFrom(
  'Latency: 12.4 ms\nMargin: 8.1%',
  'Price: USD 49\nRequests: 500',
  'The plans:\n\nPrice: USD 49\n\nRequests: 500',
)

/** One answer in Markdown. */
export const answer: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: paragraph },
      { weight: 2, arbitrary: heading },
      list,
      numbered,
      table,
      code,
      pairs,
    ),
    { minLength: 1, maxLength: 9 },
  )
  .chain((parts) => fc.constantFrom('\n\n', '\n\n\n', '\n').map((gap) => parts.join(gap)))

/** An answer that says at its end what its marks stand for. */
export const answerWithNotes: fc.Arbitrary<string> = fc
  .tuple(
    answer,
    fc.constantFrom(
      'Sources:\n[1] kb-2\n[3] kb-3',
      '## References\n\n1. kb-3\n2. kb-2',
      '[1]: kb-3\n[2]: kb-2',
      '[1] The report of 2024, kb-2',
    ),
  )
  .map((parts) => parts.join('\n\n'))
