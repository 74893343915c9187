// Lines of a text with HTML tags: structural tags end them, and say what the text between is.
import type { Tag } from '../scan/index.js'
import { isBlank } from './codes.js'
import { type LineBuilder, Role } from './line-builder.js'

const TABLE_TAGS = new Set([
  'table',
  'tr',
  'td',
  'th',
  'thead',
  'tbody',
  'tfoot',
  'caption',
  'col',
  'colgroup',
])

/**
 * One line for each piece of text between structural tags.
 *
 *     <h2>Fees</h2><p>A fee of 2 %.</p><ul><li>none</li></ul><table>...</table>
 *         ^^^^ heading ^^^^^^^^^^^^^         ^^^^ item         ^^^^^^^^^^^^^^^^^^ table
 */
export function readTagged(text: string, tags: readonly Tag[], builder: LineBuilder): void {
  let at = 0
  let role: number = Role.text
  let depth = 0
  let listDepth = 0
  let written = false
  const flush = (to: number): void => {
    if (blankBetween(text, at, to)) return
    builder.addText(at, to, role, depth)
    written = true
  }
  for (let i = 0; i < tags.length; i++) {
    const tag = tags[i]!
    const { name } = tag
    if (tag.kind !== 'structure' || name === 'code' || name === 'cite') continue
    flush(tag.start)
    at = tag.end
    if (TABLE_TAGS.has(name) && !tag.closing) {
      const last = lastTableTag(tags, i)
      builder.edge(tag.start)
      builder.add(tag.start, tags[last]!.end, Role.table, 0)
      builder.edge(tags[last]!.end)
      at = tags[last]!.end
      i = last
      continue
    }
    if (name === 'ul' || name === 'ol') {
      listDepth = Math.max(0, listDepth + (tag.closing ? -1 : 1))
      builder.edge(tag.start)
      role = Role.text
    } else if (name === 'p' || name === 'div' || name === 'main' || name === 'section') {
      // A paragraph inside an item that has no text yet is the item's text.
      if (role === Role.item && !tag.closing && !written) continue
      builder.edge(tag.start)
      if (role !== Role.quote) role = Role.text
    } else {
      builder.edge(tag.start)
      role = tag.closing ? Role.text : roleOf(name)
      depth = role === Role.heading ? name.charCodeAt(1) - 48 : Math.max(1, listDepth)
    }
    written = false
  }
  flush(text.length)
}

function blankBetween(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (!isBlank(code) && code !== 10) return false
  }
  return true
}

function roleOf(name: string): number {
  if (name.length === 2 && name.charCodeAt(0) === 104 && name.charCodeAt(1) <= 54 && name.charCodeAt(1) >= 49)
    return Role.heading
  if (name === 'li') return Role.item
  if (name === 'dt') return Role.term
  if (name === 'dd') return Role.definition
  if (name === 'blockquote') return Role.quote
  return name === 'pre' ? Role.code : Role.text
}

/**
 * The tag that ends the table which starts at a tag: its `</table>`, or, where a text was cut in the middle of
 * a table, the last row's end before anything that is no table.
 */
function lastTableTag(tags: readonly Tag[], first: number): number {
  let depth = 0
  let cells = 0
  let last = first
  for (let i = first; i < tags.length; i++) {
    const { name, closing, kind } = tags[i]!
    if (name === 'table') {
      depth += closing ? -1 : 1
      if (depth <= 0 && closing) return i
      last = i
    } else if (TABLE_TAGS.has(name)) {
      if (name === 'td' || name === 'th') cells = closing ? 0 : 1
      last = i
    } else if (depth === 0 && cells === 0 && kind === 'structure') break
  }
  return last
}
