// Unit and scale that a table header, a caption or a key gives to the bare numbers below or behind it:
// `Floor area (m²)`, `USD m`, `(in thousands, except per share)`, `timeout_ms`.
import { fromNumber, multiply, ONE } from '../math/index.js'
import type { Rational, Unit } from '../types/index.js'
import type { UnitReader } from '../units/index.js'

export interface HeaderUnit {
  readonly units: readonly Unit[]
  /** Factor of a scale word; one where none is written. */
  readonly scale: Rational
}

export interface HeaderLanguage {
  readonly units: UnitReader
  /** Scale words to factors: `thousands` 1000, `mn` 1e6. */
  readonly scales: ReadonlyMap<string, number>
}

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code > 0xbf || code === 0xb0 || code === 0xb5
const isBreak = (code: number): boolean =>
  code === 40 || code === 91 || code === 95 || code === 44 || code === 59 || code === 58 || code === 47

/**
 * Looks for a unit or scale. A unit counts in brackets, behind `in`, an underscore, a comma or at the end.
 *
 *     Revenue (USD millions)
 *              ^^^ ^^^^^^^^    unit USD, scale 1e6
 */
export function readHeaderUnit(text: string, language: HeaderLanguage): HeaderUnit | null {
  let units: readonly Unit[] = []
  let scale = ONE
  let found = false
  const limit = Math.min(text.length, 200)
  let open = false
  /** `millions of kroner`: what follows is the unit, whatever stands behind it. */
  let afterOf = false
  const spaced = text.replace(/_/g, ' ')
  for (let at = 0; at < limit; ) {
    const code = text.charCodeAt(at)
    if (isBreak(code)) {
      open = true
      at++
      continue
    }
    if (code === 41 || code === 93) {
      open = false
      at++
      continue
    }
    if (code === 32 || code === 10) {
      at++
      continue
    }
    let end = at
    while (end < limit && isLetter(text.charCodeAt(end))) end++
    const word = text.slice(at, end).toLowerCase()
    if (word === 'in') {
      open = true
      at = end
      continue
    }
    const isMoney = units[0]?.dimension.startsWith('currency:') === true
    const factor = word.length > 0 ? scaleOf(word, language) : undefined
    // `m` and `mm` are millions behind a currency and lengths elsewhere.
    if (factor !== undefined && (word.length > LONGEST_SHORT_SCALE || isMoney)) {
      scale = multiply(scale, fromNumber(factor))
      found = true
      at = end
      continue
    }
    if (units.length === 0 && !isBehindNumber(text, at)) {
      const prefixed = scaledCurrency(text, at)
      const start = prefixed === null ? at : at + 1
      const read = language.units.read(spaced, start, limit)
      if (
        read !== null &&
        read.units.length > 0 &&
        !read.units[0]!.dimension.startsWith('count:') &&
        !(read.weak === true && isMark(text, at, read.end)) &&
        (prefixed !== null ||
          afterOf ||
          isUnitPlace(text, at, read.end, limit, open, read.weak === true, language))
      ) {
        units = read.units
        if (prefixed !== null) scale = multiply(scale, fromNumber(prefixed))
        found = true
        at = read.end
        continue
      }
    }
    if (factor !== undefined && open) {
      scale = multiply(scale, fromNumber(factor))
      found = true
      at = end
      continue
    }
    if (end === at) end = at + 1
    afterOf = open && word === 'of' && found
    if (!(open && word === 'of')) open = open && word === 'per'
    at = end
  }
  return found ? { units, scale } : null
}

/** `Revenue (a)`: the mark of a note, not a year. */
const isMark = (text: string, at: number, end: number): boolean =>
  end - at === 1 && text.charCodeAt(at) >= 97 && text.charCodeAt(at) <= 99

/** `62.1 %` is a quantity, not the unit of a column. */
function isBehindNumber(text: string, at: number): boolean {
  let before = at - 1
  while (before >= 0 && text.charCodeAt(before) === 32) before--
  const code = text.charCodeAt(before)
  return code >= 48 && code <= 57
}

const LONGEST_SHORT_SCALE = 3

/** `k€`, `M$`: a prefix glued to a currency sign; its factor, or `null`. */
function scaledCurrency(text: string, at: number): number | null {
  const sign = text.charCodeAt(at + 1)
  const isSign = sign === 36 || sign === 163 || (sign >= 0x20a0 && sign <= 0x20cf)
  if (!isSign) return null
  const code = text.charCodeAt(at)
  return code === 107 || code === 75 ? 1e3 : code === 77 || code === 109 ? 1e6 : null
}

function scaleOf(word: string, language: HeaderLanguage): number | undefined {
  return (
    language.scales.get(word) ?? (word.endsWith('s') ? language.scales.get(word.slice(0, -1)) : undefined)
  )
}

function isUnitPlace(
  text: string,
  start: number,
  end: number,
  limit: number,
  open: boolean,
  weak: boolean,
  language: HeaderLanguage,
): boolean {
  let next = end
  while (next < limit && text.charCodeAt(next) === 32) next++
  let word = next
  while (word < limit && isLetter(text.charCodeAt(word))) word++
  const following = text.slice(next, word).toLowerCase()
  const closes = following === '' || following === 'in' || scaleOf(following, language) !== undefined
  if (open && closes) return true
  // A symbol such as `$` or `€`, or the whole header, or its last word: `exam minutes`, `lap1 s`.
  if (!isLetter(text.charCodeAt(start)) && end - start <= 3) return true
  if (weak || next < limit) return false
  return start === 0 || (end - start >= SHORTEST_LAST_UNIT && text.slice(start, start + 4) !== 'per ')
}

/** A shorter last word is rather a letter that counts: `Group A`, `Vitamin C`. */
const SHORTEST_LAST_UNIT = 2
