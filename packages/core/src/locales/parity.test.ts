// What English names, every language names: the same statistics, modalities, cues and ends, and units that are known.
import { describe, expect, it } from 'vitest'
import { readUnits } from '../units/index.js'
import { en, LOCALES } from './index.js'

const OTHERS = LOCALES.filter((locale) => locale !== en)
/** Sections of `binding` whose keys are names that the judge asks for. */
const NAMED = ['statistics', 'modalities', 'cues', 'extremes'] as const
/** What the dates of a language without month names need in their place. */
const MARKS = ['yearMarks', 'monthMarks', 'dayMarks', 'hourMarks', 'minuteMarks'] as const

it('keeps the order in which languages are asked', () =>
  expect(LOCALES.map(({ id }) => id)).toEqual(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'zh', 'ja']))

describe.each(OTHERS.map((locale) => [locale.id, locale] as const))('%s', (_id, locale) => {
  it.each(NAMED)('names the same %s, each with words', (section) => {
    expect(Object.keys(locale.binding[section]).sort()).toEqual(Object.keys(en.binding[section]).sort())
    const empty = Object.entries(locale.binding[section]).filter(([, words]) => words.length === 0)
    expect(empty).toEqual([])
  })

  it('fills every section that English fills', () => {
    const missing = Object.keys(en).filter((key) => {
      const own = (locale as unknown as Record<string, unknown>)[key]
      return own === undefined || own === null
    })
    expect(missing).toEqual([])
    expect(locale.binding.synonyms.length).toBeGreaterThan(0)
  })

  it('has all months, or marks behind their digits', () => {
    const months = new Set(Object.values(locale.dates.months))
    if (months.size > 0)
      expect([...months].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    else for (const mark of MARKS) expect(locale.dates[mark]?.length, mark).toBeGreaterThan(0)
  })

  it('has seven weekdays and four seasons', () => {
    expect(new Set(Object.values(locale.dates.weekdays)).size).toBe(7)
    expect(new Set(Object.values(locale.dates.seasons)).size).toBe(4)
  })

  it('names units that are known', () => {
    const unknown = Object.entries(locale.units).filter(([, id]) => readUnits(id).length === 0)
    expect(unknown).toEqual([])
  })

  it('gives synonyms of one language, each word in one list', () => {
    const seen = new Map<string, number>()
    for (const list of locale.binding.synonyms)
      for (const word of list) seen.set(word, (seen.get(word) ?? 0) + 1)
    expect([...seen].filter(([, count]) => count > 1)).toEqual([])
  })
})
