// One pass over the tokens: each is offered to the readers in order, and the first that takes it moves the pass on.
import { firstNotBelow } from '../math/index.js'
import { lower } from '../scan/characters.js'
import { type Quantity, type TextDocument, TokenKind, type Tokens } from '../types/index.js'
import type { UnitReader } from '../units/index.js'
import { readArticleUnit } from './article-unit.js'
import { isDigits, labelEnd, markAt, touches } from './neighbours.js'
import { decideDecimal } from './number-format.js'
import { readQuantity } from './quantities.js'
import type { ReadContext } from './reader.js'
import { READERS_BEFORE } from './readers-before.js'
import { readHidden } from './references/hidden.js'
import { readOutline } from './references/outline.js'
import { Class, type Vocabulary } from './vocabulary.js'

export interface ExtractLanguage {
  readonly vocabulary: Vocabulary
  readonly units: UnitReader
}

/** Classes of words that a number begins with. */
const NUMBER =
  Class.cardinal | Class.ordinal | Class.fraction | Class.multiple | Class.collective | Class.scale
/** Classes of words that a date, a time or a reference begins with. */
const OTHER =
  Class.article | Class.month | Class.weekday | Class.season | Class.dateWord | Class.part | Class.yearCue

/** Reads all quantities of a document, in text order, none overlapping another. */
export function extract(document: TextDocument, language: ExtractLanguage): Quantity[] {
  const { tokens, opaque, fences } = document
  const { kind, word, start, count, text } = tokens
  const { vocabulary } = language
  const { classes, segmenter } = vocabulary
  const out: Quantity[] = []
  const context: ReadContext = {
    document,
    tokens,
    text,
    vocabulary,
    units: language.units,
    decimal: decideDecimal(tokens, vocabulary.locale.format.decimal, fences),
    limit: 0,
    floor: 0,
  }
  let nextOpaque = 0
  let nextFence = 0
  for (let at = 0; at < count; ) {
    const type = kind[at]!
    // Most words are of no class: one look-up and on. Capitals may begin an identifier.
    let isNumber = false
    if (type === TokenKind.word || type === TokenKind.han) {
      const entry = word[at]!
      const classed = classes[entry]!
      isNumber = (classed & NUMBER) !== 0
      if (!isNumber && (classed & OTHER) === 0) {
        const code = text.charCodeAt(start[at]!)
        const isCapital = code >= 65 && code <= 90
        if (type === TokenKind.han) {
          if (!vocabulary.dates.phrases.has(entry)) {
            at++
            continue
          }
        } else if (entry === 0 && segmenter !== null && segmenter.mayStart(lower(code))) isNumber = true
        else if (!(isCapital && entry !== 0) && !mayBeginCode(tokens, at, code, isCapital)) {
          at++
          continue
        }
      }
    } else if (type === TokenKind.newline) {
      at++
      continue
    } else if (type === TokenKind.mark) {
      const code = text.charCodeAt(start[at]!)
      if (!isNumberMark(context, at, code) && code !== 0xa7) {
        at++
        continue
      }
      isNumber = code !== 0xa7
    } else isNumber = true
    const offset = start[at]!
    while (nextOpaque < opaque.length && opaque[nextOpaque]!.end <= offset) nextOpaque++
    const hidden = opaque[nextOpaque]
    if (hidden !== undefined && hidden.start <= offset) {
      const first = at++
      while (at < count && start[at]! < hidden.end) at++
      readHidden(context, first, at, out)
      context.floor = at
      continue
    }
    while (nextFence < fences.length && fences[nextFence]! <= offset) {
      context.floor = Math.max(context.floor, firstFrom(context, at, fences[nextFence]!))
      nextFence++
    }
    setLimit(context, at, Math.min(fences[nextFence] ?? text.length, hidden?.start ?? text.length))
    let next = at
    for (const reader of READERS_BEFORE) {
      next = reader(context, at, out)
      if (next !== at) break
    }
    if (next === at)
      next = isNumber
        ? readQuantity(context, at, out)
        : type === TokenKind.word && classes[word[at]!]! & Class.article
          ? readArticleUnit(context, at, out)
          : at
    if (next === at) {
      at = skipped(context, at)
      continue
    }
    context.floor = next
    at = next
  }
  const read = out.length
  readOutline(context, out)
  if (out.length > read) out.sort((a, b) => a.start - b.start)
  return out
}

/** A word that no table holds begins a code where digits or marks are glued to it, or is a Roman numeral. */
function mayBeginCode(tokens: Tokens, at: number, code: number, isCapital: boolean): boolean {
  if (touches(tokens, at)) return isDigits(tokens, at + 1) || (isCapital && markAt(tokens, at + 1) !== 0)
  return code === 73 || code === 86 || code === 88
}

/** A word with digits glued behind it is a label, and none of its digits is a number. */
function skipped(context: ReadContext, at: number): number {
  const { tokens, text } = context
  if (tokens.kind[at] !== TokenKind.word || !touches(tokens, at) || !isDigits(tokens, at + 1)) return at + 1
  const code = text.charCodeAt(tokens.end[at]! - 1)
  const isCode = code >= 65 && code <= 90 && tokens.end[at]! - tokens.start[at]! >= 2
  const isRupee = tokens.end[at]! - tokens.start[at]! === 2 && text.startsWith('Rs', tokens.start[at]!)
  return isCode || isRupee ? at + 1 : labelEnd(tokens, at)
}

/** Marks that a number begins with: fractions, a decimal mark before digits. */
function isNumberMark(context: ReadContext, at: number, code: number): boolean {
  const { tokens } = context
  if (code === 46 || code === 44 || code === 0xb7)
    return (
      isDigits(tokens, at + 1) &&
      touches(tokens, at) &&
      !(touches(tokens, at - 1) && markAt(tokens, at - 1) === 0 && tokens.kind[at - 1] !== TokenKind.newline)
    )
  return (code >= 0xbc && code <= 0xbe) || (code >= 0x2150 && code <= 0x215e)
}

/** First token from `at` backwards that starts at an offset or after it. */
function firstFrom(context: ReadContext, at: number, offset: number): number {
  let first = at
  while (first > context.floor && context.tokens.start[first - 1]! >= offset) first--
  return first
}

const LOOK_AHEAD = 64

/** The token after the last that a quantity starting here may use: up to the next edge, some tokens ahead at most. */
function setLimit(context: ReadContext, at: number, edge: number): void {
  const { tokens } = context
  const last = Math.min(tokens.count, at + LOOK_AHEAD)
  if (edge >= tokens.text.length) {
    context.limit = last
    return
  }
  context.limit = firstNotBelow(tokens.start, edge, at + 1, last)
}
