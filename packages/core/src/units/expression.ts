// Unit expressions: forms joined by `/`, `per`, dots and blanks, with exponents, numbers and counted nouns.
import type { Forms } from './forms.js'
import { isBlank, isDigit, isLetter } from './match.js'
import { createTerms, type Part } from './terms.js'
import { NO_NOUNS, numberEnd, PER_WORDS, PRE_NOUNS, PRICED, SCALES, wordAt, wordEnd } from './words.js'

const MAXIMUM_PARTS = 8
const LONGEST_PER_WORD = 3
const SLASH = 47

export interface ExpressionReader {
  readonly parts: readonly Part[]
  /** How many of the parts belong to the expression that was read last; the next call overwrites them. */
  count: number
  /** Where it ends. */
  end: number
  /** Digits of a number that leads it, as in `2m^3`; empty where there is none. */
  above: string
  /**
   * Reads the longest expression that starts at `start`.
   *
   *     $20 per seat per month, plus tax
   *     ^                     ^
   *
   * With `whole`, names may follow each other (`newton meter`), numbers may stand anywhere, and all of
   * the text must be one expression.
   */
  read(text: string, start: number, limit: number, whole: boolean): boolean
}

/** A reader of expressions in English and in the names of `others`. */
export function createExpressionReader(others: Forms | null): ExpressionReader {
  const terms = createTerms(others)
  const { parts, open, codeAt, addNoun, term, dimensionAt, isTime } = terms
  const found: ExpressionReader = { parts, count: 0, end: 0, above: '', read }
  let source = ''
  let stop = 0
  let isWhole = false
  let inverted = false
  let digits = ''

  function read(text: string, start: number, limit: number, whole: boolean): boolean {
    source = text
    stop = limit
    isWhole = whole
    open(text, limit, whole)
    found.above = ''
    inverted = false
    let at = head(start)
    if (at < 0) return false
    for (;;) {
      const next = terms.count < MAXIMUM_PARTS ? tail(at) : -1
      if (next < 0) break
      at = next
    }
    found.end = at
    found.count = terms.count
    if (inverted) for (let index = 0; index < terms.count; index++) (parts[index] as Part).exponent *= -1
    return !whole || at === limit
  }

  function head(start: number): number {
    let at = start
    if (isWhole) {
      at = leadingNumber(at)
      const word = wordAt(source, at, stop)
      if ((word === 'inverse' || word === 'reciprocal') && codeAt(at + word.length) === 32) {
        inverted = true
        at += word.length + 1
      }
    }
    const found = term(at, 1)
    if (found >= 0) return found
    if (codeAt(at) === SLASH) return term(at + 1, -1)
    if (!isLetter(codeAt(at))) return -1
    return startsPer(at) ? denominator(at + 4, true) : nounRate(at)
  }

  /** `per` and a blank. */
  function startsPer(at: number): boolean {
    return (codeAt(at) | 32) === 112 && isBlank(codeAt(at + 3)) && wordAt(source, at, stop) === 'per'
  }

  /**
   * A counted noun, which is a unit only above a line.
   *
   *     1,200 requests per second
   *           ^        ^   ^
   */
  function nounRate(at: number): number {
    const after = wordEnd(source, at, stop)
    const code = codeAt(after)
    const article = isBlank(code) && (codeAt(after + 1) | 32) === 97
    const per = !article && isBlank(code) && startsPer(after + 1)
    if (code !== SLASH && !per && !article) return -1
    const noun = wordAt(source, at, stop)
    // `three times a day`, but not `5 about a day`.
    if (noun.length < 3 || NO_NOUNS.has(noun) || (article && !noun.endsWith('s'))) return -1
    addNoun(noun, 1)
    let below = -1
    if (article) {
      const word = wordAt(source, after + 1, stop)
      if (word === 'a' || word === 'an') below = denominator(after + word.length + 2, false)
      if (below >= 0 && !isTime(terms.count - 1)) below = -1
    } else below = denominator(per ? after + 5 : after + 1, false)
    if (below < 0) terms.count = 0
    return below
  }

  function tail(at: number): number {
    const code = codeAt(at)
    if (code === SLASH || code === 0x2215 || code === 0x2044) return denominator(at + 1, true)
    if (code === 0x6bcf || code === 0x6bce) return denominator(at + 1, false)
    if (
      code === 0xb7 ||
      code === 0x22c5 ||
      code === 0x2219 ||
      code === 0x2022 ||
      code === 42 ||
      code === 0xd7
    ) {
      return term(at + 1, 1)
    }
    if (code === 46) return dotted(at + 1)
    if (isBlank(code)) return behindBlank(at + 1)
    if (code !== 45) return -1
    if (wordAt(source, at + 1, stop) === 'per' && codeAt(at + 4) === 45) return denominator(at + 5, true)
    return isWhole ? juxtaposed(at + 1) : -1
  }

  /** `kW.h`, `g.cm-3`: in running text only between symbols, since a full stop ends sentences. */
  function dotted(at: number): number {
    if (isWhole && isDigit(codeAt(at))) return leadingNumber(at)
    const before = terms.count
    const end = term(at, 1)
    if (end < 0 || isWhole) return end
    const left = parts[before - 1] as Part
    const right = parts[before] as Part
    const code = codeAt(at)
    const isProduct = right.exponent !== 1 || codeAt(end) === SLASH || (code >= 97 && code <= 122)
    if (isProduct && !left.isName && !right.isName) return end
    terms.count = before
    return -1
  }

  function behindBlank(at: number): number {
    const code = codeAt(at)
    if (code === SLASH) return denominator(isBlank(codeAt(at + 1)) ? at + 2 : at + 1, true)
    if (code === 0xb7 || code === 0x22c5 || code === 0x2219) {
      return term(isBlank(codeAt(at + 1)) ? at + 2 : at + 1, 1)
    }
    if (!isLetter(code)) return -1
    const after = wordEnd(source, at, stop)
    if (after - at <= LONGEST_PER_WORD && isBlank(codeAt(after))) {
      const noun = PER_WORDS.get(wordAt(source, at, stop))
      if (noun !== undefined) return behindPer(after + 1, noun)
    }
    if (isWhole) return juxtaposed(at)
    // `N m` and the like are forms of their own; here an exponent has to say that it is a product.
    const next = isBlank(codeAt(after)) && codeAt(after + 1) === 0x2212 ? 0x2212 : codeAt(after)
    if (next < 128 && next !== 94 && next !== 42 && next !== 45 && !isDigit(next)) return -1
    const before = terms.count
    const end = term(at, 1)
    if (end < 0) return -1
    const part = parts[before] as Part
    if (part.exponent !== 1 && terms.isRaised) return end
    terms.count = before
    return -1
  }

  /** What stands behind `per`, `a` and their like; `nouns` says that counted nouns may. */
  function behindPer(start: number, nouns: boolean): number {
    const before = terms.count
    const priced = !nouns && isMoney(before - 1) && PRICED.has(wordAt(source, start, stop))
    const end = denominator(start, nouns || priced)
    if (end >= 0 && (nouns || priced || isMeasured(before)) && !isShareOfItself(before)) return end
    terms.count = before
    return -1
  }

  /** Behind `a` and its like only units count, and no currencies: `60 miles an hour`, not `5 km a mark`. */
  function isMeasured(index: number): boolean {
    const part = parts[index]
    return part !== undefined && part.entry !== null && !part.entry.money && !part.entry.weak
  }

  function isMoney(index: number): boolean {
    return dimensionAt(index).startsWith('currency:')
  }

  /** `8 hours per day` stays eight hours: it says when, not how fast. */
  function isShareOfItself(index: number): boolean {
    return !isWhole && index === 1 && terms.count === 2 && isTime(0) && isTime(1)
  }

  /** Below the line when a `per` came before: `joule per kilogram kelvin`. */
  function juxtaposed(at: number): number {
    if (isDigit(codeAt(at))) return -1
    const last = parts[terms.count - 1]
    return term(at, last?.isName && last.exponent < 0 ? -1 : 1)
  }

  /**
   * What stands below the line: a number, a unit, a product in brackets, a counted noun.
   *
   *     cases per 100,000 residents
   *               ^       ^
   */
  function denominator(start: number, nouns: boolean): number {
    if (codeAt(start) === 40) return bracketed(start + 1)
    const at = numberAt(start)
    if (at === start) return belowUnit(start, nouns)
    const number = digits
    const code = codeAt(at)
    const before = terms.count
    // Letters that touch the number are a unit (`per 100g`) or a name (`per 3GPP`), never a counted noun.
    const isApart = isBlank(code) || code === 45
    let end = belowUnit(isApart ? at + 1 : at, isApart)
    if (end < 0) {
      // `/12` is a date or a fraction; `/100,000` is a rate, and so is what `per` says.
      const isRate = !isLetter(code) && (codeAt(start - 1) !== SLASH || /^10{3,}$/.test(digits))
      if (!isWhole && !isRate) return -1
      terms.count = before
      addNoun('', -1)
      end = at
    }
    const part = parts[before] as Part
    part.number = number
    return end
  }

  function belowUnit(at: number, nouns: boolean): number {
    const word = wordAt(source, at, stop)
    // `per 100,000 in 2020` is no rate of inches.
    if (!isWhole && NO_NOUNS.has(word) && isBlank(codeAt(at - 1))) return -1
    const end = term(at, -1)
    if (end >= 0 || !nouns) return end
    if (word.length < 2 || NO_NOUNS.has(word)) return -1
    const second = PRE_NOUNS.has(word) ? wordAt(source, at + word.length + 1, stop) : ''
    const after = at + word.length + (second === '' ? 0 : second.length + 1)
    addNoun(second || word, -1)
    // `person-years`: a noun times a unit.
    if (codeAt(after) === 45 && terms.count < MAXIMUM_PARTS) {
      const both = term(after + 1, -1)
      if (both >= 0) return both
    }
    return after
  }

  function bracketed(start: number): number {
    const before = terms.count
    let at = term(start, -1)
    while (at >= 0 && codeAt(at) !== 41) {
      const code = codeAt(at)
      const joined = code === 46 || code === 0xb7 || code === 0x22c5 || code === 42 || isBlank(code)
      at = joined && terms.count < MAXIMUM_PARTS ? term(at + 1, -1) : -1
    }
    if (at < 0) terms.count = before
    return at < 0 ? -1 : at + 1
  }

  /** Takes the number below the line to `digits`: `100,000`, `1.73`, `million`. Returns where it ends. */
  function numberAt(start: number): number {
    const end = numberEnd(source, start, stop)
    const word = end === start ? wordAt(source, start, stop) : ''
    digits = SCALES.get(word) ?? source.slice(start, end).replaceAll(',', '')
    return digits === '' ? start : end + word.length
  }

  function leadingNumber(start: number): number {
    let at = start
    while (isDigit(codeAt(at)) || codeAt(at) === 46) at++
    if (at > start && codeAt(at) === 46) at++
    const word = at === start ? wordAt(source, at, stop) : ''
    const scale = SCALES.get(word)
    if (scale !== undefined && isBlank(codeAt(at + word.length))) {
      found.above = scale
      return at + word.length + 1
    }
    if (at === start) return start
    const digits = source.slice(start, at)
    found.above = digits.endsWith('.') ? digits.slice(0, -1) : digits
    return isBlank(codeAt(at)) ? at + 1 : at
  }

  return found
}
