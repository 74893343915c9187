// What the reader of quantities makes of a text, as short strings for tables of tests.
import { extract } from '../src/extract/index.js'
import { createVocabulary } from '../src/extract/vocabulary.js'
import { LOCALES } from '../src/locales/index.js'
import { toDecimalString } from '../src/math/index.js'
import { scan } from '../src/scan/index.js'
import type { Quantity, Rational, TextDocument } from '../src/types/index.js'
import { createUnitReader } from '../src/units/index.js'

const languages = new Map(
  LOCALES.map((locale) => [
    locale.id,
    { vocabulary: createVocabulary(locale), units: createUnitReader([locale.units]) },
  ]),
)

/** A text without blocks, tables and hidden places. */
export function plainDocument(text: string, locale: string, parts: Partial<TextDocument> = {}): TextDocument {
  const tokens = scan(text, languages.get(locale)!.vocabulary.lexicon)
  const clean = { original: text, text, cleanAt: [], originalAt: [] }
  return {
    clean,
    tokens,
    blocks: [],
    sentences: [],
    tables: [],
    citations: [],
    opaque: [],
    fences: [],
    ...parts,
  }
}

export function read(text: string, locale = 'en', parts: Partial<TextDocument> = {}): Quantity[] {
  return extract(plainDocument(text, locale, parts), languages.get(locale)!)
}

const number = (value: Rational): string => toDecimalString(value, 6).replace(/\.?0+$/, '')

const SIGNS = { lt: '<', lte: '<=', gt: '>', gte: '>=' } as const
const HEDGES = { about: '~', over: 'just over ', under: 'just under ' } as const

/** `>=5 ms`, `5..10 ms`, `~12`, `3rd`, `2x`, `1/3` as decimals, and the noun in brackets. */
export function notation(quantity: Quantity): string {
  const { interval, kind, units, noun, hedge, comparator, date } = quantity
  if (date !== null) return date.iso
  const unit = units[0] === undefined ? '' : ` ${units[0].id}`
  const counted = noun === null ? '' : ` (${noun.stem})`
  const front = hedge === null ? '' : HEDGES[hedge]
  if (kind === 'bound')
    return `${front}${SIGNS[comparator!]}${number((interval.low ?? interval.high)!)}${unit}${counted}`
  if (kind === 'range') return `${front}${number(interval.low!)}..${number(interval.high!)}${unit}${counted}`
  if (kind === 'time' || kind === 'reference') return kind
  const tail = kind === 'ordinal' ? ' th' : kind === 'multiple' ? ' x' : ''
  return `${front}${number(quantity.value!)}${unit}${tail}${counted}`
}

/** All quantities of a text, behind each other. */
export const notations = (text: string, locale = 'en'): string => read(text, locale).map(notation).join('; ')
