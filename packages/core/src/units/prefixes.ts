// Decimal and binary prefixes.
import { multiply, power, rational, tenTo } from '../math/index.js'
import type { Rational } from '../types/rational.js'

export interface Prefix {
  /** As printed: `k`, `µ`, `Ki`. */
  readonly symbol: string
  /** How rows name it: one letter, `D` for `da`, `i` for all binary ones. */
  readonly letter: string
  readonly name: string
  readonly factor: Rational
}

/** Symbol, exponent of ten or of two, name. SI brochure 9 and IEC 80000-13. */
const DECIMAL =
  'Q30quetta R27ronna Y24yotta Z21zetta E18exa P15peta T12tera G9giga M6mega k3kilo h2hecto da1deca d-1deci c-2centi m-3milli µ-6micro n-9nano p-12pico f-15femto a-18atto z-21zepto y-24yocto r-27ronto q-30quecto'
const BINARY = 'Ki10kibi Mi20mebi Gi30gibi Ti40tebi Pi50pebi Ei60exbi Zi70zebi Yi80yobi'

const read = (text: string, binary: boolean): Prefix[] =>
  text.split(' ').map((item) => {
    const [, symbol = '', exponent = '0', name = ''] = /^(\D+?)(-?\d+)(\D+)$/.exec(item) ?? []
    const letter = binary ? 'i' : symbol === 'da' ? 'D' : symbol
    const factor = binary ? power(rational(2), Number(exponent)) : tenTo(Number(exponent))
    return { symbol, letter, name, factor: multiply(factor ?? rational(1), rational(1)) }
  })

let prefixes: readonly Prefix[] | undefined

/** All prefixes, with the spellings `u` for micro and `K` for the kilo of data. */
export function allPrefixes(): readonly Prefix[] {
  if (prefixes === undefined) {
    const decimal = read(DECIMAL, false)
    const kilo = decimal.find((prefix) => prefix.symbol === 'k') as Prefix
    const deca = decimal.find((prefix) => prefix.symbol === 'da') as Prefix
    prefixes = [
      ...decimal,
      ...read(BINARY, true),
      { ...kilo, letter: 'K', name: '' },
      { ...deca, name: 'deka' },
    ]
  }
  return prefixes
}

/** What the prefix column of a row stands for: `*` all decimal, `e` those in everyday use, `b` those of data, `i` binary, else letters. */
export function prefixLetters(column: string): string {
  if (column === '*') return 'QRYZEPTGMkhDdcmµnpfazyrq'
  if (column === 'e') return 'PTGMkhDdcmµnpf'
  if (column === 'b') return 'KkMGTPEZYRQ'
  return column
}
