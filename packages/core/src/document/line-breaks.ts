// Whether a line break ends a sentence, or only the room of the line.
import { isBlank, isDigit, isLower, isUpper } from './codes.js'
import { type Lines, Role } from './lines.js'

/** Lines shorter than this are not filled up, so their ends mean something. */
export const SHORTEST_FULL_LINE = 40

/**
 * The line breaks that end a sentence in a block from one line to another.
 *
 *     The pump draws 350 W and has to        Q1 41.2
 *     be serviced once a year.               Q2 37.9
 *                                    ^ goes on      ^ ends
 */
export function breaksOf(text: string, lines: Lines, from: number, to: number, start: number): number[] {
  if (from === to) return []
  const firstOf = (line: number): number =>
    line === from ? Math.max(start, lines.first[line]!) : lines.first[line]!
  let widest = 0
  for (let line = from; line <= to; line++) widest = Math.max(widest, lines.end[line]! - firstOf(line))
  const breaks: number[] = []
  for (let line = from; line < to; line++) {
    if (endsSentence(text, lines, line, firstOf(line), widest)) breaks.push(lines.end[line]!)
  }
  return breaks
}

/**
 * A filled line breaks because the next word found no room; a line that ends in a comma, or goes on in small
 * letters, has not ended either.
 */
function endsSentence(text: string, lines: Lines, line: number, start: number, widest: number): boolean {
  const end = lines.end[line]!
  const next = lines.first[line + 1]!
  const last = text.charCodeAt(end - 1)
  if (last === 92) return true
  const first = text.charCodeAt(next)
  if (isLower(first) || last === 44 || last === 45 || last === 0xff0c || last === 0x3001) return false
  if (widest < SHORTEST_FULL_LINE) return true
  let word = next
  while (word < lines.end[line + 1]! && !isBlank(text.charCodeAt(word))) word++
  const isFull = end - start + 1 + (word - next) > widest * 0.9
  return !(isFull && (isUpper(first) || isDigit(first) || end - start > widest * 0.6))
}

/** Whether a line that follows an open paragraph begins something of its own, as far as the line before tells. */
export function beginsAnew(text: string, lines: Lines, line: number): boolean {
  if (lines.role[line - 1] !== Role.text) return true
  const last = text.charCodeAt(lines.end[line - 1]! - 1)
  if (last === 46 || last === 58 || last === 33 || last === 63 || last === 0x3002 || last === 0xff1a)
    return true
  return lines.end[line - 1]! - lines.first[line - 1]! < SHORTEST_FULL_LINE
}

/** Three or more marks of one kind and nothing else. */
export function isRuleLine(text: string, start: number, end: number): boolean {
  const mark = text.charCodeAt(start)
  if (mark !== 45 && mark !== 42 && mark !== 95 && mark !== 61 && mark !== 126) return false
  let count = 0
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === mark) count++
    else if (!isBlank(code)) return false
  }
  return count >= 3
}
