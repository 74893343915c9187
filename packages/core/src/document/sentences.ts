// Where sentences end: full stops that are no dots of abbreviations, decimals, initials or ordinals.
import type { CitationMarker, Sentence, Span } from '../types/index.js'
import {
  countWords,
  isBlank,
  isDigit,
  isHan,
  isLetter,
  isLower,
  isSpace,
  isSuperscript,
  isUpper,
  skipBlanks,
  trimEnd,
} from './codes.js'
import { firstMark, type Marks, NEWLINE_MARK } from './marks.js'
import { closesSentences, followsOrdinal, leadsOrdinal, startsSentences } from './sentence-words.js'
import { isTableTitle } from './tables/caption-words.js'

/** Whether a word, in lower case and without its dot, is an abbreviation. */
export type AbbreviationLookup = (word: string) => boolean

const DOT = 46
const LONGEST_WORD = 24

export class SentenceReader {
  readonly #text: string
  readonly #marks: Marks
  readonly #citations: readonly CitationMarker[]
  readonly #isAbbreviation: AbbreviationLookup
  readonly #opaque: readonly Span[]
  #nextOpaque = 0
  #nextMark = 0
  #nextCitation = 0

  constructor(
    text: string,
    marks: Marks,
    citations: readonly CitationMarker[],
    opaque: readonly Span[],
    isAbbreviation: AbbreviationLookup,
  ) {
    this.#text = text
    this.#marks = marks
    this.#citations = citations
    this.#opaque = opaque
    this.#isAbbreviation = isAbbreviation
  }

  /** Reads the sentences of a place; places are given in the order of the text. */
  read(place: Span, breaks: readonly number[], block: number, out: Sentence[]): void {
    const { at, code, count } = this.#marks
    let skipped = 0
    while (this.#nextMark < count && at[this.#nextMark]! < place.start && skipped++ < 16) this.#nextMark++
    if (skipped > 16) this.#nextMark = firstMark(this.#marks, place.start)
    let start = place.start
    let nextBreak = 0
    let i = this.#nextMark
    for (; i < count && at[i]! < place.end; i++) {
      const mark = at[i]!
      if (mark < start) continue
      const type = code[i]!
      let end = -1
      if (type === NEWLINE_MARK) {
        while (nextBreak < breaks.length && breaks[nextBreak]! < start) nextBreak++
        if (nextBreak < breaks.length && breaks[nextBreak]! <= mark) {
          end = mark
          nextBreak++
        }
      } else if (type === DOT) end = this.#endAtDot(mark, start, place.end)
      else if (type === 33 || type === 63 || type === 0x2026) end = this.#endAtMark(mark, place.end)
      else if (type === 0x3002 || type === 0xff01 || type === 0xff1f || type === 0xff61)
        end = this.#absorb(mark + 1, place.end)
      if (
        end < 0 ||
        (start === place.start && type === DOT && this.#isRunInTitle(start, mark) && end < place.end)
      )
        continue
      this.#push(start, end, block, out)
      start = end
    }
    this.#nextMark = i
    this.#push(start, place.end, block, out)
  }

  /** `Size. The wind farm has 14 turbines.`: a word or two before the first sentence are its title. */
  #isRunInTitle(start: number, dot: number): boolean {
    if (
      dot - start > 40 ||
      countWords(this.#text, start, dot, 3) > 2 ||
      !isLetter(this.#text.charCodeAt(dot - 1))
    )
      return false
    for (let at = start; at < dot; at++) if (isDigit(this.#text.charCodeAt(at))) return false
    return true
  }

  /** A sentence has a letter or digit outside the places that state nothing. */
  #push(from: number, to: number, block: number, out: Sentence[]): void {
    const text = this.#text
    const start = skipBlanks(text, from, to)
    const end = trimEnd(text, start, to)
    while (this.#nextOpaque < this.#opaque.length && this.#opaque[this.#nextOpaque]!.end <= start)
      this.#nextOpaque++
    let hidden = this.#nextOpaque
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at)
      if (!isDigit(code) && !isLetter(code) && code <= 0x2fff) continue
      while (hidden < this.#opaque.length && this.#opaque[hidden]!.end <= at) hidden++
      const cover = this.#opaque[hidden]
      if (cover === undefined || cover.start > at) {
        out.push({ start, end, block })
        return
      }
      at = cover.end - 1
    }
  }

  /**
   * Closing quotes and brackets, and markers behind the stop, belong to the sentence before.
   *
   *     It takes "11 minutes."[S02] The rope         It climbs 620 m. [S03] The rope
   *                          ^^^^^^                                  ^^^^^^
   */
  #absorb(from: number, to: number): number {
    const text = this.#text
    const citations = this.#citations
    let end = from
    for (;;) {
      while (end < to && (`"')]»”’*」』）`.includes(text[end]!) || isSuperscript(text.charCodeAt(end)))) end++
      while (this.#nextCitation < citations.length && citations[this.#nextCitation]!.end <= end)
        this.#nextCitation++
      const marker = citations[this.#nextCitation]
      if (marker === undefined || marker.end > to) return end
      const isNear = marker.start === end || (marker.start === end + 1 && isBlank(text.charCodeAt(end)))
      if (!isNear || marker.leads === true) return end
      const next = skipBlanks(text, marker.end, to)
      const opens = marker.start > end && next < to && isLower(text.charCodeAt(next))
      if (opens) return end
      end = marker.end
    }
  }

  #endAtMark(mark: number, to: number): number {
    const text = this.#text
    let at = mark + 1
    while (
      at < to &&
      (text.charCodeAt(at) === 33 || text.charCodeAt(at) === 63 || text.charCodeAt(at) === DOT)
    )
      at++
    const end = this.#absorb(at, to)
    if (end >= to) return end
    if (!isSpace(text.charCodeAt(end)) && end === at) return -1
    const next = text.charCodeAt(skipBlanks(text, end, to))
    return isLower(next) ? -1 : end
  }

  #endAtDot(dot: number, start: number, to: number): number {
    const text = this.#text
    const after = text.charCodeAt(dot + 1)
    if (
      dot + 1 < to &&
      (isLetter(after) || isDigit(after) || after === DOT || after === 45 || after === 47) &&
      !isHan(after)
    )
      return -1
    const end = this.#absorb(dot + 1, to)
    const next = skipBlanks(text, end, to)
    if (next >= to) return to
    // Something touches the dot: only a marker between two sentences may.
    if (next === end && !(end > dot + 1 && isUpper(text.charCodeAt(next))) && !isHan(text.charCodeAt(next)))
      return -1
    return this.#isStop(dot, start, next) ? end : -1
  }

  /** Whether a dot before a blank ends a sentence; `next` is where the text goes on. */
  #isStop(dot: number, start: number, next: number): boolean {
    const text = this.#text
    const before = text.charCodeAt(dot - 1)
    const following = text.charCodeAt(next)
    if (isDigit(before)) return this.#isStopAfterNumber(dot, start, next)
    if (isLetter(before)) {
      let word = dot
      while (word > start && dot - word < LONGEST_WORD && isLetter(text.charCodeAt(word - 1))) word--
      if (dot - word === 1 && !isHan(before)) return this.#isStopAfterLetter(word, start, next)
      const written = text.slice(word, dot).toLowerCase()
      if (dot - word < 12 && this.#isAbbreviation(written)) {
        // Behind a number it is a unit: `less than 10 ms. Always`.
        if (isUpper(following) && this.#isBehindNumber(word, start)) return true
        return isUpper(following) && (startsSentences(this.#wordAt(next)) || closesSentences(written))
      }
      return !isLower(following) || dot - word >= 4
    }
    return !isLower(following) || isBlank(before) || before === 41 || before === 37
  }

  #isBehindNumber(word: number, start: number): boolean {
    let before = word
    while (before > start && isBlank(this.#text.charCodeAt(before - 1))) before--
    return before > start && isDigit(this.#text.charCodeAt(before - 1))
  }

  /** `in 2019. The`, against `am 5. Mai` and the number of a list. */
  #isStopAfterNumber(dot: number, start: number, next: number): boolean {
    const text = this.#text
    let digits = dot
    while (digits > start && isDigit(text.charCodeAt(digits - 1))) digits--
    if (dot - digits > 2) return true
    const isWhole =
      digits === start || isSpace(text.charCodeAt(digits - 1)) || text.charCodeAt(digits - 1) === 40
    if (!isWhole) return true
    if (digits - start < 14 && isTableTitle(text, start)) return false
    if (digits - start < 2 || isLower(text.charCodeAt(next))) return false
    let lead = digits
    while (lead > start && isSpace(text.charCodeAt(lead - 1))) lead--
    const leadEnd = lead
    while (lead > start && isLetter(text.charCodeAt(lead - 1))) lead--
    const follower = this.#wordAt(next)
    if (followsOrdinal(follower)) return false
    return !(
      lead < leadEnd &&
      leadsOrdinal(text.slice(lead, leadEnd)) &&
      isUpper(text.charCodeAt(next)) &&
      !startsSentences(follower)
    )
  }

  /** Initials and letters of abbreviations go on; a unit behind a number, `620 m.`, ends. */
  #isStopAfterLetter(letter: number, start: number, next: number): boolean {
    const text = this.#text
    const following = text.charCodeAt(next)
    let before = letter
    while (before > start && isBlank(text.charCodeAt(before - 1))) before--
    const previous = before > start ? text.charCodeAt(before - 1) : 0
    const isUnit = isDigit(previous) || previous === 47 || previous === 0xb0 || previous === 0xb7
    if (isUnit) return !isLower(following)
    return isUpper(following) && startsSentences(this.#wordAt(next))
  }

  #wordAt(start: number): string {
    let end = start
    while (end - start < LONGEST_WORD && isLetter(this.#text.charCodeAt(end))) end++
    return this.#text.slice(start, end)
  }
}
