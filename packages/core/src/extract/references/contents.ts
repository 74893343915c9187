// Lines of a table of contents: `3.2 Torque settings ...... 41` names a section and its page.
import { TokenKind } from '../../types/index.js'
import { isDigits, isWord, markAt, POINT, touches, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { type FoundReference, reference } from './found-reference.js'
import { readPath } from './path.js'

const LINE_REACH = 40
const LEADER = 3

/** Three full stops or more end before a token, or the leader characters that stand for them. */
function hasLeaderBefore(context: ReadContext, at: number): boolean {
  const { tokens } = context
  let dots = 0
  for (let i = at - 1; i >= 0 && dots < LEADER; i--) {
    const code = markAt(tokens, i)
    if (code === 0x2026) return true
    if (code !== POINT && code !== 0xb7) return false
    dots++
  }
  return dots === LEADER
}

/** The page at the end of such a line. */
export function readLeaderPage(context: ReadContext, at: number): FoundReference | null {
  const { tokens, text } = context
  if (!isDigits(tokens, at) || width(tokens, at) > 4 || !hasLeaderBefore(context, at)) return null
  const next = tokens.kind[at + 1]
  if (at + 1 < tokens.count && next !== TokenKind.newline && markAt(tokens, at + 1) !== 124) return null
  const page = text.slice(tokens.start[at]!, tokens.end[at]!)
  return reference(context, at, tokens.end[at]!, { family: 'part', part: 'page', path: [page] })
}

/** The section number at the start of such a line. */
export function readContentsSection(context: ReadContext, at: number): FoundReference | null {
  const { tokens, text } = context
  if (at > 0 && tokens.kind[at - 1] !== TokenKind.newline) return null
  if (!isDigits(tokens, at) || width(tokens, at) > 3) return null
  const path = readPath(text, tokens.start[at]!)
  if (path === null) return null
  let next = at
  while (next < tokens.count && tokens.start[next]! < path.end) next++
  if (!isWord(tokens, next) || touches(tokens, next - 1)) return null
  for (let i = next; i < tokens.count && i < next + LINE_REACH && tokens.kind[i] !== TokenKind.newline; i++)
    if (isDigits(tokens, i) && hasLeaderBefore(context, i))
      return reference(context, at, path.end, { family: 'part', part: 'section', path: path.pieces })
  return null
}
