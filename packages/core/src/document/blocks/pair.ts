// Lines of a key and a value: alone, in runs, nested by indent, or several on one line.
import type { Span } from '../../types/index.js'
import { countWords, isBlank, isDigit, isLower, skipBlanks, trimEnd } from '../codes.js'
import { beginsAnew } from '../line-breaks.js'
import { Feature } from '../line-features.js'
import { Role } from '../lines.js'
import { firstMark } from '../marks.js'
import type { Page } from '../page.js'
import { hasLeader, type KeyValue, readKeyValue } from './keys.js'
import { readListMarker } from './list-marker.js'
import { openList } from './lists.js'

/** A value with more words, behind a key of several, is the second half of a sentence. */
const LONGEST_VALUE = 8
const MOST_KEY_WORDS = 5
/** Pairs beside each other on a line are short. */
const LONGEST_LINE = 320
const MOST_PIECE_WORDS = 14
const MOST_PIECES = 200
const MOST_INNER_KEYS = 2
/** A longer value is a text. */
const LONGEST_TEXT = 260

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
      (page.last?.kind === 'paragraph' && isLower(text.charCodeAt(first)) && pair.words > 1)
    )
      return line
  }
  if (pair.value.start >= pair.value.end) return readOuterKey(page, line, limit, pair)
  const pieces = (lines.features[line]! & Feature.keys) === 0 ? [] : splitPairs(page, first, end, pair)
  if (pieces.length > 1) return addPieces(page, line, pieces)
  const isText = end - pair.value.start > LONGEST_TEXT
  if (isText ? !inRun || pair.words > 3 : !inRun && !isPair(page, line, limit, pair)) return line
  openList(page, line, lines.indent[line]!)
  page.open('pair', line, first, { keys: keysOf(page, pair, (lines.features[line]! & Feature.keys) !== 0) })
  if (hasLeader(text, pair) && isPageNumber(text, pair.value)) page.opaque.push(pair.value)
  return line + 1
}

/**
 * The path of keys before a value: those above it, its own, and those that follow it on the line.
 *
 *     Population: total: 47,022,473
 *     ^^^^^^^^^^  ^^^^^
 */
function keysOf(page: Page, pair: KeyValue, mayNest: boolean): readonly string[] {
  const { text } = page
  const own = text.slice(pair.key.start, pair.key.end)
  const above = keysAbove(page)
  page.fences.push(pair.key.end)
  let inner = mayNest ? readKeyValue(text, pair.value.start, pair.value.end) : null
  if (inner === null) return above.length === 0 ? [own] : [...above, own]
  const keys = [...above, own]
  for (let depth = 0; depth < MOST_INNER_KEYS && inner !== null; depth++) {
    if (inner.words > MOST_KEY_WORDS || inner.value.start >= inner.value.end) break
    keys.push(text.slice(inner.key.start, inner.key.end))
    page.fences.push(inner.key.end)
    inner = readKeyValue(text, inner.value.start, inner.value.end)
  }
  return keys
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
    keys: keysOf(page, pair, false),
    speech: { start: lines.first[line]!, end: lines.first[line]! },
  })
  page.outline.openItem(lines.indent[line]!, block)
  page.lastLine = line
  return line + 1
}

/** One line alone is a pair when its key is short, and its value no long sentence; a neighbour speaks for it. */
function isPair(page: Page, line: number, limit: number, pair: KeyValue): boolean {
  const { text, lines } = page
  const { words } = pair
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
function splitPairs(page: Page, start: number, end: number, first: KeyValue): Piece[] {
  const pieces: Piece[] = []
  if (end - start > LONGEST_LINE || first.words > MOST_KEY_WORDS) return pieces
  const { text, marks } = page
  let from = start
  let pair = first
  let stop = -1
  for (let i = firstMark(marks, first.key.end + 1); i < marks.count && marks.at[i]! < end; i++) {
    const at = marks.at[i]!
    const code = marks.code[i]!
    if (code === 59 || code === 124 || code === 46) {
      const ordinal = code === 46 && isDigit(text.charCodeAt(at - 1)) && at - from < 4
      if (!ordinal && isBlank(text.charCodeAt(at + 1))) stop = at
      continue
    }
    // The key of the next pair stands between a mark and its colon.
    if ((code !== 58 && code !== 61 && code !== 0xff1a) || stop < from) continue
    const next = skipBlanks(text, stop + 1, end)
    const found = readKeyValue(text, next, end)
    if (found === null || found.key.end > at || found.value.start >= end || found.words > MOST_KEY_WORDS)
      continue
    if (!addPiece(text, pieces, from, stop, pair)) return []
    from = next
    pair = found
  }
  if (pieces.length === 0) return pieces
  return addPiece(text, pieces, from, end, pair) ? pieces : []
}

function addPiece(text: string, pieces: Piece[], from: number, stop: number, pair: KeyValue): boolean {
  const long = countWords(text, pair.value.start, stop, MOST_PIECE_WORDS) > MOST_PIECE_WORDS
  if (long || pieces.length >= MOST_PIECES) return false
  const end = text.charCodeAt(stop) === 46 ? stop + 1 : trimEnd(text, from, stop)
  pieces.push({ start: from, end, pair: { ...pair, value: { start: pair.value.start, end } } })
  return true
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
