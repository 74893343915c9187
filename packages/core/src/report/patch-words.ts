// Writes small numbers as words, and puts a unit word or counted noun into the number that follows.
import type { Locale, Unit } from '../types/index.js'
import { readUnits } from '../units/index.js'

/**
 * A whole number below a hundred in words, with the capital and the hyphen of the words that stood there;
 * in digits where the language has no such word.
 *
 * @example
 * numberInWords(34, 'Twenty-one', en) // 'Thirty-four'
 */
export function numberInWords(value: number, written: string, locale: Locale): string | null {
  if (!Number.isInteger(value) || value < 0) return null
  const word = spell(value, written, locale)
  if (word === null) return value < 1e15 ? String(value) : null
  const first = written.charAt(0)
  return first !== first.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

function spell(value: number, written: string, { numbers }: Locale): string | null {
  const direct = wordFor(numbers.cardinals, value)
  if (direct !== null) return direct
  if (value > 99 || value < 20 || numbers.vigesimal === true) return null
  const tens = wordFor(numbers.cardinals, value - (value % 10))
  const ones = wordFor(numbers.cardinals, value % 10)
  if (tens === null || ones === null) return null
  const joiner = numbers.joiners[0] ?? ''
  if (numbers.compound === true) return `${ones}${joiner}${tens}`
  if (numbers.joinsTens === true) return `${tens} ${joiner} ${ones}`
  return `${tens}${written.includes(' ') ? ' ' : '-'}${ones}`
}

function wordFor(words: Readonly<Record<string, number>>, value: number): string | null {
  for (const word of Object.keys(words)) if (words[word] === value && !word.endsWith('.')) return word
  return null
}

/** True where a word behind the number changes between one and many. */
export const changesNumber = (from: number, to: number): boolean =>
  (Math.abs(from) === 1) !== (Math.abs(to) === 1)

/**
 * The other number of a unit word: `hour` for `hours`. `null` where it has none that is known, as for symbols.
 *
 * @param sourceWord what the source writes there, or `null`
 */
export function otherForm(
  word: string,
  unit: Unit,
  sourceWord: string | null,
  locale: Locale,
): string | null {
  const key = word.toLowerCase()
  let best: string | null = null
  const id = locale.units[key]
  if (id !== undefined)
    for (const name of Object.keys(locale.units))
      if (locale.units[name] === id && name !== key && sharesStem(name, key))
        if (best === null || name.length > best.length) best = name
  if (best === null && key.length > 3) {
    const other = key.endsWith('s') ? key.slice(0, -1) : `${key}s`
    if (readUnits(other)[0]?.id === unit.id) best = other
  }
  if (best === null) return sourceWord !== null && sharesStem(word, sourceWord) ? sourceWord : null
  const first = word.charAt(0)
  return first !== first.toLowerCase() ? best.charAt(0).toUpperCase() + best.slice(1) : best
}

/** Two forms of one word: they differ in no more than their last two letters. */
function sharesStem(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  if (shorter < 3 || Math.abs(a.length - b.length) > 2) return false
  const stem = Math.max(3, shorter - 1)
  return a.slice(0, stem).toLowerCase() === b.slice(0, stem).toLowerCase()
}
