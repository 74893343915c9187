// Lines of a key and a value: alone, in runs, nested by indent, or several on one line.
import type { Span } from '../../types/index.js'
import { countWords, isBlank, isDigit, isLower, skipBlanks, trimEnd } from '../codes.js'
import { beginsAnew } from '../line-breaks.js'
import { Feature } from '../line-features.js'
import { Role } from '../lines.js'
import type { Page } from '../page.js'
import { hasLeader, type KeyValue, readKeyValue } from './keys.js'
import { readListMarker } from './list-marker.js'
import { openList } from './lists.js'

/** A value with more words, behind a key of several, is the second half of a sentence. */
const LONGEST_VALUE = 8
const MOST_KEY_WORDS = 5
/** Pairs beside each other on a line are short. */
const LONGEST_LINE = 600
const MOST_PIECE_WORDS = 14
/** With more words a value is a text. */
const MOST_VALUE_WORDS = 40

/** Reads the pairs of a line; returns the line behind them, or the same line where there are none. */
export function readPair(page: Page, line: number, limit: number): number {
  const { text, lines } = page
  if ((lines.features[line]! & (Feature.key | Feature.leader)) === 0) return line
  const first = lines.first[line]!
  const end = lines.end[line]!
  const pair = readKeyValue(text, first, end)
  if (pair === null) return line
  const inRun = page.last?.kind === 'pair' && page.lastLine === line - 1
  if (
    page.isOpenBefore(line) &&
    !inRun &&
    (page.last?.kind !== 'item' || lines.indent[line]! <= page.outline.indent)
  ) {
    if (
      !beginsAnew(text, lines, line) ||
      (page.last?.kind === 'paragraph' &&
        isLower(text.charCodeAt(first)) &&
        countWords(text, pair.key.start, pair.key.end, 2) > 1)
    )
      return line
  }
  if (pair.value.start >= pair.value.end) return readOuterKey(page, line, limit, pair)
  const pieces = splitPairs(text, first, end)
  if (pieces.length > 1) return addPieces(page, line, pieces)
  const isText = countWords(text, pair.value.start, end, MOST_VALUE_WORDS) >= MOST_VALUE_WORDS
  if (
    isText
      ? !inRun || countWords(text, pair.key.start, pair.key.end, 4) > 3
      : !inRun && !isPair(page, line, limit, pair)
  )
    return line
  openList(page, line, lines.indent[line]!)
  page.open('pair', line, first, { keys: [...keysAbove(page), text.slice(pair.key.start, pair.key.end)] })
  page.fences.push(pair.key.end)
  if (hasLeader(text, pair) && isPageNumber(text, pair.value)) page.opaque.push(pair.value)
  return line + 1
}

/** Keys of the outer pairs that are open, as YAML nests them. */
function keysAbove(page: Page): readonly string[] {
  const above = page.outline.under()
  for (let i = above.length - 1; i >= 0; i--) {
    const block = page.blocks[above[i]!]!
    if (block.kind === 'pair') return block.keys
  }
  return []
}

/**
 * A key without a value names the pairs that are indented below it.
 *
 *     server:
 *     ^^^^^^
 *       port: 80
 */
function readOuterKey(page: Page, line: number, limit: number, pair: KeyValue): number {
  const { text, lines } = page
  let next = line + 1
  while (next < limit && lines.first[next]! >= lines.end[next]!) next++
  if (next >= limit || lines.role[next] !== Role.text || lines.indent[next]! <= lines.indent[line]!)
    return line
  const start = lines.first[next]!
  if (
    readListMarker(text, start, lines.end[next]!) !== null ||
    readKeyValue(text, start, lines.end[next]!) === null
  )
    return line
  openList(page, line, lines.indent[line]!)
  const block = page.add('pair', lines.first[line]!, lines.end[line]!, {
    keys: [...keysAbove(page), text.slice(pair.key.start, pair.key.end)],
    speech: { start: lines.first[line]!, end: lines.first[line]! },
  })
  page.outline.openItem(lines.indent[line]!, block)
  page.lastLine = line
  return line + 1
}

/** One line alone is a pair when its key is short, and its value no long sentence; a neighbour speaks for it. */
function isPair(page: Page, line: number, limit: number, pair: KeyValue): boolean {
  const { text, lines } = page
  const words = countWords(text, pair.key.start, pair.key.end, 9)
  const stops = text.charCodeAt(pair.value.end - 1) === 46
  const long = stops && countWords(text, pair.value.start, pair.value.end, LONGEST_VALUE + 1) > LONGEST_VALUE
  if (words <= MOST_KEY_WORDS && !long) return true
  if (line + 1 >= limit || lines.role[line + 1] !== Role.text) return false
  const next = readKeyValue(text, lines.first[line + 1]!, lines.end[line + 1]!)
  return next !== null && next.value.start < next.value.end && !(long && words > 2)
}

interface Piece extends Span {
  readonly pair: KeyValue
}

/**
 * Several pairs on one line.
 *
 *     Battery: 12 h. Weight: 3 kg.       Goals per season: 2029: 14; 2030: 22 (3)
 *     ^^^^^^^^^^^^^^ ^^^^^^^^^^^^^                         ^^^^^^^^  ^^^^^^^^^^^^
 */
function splitPairs(text: string, start: number, end: number): Piece[] {
  const pieces: Piece[] = []
  if (end - start > LONGEST_LINE) return pieces
  let from = start
  for (let at = start; at <= end && pieces.length < 200; at++) {
    const code = text.charCodeAt(at)
    if (at < end) {
      if (code !== 59 && code !== 124 && code !== 46) continue
      if (!isBlank(text.charCodeAt(at + 1))) continue
      if (code === 46 && isDigit(text.charCodeAt(at - 1)) && at - from < 4) continue
    }
    const next = at < end ? skipBlanks(text, at + 1, end) : end
    // A part goes up to a mark behind which the next key stands.
    if (at < end && shortPair(text, next, end) === null) continue
    const pair = shortPair(text, from, at)
    if (pair === null || countWords(text, pair.value.start, at, MOST_PIECE_WORDS) > MOST_PIECE_WORDS)
      return []
    const stop = code === 46 && at < end ? at + 1 : trimEnd(text, from, at)
    pieces.push({
      start: from,
      end: stop,
      pair: { key: pair.key, value: { start: pair.value.start, end: stop } },
    })
    from = next
  }
  return pieces
}

function shortPair(text: string, start: number, end: number): KeyValue | null {
  const pair = readKeyValue(text, start, end)
  if (pair === null || pair.value.start >= pair.value.end) return null
  const short = countWords(text, pair.key.start, pair.key.end, MOST_KEY_WORDS) <= MOST_KEY_WORDS
  return short ? pair : null
}

function addPieces(page: Page, line: number, pieces: readonly Piece[]): number {
  const { text, lines } = page
  openList(page, line, lines.indent[line]!)
  const first = pieces[0]!
  const inner = readKeyValue(text, first.pair.value.start, first.end)
  const above = [...keysAbove(page)]
  if (inner !== null && inner.value.start < inner.value.end)
    above.push(text.slice(first.pair.key.start, first.pair.key.end))
  for (let i = 0; i < pieces.length; i++) {
    const { start, end, pair } = pieces[i]!
    const own = i === 0 && inner !== null && inner.value.start < inner.value.end ? inner : pair
    page.add('pair', start, end, { keys: [...above, text.slice(own.key.start, own.key.end)] })
    page.fences.push(pair.key.end, own.key.end)
  }
  page.lastLine = line
  return line + 1
}

/** The whole number at the end of dots in a table of contents. */
function isPageNumber(text: string, value: Span): boolean {
  if (value.end - value.start > 4) return false
  for (let at = value.start; at < value.end; at++) if (!isDigit(text.charCodeAt(at))) return false
  return true
}
