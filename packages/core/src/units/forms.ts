// Every written form of every unit, and what it may mean.
import { spellings } from './english.js'
import { type Measure, measuresOf, readingsOfCanonical } from './measure.js'
import { allPrefixes, type Prefix } from './prefixes.js'
import { allRows, type Form, type Row, readForm } from './rows.js'
import { AMBIGUOUS_NAMES, AMBIGUOUS_SYMBOLS } from './tables/ambiguous.js'
import { Trie } from './trie.js'

/** What one form may mean. */
export interface Entry {
  /** Units that take the form, in the order of the tables; with a prefix these are meant. */
  readonly rows: Row[]
  /** Canonical symbols, most likely first, where the form is declared to be ambiguous or is another's word. */
  meant: string
  weak: boolean
  silent: boolean
  /** Does a currency own the form? Then digits may follow at once. */
  money: boolean
  /** A prefix that may stand before other forms. */
  prefix: Prefix | null
  /** Readings by prefix symbol, filled as they are asked for. */
  readings: Map<string, readonly Measure[]> | null
}

export type Forms = Trie<Entry>

function entryOf(forms: Forms, text: string): Entry {
  const node = forms.insert(text)
  let entry = forms.entries[node]
  if (entry === undefined) {
    entry = {
      rows: [],
      meant: '',
      weak: false,
      silent: true,
      money: false,
      prefix: null,
      readings: null,
    }
    forms.entries[node] = entry
  }
  return entry
}

function own(forms: Forms, text: string, form: Form, row: Row): void {
  const entry = entryOf(forms, text)
  if (!entry.rows.includes(row)) entry.rows.push(row)
  if (!form.silent) entry.silent = false
  entry.weak ||= form.weak
  entry.money ||= row.definition.startsWith('=currency:')
}

function declare(forms: Forms, table: string, isName: boolean): void {
  for (const line of table.trim().split('\n')) {
    const bar = line.lastIndexOf('|')
    const form = readForm(line.slice(0, bar))
    for (const text of isName ? spellings(form.text) : [form.text]) {
      const entry = entryOf(forms, text)
      entry.meant = line.slice(bar + 1)
      entry.weak = form.weak
      entry.money = /^[A-Z]{3}\b/.test(entry.meant)
      entry.silent = form.silent
    }
  }
}

let symbols: Forms | undefined

/** Symbols, case-true, and the prefixes that stand before them. */
export function symbolForms(): Forms {
  if (symbols === undefined) {
    const forms: Forms = new Trie()
    for (const row of allRows()) for (const form of row.symbols) own(forms, form.text, form, row)
    declare(forms, AMBIGUOUS_SYMBOLS, false)
    for (const prefix of allPrefixes()) {
      if (prefix.name === 'deka') continue
      entryOf(forms, prefix.letter === 'K' ? 'K' : prefix.symbol).prefix ??= prefix
    }
    const micro = entryOf(forms, 'µ').prefix
    entryOf(forms, 'u').prefix = micro
    symbols = forms
  }
  return symbols
}

let english: Forms | undefined

/** English names, lower case, and the names of prefixes. */
export function englishForms(): Forms {
  if (english === undefined) {
    const forms: Forms = new Trie()
    for (const row of allRows()) {
      for (const form of row.names) {
        for (const text of spellings(form.text)) own(forms, text, form, row)
      }
    }
    declare(forms, AMBIGUOUS_NAMES, true)
    for (const prefix of allPrefixes()) {
      if (prefix.name !== '') entryOf(forms, prefix.name).prefix ??= prefix
    }
    english = forms
  }
  return english
}

/** Names of other languages: each list maps words, lower case, to canonical symbols. */
export function otherForms(lists: readonly Readonly<Record<string, string>>[]): Forms {
  const forms: Forms = new Trie()
  for (const names of lists) {
    for (const name of Object.keys(names)) {
      const entry = entryOf(forms, name.toLowerCase().replaceAll('-', ' '))
      const id = names[name] as string
      // A word that is at home in two languages keeps what it means in both.
      if (entry.meant === '') entry.meant = id
      else if (!entry.meant.split(',').includes(id)) entry.meant += `,${id}`
      entry.silent = false
    }
  }
  return forms
}

/** Readings of a form; with a prefix, those of its rows that take it (else, for a name, any). */
export function readingsOf(entry: Entry, prefix: Prefix | null, anyRow: boolean): readonly Measure[] {
  const key = prefix === null ? '' : prefix.letter + prefix.symbol
  entry.readings ??= new Map()
  const before = entry.readings.get(key)
  if (before !== undefined) return before
  let found: Measure[]
  if (prefix !== null) {
    const taking = entry.rows.filter((row) => row.prefixes.includes(prefix.letter))
    const rows = taking.length > 0 || !anyRow ? taking : entry.rows
    found = rows.flatMap((row) => measuresOf(row, prefix))
  } else if (entry.meant === '') {
    found = entry.rows.flatMap((row) => measuresOf(row, null))
  } else {
    found = []
    for (const id of entry.meant.split(',')) {
      const alone = id[0] === '!'
      for (const measure of readingsOfCanonical(alone ? id.slice(1) : id)) {
        if (!found.some((other) => other.unit === measure.unit)) {
          found.push(alone ? { ...measure, alone: true } : measure)
        }
      }
    }
  }
  entry.readings.set(key, found)
  return found
}

/** May the form follow the prefix? */
export function takesPrefix(entry: Entry, prefix: Prefix): boolean {
  for (const row of entry.rows) if (row.prefixes.includes(prefix.letter)) return true
  return false
}
