// The little TeX that answers hold: symbols, text commands, fractions, escapes. Read where a backslash stands.

/** Commands that stand for a character; an empty one is only taken out. */
const SYMBOLS: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  pm: '±',
  mp: '∓',
  div: '÷',
  approx: '≈',
  simeq: '≈',
  sim: '~',
  equiv: '≡',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  lt: '<',
  gt: '>',
  ne: '≠',
  neq: '≠',
  ll: '≪',
  gg: '≫',
  to: '→',
  rightarrow: '→',
  infty: '∞',
  ldots: '…',
  dots: '…',
  cdots: '…',
  degree: '°',
  circ: '°',
  textdegree: '°',
  celsius: '°C',
  mu: 'µ',
  textmu: 'µ',
  Omega: 'Ω',
  ohm: 'Ω',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  lambda: 'λ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  theta: 'θ',
  eta: 'η',
  omega: 'ω',
  tau: 'τ',
  phi: 'φ',
  euro: '€',
  texteuro: '€',
  pounds: '£',
  textsterling: '£',
  textdollar: '$',
  textendash: '–',
  textemdash: '—',
  percent: '%',
  quad: ' ',
  qquad: ' ',
  left: '',
  right: '',
  displaystyle: '',
  textstyle: '',
}

/** Commands whose braces hold plain text: `\text{ms}`. */
const WRAPPERS = new Set(
  'text textrm textbf textit textsf texttt textnormal emph mathrm mathbf mathit mathsf mathtt operatorname boldsymbol unit num si underline mbox'.split(
    ' ',
  ),
)
/** Commands of two braces, and what stands between their contents. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['frac', '/'],
  ['dfrac', '/'],
  ['tfrac', '/'],
  ['SI', ' '],
  ['qty', ' '],
])

/** Letters that a two-brace command may hold on each side; longer ones are formulas, and stay. */
const LONGEST_PART = 40

/** One replacement that a command asks for, in order. */
export interface TexEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Reads the command at a backslash; an empty list where there is none that is known.
 *
 *     12 \times 10^3 \text{ km}     \frac{1}{2}
 *        ^^^^^^      ^^^^^^   ^     ^^^^^^ ^^ ^
 */
export function readTexCommand(text: string, at: number): readonly TexEdit[] {
  let end = at + 1
  while (end - at < 16 && isLetter(text.charCodeAt(end))) end++
  const name = text.slice(at + 1, end)
  const symbol = Object.hasOwn(SYMBOLS, name) ? SYMBOLS[name] : undefined
  if (symbol !== undefined) return [{ start: at, end, text: symbol }]
  if (text.charCodeAt(end) !== 123) return []
  const close = closingBrace(text, end)
  if (close < 0) return []
  if (WRAPPERS.has(name)) {
    return [
      { start: at, end: end + 1, text: '' },
      { start: close, end: close + 1, text: '' },
    ]
  }
  const between = PAIRS.get(name)
  if (between === undefined || text.charCodeAt(close + 1) !== 123) return []
  const last = closingBrace(text, close + 1)
  if (last < 0) return []
  return [
    { start: at, end: end + 1, text: '' },
    { start: close, end: close + 2, text: between },
    { start: last, end: last + 1, text: '' },
  ]
}

/** The brace that closes the one at a place, when nothing nested or long lies between; -1 otherwise. */
function closingBrace(text: string, at: number): number {
  const limit = Math.min(text.length, at + 1 + LONGEST_PART)
  for (let i = at + 1; i < limit; i++) {
    const code = text.charCodeAt(i)
    if (code === 125) return i
    if (code === 123 || code === 10) return -1
  }
  return -1
}

/** Where a raised number in braces ends, for `10^{-6}`; -1 where the braces hold something else. */
export function raisedEnd(text: string, brace: number): number {
  const close = closingBrace(text, brace)
  if (close < 0 || close - brace > 7 || close === brace + 1) return -1
  for (let i = brace + 1; i < close; i++) {
    const code = text.charCodeAt(i)
    const sign = code === 43 || code === 45 || code === 0x2212
    if (!(sign && i === brace + 1) && (code < 48 || code > 57)) return -1
  }
  return close
}

/**
 * The `$` that closes inline mathematics, or -1 where the dollars are money.
 *
 *     is $12.5 \times 10^3$ bytes     costs $5 and $10
 *        ^                ^               a blank stands before the second
 */
export function closingDollar(text: string, at: number): number {
  const first = text.charCodeAt(at + 1)
  if (first === 32 || first === 10 || Number.isNaN(first)) return -1
  const limit = Math.min(text.length, at + 90)
  let formula = false
  let words = false
  for (let i = at + 1; i < limit; i++) {
    const code = text.charCodeAt(i)
    if (code === 10) return -1
    if (code === 36 && text.charCodeAt(i - 1) !== 92) {
      const before = text.charCodeAt(i - 1)
      const after = text.charCodeAt(i + 1)
      if (i === at + 1 || before === 32 || (after >= 48 && after <= 57)) return -1
      return formula || !words ? i : -1
    }
    if (code === 92 || code === 94 || code === 95 || code === 123) formula = true
    else if (isLetter(code) || code === 32 || code > 0x2fff) words = true
  }
  return -1
}

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122
