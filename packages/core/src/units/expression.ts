// Unit expressions: forms joined by `/`, `per`, dots and blanks, with exponents, numbers and counted nouns.
import { fromDecimal } from '../math/index.js'
import { type Entry, type Forms, readingsOf } from './forms.js'
import { FormMatcher, isBlank, isDigit, isLetter } from './match.js'
import type { Prefix } from './prefixes.js'

/** One factor of an expression: a form, or a counted noun where `entry` is `null`. */
export interface Part {
  entry: Entry | null
  prefix: Prefix | null
  isName: boolean
  exponent: number
  noun: string
}

/** Words that put what follows below the line, and whether a counted noun may follow. */
const PER_WORDS: Readonly<Record<string, boolean>> = {
  per: true,
  a: false,
  an: false,
  pro: false,
  par: false,
  por: false,
  al: false,
  je: false,
  à: false,
}
const NO_NOUNS = new Set(
  'the and but for nor yet with from than that this each its their our his her into over under not only also or to of in on at by as is are was were be se'.split(
    ' ',
  ),
)
/** Nouns that may follow `a` behind an amount of money: `17c a share`. */
const PRICED = new Set(
  'share person head piece night seat ticket copy unit bottle visit pupil student'.split(' '),
)
const SCALES: Readonly<Record<string, string>> = {
  hundred: '100',
  thousand: '1000',
  million: '1000000',
  billion: '1000000000',
}
const ORDINALS: Readonly<Record<string, number>> = { second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 }
const MAXIMUM_PARTS = 8
const SLASH = 47

/** Reads one expression at a time; the parts that were found stand in the fields until the next call. */
export class ExpressionReader {
  readonly parts: Part[] = []
  count = 0
  end = 0
  /** Numbers above and below the line as written, digits only; empty where there is none. */
  above = ''
  below = ''

  private text = ''
  private limit = 0
  private whole = false
  private inverted = false
  private readonly matcher: FormMatcher

  constructor(symbols: Forms, names: Forms) {
    this.matcher = new FormMatcher(symbols, names)
  }

  /**
   * Reads the longest expression that starts at `start`.
   *
   *     $20 per seat per month, plus tax
   *     ^                     ^
   *
   * With `whole`, names may follow each other (`newton meter`), numbers may stand anywhere, and all of
   * the text must be one expression.
   */
  read(text: string, start: number, limit: number, whole: boolean): boolean {
    this.text = text
    this.limit = limit
    this.whole = whole
    this.count = 0
    this.above = ''
    this.below = ''
    this.inverted = false
    let at = this.head(start)
    if (at < 0) return false
    for (;;) {
      const next = this.count < MAXIMUM_PARTS ? this.tail(at) : -1
      if (next < 0) break
      at = next
    }
    this.end = at
    if (this.inverted)
      for (let index = 0; index < this.count; index++) (this.parts[index] as Part).exponent *= -1
    return !whole || at === limit
  }

  private code(at: number): number {
    return at < this.limit ? this.text.charCodeAt(at) : 0
  }

  private add(entry: Entry | null, exponent: number, noun: string): void {
    const { prefix, isName } = this.matcher
    const part = this.parts[this.count]
    if (part === undefined) this.parts.push({ entry, prefix, isName, exponent, noun })
    else {
      part.entry = entry
      part.prefix = prefix
      part.isName = isName
      part.exponent = exponent
      part.noun = noun
    }
    this.count++
  }

  private head(start: number): number {
    let at = start
    if (this.whole) {
      at = this.leadingNumber(at)
      const word = this.wordAt(at)
      if ((word === 'inverse' || word === 'reciprocal') && this.code(at + word.length) === 32) {
        this.inverted = true
        at += word.length + 1
      }
    }
    const found = this.term(at, 1)
    if (found >= 0) return found
    if (this.code(at) === SLASH) return this.denominator(at + 1, false)
    if (!isLetter(this.code(at))) return -1
    const word = this.wordAt(at)
    if (word === 'per' && isBlank(this.code(at + 3))) return this.denominator(at + 4, true)
    return this.nounRate(at, word)
  }

  /** `requests per second`, `cases/100,000`: a counted noun is a unit only above a line. */
  private nounRate(at: number, word: string): number {
    const after = at + word.length
    const code = this.code(after)
    if (word.length < 3 || NO_NOUNS.has(word)) return -1
    let below = -1
    this.matcher.prefix = null
    this.add(null, 1, word)
    if (code === SLASH) below = this.denominator(after + 1, false)
    else if (isBlank(code)) {
      const per = this.wordAt(after + 1)
      const start = after + 2 + per.length
      if (per === 'per' && isBlank(this.code(start - 1))) below = this.denominator(start, false)
      else if ((per === 'a' || per === 'an') && isBlank(this.code(start - 1))) {
        below = this.denominator(start, false)
        if (below >= 0 && !this.isTime(this.count - 1)) below = -1
      }
    }
    if (below < 0) this.count = 0
    return below
  }

  private isTime(part: number): boolean {
    const dimension = this.dimensionAt(part)
    return dimension === 'time' || dimension === 'month'
  }

  private dimensionAt(index: number): string {
    const part = this.parts[index]
    if (part === undefined || part.entry === null) return ''
    return readingsOf(part.entry, part.prefix, part.isName)[0]?.unit.dimension ?? ''
  }

  /** One unit with its exponent; -1 where none starts at `at`. */
  private term(at: number, sign: number): number {
    let exponent = 1
    let start = at
    const first = this.code(at) | 32
    if (first === 115 || first === 99) {
      const power = this.powerWord(at)
      if (power > 0) {
        exponent = first === 115 ? 2 : 3
        start = power
      }
    }
    const { matcher } = this
    if (!matcher.match(this.text, start, this.limit, this.whole)) return -1
    const entry = matcher.entry as Entry
    let end = matcher.end
    this.add(entry, exponent * sign, '')
    const part = this.parts[this.count - 1] as Part
    if (part.isName && exponent === 1) end = this.powerAfter(end, part)
    else if (exponent === 1) end = this.exponent(end, part, entry)
    if (end < 0) this.count--
    return end
  }

  /**
   * `square `, `sq. `, `cubic `, `cu `: where the unit behind it starts, or -1.
   */
  private powerWord(at: number): number {
    const word = this.wordAt(at)
    if (word !== 'square' && word !== 'sq' && word !== 'cubic' && word !== 'cu') return -1
    let next = at + word.length
    if (this.code(next) === 46 && word.length === 2) next++
    const code = this.code(next)
    return isBlank(code) || code === 45 ? next + 1 : -1
  }

  /** `squared`, `cubed`, `to the fourth` behind a name. */
  private powerAfter(end: number, part: Part): number {
    const code = this.code(end)
    if (!isBlank(code) && code !== 45) return end
    const word = this.wordAt(end + 1)
    if (word === 'squared' || word === 'cubed') {
      part.exponent *= word === 'squared' ? 2 : 3
      return end + 1 + word.length
    }
    if (word !== 'to' || !this.whole || !this.text.startsWith('the ', end + 4)) return end
    const ordinal = this.wordAt(end + 8)
    const power = ORDINALS[ordinal]
    if (power === undefined) return end
    part.exponent *= power
    return end + 8 + ordinal.length
  }

  /**
   * The exponent written behind a symbol: `²`, `^2`, `⁻¹`, `-1`, or a digit behind a length.
   * -1 where digits follow that are no exponent.
   */
  private exponent(end: number, part: Part, entry: Entry): number {
    let at = end
    let code = this.code(at)
    let sign = 1
    if (code === 0x207b && superscriptDigit(this.code(at + 1)) > 0) {
      part.exponent *= -superscriptDigit(this.code(at + 1))
      return at + 2
    }
    const raised = superscriptDigit(code)
    if (raised > 0) {
      part.exponent *= raised
      return at + 1
    }
    const caret = code === 94 || (code === 42 && this.code(at + 1) === 42)
    if (caret) {
      at += code === 94 ? 1 : 2
      if (this.code(at) === 123) at++
      code = this.code(at)
    }
    const minus = code === 45 || code === 0x2212 || code === 0x2013 || code === 0x2010
    if (minus) {
      sign = -1
      at++
      if (code === 0x2212 && isBlank(this.code(at))) at++
      code = this.code(at)
    }
    const digit = code - 48
    const after = this.code(at + 1)
    if (!(digit >= 1 && digit <= 9) || isDigit(after) || isLetter(after)) {
      return caret || (isDigit(code) && !minus && !entry.money) ? -1 : end
    }
    if (after === 46 && isDigit(this.code(at + 2))) return minus ? end : -1
    if (entry.money && !caret) return end
    let next = at + 1
    if (caret && after === 125) next++
    if (!caret && !minus && !this.takesDigit(part, digit)) return -1
    if (minus && !caret && (digit > 4 || after === 37 || this.repeats(next, entry))) return end
    part.exponent *= sign * digit
    return next
  }

  /** A bare digit is an exponent behind a length, and behind any unit below the line. */
  private takesDigit(part: Part, digit: number): boolean {
    if (this.whole) return true
    return digit <= 4 && (part.exponent < 0 || (digit <= 3 && this.dimensionAt(this.count - 1) === 'length'))
  }

  /** `3 m-4 m` is a range, not an exponent: the same unit stands behind the digit. */
  private repeats(at: number, entry: Entry): boolean {
    if (!isBlank(this.code(at))) return false
    const { matcher } = this
    return matcher.match(this.text, at + 1, this.limit, false) && matcher.entry === entry
  }

  private tail(at: number): number {
    const code = this.code(at)
    if (code === SLASH || code === 0x2215 || code === 0x2044) return this.denominator(at + 1, true)
    if (code === 0x6bcf || code === 0x6bce) return this.denominator(at + 1, false)
    if (
      code === 0xb7 ||
      code === 0x22c5 ||
      code === 0x2219 ||
      code === 0x2022 ||
      code === 42 ||
      code === 0xd7
    ) {
      return this.term(at + 1, 1)
    }
    if (code === 46) return this.dotted(at + 1)
    if (isBlank(code)) return this.behindBlank(at + 1)
    if (code !== 45) return -1
    if (this.wordAt(at + 1) === 'per' && this.code(at + 4) === 45) return this.denominator(at + 5, true)
    return this.whole ? this.juxtaposed(at + 1) : -1
  }

  /** `kW.h`, `g.cm-3`: in running text only between symbols, since a full stop ends sentences. */
  private dotted(at: number): number {
    if (this.whole && isDigit(this.code(at))) return this.leadingNumber(at)
    const before = this.count
    const end = this.term(at, 1)
    if (end < 0 || this.whole) return end
    const left = this.parts[before - 1] as Part
    const right = this.parts[before] as Part
    const code = this.code(at)
    const isProduct = right.exponent !== 1 || this.code(end) === SLASH || (code >= 97 && code <= 122)
    if (isProduct && !left.isName && !right.isName) return end
    this.count = before
    return -1
  }

  private behindBlank(at: number): number {
    const code = this.code(at)
    if (code === SLASH) return this.denominator(isBlank(this.code(at + 1)) ? at + 2 : at + 1, true)
    if (code === 0xb7 || code === 0x22c5 || code === 0x2219) {
      return this.term(isBlank(this.code(at + 1)) ? at + 2 : at + 1, 1)
    }
    if (isLetter(code)) {
      const word = this.wordAt(at)
      const noun = PER_WORDS[word]
      if (noun !== undefined && isBlank(this.code(at + word.length))) {
        const before = this.count
        const start = at + word.length + 1
        const priced = !noun && this.isMoney(before - 1) && PRICED.has(this.wordAt(start))
        const end = this.denominator(start, noun || priced)
        if (end >= 0 && (noun || priced || this.isMeasured(before)) && !this.isShareOfItself(before))
          return end
        this.count = before
        return -1
      }
    }
    if (this.whole) return this.juxtaposed(at)
    const before = this.count
    const end = this.term(at, 1)
    if (end < 0) return -1
    const part = this.parts[before] as Part
    // `N m` and the like are forms of their own; here an exponent has to say that it is a product.
    if (!part.isName && part.exponent !== 1 && end > this.matcher.end) return end
    this.count = before
    return -1
  }

  /** Behind `a` and its like only units count, and no currencies: `60 miles an hour`, not `5 km a mark`. */
  private isMeasured(index: number): boolean {
    const part = this.parts[index]
    return part !== undefined && part.entry !== null && !part.entry.money && !part.entry.weak
  }

  private isMoney(index: number): boolean {
    return this.parts[index]?.entry?.money === true
  }

  /** `8 hours per day` stays eight hours: what is below is what is above. */
  private isShareOfItself(index: number): boolean {
    return (
      !this.whole &&
      index === 1 &&
      this.count === 2 &&
      this.dimensionAt(0) === this.dimensionAt(1) &&
      this.dimensionAt(0) !== ''
    )
  }

  /** Below the line when a `per` came before: `joule per kilogram kelvin`. */
  private juxtaposed(at: number): number {
    if (isDigit(this.code(at))) return -1
    const last = this.parts[this.count - 1]
    return this.term(at, last !== undefined && last.isName && last.exponent < 0 ? -1 : 1)
  }

  /**
   * What stands below the line: a number, a unit, a product in brackets, a counted noun.
   *
   *     cases per 100,000 residents
   *               ^       ^
   */
  private denominator(start: number, nouns: boolean): number {
    if (this.code(start) === 40) return this.bracketed(start + 1)
    const at = this.below === '' ? this.numberAt(start) : start
    if (at === start) return this.belowUnit(start, nouns)
    const code = this.code(at)
    const before = this.count
    const end = this.belowUnit(isBlank(code) || code === 45 ? at + 1 : at, true)
    if (end >= 0) return end
    this.count = before
    // `/12` is a date or a fraction; `/100,000` is a rate, and so is what `per` says.
    if (this.whole || (!isLetter(code) && (this.code(start - 1) !== SLASH || /^10{3,}$/.test(this.below))))
      return at
    this.below = ''
    return -1
  }

  private belowUnit(at: number, nouns: boolean): number {
    const word = this.wordAt(at)
    // `per 100,000 in 2020` is no rate of inches.
    if (!this.whole && NO_NOUNS.has(word) && isBlank(this.code(at - 1))) return -1
    const end = this.term(at, -1)
    if (end >= 0 || !nouns) return end
    if (word.length < 2 || NO_NOUNS.has(word)) return -1
    this.matcher.prefix = null
    this.add(null, -1, word)
    const after = at + word.length
    // `person-years`: a noun times a unit.
    if (this.code(after) === 45 && this.count < MAXIMUM_PARTS) {
      const both = this.term(after + 1, -1)
      if (both >= 0) return both
    }
    return after
  }

  private bracketed(start: number): number {
    const before = this.count
    let at = this.term(start, -1)
    while (at >= 0 && this.code(at) !== 41) {
      const code = this.code(at)
      const joined = code === 46 || code === 0xb7 || code === 0x22c5 || code === 42 || isBlank(code)
      at = joined && this.count < MAXIMUM_PARTS ? this.term(at + 1, -1) : -1
    }
    if (at < 0) this.count = before
    return at < 0 ? -1 : at + 1
  }

  /** Takes a number below the line: `100,000`, `1.73`, `million`. Returns where it ends. */
  private numberAt(start: number): number {
    let at = start
    let digits = ''
    while (at < this.limit && digits.length < 16) {
      const code = this.code(at)
      const inside = (code === 44 || code === 46) && isDigit(this.code(at + 1)) && digits !== ''
      if (!isDigit(code) && !inside) break
      if (code !== 44) digits += String.fromCharCode(code)
      at++
    }
    if (digits !== '') {
      if (fromDecimal(digits) === null) return start
      this.below = digits
      return at
    }
    const word = this.wordAt(at)
    const scale = SCALES[word]
    if (scale === undefined) return start
    this.below = scale
    return at + word.length
  }

  private leadingNumber(start: number): number {
    let at = start
    while (isDigit(this.code(at)) || this.code(at) === 46) at++
    if (at > start && this.code(at) === 46) at++
    const word = at === start ? this.wordAt(at) : ''
    const scale = SCALES[word]
    if (scale !== undefined && isBlank(this.code(at + word.length))) {
      this.above = scale
      return at + word.length + 1
    }
    if (at === start) return start
    const digits = this.text.slice(start, at)
    this.above = digits.endsWith('.') ? digits.slice(0, -1) : digits
    return isBlank(this.code(at)) ? at + 1 : at
  }

  /** The letters from `at`, lower case; words longer than any noun are cut. */
  private wordAt(at: number): string {
    let end = at
    while (end < this.limit && end - at < 24 && isLetter(this.text.charCodeAt(end))) end++
    return end === at ? '' : this.text.slice(at, end).toLowerCase()
  }
}

function superscriptDigit(code: number): number {
  if (code === 0xb9) return 1
  if (code === 0xb2 || code === 0xb3) return code - 0xb0
  return code >= 0x2074 && code <= 0x2079 ? code - 0x2070 : 0
}
