// The state of cleaning one text: a table says what each character asks for, one method answers each.
import type { CleanText } from '../types/index.js'
import { CLEANING, Cleaning, isDigit, PLAIN_CODE, plainForm } from './cleaning.js'
import { Edits } from './edits.js'
import { Emphasis } from './emphasis.js'
import { readEntity } from './entities.js'
import { readBackslash, readCaret, readDollar } from './escapes.js'
import { LiteralCode } from './literal-code.js'
import { PipeRows, readMarkup } from './markup.js'

export class Cleaner {
  readonly text: string
  readonly #edits = new Edits()
  readonly #emphasis: Emphasis
  readonly #code: LiteralCode
  /** Text that starts as JSON keeps the escapes that its reader needs. */
  readonly json: boolean
  /** Places whose removal was decided earlier (closing `$`, `}`, `\)`), ascending from `#nextLater`. */
  #later: { start: number; end: number; text: string }[] = []
  #nextLater = 0
  /** The last character that stays before the end of the last edit. */
  #kept = 10
  readonly #rows: PipeRows
  readonly #nextPlaces = new Map<string, number>()

  constructor(text: string) {
    this.text = text
    this.#emphasis = new Emphasis(text, this.#edits)
    this.#code = new LiteralCode(text)
    this.#rows = new PipeRows(text)
    const first = /[^\s\ufeff]/.exec(text)?.[0]
    this.json = first === '{' || first === '['
  }

  /** Cleans from the first place that asks for it. */
  run(from: number): CleanText {
    const text = this.text
    let at = from
    while (at < text.length) {
      const what = CLEANING[text.charCodeAt(at)]!
      if (what === Cleaning.keep) {
        at++
        continue
      }
      if (this.#nextLater < this.#later.length) {
        const planned = this.#planned(at)
        if (planned > at) {
          at = planned
          continue
        }
      }
      at = this.#read(what, at)
    }
    this.#planned(text.length)
    return this.#edits.apply(text)
  }

  #read(what: number, at: number): number {
    const text = this.text
    if (what === Cleaning.replace) {
      return this.cut(at, at + 1, String.fromCharCode(PLAIN_CODE[text.charCodeAt(at)]!))
    }
    if (what === Cleaning.remove) return this.#invisible(at)
    if (what === Cleaning.betweenDigits) return this.#betweenDigits(at)
    if (what === Cleaning.surrogate) return this.#mathematicalDigit(at)
    if (what === Cleaning.carriageReturn)
      return text.charCodeAt(at + 1) === 10 ? at + 1 : this.cut(at, at + 1, '\n')
    if (what === Cleaning.code) return this.#code.read(at)
    if (this.#code.covers(at)) return at + 1
    if (what === Cleaning.entity) return this.#entity(at)
    if (what === Cleaning.tag) return readMarkup(this, this.#rows, at)
    if (what === Cleaning.emphasis) {
      const before = this.before(at)
      const end = this.#emphasis.read(at)
      this.#kept = before
      return end
    }
    if (what === Cleaning.dollar) return readDollar(this, at)
    if (what === Cleaning.caret) return readCaret(this, at)
    return readBackslash(this, at)
  }

  /** Replaces and returns the end. */
  cut(start: number, end: number, text: string): number {
    const before = this.before(start)
    this.#edits.replace(start, end, text)
    this.#kept = text.length > 0 ? text.charCodeAt(text.length - 1) : before
    return end
  }

  /** The character that will stand before a place. */
  before(at: number): number {
    if (at === 0) return 10
    return this.#edits.reach === at ? this.#kept : this.text.charCodeAt(at - 1)
  }

  /** Removes, with a blank where two numbers would join. */
  remove(start: number, end: number): number {
    const joins = isDigit(this.before(start)) && isDigit(this.text.charCodeAt(end))
    return this.cut(start, end, joins ? ' ' : '')
  }

  /** Does what was planned up to a place; returns the end of what was planned for that very place. */
  #planned(at: number): number {
    let reached = at
    while (this.#nextLater < this.#later.length && this.#later[this.#nextLater]!.start <= at) {
      const { start, end, text } = this.#later[this.#nextLater++]!
      // A place behind the reach of what was done since has been read in another way.
      if (start < this.#edits.reach) continue
      this.cut(start, end, text)
      if (end > reached) reached = end
    }
    if (this.#nextLater === this.#later.length) {
      this.#later = []
      this.#nextLater = 0
    }
    return reached
  }

  plan(start: number, end: number, text: string): void {
    const last = this.#later[this.#later.length - 1]
    this.#later.push({ start, end, text })
    if (last !== undefined && last.start > start) {
      this.#later = this.#later.slice(this.#nextLater).sort((one, other) => one.start - other.start)
      this.#nextLater = 0
    }
  }

  #invisible(at: number): number {
    let end = at + 1
    while (CLEANING[this.text.charCodeAt(end)] === Cleaning.remove) end++
    return this.remove(at, end)
  }

  /** `１，２３４` and `１４：３０` are numbers; elsewhere these marks end clauses. */
  #betweenDigits(at: number): number {
    const isWide = (code: number): boolean => code >= 0xff10 && code <= 0xff19
    if (!isWide(this.text.charCodeAt(at - 1)) || !isWide(this.text.charCodeAt(at + 1))) return at + 1
    return this.cut(at, at + 1, String.fromCharCode(this.text.charCodeAt(at) - 0xfee0))
  }

  /** Digits of mathematical alphabets, `𝟏𝟐`, lie behind one high surrogate. */
  #mathematicalDigit(at: number): number {
    const low = this.text.charCodeAt(at + 1)
    if (!(low >= 0xdfce && low <= 0xdfff)) return at + 1
    return this.cut(at, at + 2, String.fromCharCode(48 + ((low - 0xdfce) % 10)))
  }

  #entity(at: number): number {
    const entity = readEntity(this.text, at)
    if (entity === null) return at + 1
    // Text that was escaped twice: `&amp;nbsp;`.
    if (entity.character === '&' && entity.end - at === 5) {
      const inner = readEntity(this.text, entity.end - 1)
      if (inner !== null) return this.cut(at, inner.end, plainForm(inner.character))
    }
    return this.cut(at, entity.end, plainForm(entity.character))
  }

  /** The next place of a closing mark. Remembered, because many opening marks may look for the same one. */
  next(mark: string, from: number): number {
    let place = this.#nextPlaces.get(mark) ?? -1
    if (place < from) {
      place = this.text.indexOf(mark, from)
      if (place < 0) place = Number.POSITIVE_INFINITY
      this.#nextPlaces.set(mark, place)
    }
    return place
  }
}
