// Languages, compiled: built once from their locale files, then shared by every guard.

import { readDocument } from '../document/index.js'
import { createVocabulary, extract, type Vocabulary } from '../extract/index.js'
import { createLocaleChooser, en } from '../locales/index.js'
import { clean, scan } from '../scan/index.js'
import {
  type BindingTable,
  createBindingTable,
  readStatements,
  type StatementLanguage,
  type StatementSet,
} from '../statements/index.js'
import type { Locale, Quantity, TextDocument } from '../types/index.js'
import { createUnitReader, type UnitReader } from '../units/index.js'

export interface Language extends StatementLanguage {
  readonly locale: Locale
  readonly vocabulary: Vocabulary
  readonly binding: BindingTable
  readonly units: UnitReader
  readonly isAbbreviation: (word: string) => boolean
}

function compile(locale: Locale): Language {
  const vocabulary = createVocabulary(locale)
  const units = createUnitReader([locale.units])
  const abbreviations = new Set(locale.abbreviations)
  const scales = new Map(Object.entries(locale.numbers.scales))
  return {
    locale,
    vocabulary,
    units,
    scales,
    binding: createBindingTable(locale),
    isAbbreviation: (word) => abbreviations.has(word),
    scan: (text) => scan(text, vocabulary.lexicon),
  }
}

const compiled = new Map<Locale, Language>()

/** The compiled form of a locale. A pure cache: the same locale always gives the same language. */
export function languageOf(locale: Locale): Language {
  let language = compiled.get(locale)
  if (language === undefined) {
    language = compile(locale)
    compiled.set(locale, language)
  }
  return language
}

/** Text to document and quantities. */
export function readText(
  text: string,
  language: Language,
): { document: TextDocument; quantities: Quantity[] } {
  const cleaned = clean(text)
  const document = readDocument(cleaned, language.scan(cleaned.text), language.isAbbreviation)
  return { document, quantities: extract(document, language) }
}

/** Text to statements. */
export function readAll(text: string, language: Language): StatementSet {
  const { document, quantities } = readText(text, language)
  return readStatements(document, quantities, language)
}

const choosers = new WeakMap<readonly Locale[], (text: string) => Locale>()

/** The language of a text among some: told by its script and its common words; the first where nothing tells. */
export function chooseLanguage(text: string, locales: readonly Locale[]): Language {
  let choose = choosers.get(locales)
  if (choose === undefined) {
    choose = createLocaleChooser(locales.length > 0 ? locales : [en])
    choosers.set(locales, choose)
  }
  return languageOf(choose(text))
}
