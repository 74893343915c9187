// Goes once over the marks of a text and finds the citations, and the places that hold no statements.
import { LiteralCode } from '../../scan/index.js'
import type { CitationMarker, Footnote } from '../../types/index.js'
import { isLetter, isSuperscript } from '../codes.js'
import { type Marks, NAME_MARK, NUMBER_MARK } from '../marks.js'
import type { Page } from '../page.js'
import { readAddress, readMetadata } from './addresses.js'
import { type BracketReading, readLenticular, readRound, readSquare, readTexCitation } from './brackets.js'
import { type IdList, readIdList } from './id-list.js'
import { certain, inOrder, MarkerSink } from './marker-sink.js'
import { readName, readNumber, readSourceLine } from './prose.js'
import { readRaisedRun } from './superscripts.js'

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
  readonly #sink: MarkerSink
  /** Numbers in brackets right behind a word: indices, unless the text cites in that way elsewhere. */
  readonly #touching: { readonly reading: BracketReading; readonly list: IdList }[] = []
  #citesAtWords = false

  constructor(page: Page) {
    this.#page = page
    this.#text = page.text
    this.#marks = page.marks
    this.#code = new LiteralCode(page.text)
    this.#sink = new MarkerSink(page)
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
    if (this.#citesAtWords)
      for (const { reading, list } of this.#touching) this.#sink.addMarker(reading, list)
    if (this.#text.includes('={')) for (const place of readMetadata(this.#text)) this.#page.opaque.push(place)
    return {
      citations: inOrder(this.#sink.citations),
      mentions: inOrder(this.#sink.mentions),
      footnotes: inOrder(this.#sink.footnotes),
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
      return code === 58 && !inData ? readSourceLine(this.#sink, at) : 0
    }
    if (isSuperscript(code) || code === 0x207b) return this.#readSuperscripts(at)
    if (inData) return 0
    if (code === 96) return this.#readCode(at)
    if (code === 91) return this.#readBrackets(readSquare(this.#text, at), '[')
    if (code === 40)
      return this.#readBrackets(readRound(this.#text, at, this.#sink.definitions.size > 0), '(')
    if (code === 0x3010) return this.#readLenticular(at)
    if (code === 92) return this.#readBrackets(readTexCitation(this.#text, at), '')
    if (code === 0xff1a) return readSourceLine(this.#sink, at)
    if (code === NAME_MARK) return readName(this.#sink, at)
    return code === NUMBER_MARK ? readNumber(this.#sink, at) : 0
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
    const definition = this.#sink.definitions.get(kind + label) ?? this.#sink.definitions.get(label)
    if (definition !== undefined && kind !== '') return this.#sink.addDefined(reading, definition, label)
    if (label.charCodeAt(0) === 94) {
      this.#sink.addMarker(reading, certain([label.slice(1)]))
      return reading.end
    }
    if (list === null) return hidden?.end ?? 0
    const defined = this.#sink.throughDefinitions(list, kind)
    if (list.numeric && isLetter(this.#text.charCodeAt(reading.start - 1)) && kind === '[') {
      if (reading.touches) {
        this.#touching.push({ reading, list: defined })
        return reading.end
      }
      this.#citesAtWords = true
    }
    this.#sink.addMarker(reading, defined)
    return Math.max(reading.end, hidden?.end ?? 0)
  }

  #readLenticular(at: number): number {
    const reading = readLenticular(this.#text, at)
    if (reading === null || reading.list === null) return 0
    this.#sink.addMarker(reading, { ...reading.list, strength: 'certain' })
    return reading.end
  }

  #readSuperscripts(at: number): number {
    const { end, note } = readRaisedRun(this.#text, at)
    if (note === null || note.ids.length === 0) return end
    const definition = note.ids.length === 1 ? this.#sink.definitions.get(`¹${note.ids[0]}`) : undefined
    if (definition !== undefined && definition.ids.length === 0) {
      this.#page.opaque.push({ start: note.start, end })
      this.#sink.footnotes.push({ start: note.start, end, note: definition.note })
    } else this.#sink.addMarker(note, this.#sink.throughDefinitions(certain(note.ids, true), '¹'))
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
        const hasData = this.#page.isXml && tag.end - tag.nameEnd > 2
        this.#page.opaque.push({ start: tag.start, end: hasData ? tag.nameEnd : tag.end })
        if (
          pairs &&
          (tag.name === 'cite' || tag.name === 'ref' || tag.name === 'citation' || tag.name === 'source')
        ) {
          const list = readIdList(this.#text, tag.end, next.start)
          if (list !== null) this.#sink.addMarker({ start: tag.start, end: next.end }, list)
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
      const resolved = this.#sink.throughDefinitions(list, '[')
      if (list.strength === 'certain') {
        this.#sink.push(this.#sink.citations, cell, resolved.ids, false)
        this.#page.opaque.push({ start: cell.start, end: cell.end })
      } else this.#sink.push(this.#sink.mentions, cell, resolved.ids, false)
    }
  }
}
