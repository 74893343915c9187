// Goes once over the marks of a text and finds the citations, and the places that hold no statements.
import { LiteralCode } from '../../scan/index.js'
import type { CitationMarker, Footnote, Span } from '../../types/index.js'
import { isDigit, isLetter, isSuperscript, trimEnd } from '../codes.js'
import { type Marks, NAME_MARK, NUMBER_MARK } from '../marks.js'
import type { Page } from '../page.js'
import { readAddress, readMetadata } from './addresses.js'
import { type BracketReading, readLenticular, readRound, readSquare, readTexCitation } from './brackets.js'
import { mayNameSource, namesSource } from './cue-words.js'
import { formOf, type IdList, readIdList } from './id-list.js'
import { readRaisedRun } from './superscripts.js'
import { attributionBefore, beginsClause, beginsSentence, leadsOn, wordBefore } from './surroundings.js'

export interface Citations {
  readonly citations: readonly CitationMarker[]
  readonly mentions: readonly CitationMarker[]
  readonly footnotes: readonly Footnote[]
}

/** Finds citations; adds opaque places to the page. */
export function readCitations(page: Page): Citations {
  return new Reader(page).read()
}

class Reader {
  readonly #page: Page
  readonly #text: string
  readonly #marks: Marks
  readonly #code: LiteralCode
  readonly #citations: CitationMarker[] = []
  readonly #mentions: CitationMarker[] = []
  readonly #footnotes: Footnote[] = []
  readonly #definitions = new Map<string, { readonly ids: readonly string[]; readonly note: Span }>()
  /** Numbers in brackets right behind a word: indices, unless the text cites in that way elsewhere. */
  readonly #touching: { readonly reading: BracketReading; readonly list: IdList }[] = []
  #citesAtWords = false

  constructor(page: Page) {
    this.#page = page
    this.#text = page.text
    this.#marks = page.marks
    this.#code = new LiteralCode(page.text)
    for (const { label, ids, note } of page.definitions)
      if (!this.#definitions.has(label)) this.#definitions.set(label, { ids, note })
  }

  read(): Citations {
    const { count, at, code } = this.#marks
    const { regions } = this.#page
    let region = 0
    let reach = 0
    for (let i = 0; i < count; i++) {
      const place = at[i]!
      if (place < reach) continue
      while (region < regions.length && regions[region]!.end <= place) region++
      const inside = region < regions.length && regions[region]!.start <= place ? regions[region]!.kind : null
      if (inside === 'code') {
        reach = regions[region]!.end
        continue
      }
      if (inside === 'cells' && code[i]! <= NUMBER_MARK) continue
      const end = this.#readMark(place, code[i]!, inside === 'data')
      if (end > reach) reach = end
    }
    this.#readTags()
    this.#readSourceCells()
    if (this.#citesAtWords) for (const { reading, list } of this.#touching) this.#addMarker(reading, list)
    if (this.#text.includes('={')) for (const place of readMetadata(this.#text)) this.#page.opaque.push(place)
    return {
      citations: inOrder(this.#citations),
      mentions: inOrder(this.#mentions),
      footnotes: inOrder(this.#footnotes),
    }
  }

  /** Reads what a mark begins and returns its end; 0 where it begins nothing. */
  #readMark(at: number, code: number, inData: boolean): number {
    if (code === 59 || code === 61 || code === 124) return 0
    if (code === 58 || code === 64 || code === 46) {
      const address = readAddress(this.#text, at)
      if (address !== null) {
        this.#page.opaque.push(address)
        return address.end
      }
      return code === 58 && !inData ? this.#readSourceLine(at) : 0
    }
    if (isSuperscript(code) || code === 0x207b) return this.#readSuperscripts(at)
    if (inData) return 0
    if (code === 96) return this.#readCode(at)
    if (code === 91) return this.#readBrackets(readSquare(this.#text, at), '[')
    if (code === 40) return this.#readBrackets(readRound(this.#text, at, this.#definitions.size > 0), '(')
    if (code === 0x3010) return this.#readLenticular(at)
    if (code === 92) return this.#readBrackets(readTexCitation(this.#text, at), '')
    if (code === 0xff1a) return this.#readSourceLine(at)
    if (code === NAME_MARK) return this.#readName(at)
    return code === NUMBER_MARK ? this.#readNumber(at) : 0
  }

  #readCode(at: number): number {
    const end = this.#code.read(at)
    if (!this.#code.covers(at)) return end
    this.#page.opaque.push({ start: at, end: this.#code.end })
    return this.#code.end
  }

  #readBrackets(reading: BracketReading | null, kind: string): number {
    if (reading === null) return 0
    const { list, label, hidden } = reading
    if (hidden !== null) this.#page.opaque.push(hidden)
    const definition = this.#definitions.get(kind + label) ?? this.#definitions.get(label)
    if (definition !== undefined && kind !== '') return this.#addDefined(reading, definition, label)
    if (label.charCodeAt(0) === 94) {
      this.#addMarker(reading, {
        ids: [label.slice(1)],
        strength: 'certain',
        named: true,
        pointed: false,
        numeric: false,
      })
      return reading.end
    }
    if (list === null) return hidden?.end ?? 0
    const defined = this.#throughDefinitions(list, kind)
    if (list.numeric && isLetter(this.#text.charCodeAt(reading.start - 1)) && kind === '[') {
      if (reading.touches) {
        this.#touching.push({ reading, list: defined })
        return reading.end
      }
      this.#citesAtWords = true
    }
    this.#addMarker(reading, defined)
    return Math.max(reading.end, hidden?.end ?? 0)
  }

  /** A mark that the text itself explains: the entry's ids, or a footnote where the entry is prose. */
  #addDefined(
    place: Span,
    definition: { readonly ids: readonly string[]; readonly note: Span },
    label: string,
  ): number {
    if (definition.ids.length > 0) {
      this.#addMarker(place, {
        ids: definition.ids,
        strength: 'certain',
        named: true,
        pointed: false,
        numeric: false,
      })
      return place.end
    }
    this.#page.opaque.push({ start: place.start, end: place.end })
    this.#footnotes.push({ start: place.start, end: place.end, note: definition.note })
    // The number of an entry still counts as one; a letter or a star is only a footnote.
    const number = label.charCodeAt(0) === 94 ? label.slice(1) : label
    if (isDigit(number.charCodeAt(0)) && label.length === number.length)
      this.#push(this.#citations, place, [number])
    return place.end
  }

  /** Replaces numbers by what a list of sources says that they stand for. */
  #throughDefinitions(list: IdList, kind: string): IdList {
    if (this.#definitions.size === 0) return list
    const ids = list.ids.flatMap((id) => {
      const definition = this.#definitions.get(kind + id)
      return definition !== undefined && definition.ids.length > 0 ? definition.ids : [id]
    })
    return { ...list, ids }
  }

  #addMarker(place: Span, list: IdList): void {
    if (list.strength === 'certain') {
      this.#push(this.#citations, place, list.ids)
      this.#page.opaque.push({ start: place.start, end: place.end })
      return
    }
    this.#push(this.#mentions, place, list.ids)
    if (list.numeric || list.ids.every((id) => formOf(id) === 'id'))
      this.#page.opaque.push({ start: place.start, end: place.end })
  }

  #push(
    to: CitationMarker[],
    place: Span,
    ids: readonly string[],
    leads = leadsOn(this.#text, place.start),
  ): void {
    to.push({ start: place.start, end: place.end, ids, ...(leads ? { leads: true as const } : {}) })
  }

  #readLenticular(at: number): number {
    const reading = readLenticular(this.#text, at)
    if (reading === null || reading.list === null) return 0
    this.#addMarker(reading, { ...reading.list, strength: 'certain' })
    return reading.end
  }

  #readSuperscripts(at: number): number {
    const { end, note } = readRaisedRun(this.#text, at)
    if (note === null || note.ids.length === 0) return end
    const definition = note.ids.length === 1 ? this.#definitions.get(`¹${note.ids[0]}`) : undefined
    if (definition !== undefined && definition.ids.length === 0) {
      this.#page.opaque.push({ start: note.start, end })
      this.#footnotes.push({ start: note.start, end, note: definition.note })
    } else
      this.#addMarker(
        note,
        this.#throughDefinitions(
          { ids: note.ids, strength: 'certain', named: true, pointed: false, numeric: true },
          '¹',
        ),
      )
    return end
  }

  /** `Source: S01` on a line of its own, at its colon. */
  #readSourceLine(colon: number): number {
    const word = wordBefore(this.#text, colon)
    if (word === null || !mayNameSource(this.#text, word.start) || !beginsSentence(this.#text, word.start))
      return 0
    if (!namesSource(this.#text.slice(word.start, word.end))) return 0
    const newline = this.#text.slice(colon, colon + 200).indexOf('\n')
    let end = trimEnd(
      this.#text,
      colon + 1,
      newline < 0 ? Math.min(this.#text.length, colon + 200) : colon + newline,
    )
    if (this.#text.charCodeAt(end - 1) === 46) end--
    const list = readIdList(this.#text, word.start, end)
    if (list === null) return 0
    const certain = list.strength === 'certain'
    this.#push(
      certain ? this.#citations : this.#mentions,
      { start: word.start, end },
      this.#throughDefinitions(list, '[').ids,
      false,
    )
    if (!certain) return 0
    this.#page.opaque.push({ start: word.start, end })
    return end
  }

  /** `according to S02`, `S03 gives ...`: only the ids of the chunks can tell whether this is one of them. */
  #readName(at: number): number {
    const text = this.#text
    let end = at
    while (
      end - at < 40 &&
      (isLetter(text.charCodeAt(end)) ||
        isDigit(text.charCodeAt(end)) ||
        text.charCodeAt(end) === 45 ||
        text.charCodeAt(end) === 95)
    )
      end++
    const before = text.charCodeAt(at - 1)
    if (before === 45 || before === 47 || before === 46 || before === 95) return 0
    const attribution = attributionBefore(text, at)
    if (attribution === null && !beginsSentence(text, at)) return 0
    const id = text.slice(at, end)
    if (formOf(id) !== 'id') return 0
    const leads = attribution === null || beginsClause(text, attribution.start)
    this.#push(this.#mentions, { start: at, end }, [id], leads)
    return end
  }

  /** `As source 7 says`, at the number. */
  #readNumber(at: number): number {
    const text = this.#text
    const word = wordBefore(text, at)
    if (word === null || !namesSource(text.slice(word.start, word.end))) return 0
    let end = at
    while (end - at < 4 && isDigit(text.charCodeAt(end))) end++
    const next = text.charCodeAt(end)
    if (end - at > 3 || isDigit(next) || ((next === 46 || next === 44) && isDigit(text.charCodeAt(end + 1))))
      return 0
    const attribution = attributionBefore(text, word.start)
    if (attribution === null && !beginsSentence(text, word.start)) return 0
    const list = this.#throughDefinitions(
      { ids: [text.slice(at, end)], strength: 'certain', named: true, pointed: false, numeric: true },
      '[',
    )
    const leads = attribution === null || beginsClause(text, attribution.start)
    this.#push(
      attribution === null ? this.#mentions : this.#citations,
      { start: word.start, end },
      list.ids,
      leads,
    )
    this.#page.opaque.push({ start: word.start, end })
    return end
  }

  /** Tags hold no statements; `<code>` hides its text, `<cite>` and `<ref>` name a source in it. */
  #readTags(): void {
    const { tags } = this.#page.lines
    for (let i = 0; i < tags.length; i++) {
      const tag = tags[i]!
      const next = tags[i + 1]
      const pairs =
        next?.closing === true && next.name === tag.name && !tag.closing && next.start - tag.end <= 80
      if (pairs && tag.name === 'code') this.#page.opaque.push({ start: tag.start, end: next.end })
      else {
        this.#page.opaque.push({ start: tag.start, end: tag.end })
        if (
          pairs &&
          (tag.name === 'cite' || tag.name === 'ref' || tag.name === 'citation' || tag.name === 'source')
        ) {
          const list = readIdList(this.#text, tag.end, next.start)
          if (list !== null) this.#addMarker({ start: tag.start, end: next.end }, list)
        }
      }
      if (tag.kind === 'unknown' || tag.kind === 'structure') this.#page.fences.push(tag.start, tag.end)
    }
  }

  /** Cells of a column headed `Source`, unless they hold a marker in brackets. */
  #readSourceCells(): void {
    for (const cell of this.#page.sourceCells) {
      const first = this.#text.charCodeAt(cell.start)
      if (first === 91 || first === 40 || first === 0x3010) continue
      const list = readIdList(this.#text, cell.start, cell.end)
      if (list === null || (list.strength === 'possible' && list.ids.length > 1)) continue
      const resolved = this.#throughDefinitions(list, '[')
      if (list.strength === 'certain') {
        this.#push(this.#citations, cell, resolved.ids, false)
        this.#page.opaque.push({ start: cell.start, end: cell.end })
      } else this.#push(this.#mentions, cell, resolved.ids, false)
    }
  }
}

function inOrder<T extends Span>(places: T[]): T[] {
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
