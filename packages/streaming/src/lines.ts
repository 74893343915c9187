// What a line is, by its first characters. Coarser than the core's reader on purpose: it only has to know where
// one thing may not be over yet, so that in doubt a line belongs to what stands before it.

export type LineKind =
  | 'blank'
  | 'heading'
  | 'underline'
  | 'fence'
  /** A list item, a pair of key and value: such lines go on over blank lines. */
  | 'item'
  /** A line with a section number: a heading, or a paragraph that is one to what follows. */
  | 'clause'
  | 'row'
  | 'data'
  | 'indented'
  | 'text'

/** The kind of a line, which is given without its end. */
export function lineKind(line: string): LineKind {
  const text = line.trim()
  if (text === '') return 'blank'
  if (text.startsWith('```') || text.startsWith('~~~')) return 'fence'
  if (isHashHeading(text)) return 'heading'
  if (isUnderline(text)) return 'underline'
  if (isData(text)) return 'data'
  if (isClause(text)) return 'clause'
  if (isItem(text) || isPair(text)) return 'item'
  if (isRow(text)) return 'row'
  return line.startsWith(' ') || line.startsWith('\t') ? 'indented' : 'text'
}

/** Level of `## Title`. */
export function headingLevel(text: string): number {
  let level = 0
  while (text[level] === '#') level++
  return level
}

function isHashHeading(text: string): boolean {
  const level = headingLevel(text)
  return level > 0 && level < 7 && !isDigit(text.charCodeAt(level)) && text.length > level
}

/** `===` or `---` below a title; also a rule. */
function isUnderline(text: string): boolean {
  const mark = text.charAt(0)
  if (!'=-*_'.includes(mark)) return false
  for (const other of text) if (other !== mark && other !== ' ') return false
  return text.length > 1
}

/** `- `, `* `, `12. `, `3) `, `(a) `. */
function isItem(text: string): boolean {
  if ('-*+•–—·◦▪○●■‣∙➤►▶→✓✔✗✘☐☑☒>'.includes(text.charAt(0))) return isBlank(text.charCodeAt(1))
  let at = text.startsWith('(') ? 1 : 0
  const first = at
  while (at - first < 5 && isWordCode(text.charCodeAt(at))) at++
  const mark = text[at]
  return at > first && (mark === '.' || mark === ')') && isBlank(text.charCodeAt(at + 1))
}

/** The number of a numbered item, `12` in `12. twelfth`; 0 for letters, which are counted as well; -1 for others. */
export function itemNumber(line: string): number {
  const text = line.trim()
  if (!isItem(text) || !isWordCode(text.charCodeAt(text.startsWith('(') ? 1 : 0))) return -1
  const number = Number.parseInt(text.startsWith('(') ? text.slice(1) : text, 10)
  return Number.isNaN(number) ? 0 : number
}

/** `Latency: 12 ms`, `price = 49`, `Width .... 12 mm`. */
function isPair(text: string): boolean {
  for (let at = 1; at < Math.min(text.length, 80); at++) {
    const mark = text[at]
    if (mark === '：' || text.startsWith('....', at)) return true
    if ((mark === ':' || mark === '=') && isBlank(text.charCodeAt(at + 1))) return true
    if ((mark === '.' || mark === '!' || mark === '?') && isBlank(text.charCodeAt(at + 1))) return false
  }
  return false
}

/** `4.2.1 A fee`, `§ 5`, `Section 4`. */
function isClause(text: string): boolean {
  if (text.startsWith('§')) return true
  let at = 0
  while (at < 14 && isLetter(text.charCodeAt(at))) at++
  if (at > 0)
    return (
      at > 3 && text[at] === ' ' && isDigit(text.charCodeAt(at + 1)) && text[0] !== text[0]?.toLowerCase()
    )
  let dots = 0
  for (; at < 20 && (isDigit(text.charCodeAt(at)) || text[at] === '.'); at++) if (text[at] === '.') dots++
  return dots > 0 && isBlank(text.charCodeAt(at)) && text[at + 1] !== text[at + 1]?.toLowerCase()
}

/** JSON: it may hold blank lines, and is over only with its last bracket. */
function isData(text: string): boolean {
  if (text.startsWith('{')) return true
  return text === '[' || text.startsWith('[{') || text.startsWith('["') || text.startsWith('[[{')
}

/** A line with marks that separate cells: it may belong to a table. */
function isRow(text: string): boolean {
  if ('|│┃║<'.includes(text.charAt(0)) || text.includes('|') || text.includes('\t')) return true
  let marks = 0
  for (let at = 0; at < text.length; at++) {
    const mark = text[at]
    if (mark === ';' || (mark === ',' && text[at + 1] !== ' ' && !isDigit(text.charCodeAt(at + 1)))) marks++
    // Columns that are set with blanks.
    else if (mark === ' ' && text[at + 1] === ' ' && text[at - 1] !== '.') marks++
  }
  return marks > 1
}

const isBlank = (code: number) => code === 32 || code === 9
const isDigit = (code: number) => code >= 48 && code <= 57
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
const isWordCode = (code: number) => isDigit(code) || isLetter(code)
