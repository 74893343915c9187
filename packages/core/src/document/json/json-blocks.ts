// JSON as evidence: each value becomes a pair under its path of keys, lists of objects become tables.
import { firstNotBelow } from '../../math/index.js'
import type { Span } from '../../types/index.js'
import type { Page } from '../page.js'
import { type JsonTable, tableOf } from './json-tables.js'
import { nameOf, splitTable, unitOf, VALUE_KEYS } from './members.js'
import { type JsonNode, readJson } from './read-json.js'
import { readXml } from './read-xml.js'
import { addJsonTable } from './write-json-table.js'

/** Reads JSON that starts at a line, also several objects on lines of their own; returns the line behind it. */
export function readJsonBlocks(page: Page, line: number, limit: number): number {
  const { text, lines } = page
  const first = lines.first[line]!
  const open = text.charCodeAt(first)
  if ((open !== 123 && open !== 91) || first < page.jsonFailedUntil) return line
  const roots: JsonNode[] = []
  let at = line
  while (at < limit) {
    const start = lines.first[at]!
    if (text.charCodeAt(start) !== open || (roots.length > 0 && open === 91)) break
    const { node, end } = readJson(text, start)
    const last = node === null ? -1 : lastLine(page, at, end, limit)
    if (node === null || last < 0 || !isData(node)) {
      page.jsonFailedUntil = Math.max(end, start + 1)
      break
    }
    roots.push(node)
    at = last + 1
    while (at < limit && lines.first[at]! >= lines.end[at]!) at++
  }
  if (roots.length === 0) return line
  const root: JsonNode =
    roots.length === 1
      ? roots[0]!
      : {
          kind: 'array',
          start: roots[0]!.start,
          end: roots[roots.length - 1]!.end,
          keys: [],
          children: roots,
        }
  page.regions.push({ start: root.start, end: root.end, kind: 'data' })
  page.outline.closeList()
  new Writer(page).value(root, null, [], page.outline.under(), 0)
  page.lastLine = at - 1
  return at
}

/** Reads a whole text of XML elements as data; false where it is none. */
export function readXmlBlocks(page: Page): boolean {
  const node = readXml(page.text, page.lines.tags)
  if (node === null) return false
  page.regions.push({ start: node.start, end: node.end, kind: 'data' })
  page.isXml = true
  new Writer(page).value(node, null, [], [], 0)
  return true
}

/** The line on which the value ends, when nothing but a comma follows it there; -1 otherwise. */
function lastLine(page: Page, line: number, end: number, limit: number): number {
  const { lines, text } = page
  const last = firstNotBelow(lines.start, end, line + 1, Math.max(line + 1, limit)) - 1
  for (let at = end; at < lines.end[last]!; at++) {
    const code = text.charCodeAt(at)
    if (code !== 32 && code !== 44 && code !== 59) return -1
  }
  return last
}

/** `[1]` is a citation and `[S01]` no JSON at all: a list has to hold objects, lists or several strings. */
function isData(node: JsonNode): boolean {
  if (node.kind === 'object') return node.children.length > 0
  return (
    node.children.some(
      (child) => child.kind === 'object' || (child.kind === 'array' && child.children.length > 1),
    ) || node.children.filter((child) => child.kind === 'string').length > 1
  )
}

class Writer {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Writes a value; `key` is the place of its name, where it has one. */
  value(
    node: JsonNode,
    key: Span | null,
    path: readonly string[],
    under: readonly number[],
    depth: number,
  ): void {
    const table = node.kind === 'object' || node.kind === 'array' ? tableOf(node, this.#page.text) : null
    if (table !== null) this.#table(table, node, key, under)
    else if (node.kind === 'object') this.#object(node, key, path, under, depth)
    else if (node.kind === 'array') this.#array(node, key, path, under, depth)
    else this.#pair(node, key, path, under)
  }

  #table(table: JsonTable, node: JsonNode, key: Span | null, under: readonly number[]): void {
    const around = key === null ? under : [...under, this.#key(key, [], under)]
    addJsonTable(this.#page, table, node, key, around)
  }

  #object(
    node: JsonNode,
    key: Span | null,
    path: readonly string[],
    under: readonly number[],
    depth: number,
  ): void {
    const { text } = this.#page
    const around = key === null || depth > 30 ? under : [...under, this.#key(key, path, under)]
    const unit = unitOf(node, text)
    const split = splitTable(node, text)
    for (let i = 0; i < node.children.length; i++) {
      const child = node.children[i]!
      if (split !== null && (i === split.at || i === split.at + 1)) {
        if (i === split.at) this.value(split.node, node.keys[i + 1]!, path, around, depth + 1)
        continue
      }
      const name = text.slice(node.keys[i]!.start, node.keys[i]!.end)
      this.value(child, node.keys[i]!, memberPath(path, name, unit, child), around, depth + 1)
    }
  }

  /** A list of plain values is one pair; other members are written one by one, under their names. */
  #array(
    node: JsonNode,
    key: Span | null,
    path: readonly string[],
    under: readonly number[],
    depth: number,
  ): void {
    if (node.children.every((child) => child.kind === 'string' || child.kind === 'scalar')) {
      for (const child of node.children) this.#page.fences.push(child.start, child.end)
      this.#pair(node, key, path, under)
      return
    }
    const around = key === null || depth > 30 ? under : [...under, this.#key(key, path, under)]
    for (const child of node.children) {
      const name = child.kind === 'object' ? nameOf(child, this.#page.text) : ''
      this.value(child, null, name === '' ? path : [...path, name], around, depth + 1)
    }
  }

  #pair(node: JsonNode, key: Span | null, path: readonly string[], under: readonly number[]): void {
    const start = key?.start ?? node.start
    if (node.end <= start) return
    this.#page.add('pair', start, node.end, { keys: path, under, speech: { start, end: node.end } })
    if (key !== null) this.#page.fences.push(key.end)
    this.#page.fences.push(node.start, node.end)
  }

  /** The name of an object or list, as a block of its own that others stand under. */
  #key(key: Span, path: readonly string[], under: readonly number[]): number {
    return this.#page.add('pair', key.start, key.end, {
      keys: path,
      under,
      speech: { start: key.start, end: key.start },
    })
  }
}

/** The path of a member; a unit beside a number stands behind its key, as it would in a table's header. */
function memberPath(path: readonly string[], name: string, unit: string, child: JsonNode): readonly string[] {
  const takesUnit = unit !== '' && child.kind !== 'object'
  // The text of an XML element has no name of its own.
  if (name === '') {
    const last = path[path.length - 1]
    return takesUnit && last !== undefined ? [...path.slice(0, -1), `${last} (${unit})`] : path
  }
  return [...path, takesUnit && VALUE_KEYS.has(name.toLowerCase()) ? `${name} (${unit})` : name]
}
