// One pass over the tokens: each is offered to the readers in order, and the first that takes it moves the pass on.
import { type Quantity, type TextDocument, TokenKind } from '../types/index.js'
import type { UnitReader } from '../units/index.js'
import { readQuantity } from './quantities.js'
import { READERS_BEFORE } from './readers-before.js'
import type { ReadContext } from './reader.js'
import { Class, type Vocabulary } from './vocabulary.js'

export interface ExtractLanguage {
  readonly vocabulary: Vocabulary
  readonly units: UnitReader
}

/** Classes of words that a quantity, date or reference may begin with. */
const OPENING =
  Class.cardinal | Class.ordinal | Class.fraction | Class.multiple | Class.collective | Class.phrase | Class.month |
  Class.weekday | Class.season | Class.dateWord | Class.part

/** Reads all quantities of a document, in text order, none overlapping another. */
export function extract(document: TextDocument, language: ExtractLanguage): Quantity[] {
  const { tokens, opaque, fences } = document
  const { text } = tokens
  const { classes } = language.vocabulary
  const out: Quantity[] = []
  const context: ReadContext = {
    document,
    tokens,
    text,
    vocabulary: language.vocabulary,
    units: language.units,
    decimal: language.vocabulary.locale.format.decimal,
    limit: tokens.count,
    floor: 0,
  }
  let nextOpaque = 0
  let nextFence = 0
  for (let at = 0; at < tokens.count; ) {
    const kind = tokens.kind[at]
    if (kind === TokenKind.newline) {
      at++
      continue
    }
    const start = tokens.start[at]!
    if (kind === TokenKind.word) {
      // Most words are of no class: one look-up and on. Capitals may begin a currency code or an identifier.
      const first = text.charCodeAt(start)
      if (!(classes[tokens.word[at]!]! & OPENING) && !(first >= 65 && first <= 90)) {
        at++
        continue
      }
    }
    while (nextOpaque < opaque.length && opaque[nextOpaque]!.end <= start) nextOpaque++
    if (nextOpaque < opaque.length && opaque[nextOpaque]!.start <= start) {
      const end = opaque[nextOpaque]!.end
      while (at < tokens.count && tokens.start[at]! < end) at++
      continue
    }
    while (nextFence < fences.length && fences[nextFence]! <= start) nextFence++
    context.limit = limitToken(context, at, fences[nextFence], opaque[nextOpaque]?.start)
    let next = at
    for (const reader of READERS_BEFORE) {
      next = reader(context, at, out)
      if (next !== at) break
    }
    if (next === at) next = readQuantity(context, at, out)
    if (next === at) next = at + 1
    context.floor = next
    at = next
  }
  return out
}

const LOOK_AHEAD = 320

/** Token after the last that a quantity starting here may use: up to the next fence, opaque span or line break. */
function limitToken(context: ReadContext, at: number, fence: number | undefined, opaque: number | undefined): number {
  const { tokens } = context
  const offset = Math.min(fence ?? Number.POSITIVE_INFINITY, opaque ?? Number.POSITIVE_INFINITY)
  const last = Math.min(tokens.count, at + LOOK_AHEAD)
  if (context.limit > at && context.limit < last && tokens.start[context.limit]! <= offset && isEdge(context, context.limit, offset)) return context.limit
  let next = at + 1
  while (next < last && tokens.start[next]! < offset && tokens.kind[next] !== TokenKind.newline) next++
  return next
}

const isEdge = (context: ReadContext, at: number, offset: number): boolean =>
  context.tokens.kind[at] === TokenKind.newline || context.tokens.start[at]! >= offset
