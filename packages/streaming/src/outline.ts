// The parts of a growing text, as far as it has come, and which of them nothing can change any more.
//
//     # Latency                  heading   what stands before it is settled at once
//     The median was 18 ms.      prose     settled once the next part is known: it might be a caption
//
//     - first: 12.5 s            list      settled once the part behind the next one is known: the next one
//     - second: 7 s                        might be its source line
import { headingLevel, type LineKind, lineKind } from './lines.js'

export type PartKind = 'prose' | 'list' | 'table' | 'heading' | 'code'

export interface Part {
  readonly start: number
  kind: PartKind
  /** Its last line ends with a colon, so that it leads in what follows. */
  leadsIn: boolean
  /** Headings that it stands under, outermost first, as positions in the list of parts. */
  readonly under: readonly number[]
  /** Of a heading; 0 elsewhere. */
  level: number
  /** A heading with `#`; others are underlined or bold, and may be taken for text. */
  marked: boolean
}

/** What opens a stretch in which blank lines end nothing, and what closes it. */
const STRETCHES: readonly (readonly [string, string])[] = [
  ['```', '```'],
  ['~~~', '~~~'],
  ['<!--', '-->'],
  ['<table', '</table'],
]

export class Outline {
  readonly parts: Part[] = []
  /** The offset behind the last complete line. */
  linesTo = 0
  private scannedTo = 0
  /** The first character of the text. */
  private first = ''
  private closedBy = ''
  /** True where the next line begins a new part. */
  private fresh = true
  /** Lines of the last part. */
  private lines = 0
  private headings: number[] = []
  private settled = 0

  /** Takes the text so far, which begins with the text of the last call. Reads every character once. */
  read(text: string): void {
    for (let end = text.indexOf('\n', this.scannedTo); end >= 0; end = text.indexOf('\n', this.linesTo)) {
      this.readLine(text.slice(this.linesTo, end), this.linesTo)
      this.linesTo = end + 1
      this.scannedTo = this.linesTo
    }
    this.scannedTo = text.length
  }

  /**
   * The part that is being written, where it is prose so far and nothing before it waits for what it is: the last
   * part, or the line that will begin the next one. Otherwise `null`.
   */
  openProse(text: string): Part | null {
    if (this.closedBy !== '') return null
    const line = text.slice(this.linesTo)
    const kind = lineKind(line)
    if (this.fresh ? kind !== 'text' : kind !== 'text' && kind !== 'blank') return null
    const first = this.first === '' ? line.trimStart().charAt(0) : this.first
    if (first === '{' || first === '[') return null
    const part = this.fresh ? this.newPart('prose', this.linesTo) : this.last
    const before = this.fresh ? this.parts : this.parts.slice(0, -1)
    return part.kind === 'prose' && before.slice(this.firstOpen).every(standsAlone) ? part : null
  }

  /** Position of the first part that is not settled: all parts before it are. */
  get firstOpen(): number {
    // What begins as prose may still turn out to be a table or a heading.
    const known = this.fresh || this.last.kind !== 'prose' ? this.parts.length : this.parts.length - 1
    for (let part = known - 1; part > this.settled; part--) {
      if (this.separates(part)) this.settled = part
    }
    // JSON is one thing from its first bracket to its last.
    return this.first === '{' || this.first === '[' ? 0 : this.settled
  }

  /** True where nothing from `part` on can speak of what stands before it. */
  private separates(part: number): boolean {
    const { kind, marked } = this.parts[part] as Part
    if (marked) return true
    const before = this.parts[part - 1] as Part
    // Prose before a table may be its caption.
    return kind !== 'table' && !before.leadsIn && standsAlone(before)
  }

  private readLine(line: string, start: number): void {
    const text = line.trimStart()
    if (this.first === '') this.first = text.charAt(0)
    if (this.closedBy !== '') {
      if (line.toLowerCase().includes(this.closedBy)) this.closedBy = ''
      return
    }
    const kind = lineKind(line)
    if (kind === 'blank') {
      this.fresh = true
      return
    }
    if (kind === 'heading') {
      this.addPart('heading', start)
      this.makeHeading(headingLevel(text), text.startsWith('#'))
      return
    }
    if (kind === 'underline' && this.underlined(text)) return
    if (this.fresh && !this.continues(kind)) this.addPart(partKind(kind), start)
    else this.grow(kind)
    this.fresh = false
    this.lines++
    this.last.leadsIn = line.trimEnd().endsWith(':')
    const stretch = STRETCHES.find(([opening]) => text.toLowerCase().startsWith(opening))
    if (stretch !== undefined && !text.toLowerCase().includes(stretch[1], stretch[0].length))
      this.closedBy = stretch[1]
  }

  private get last(): Part {
    return this.parts.at(-1) as Part
  }

  private addPart(kind: PartKind, start: number): void {
    this.parts.push(this.newPart(kind, start))
    this.lines = 0
  }

  private newPart(kind: PartKind, start: number): Part {
    return { start, kind, leadsIn: false, under: [...this.headings], level: 0, marked: false }
  }

  /** A blank line does not end a list: further items and indented lines belong to it. */
  private continues(kind: LineKind): boolean {
    return this.parts.length > 0 && this.last.kind === 'list' && (kind === 'item' || kind === 'indented')
  }

  private grow(kind: LineKind): void {
    if (this.last.kind === 'prose') this.last.kind = partKind(kind)
  }

  /** A line of `---`: below a single line of text it makes a heading of it, between blank lines it is a rule. */
  private underlined(text: string): boolean {
    if (this.fresh) return true
    if (this.last.kind !== 'prose' || this.lines !== 1) return false
    this.makeHeading(text.startsWith('=') ? 1 : 2, false)
    return true
  }

  /** The last part becomes a heading: the parts that follow stand under it. */
  private makeHeading(level: number, marked: boolean): void {
    const { last } = this
    last.kind = 'heading'
    last.level = level
    last.leadsIn = true
    // Headings of the two kinds do not end each other's sections here: a reader that takes them all for headings
    // sees for itself which section is over, and one that does not must not miss the section.
    const isOver = (heading: number) => {
      const other = this.parts[heading] as Part
      return other.marked === marked && other.level >= level
    }
    const first = this.headings.findIndex(isOver)
    if (first >= 0 && marked) this.headings.splice(first)
    else this.headings = this.headings.filter((heading) => !isOver(heading))
    last.marked = marked
    this.headings.push(this.parts.length - 1)
    this.fresh = true
  }
}

/** What follows a list or a table may be its source line, what follows a lead-in belongs to it. */
const standsAlone = ({ kind, leadsIn }: Part) =>
  kind === 'heading' || (kind !== 'list' && kind !== 'table' && !leadsIn)

function partKind(kind: LineKind): PartKind {
  if (kind === 'item') return 'list'
  if (kind === 'row') return 'table'
  return kind === 'fence' ? 'code' : 'prose'
}
