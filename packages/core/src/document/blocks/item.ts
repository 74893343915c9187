// List items: bullets and numbers, nested by indent, under the line that leads to them.

import { SHORTEST_FULL_LINE } from '../line-breaks.js'
import { Role } from '../lines.js'
import type { Page } from '../page.js'
import { readKeyValue } from './keys.js'
import { type ListMarker, readListMarker } from './list-marker.js'
import { openList } from './lists.js'

/** Reads the item that starts at a line; returns the line behind it, or the same line where there is none. */
export function readItem(page: Page, line: number, limit: number): number {
  const { text, lines } = page
  const first = lines.first[line]!
  const marker = readListMarker(text, first, lines.end[line]!)
  if (marker === null || !isInList(page, line, limit, marker)) return line
  page.listMarkers.set(lines.indent[line]!, marker)
  openItem(page, line, marker.contentStart, { start: first, end: marker.end })
  page.opaque.push({ start: first, end: marker.end })
  page.fences.push(marker.end)
  return line + 1
}

/** Opens an item whose text starts behind its marker; HTML items have no marker to be seen. */
export function openItem(
  page: Page,
  line: number,
  contentStart: number,
  marker: { start: number; end: number } | null,
): void {
  const { text, lines } = page
  const indent = marker === null ? lines.depth[line]! * 4 : lines.indent[line]!
  openList(page, line, indent)
  const pair = readKeyValue(text, contentStart, lines.end[line]!)
  const hasValue = pair !== null && pair.value.start < pair.value.end
  const level = page.outline.depth + 1
  const keys = hasValue ? [text.slice(pair.key.start, pair.key.end)] : []
  const block = page.open('item', line, contentStart, { level, marker, keys })
  if (hasValue) page.fences.push(pair.key.end)
  page.outline.openItem(indent, block)
}

/**
 * A bullet always opens an item; a number does where the list goes on or starts, because "5. Mai" and
 * "2031. The year" stand at starts of lines as well.
 */
function isInList(page: Page, line: number, limit: number, marker: ListMarker): boolean {
  if (marker.kind === 'bullet') return true
  const wraps =
    page.isOpenBefore(line) &&
    page.last?.kind === 'paragraph' &&
    lineLength(page, line - 1) >= SHORTEST_FULL_LINE
  if (marker.kind === 'number' && marker.value <= 1 && !wraps) return true
  if ((marker.kind === 'letter' || marker.kind === 'roman') && marker.bracket) return true
  if (page.outline.depth > 0) {
    const before = page.listMarkers.get(page.lines.indent[line]!)
    if (before?.kind === marker.kind && marker.value === before.value + 1) return true
    if (page.last?.kind === 'item' && page.outline.depth > 1 && marker.kind === 'number') return true
  }
  return hasNext(page, line, limit, marker)
}

const lineLength = (page: Page, line: number): number => page.lines.end[line]! - page.lines.first[line]!

/** Whether the next marker of the list stands on one of the following lines. */
function hasNext(page: Page, line: number, limit: number, marker: ListMarker): boolean {
  const { text, lines } = page
  const until = Math.min(limit, line + 8)
  for (let at = line + 1; at < until; at++) {
    if (lines.role[at] !== Role.text || lines.first[at]! >= lines.end[at]!) continue
    const next = readListMarker(text, lines.first[at]!, lines.end[at]!)
    if (next?.kind === marker.kind && next.value === marker.value + 1) return true
  }
  return false
}
