// What a line is, by its first characters. Coarser than the core's reader on purpose: it only has to know where
// one thing cannot be over yet.

export type LineKind = 'blank' | 'heading' | 'underline' | 'fence' | 'item' | 'row' | 'indented' | 'text'

/** A line, without its end. */
export function lineKind(line: string): LineKind {
  const text = line.trim()
  if (text === '') return 'blank'
  if (text.startsWith('```') || text.startsWith('~~~')) return 'fence'
  if (isHeading(text)) return 'heading'
  if (isUnderline(text)) return 'underline'
  if (isItem(text)) return 'item'
  if (isRow(text)) return 'row'
  return line.startsWith('    ') || line.startsWith('\t') ? 'indented' : 'text'
}

/** Level of `## Title`; 7 for a line that is bold as a whole, which often stands for a heading. */
export function headingLevel(line: string): number {
  let level = 0
  while (line[level] === '#') level++
  return level === 0 ? 7 : level
}

function isHeading(text: string): boolean {
  const level = headingLevel(text)
  if (level < 7) return text[level] === ' '
  return text.length > 4 && text.startsWith('**') && text.indexOf('**', 2) === text.length - 2
}

/** `===` or `---` below a title; also a rule. */
function isUnderline(text: string): boolean {
  const mark = text[0] as string
  if (mark !== '=' && mark !== '-' && mark !== '*' && mark !== '_') return false
  for (const other of text) if (other !== mark && other !== ' ') return false
  return text.length > 1
}

/** `- `, `* `, `12. `, `3) `, `a) `. */
function isItem(text: string): boolean {
  let at = 0
  if ('-*+•–'.includes(text[0] as string)) at = 1
  else {
    while (at < 3 && isDigit(text.charCodeAt(at))) at++
    if (at === 0 && isLetter(text.charCodeAt(0))) at = 1
    if (at === 0 || (text[at] !== '.' && text[at] !== ')')) return false
    at++
  }
  return text[at] === ' ' || text[at] === '\t'
}

/** A line with marks that separate cells: it may belong to a table. */
function isRow(text: string): boolean {
  if (text.includes('|') || text.includes('\t') || text.startsWith('<')) return true
  let marks = 0
  for (let at = 0; at < text.length; at++) {
    const mark = text[at]
    if ((mark === ',' || mark === ';') && text[at + 1] !== ' ') marks++
    // Columns that are set with blanks.
    else if (mark === ' ' && text[at + 1] === ' ' && text[at - 1] !== '.') marks++
  }
  return marks > 1
}

const isDigit = (code: number) => code >= 48 && code <= 57
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
