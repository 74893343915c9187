// The parts of a growing text, as far as it has come, and which of them nothing can change any more.
//
//     # Latency                  heading   what stands before it is settled at once
//     The median was 18 ms.      prose     settled once the next part is known: it might be a caption
//
//     - first: 12.5 s            list      settled once the part behind the next one is known: the next one
//     - second: 7 s                        might be its source line
import { headingLevel, itemNumber, type LineKind, lineKind } from './lines.js'

export type PartKind = 'prose' | 'list' | 'table' | 'heading' | 'clause' | 'code' | 'data'

export interface Part {
  readonly start: number
  kind: PartKind
  /** Its last line ends with a colon, so that it leads in what follows. */
  leadsIn: boolean
  /** Short, so that it may be a note below a list or a table. */
  isShort: boolean
  /** The end of its first line, where that may be a heading although nothing marks it as one; 0 elsewhere. */
  titleEnd: number
  /** A heading with `#`; 0 elsewhere. */
  level: number
  /** What it may stand under, outermost first, as positions in the list of parts. */
  readonly under: readonly number[]
}

/** What opens a stretch in which blank lines end nothing, and what closes it. */
const STRETCHES: readonly (readonly [string, string])[] = [
  ['```', '```'],
  ['~~~', '~~~'],
  ['<!--', '-->'],
  ['<table', '</table'],
]

/** Longer prose is no note. */
const SHORT = 200
/** Longer lines are no headings. */
const LONGEST_TITLE = 90
/** A number at the start of a line counts as that of an item, or of a section, where its like stands so near. */
const NEAR = 8
/** So many lines that may be headings are read along. */
const MOST_TITLES = 8

export class Outline {
  readonly parts: Part[] = []
  private linesTo = 0
  private scannedTo = 0
  private closedBy = ''
  /** True where the next line begins a new part. */
  private fresh = true
  private headings: number[] = []
  private titles: number[] = []
  private settled = 0
  private lookedTo = 0
  private holdsData = false
  private lineCount = 0
  /** The number of the item that the next line may go on from; -1 where there is none. */
  private lastNumber = -1
  /** Parts that begin with a number whose meaning depends on the lines up to `line`. */
  private unsure: readonly { readonly part: number; readonly line: number }[] = []

  /** Takes the text so far, which begins with the text of the last call. Reads every character once. */
  read(text: string): void {
    for (let end = text.indexOf('\n', this.scannedTo); end >= 0; end = text.indexOf('\n', this.linesTo)) {
      const start = this.linesTo
      this.linesTo = end + 1
      this.scannedTo = end + 1
      this.readLine(text.slice(start, end), start)
    }
    this.scannedTo = text.length
  }

  /** The first part that is not settled, of those that begin before `limit`; and how far one has to read to see it. */
  firstOpen(limit: number): { readonly part: number; readonly lookedTo: number } {
    // What begins as prose may still turn out to be a table.
    const known = this.fresh || this.last.kind !== 'prose' ? this.parts.length : this.parts.length - 1
    this.unsure = this.unsure.filter(({ line }) => line > this.lineCount)
    const last = Math.min(known - 1, this.unsure[0]?.part ?? known)
    for (let part = last; part > this.settled && !this.holdsData; part--) {
      if ((this.parts[part] as Part).start > limit || !this.separates(part)) continue
      this.settled = part
      this.lookedTo = this.linesTo
    }
    return { part: this.settled, lookedTo: this.lookedTo }
  }

  /**
   * The part that is being written, where it is prose so far and nothing before it waits for what it is: the last
   * part, or the line that will begin the next one. Otherwise `null`.
   */
  openProse(text: string): Part | null {
    if (this.closedBy !== '' || this.holdsData || this.unsure.length > 0) return null
    const kind = lineKind(text.slice(this.linesTo))
    if (this.fresh ? kind !== 'text' : kind !== 'text' && kind !== 'blank') return null
    const part = this.fresh ? this.newPart('prose', this.linesTo) : this.last
    if (part.kind !== 'prose') return null
    const before = this.fresh ? this.parts.length : this.parts.length - 1
    for (let other = this.settled; other < before; other++) {
      const { kind: open, leadsIn } = this.parts[other] as Part
      if (open !== 'heading' && (leadsIn || open !== 'prose')) return null
    }
    return part
  }

  /** True where nothing from `part` on can speak of what stands before it. */
  private separates(part: number): boolean {
    const here = this.parts[part] as Part
    if (here.kind === 'heading') return true
    const before = this.parts[part - 1] as Part
    // Prose before a table may be its caption; a lead-in belongs to what it leads to.
    if (here.kind === 'table' || before.leadsIn || before.kind === 'heading' || before.kind === 'clause')
      return false
    return !this.mayNote(part)
  }

  /** True where the part may be the source line of a list before it, or one of the notes below a table. */
  private mayNote(part: number): boolean {
    const isNote = ({ kind, isShort }: Part) =>
      kind === 'list' || (isShort && (kind === 'prose' || kind === 'clause'))
    let at = part
    while (at > 0 && isNote(this.parts[at] as Part)) at--
    return at < part && ((this.parts[at] as Part).kind === 'table' || this.parts[part - 1]?.kind === 'list')
  }

  private readLine(line: string, start: number): void {
    const text = line.trimStart().toLowerCase()
    this.lineCount++
    if (this.closedBy !== '') {
      if (text.includes(this.closedBy)) this.closedBy = ''
      return
    }
    const kind = lineKind(line)
    if (kind === 'blank' || (kind === 'underline' && this.fresh)) {
      this.fresh = true
      return
    }
    if (kind === 'heading') {
      this.addHeading(headingLevel(text), start)
      return
    }
    if (kind === 'data') this.holdsData = true
    if (this.fresh && !this.continues(kind)) this.addPart(partKind(kind), start)
    else if (this.last.kind === 'prose') this.last.kind = partKind(kind)
    this.readNumber(line, kind)
    this.fresh = false
    this.last.leadsIn = line.trimEnd().endsWith(':')
    this.last.isShort = this.linesTo - this.last.start <= SHORT
    if (this.last.start === start && MAY_BE_TITLE.has(kind) && (kind === 'clause' || mayBeTitle(line)))
      this.last.titleEnd = this.linesTo
    else if (kind === 'underline' && this.last.titleEnd > 0) this.last.titleEnd = this.linesTo
    const stretch = STRETCHES.find(([opening]) => text.startsWith(opening))
    if (stretch !== undefined && !text.includes(stretch[1], stretch[0].length)) this.closedBy = stretch[1]
  }

  /** Notes a number that may or may not be that of an item: `2. Revenue` where no `1.` came before. */
  private readNumber(line: string, kind: LineKind): void {
    const number = kind === 'item' ? itemNumber(line) : -1
    const goesOn = number === 1 || (number > 1 && number === this.lastNumber + 1)
    if (kind === 'clause' || (number >= 0 && !goesOn)) {
      this.unsure = [...this.unsure, { part: this.parts.length - 1, line: this.lineCount + NEAR }]
    }
    if (kind === 'item' || this.fresh) this.lastNumber = number
  }

  private get last(): Part {
    return this.parts.at(-1) as Part
  }

  /** A blank line does not end a list: further items and indented lines belong to it. */
  private continues(kind: LineKind): boolean {
    return this.parts.length > 0 && this.last.kind === 'list' && (kind === 'item' || kind === 'indented')
  }

  private addPart(kind: PartKind, start: number): void {
    const last = this.parts.length - 1
    if (last >= 0 && this.last.titleEnd > 0) this.titles = [...this.titles, last].slice(-MOST_TITLES)
    this.parts.push(this.newPart(kind, start))
  }

  private addHeading(level: number, start: number): void {
    this.addPart('heading', start)
    this.last.level = level
    this.last.leadsIn = true
    const ends = this.headings.findIndex((heading) => (this.parts[heading] as Part).level >= level)
    if (ends >= 0) this.headings.splice(ends)
    this.headings.push(this.parts.length - 1)
    this.fresh = true
  }

  private newPart(kind: PartKind, start: number): Part {
    const under = [...this.headings, ...this.titles].sort((one, other) => one - other)
    return { start, kind, leadsIn: false, isShort: false, titleEnd: 0, level: 0, under }
  }
}

const MAY_BE_TITLE: ReadonlySet<LineKind> = new Set(['text', 'item', 'clause'])

/** A short line without a stop at its end. */
function mayBeTitle(line: string): boolean {
  const text = line.trim()
  return text.length <= LONGEST_TITLE && !'.!?,;。]'.includes(text.charAt(text.length - 1))
}

const KINDS: Readonly<Partial<Record<LineKind, PartKind>>> = {
  item: 'list',
  clause: 'clause',
  row: 'table',
  fence: 'code',
  data: 'data',
}

const partKind = (kind: LineKind): PartKind => KINDS[kind] ?? 'prose'
