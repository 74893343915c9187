// Members of JSON objects that say something of their neighbours: names, units, columns.
import type { JsonNode } from './read-json.js'

/** Members that name their object. */
const NAME_KEYS = ['name', 'title', 'id', 'label', 'key', 'code']
/** Members that name the columns of the list beside them. */
const COLUMN_KEYS = new Set(['columns', 'header', 'headers', 'fields'])
/** Members that give the unit of a number beside them, and the members they speak of. */
const UNIT_KEYS = new Set(['unit', 'units', 'uom', 'currency', 'measure'])
export const VALUE_KEYS = new Set([
  'value',
  'amount',
  'quantity',
  'price',
  'cost',
  'total',
  'min',
  'max',
  'reading',
  'measurement',
  'low',
  'high',
])

/** `"columns": ["a", "b"], "data": [[1, 2], [3, 4]]`: names and rows beside each other, as one list of lists. */
export function splitTable(node: JsonNode, text: string): { node: JsonNode; at: number } | null {
  for (let at = 0; at + 1 < node.children.length && at < 8; at++) {
    const names = node.children[at]!
    const rows = node.children[at + 1]!
    const key = text
      .slice(node.keys[at]!.start, Math.min(node.keys[at]!.end, node.keys[at]!.start + 10))
      .toLowerCase()
    if (
      !COLUMN_KEYS.has(key) ||
      names.kind !== 'array' ||
      rows.kind !== 'array' ||
      rows.children.length === 0
    )
      continue
    const { length } = names.children
    if (length < 2 || !rows.children.every((row) => row.kind === 'array' && row.children.length === length))
      continue
    return {
      at,
      node: {
        kind: 'array',
        start: names.start,
        end: rows.end,
        keys: [],
        children: [names, ...rows.children],
      },
    }
  }
  return null
}

export function unitOf(node: JsonNode, text: string): string {
  for (let i = 0; i < node.children.length; i++) {
    const child = node.children[i]!
    const key = node.keys[i]!
    if (child.kind !== 'string' || child.end - child.start > 20 || key.end - key.start > 10) continue
    if (UNIT_KEYS.has(text.slice(key.start, key.end).toLowerCase())) return text.slice(child.start, child.end)
  }
  return ''
}

export function nameOf(node: JsonNode, text: string): string {
  for (const wanted of NAME_KEYS) {
    for (let i = 0; i < node.children.length && i < 12; i++) {
      const child = node.children[i]!
      const key = node.keys[i]!
      if (
        child.end - child.start <= 80 &&
        (child.kind === 'string' || child.kind === 'scalar') &&
        text.slice(key.start, key.end).toLowerCase() === wanted
      ) {
        return text.slice(child.start, child.end)
      }
    }
  }
  return ''
}
