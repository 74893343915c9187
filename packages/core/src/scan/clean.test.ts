import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAboutLinear } from '../../test/processor-time.js'
import { clean, toOriginal } from './clean.js'

const cleaned = (text: string): string => clean(text).text

describe('leaves plain text alone', () => {
  it.each([
    'Latency rose to 12.4 ms in 2024 (p95).',
    '5 * 3 * 2 = 30 and 5*3*2 = 30, 2**10 is 1024',
    'set max_items_per_call and snake_case_2, a_b_c',
    'costs $5 and $10, US$5 or A$7, from $5-$10, 5$ or 6$',
    'a <b and c> d, p<0.05, x < 5 and y > 3, <5 ms',
    'AT&T, R&D, a & b, &nothing;',
    'from 5–8 ms — as measured',
    '45 m², 10⁸, 12 kW², s⁻¹, 12‰',
    '| a \\| b | c |',
    '<table><tr><td>1</td></tr></table>',
    '<p>one</p><div>two</div><li>three</li><h2>four</h2>',
    '价格是，12：元。',
    '* item one\n* item two',
    '____ and ****** and ---',
    'C:\\new\\table',
    'line one\r\nline two',
    '【3†L4-L9】',
  ])('%s', (text) => {
    const result = clean(text)
    expect(result.text).toBe(text)
    expect(result.cleanAt).toEqual([])
    expect(result.originalAt).toEqual([])
  })
})

describe('cleans', () => {
  it.each([
    ['&lt;&nbsp;5&nbsp;% and &le; 250&thinsp;ms', '< 5 % and ≤ 250 ms'],
    ['5&#8211;8 &#x2212;3 &#150; &#49;&#50;', '5–8 -3 – 12'],
    ['&amp;nbsp;5 &amp;lt; 6', ' 5 < 6'],
    ['3&plusmn;1 &micro;m&sup2; &euro;5', '3±1 µm² €5'],
    ['&#0; &#xD800; &#99999999;', '&#0; &#xD800; &#99999999;'],
    ['rose to **44 %**, __twice__ *as* _much_', 'rose to 44 %, twice as much'],
    ['***Total:*** 12 and **bold *and* italic**', 'Total: 12 and bold and italic'],
    ['pay **€14**[1]', 'pay €14[1]'],
    ['每小时用水**3500升**，每天', '每小时用水3500升，每天'],
    ['**12**ms', '12ms'],
    ['~~12~~ 10 ms', '12 10 ms'],
    ['a **b\n\nc** d', 'a **b\n\nc** d'],
    ['| *a | b* |', '| *a | b* |'],
    ['<b>12</b> <i>ms</i><span class="x">, fast</span>', '12 ms, fast'],
    ['$<b>1</b><span>2</span>', '$1 2'],
    ['one<br>two<br/>three', 'one\ntwo\nthree'],
    ['| 5 TB<br>100 buckets |', '| 5 TB; 100 buckets |'],
    ['The fee is $320<sup>1</sup> per file', 'The fee is $320¹ per file'],
    ['m<sup>2</sup>, 10<sup>6</sup>, s<sup>-1</sup>, 10<sup>−3</sup>', 'm², 10⁶, s⁻¹, 10⁻³'],
    ['1<sup>st</sup> and 188<sup>a</sup> and Intel<sup>TM</sup>', '1st and 188[a] and Intel™'],
    ['320<sup><a href="#f1">1</a></sup> days<sup>[2]</sup>', '320¹ days[2]'],
    ['<span>$</span>14<sup>95</sup>, $320<sup>1</sup>, 14<sup>95</sup> €', '$14.95, $320¹, 14.95 €'],
    ['H<sub>2</sub>O, CO<sub>2</sub>', 'H2O, CO2'],
    ['a<!-- 12 -->b<script>var x = 5</script>c<style>p{}</style>', 'abc'],
    ['<!DOCTYPE html>5<?xml version="1.0"?>', '5'],
    ['\\$5 and 5\\% \\*not bold\\*', '$5 and 5% *not bold*'],
    ['is $5$, $12.5 \\times 10^3$, \\(12\\,\\text{ms}\\), $$x = 4$$', 'is 5, 12.5 × 10^3, 12 ms, x = 4'],
    ['$\\frac{1}{2}$ of \\SI{12}{ms}, $\\pm 3$, $10^{-6}$, $20^\\circ$C', '1/2 of 12 ms, ± 3, 10^-6, 20°C'],
    ['as in \\[1\\] and \\[x = 5\\]', 'as in [1] and x = 5'],
    ['5\u00a0% 1\u202f234 5\u2009km', '5 % 1 234 5 km'],
    ['１，２３４．５％ （１４：３０）＋５', '1,234.5% (14:30)+5'],
    ['［３］ ＄５ ～ ￥１００', '[3] $5 ~ ¥100'],
    ['\u22125 °C, non\u2011breaking, 5\u20126', '-5 °C, non-breaking, 5–6'],
    ['٢٥٫٥٪ and १२ and 𝟏𝟐', '25.5% and 12 and 12'],
    ['so\u00adft 1\u200b2 \u202e5\u202c \ufeff', 'soft 1 2 5 '],
    ['don’t ‘x’ 5’ “q”', "don't 'x' 5' “q”"],
    ['{"unit": "\\u00b0C", "text": "a\\nb \\"5\\""}', '{"unit": "°C", "text": "a  b \\"5\\""}'],
    ['stated\\nRevenue 12\\n- item', 'stated\nRevenue 12\n- item'],
    ['`a * b` and *c* `x_y_` and ``**``', '`a * b` and c `x_y_` and ``**``'],
    ['```py\nx = a ** 2\ny = b ** 2\n```\n**5**', '```py\nx = a ** 2\ny = b ** 2\n```\n5'],
    ['old\rmac', 'old\nmac'],
  ])('%s', (text, expected) => {
    expect(cleaned(text)).toBe(expected)
  })
})

describe('leads back to the given text', () => {
  it.each([
    ['**12** ms', '12', '12'],
    ['**12** ms', '12 ms', '12** ms'],
    ['is **12&nbsp;ms** now', '12 ms', '12&nbsp;ms'],
    ['&lt;&nbsp;5&nbsp;%', '5 %', '5&nbsp;%'],
    ['$320<sup>1</sup>.', '$320', '$320'],
    ['$320<sup>1</sup>.', '¹', '<sup>1</sup>'],
    ['a <b>12</b><i> ms</i>', '12 ms', '12</b><i> ms'],
    ['\\$5.20 paid', '$5.20', '$5.20'],
    ['１２％', '12%', '１２％'],
    ['$12.5$ units', '12.5', '12.5'],
  ])('%s: %s', (text, piece, expected) => {
    const result = clean(text)
    const start = result.text.indexOf(piece)
    expect(start).toBeGreaterThanOrEqual(0)
    const span = toOriginal(result, { start, end: start + piece.length })
    expect(text.slice(span.start, span.end)).toBe(expected)
  })
})

const fragment = fc.constantFrom(
  '12',
  '3.5',
  ' ',
  '\n',
  '**',
  '*',
  '_',
  '__',
  '&nbsp;',
  '&amp;',
  '&#8722;',
  '<b>',
  '</b>',
  '<sup>',
  '</sup>',
  '<td>',
  '<br>',
  '$',
  '$$',
  '\\$',
  '\\(',
  '\\)',
  '\\text{',
  '}',
  '`',
  '```',
  '\u200b',
  '\u00a0',
  '\u2212',
  '２',
  '，',
  'km',
  'x',
  '<',
  '>',
  '&',
  '\\',
  '~~',
  '\ud835\udfd1',
  '\ud800',
  '^{',
  '\\frac{1}{2}',
  '|',
  '<!--',
  '-->',
  '\\u00b0',
)
const anyText = fc.oneof(
  fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
)

describe('laws', () => {
  it('every span leads back inside the given text, in order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = clean(text)
        let last = 0
        for (let at = 0; at < result.text.length; at++) {
          const span = toOriginal(result, { start: at, end: at + 1 })
          expect(span.start).toBeGreaterThanOrEqual(last)
          expect(span.end).toBeGreaterThanOrEqual(span.start)
          expect(span.end).toBeLessThanOrEqual(text.length)
          last = span.start
        }
      }),
      { seed: 7, numRuns: 500 },
    )
  })

  it('an ASCII letter or digit of the clean text is that of the given text, or was written as an escape', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = clean(text)
        for (let at = 0; at < result.text.length; at++) {
          if (!/[A-Za-z0-9]/.test(result.text[at]!)) continue
          const span = toOriginal(result, { start: at, end: at + 1 })
          const given = text.slice(span.start, span.end)
          if (given.length === 1 && given.charCodeAt(0) < 128) expect(given).toBe(result.text[at])
        }
      }),
      { seed: 8, numRuns: 500 },
    )
  })

  it('markup that goes never joins two numbers', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('<b>', '</b>', '<i>', '</span>', '<sup>', '</sup>', '\u200b', '<!-- x -->'),
          { minLength: 1, maxLength: 5 },
        ),
        (marks) => {
          expect(cleaned(`12${marks.join('')}34`)).not.toContain('1234')
        },
      ),
      { seed: 9 },
    )
  })

  const hostile =
    '<|<a |<a "|`|` `` |*a|**a |_a |$5|$a |$$|\\(|\\[|\\text{|<!--|<script>|&#|&amp;|<sup>|<br>|^{|\\n|~~a'.split(
      '|',
    )
  it.each(hostile)('a long run of %s costs linear time', (piece) => {
    expect(isAboutLinear(piece, 80_000, clean)).toBe(true)
  })
})
