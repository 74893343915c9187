// XML as data: elements become the objects, lists and strings that JSON would have, so that one writer does for
// both. Only whole texts of balanced elements that HTML does not know; anything else is read as text with tags.
import type { Tag } from '../../scan/index.js'
import type { Span } from '../../types/index.js'
import { isSpace, skipBlanks, trimEnd } from '../codes.js'
import type { JsonNode } from './read-json.js'

const DEEPEST = 60
const LONGEST_NAME = 60
const NONE: readonly never[] = []

interface Member {
  readonly key: Span
  readonly node: JsonNode
}

interface Element {
  readonly tag: Tag
  readonly members: Member[]
}

/** Reads a text that is one XML element with others inside; `null` where it is not. */
export function readXml(text: string, tags: readonly Tag[]): JsonNode | null {
  const first = tags[0]
  if (first === undefined || first.kind !== 'unknown' || first.closing || first.empty || tags.length < 4)
    return null
  if (skipBlanks(text, 0, text.length) !== first.start) return null
  const open: Element[] = []
  for (let i = 0; i < tags.length; i++) {
    const tag = tags[i]!
    const parent = open[open.length - 1]
    if (!tag.closing) {
      const element = { tag, members: attributesOf(text, tag) }
      if (!tag.empty) {
        if (open.length >= DEEPEST) return null
        open.push(element)
      } else if (parent === undefined) return null
      else if (element.members.length > 0)
        parent.members.push({ key: nameOf(tag), node: nodeOf(text, element, tag) })
      continue
    }
    if (parent === undefined || parent.tag.name !== tag.name) return null
    open.pop()
    const node = nodeOf(text, parent, tag)
    const outer = open[open.length - 1]
    if (outer !== undefined) outer.members.push({ key: nameOf(parent.tag), node })
    else
      return i === tags.length - 1 &&
        skipBlanks(text, tag.end, text.length) === text.length &&
        node.kind === 'object'
        ? node
        : null
  }
  return null
}

const nameOf = (tag: Tag): Span => ({ start: tag.start + 1, end: tag.nameEnd })

/** An element with nothing but text is a string; others are objects whose like members make lists. */
function nodeOf(text: string, element: Element, close: Tag): JsonNode {
  const { tag, members } = element
  if (members.length === 0) {
    const start = skipBlanks(text, tag.end, close.start)
    return { kind: 'string', start, end: trimEnd(text, start, close.start), keys: NONE, children: NONE }
  }
  const keys: Span[] = []
  const children: JsonNode[] = []
  if (members.every((member) => member.key.end < tag.end) && close !== tag) {
    const start = skipBlanks(text, tag.end, close.start)
    const node = {
      kind: 'string' as const,
      start,
      end: trimEnd(text, start, close.start),
      keys: NONE,
      children: NONE,
    }
    if (node.end > start) members.push({ key: { start, end: start }, node })
  }
  for (let i = 0; i < members.length; ) {
    let next = i + 1
    while (next < members.length && sameName(text, members[i]!.key, members[next]!.key)) next++
    const first = members[i]!
    const last = members[next - 1]!
    keys.push(first.key)
    children.push(
      next === i + 1
        ? first.node
        : {
            kind: 'array',
            start: first.node.start,
            end: last.node.end,
            keys: NONE,
            children: members.slice(i, next).map((member) => member.node),
          },
    )
    i = next
  }
  return { kind: 'object', start: tag.start, end: close.end, keys, children }
}

function sameName(text: string, one: Span, other: Span): boolean {
  const length = one.end - one.start
  return (
    length === other.end - other.start &&
    text.slice(one.start, one.end) === text.slice(other.start, other.end)
  )
}

/**
 * The attributes of a tag.
 *
 *     <price currency="EUR">
 *            ^^^^^^^^  ^^^
 */
function attributesOf(text: string, tag: Tag): Member[] {
  const members: Member[] = []
  let at = tag.nameEnd
  while (at < tag.end) {
    while (at < tag.end && isSpace(text.charCodeAt(at))) at++
    const start = at
    while (at < tag.end && at - start < LONGEST_NAME && !' =/>\n\t'.includes(text[at]!)) at++
    if (at === start || text[at] !== '=') return members
    const key = { start, end: at }
    const quote = text.charCodeAt(at + 1)
    if (quote !== 34 && quote !== 39) return members
    const close = text.indexOf(String.fromCharCode(quote), at + 2)
    if (close < 0 || close >= tag.end) return members
    members.push({ key, node: { kind: 'string', start: at + 2, end: close, keys: NONE, children: NONE } })
    at = close + 1
  }
  return members
}
