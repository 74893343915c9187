// The words that references begin with, compiled by lexicon entry.
import type { Lexicon } from '../../scan/lexicon.js'
import type { ReferenceWords } from '../../types/index.js'
import { ACTS, FAMILIES, NAMED_LAWS, PRODUCTS, type ReferenceFamily, STANDARD_BODIES } from './families.js'

export interface Lead {
  readonly family: ReferenceFamily
  /** As written in the row. */
  readonly text: string
}

export interface PartWord {
  /** Canonical kind. */
  readonly part: string
  /** Lexicon entries of the words behind the first: `success criterion`. */
  readonly rest: readonly number[]
  readonly isPlural: boolean
}

/** What a word can be in a reference beside a part, as bits. */
export const ReferenceWord = {
  body: 1,
  law: 2,
  act: 4,
  product: 8,
  version: 16,
  identifier: 32,
  number: 64,
  edition: 128,
  phone: 256,
} as const

export interface ReferenceTable {
  readonly bits: Uint16Array
  /** Leads by the entry of their first word, longest first. */
  readonly leads: ReadonlyMap<number, readonly Lead[]>
  /** Parts by the entry of their first word, longest first. */
  readonly parts: ReadonlyMap<number, readonly PartWord[]>
  /** What the sign `§` stands for. */
  readonly signPart: string
  /** Canonical kind of words for identifiers: `order`, `ticket`. */
  readonly identifiers: ReadonlyMap<number, string>
}

const SIGN_PART = /[^\p{L}\p{M} ]/u

/** First words of all leads and names, in lower case: what the scanner has to know beside the words of a language. */
export function referenceLexicon(split: (phrase: string) => string[]): string[] {
  const all: string[] = []
  for (const family of FAMILIES)
    for (const lead of family.leads) all.push(...split(lead.toLowerCase()).slice(0, 1))
  for (const names of [Object.keys(STANDARD_BODIES), Object.keys(NAMED_LAWS), Object.keys(ACTS), PRODUCTS])
    for (const name of names) all.push(...split(name.toLowerCase()).slice(0, 1))
  return all
}

export function createReferenceTable(
  words: ReferenceWords,
  lexicon: Lexicon,
  split: (phrase: string) => string[],
): ReferenceTable {
  const bits = new Uint16Array(lexicon.words.length)
  const entryOf = (phrase: string): number => lexicon.find(split(phrase.toLowerCase())[0] ?? '')
  const mark = (phrases: readonly string[] | undefined, bit: number): void => {
    for (const phrase of phrases ?? []) bits[entryOf(phrase)]! |= bit
  }
  mark(Object.keys(STANDARD_BODIES), ReferenceWord.body)
  mark(Object.keys(NAMED_LAWS), ReferenceWord.law)
  mark(Object.keys(ACTS), ReferenceWord.act)
  mark(PRODUCTS, ReferenceWord.product)
  mark(words.versions, ReferenceWord.version)
  mark(words.numbers, ReferenceWord.number)
  mark(words.editions, ReferenceWord.edition)
  mark(words.phones, ReferenceWord.phone)
  const leads = new Map<number, Lead[]>()
  for (const family of FAMILIES)
    for (const text of family.leads) {
      const entry = entryOf(text)
      leads.set(entry, [...(leads.get(entry) ?? []), { family, text }])
    }
  for (const list of leads.values()) list.sort((a, b) => b.text.length - a.text.length)
  const identifiers = new Map<number, string>()
  for (const [word, kind] of Object.entries(words.identifiers ?? {})) {
    const entry = entryOf(word)
    bits[entry]! |= ReferenceWord.identifier
    identifiers.set(entry, kind)
  }
  bits[0] = 0
  const signPart = words.parts['§'] ?? 'section'
  return { bits, leads, parts: partWords(words, lexicon, split), signPart, identifiers }
}

function partWords(words: ReferenceWords, lexicon: Lexicon, split: (phrase: string) => string[]) {
  const parts = new Map<number, PartWord[]>()
  const known = new Set(Object.keys(words.parts))
  for (const [phrase, part] of Object.entries(words.parts)) {
    if (SIGN_PART.test(phrase)) continue
    const [first, ...rest] = split(phrase).map((word) => lexicon.find(word))
    if (first === undefined || first === 0) continue
    const isPlural = isPluralOf(phrase, known)
    parts.set(first, [...(parts.get(first) ?? []), { part, rest, isPlural }])
  }
  for (const list of parts.values()) list.sort((a, b) => b.rest.length - a.rest.length)
  return parts
}

/** `sections` beside `section`, `pp` beside `p`, `Abschnitte` beside `Abschnitt`. */
const isPluralOf = (phrase: string, known: ReadonlySet<string>): boolean =>
  ['s', 'es', 'e', 'n', 'en'].some(
    (ending) => phrase.endsWith(ending) && known.has(phrase.slice(0, -ending.length)),
  ) ||
  (phrase.length === 2 && phrase[0] === phrase[1]) ||
  (phrase.endsWith('ices') && known.has(`${phrase.slice(0, -4)}ix`))
