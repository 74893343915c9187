// Writes a number the way the answer wrote another one: its scale word, decimals, grouping, marks, or words.
import { divide, rational, toDecimalString, toNumber } from '../math/index.js'
import type { Locale, Quantity, Rational } from '../types/index.js'
import { numberInWords } from './patch-words.js'

/** How a numeral of the answer looks. */
interface Form {
  readonly decimal: string
  readonly group: string
  readonly isGrouped: boolean
  /** Groups above the thousand are of two digits: `12,34,567`. */
  readonly isIndian: boolean
}

const DIGIT = /\d/

/**
 * A value in the form of a numeral.
 *
 * @param written the numeral that stands there
 * @param value the new value, in the claim's unit, scale words included
 * @param sourceDecimals decimals of the source where unit and scale are the claim's own, else `null`
 * @example
 * writeNumber('1.834,5', claim, fromNumber(1432.5), 1, de) // '1.432,5'
 */
export function writeNumber(
  written: string,
  claim: Quantity,
  value: Rational,
  sourceDecimals: number | null,
  locale: Locale,
): string | null {
  const scaled = divide(value, claim.scale)
  if (scaled === null) return null
  if (!DIGIT.test(written)) return numberInWords(toNumber(scaled), written, locale)
  const places = decimalsIn(written, claim.decimals)
  const decimals = decimalsFor(places, claim, sourceDecimals)
  const form = formOf(written, places, locale)
  const number = toNumber(scaled)
  const [whole = '', part] = toDecimalString(roundHalfUp(number, decimals), decimals).split('.')
  const grouped = form.isGrouped ? group(whole, form) : whole
  return part === undefined ? grouped : `${grouped}${form.decimal}${part}`
}

const roundHalfUp = (value: number, decimals: number): Rational => {
  const ten = 10 ** decimals
  return rational(Math.round(Number((value * ten).toPrecision(15))), ten)
}

/** The source's own digits, rounded to the answer's decimals where the answer has any. */
function decimalsFor(places: number, claim: Quantity, sourceDecimals: number | null): number {
  if (sourceDecimals === null) return places
  if (places === 0) return sourceDecimals
  return claim.kind === 'money' ? places : Math.min(places, sourceDecimals)
}

/** Digits behind the decimal mark of one numeral of a quantity. */
function decimalsIn(written: string, decimals: number): number {
  if (decimals === 0) return 0
  const mark = written.charAt(written.length - decimals - 1)
  if (mark === '.' || mark === ',') return decimals
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','))
  return last < 0 ? 0 : written.length - last - 1
}

function formOf(written: string, places: number, locale: Locale): Form {
  const at = written.length - places - 1
  const decimal = places > 0 ? written.charAt(at) : ''
  const whole = places > 0 ? written.slice(0, at) : written
  const marks = [...whole].filter((c) => !DIGIT.test(c) && c !== '-' && c !== '+' && c !== '−')
  const own = marks[0]
  const otherMark = own === '.' ? ',' : own === ',' ? '.' : null
  const isPlain = own === undefined && whole.length > 3
  const mark = decimal !== '' ? decimal : (otherMark ?? locale.format.decimal)
  const usual = locale.format.group.find((g) => g !== mark) ?? (mark === ',' ? '.' : ',')
  return {
    decimal: mark,
    group: own ?? usual,
    isGrouped: !isPlain,
    isIndian: marks.length > 1 && whole.length - whole.lastIndexOf(own!) === 4 && hasPair(whole, own!),
  }
}

/** True where a group in the middle has two digits. */
const hasPair = (whole: string, mark: string): boolean =>
  whole
    .split(mark)
    .slice(1, -1)
    .every((g) => g.length === 2)

function group(whole: string, { group: mark, isIndian }: Form): string {
  const isNegative = whole.startsWith('-')
  let rest = isNegative ? whole.slice(1) : whole
  const parts: string[] = []
  let size = 3
  while (rest.length > size) {
    parts.unshift(rest.slice(-size))
    rest = rest.slice(0, -size)
    if (isIndian) size = 2
  }
  parts.unshift(rest)
  return (isNegative ? '-' : '') + parts.join(mark)
}
