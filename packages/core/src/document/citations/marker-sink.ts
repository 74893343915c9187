// Where found markers go: certain ones, possible ones, footnotes; and what the text says its marks stand for.
import type { CitationMarker, Footnote, Span } from '../../types/index.js'
import { isDigit } from '../codes.js'
import type { Page } from '../page.js'
import { formOf } from './id-form.js'
import type { IdList } from './id-list.js'
import { leadsOn } from './surroundings.js'

/** What a mark stands for: ids, or a note in prose where there are none. */
export interface Meaning {
  readonly ids: readonly string[]
  readonly note: Span
}

/** Ids that the form alone, or the text itself, makes a citation. */
export const certain = (ids: readonly string[], numeric = false): IdList => ({
  ids,
  strength: 'certain',
  named: true,
  pointed: false,
  numeric,
})

export class MarkerSink {
  readonly text: string
  readonly opaque: Span[]
  readonly citations: CitationMarker[] = []
  readonly mentions: CitationMarker[] = []
  readonly footnotes: Footnote[] = []
  /** By label, with the mark that tells its kind: `[1`, `^1`, `(1`, `¹1`. */
  readonly definitions = new Map<string, Meaning>()

  constructor(page: Page) {
    this.text = page.text
    this.opaque = page.opaque
    for (const { label, ids, note } of page.definitions)
      if (!this.definitions.has(label)) this.definitions.set(label, { ids, note })
  }

  /** A mark that the text itself explains: the entry's ids, or a footnote where the entry is prose. */
  addDefined(place: Span, definition: Meaning, label: string): number {
    if (definition.ids.length > 0) {
      this.addMarker(place, certain(definition.ids))
      return place.end
    }
    this.opaque.push({ start: place.start, end: place.end })
    this.footnotes.push({ start: place.start, end: place.end, note: definition.note })
    // The number of an entry still counts as one; a letter or a star is only a footnote.
    const number = label.charCodeAt(0) === 94 ? label.slice(1) : label
    if (isDigit(number.charCodeAt(0)) && label.length === number.length)
      this.push(this.citations, place, [number])
    return place.end
  }

  /** Replaces numbers by what a list of sources says that they stand for. */
  throughDefinitions(list: IdList, kind: string): IdList {
    if (this.definitions.size === 0) return list
    const ids = list.ids.flatMap((id) => {
      const definition = this.definitions.get(kind + id)
      return definition !== undefined && definition.ids.length > 0 ? definition.ids : [id]
    })
    return { ...list, ids }
  }

  addMarker(place: Span, list: IdList): void {
    if (list.strength === 'certain') {
      this.push(this.citations, place, list.ids)
      this.opaque.push({ start: place.start, end: place.end })
      return
    }
    this.push(this.mentions, place, list.ids)
    if (list.numeric || list.ids.every((id) => formOf(id) === 'id'))
      this.opaque.push({ start: place.start, end: place.end })
  }

  push(
    to: CitationMarker[],
    place: Span,
    ids: readonly string[],
    leads = leadsOn(this.text, place.start),
  ): void {
    to.push({ start: place.start, end: place.end, ids, ...(leads ? { leads: true as const } : {}) })
  }
}

/** Places in the order of the text, without those inside others. */
export function inOrder<T extends Span>(places: T[]): T[] {
  for (let i = 1; i < places.length; i++) {
    if (places[i]!.start >= places[i - 1]!.end) continue
    places.sort((one, other) => one.start - other.start || other.end - one.end)
    let last = -1
    return places.filter((place) => {
      if (place.start < last) return false
      last = place.end
      return true
    })
  }
  return places
}
