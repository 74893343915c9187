// Every language fills what English fills; words are as the scanner finds them.
import { describe, expect, it } from 'vitest'
import { en, LOCALES } from './index.js'
import { fractions, inflected, names, numbers, phrases, words } from './words.js'

const SECTIONS = ['numbers', 'bounds', 'ranges', 'hedges', 'dates', 'references', 'binding'] as const
/** What a language may lack: words that its grammar has no place for. */
const MAY_LACK: Readonly<Record<string, readonly string[]>> = {
  zh: ['ordinals', 'months', 'articles', 'ordinalEndings', 'lt'],
  ja: ['ordinals', 'months', 'collectives', 'pairs', 'articles', 'ordinalEndings'],
}

/** Keys that refine a section, and that a language fills when it needs them. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'timeCues',
  'doubtful',
  'ends',
  'ratioCues',
  'runCues',
  'plurals',
  'changes',
])

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

describe.each(LOCALES.map((locale) => [locale.id, locale] as const))('%s', (id, locale) => {
  it.each(SECTIONS)('fills the section %s', (section) => {
    const model = en[section] as unknown as Record<string, unknown>
    const own = locale[section] as unknown as Record<string, unknown>
    const missing = Object.keys(model).filter(
      (key) =>
        !OPTIONAL.has(key) &&
        !isEmpty(model[key]) &&
        isEmpty(own[key]) &&
        !(MAY_LACK[id] ?? []).includes(key),
    )
    expect(missing).toEqual([])
  })

  it('has marks, and units where it is not English', () => {
    expect(locale.marks.length).toBeGreaterThan(10)
    if (id !== 'en') expect(Object.keys(locale.units).length).toBeGreaterThan(50)
  })

  it('writes words in lower case, phrases with single blanks', () => {
    const all: string[] = []
    const gather = (value: unknown): void => {
      if (Array.isArray(value))
        for (const item of value) typeof item === 'string' ? all.push(item) : gather(item)
      else if (typeof value === 'object' && value !== null)
        for (const [key, item] of Object.entries(value)) {
          if (typeof item === 'number' || (Array.isArray(item) && typeof item[0] === 'number')) all.push(key)
          else gather(item)
        }
    }
    for (const section of SECTIONS) gather(locale[section])
    for (const word of all) {
      expect(word).toBe(word.toLowerCase())
      expect(word).toBe(word.trim().replace(/\s+/g, ' '))
    }
  })

  it('gives no number without a value', () => {
    const { cardinals, scales, ordinals, multiples, collectives } = locale.numbers
    for (const table of [cardinals, scales, ordinals, multiples, collectives])
      for (const [word, value] of Object.entries(table)) expect(value, word).toSatisfy(Number.isFinite)
    for (const [word, [top, bottom]] of Object.entries(locale.numbers.fractions))
      expect(top / bottom, word).toBeGreaterThan(0)
  })
})

describe('how locale files write words', () => {
  it('words', () => expect(words('a b', ' c ')).toEqual(['a', 'b', 'c']))
  it('phrases', () => expect(phrases('more than, over,', 'up to')).toEqual(['more than', 'over', 'up to']))
  it('numbers', () => expect(numbers('two 2, a score 20')).toEqual({ two: 2, 'a score': 20 }))
  it('names', () => expect(names('metre m, gallon = US gal')).toEqual({ metre: 'm', gallon: 'US gal' }))
  it('fractions', () => expect(fractions('half 1/2')).toEqual({ half: [1, 2] }))
  it('inflected', () => expect(inflected({ erst: 1 }, 'e er -')).toEqual({ erste: 1, erster: 1, erst: 1 }))
})
