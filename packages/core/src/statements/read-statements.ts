// Reads the statements of a document: every quantity with its words, period, statistic, direction, polarity.

import { firstNotBelow, mapInterval, multiply, ZERO } from '../math/index.js'
import { tokenAt } from '../scan/index.js'
import type { Block, DateValue, Quantity, Sentence, TextDocument, Tokens } from '../types/index.js'
import { type BindingTable, Role } from './binding-table.js'
import { type HeaderLanguage, type HeaderUnit, readHeaderUnit } from './header-units.js'
import { readHeadingStatements } from './heading-statements.js'
import { type FoundPeriods, isDateLike, periodOf, sentencePeriods } from './periods.js'
import { Lane, type LaneShape, type Scope, type SentenceShape, type Statement } from './statement.js'
import { wordHash } from './stem.js'
import { readTableStatements } from './table-statements.js'
import { SCOPE_WEIGHTS } from './weights.js'
import { emptyWordList, firstEndingAfter, readWords, type WordList } from './word-list.js'

export interface StatementLanguage extends HeaderLanguage {
  readonly binding: BindingTable
  readonly scan: (text: string) => Tokens
}

export interface StatementSet {
  readonly document: TextDocument
  readonly quantities: readonly Quantity[]
  readonly statements: readonly Statement[]
  /** Words of each sentence of the document. */
  readonly sentenceWords: readonly WordList[]
}

/** State of one reading, handed to the table reader. */
export interface Reading {
  readonly document: TextDocument
  readonly quantities: readonly Quantity[]
  readonly language: StatementLanguage
  readonly out: Statement[]
  /** Words of a block that stands above others: heading, lead-in. */
  readonly blockWords: (block: number) => WordList
  /** Periods named in a block. */
  readonly blockPeriods: (block: number) => readonly DateValue[]
}

export function readStatements(
  document: TextDocument,
  quantities: readonly Quantity[],
  language: StatementLanguage,
): StatementSet {
  const out: Statement[] = []
  const sentenceWords: WordList[] = []
  const blockWords = new Map<number, WordList>()
  const blockPeriods = new Map<number, readonly DateValue[]>()
  const reading: Reading = {
    document,
    quantities,
    language,
    out,
    blockWords: (block) => {
      let words = blockWords.get(block)
      if (words === undefined) {
        const span = document.blocks[block]!
        words = readWords(
          document.tokens,
          span,
          skippedAt(document, quantities, span.start),
          language.binding,
        )
        blockWords.set(block, words)
      }
      return words
    },
    blockPeriods: (block) => {
      let periods = blockPeriods.get(block)
      if (periods === undefined) {
        periods = periodsWithin(quantities, document.blocks[block]!)
        blockPeriods.set(block, periods)
      }
      return periods
    },
  }
  let next = 0
  let previous: WordList = emptyWordList()
  let previousBlock = -1
  let carried: readonly DateValue[] = []
  for (let index = 0; index < document.sentences.length; index++) {
    const sentence = document.sentences[index]!
    while (next < quantities.length && quantities[next]!.start < sentence.start) next++
    const from = next
    while (next < quantities.length && quantities[next]!.start < sentence.end) next++
    const words = readWords(
      document.tokens,
      sentence,
      { quantities, from, opaque: document.opaque },
      language.binding,
    )
    sentenceWords.push(words)
    const block = document.blocks[sentence.block]!
    const isSameBlock = previousBlock === sentence.block
    if (!isSameBlock) carried = []
    if (block.table < 0 && next > from) {
      readSentence(
        reading,
        index,
        block,
        words,
        from,
        next,
        isSameBlock ? previous : emptyWordList(),
        carried,
      )
      carried = openingPeriods(reading, sentence, from, next) ?? carried
    }
    previous = words
    previousBlock = sentence.block
  }
  for (let index = 0; index < document.blocks.length; index++)
    if (document.blocks[index]!.table >= 0) readTableStatements(reading, index)
  readHeadingStatements(reading)
  out.sort((a, b) => a.quantity.start - b.quantity.start)
  return { document, quantities, statements: out, sentenceWords }
}

export function skippedAt(document: TextDocument, quantities: readonly Quantity[], offset: number) {
  return { quantities, from: firstEndingAfter(quantities, offset), opaque: document.opaque }
}

export function periodsWithin(
  quantities: readonly Quantity[],
  span: { start: number; end: number },
  inHeader = true,
): DateValue[] {
  const found: DateValue[] = []
  for (const quantity of quantities) {
    if (quantity.start >= span.end) break
    if (quantity.end <= span.start) continue
    const period = periodOf(quantity, inHeader)
    if (period !== null) found.push(period)
  }
  return found
}

const NO_PERIODS: FoundPeriods = { periods: [], isOwn: false }

/** `raised from 30,000 to 70,000 messages`: the first end has the unit of the second. */
function withUnitOfShift({ quantities, document, language }: Reading, at: number, to: number): Quantity {
  const quantity = quantities[at]!
  const next = at + 1 < to ? quantities[at + 1]! : undefined
  if (
    next === undefined ||
    quantity.units.length > 0 ||
    quantity.noun !== null ||
    quantity.value === null ||
    quantity.kind !== 'number'
  )
    return quantity
  if (next.value === null || next.firstToken - quantity.lastToken !== 1) return quantity
  const { text, start, end } = document.tokens
  const joint = language.binding.meanings.get(
    wordHash(text, start[quantity.lastToken]!, end[quantity.lastToken]!),
  )
  if (((joint?.role ?? 0) & Role.to) === 0) return quantity
  if (next.units.length > 0) return { ...quantity, kind: next.kind, units: next.units }
  return next.noun === null ? quantity : { ...quantity, noun: next.noun }
}

/** The unit that the innermost key gives: `latency_ms` over `p95`. */
function unitOfKeys(keys: readonly string[], language: StatementLanguage): HeaderUnit | null {
  for (let i = keys.length - 1; i >= 0; i--) {
    const unit = readHeaderUnit(keys[i]!, language)
    if (unit !== null) return unit
  }
  return null
}

/** Tokens in front of a date that still opens its sentence: `In the third quarter`. */
const OPENING_DATE = 3

/** The period that a sentence opens with; `null` where it opens with none. */
function openingPeriods(
  { document, quantities }: Reading,
  sentence: Sentence,
  from: number,
  to: number,
): DateValue[] | null {
  const start = tokenAt(document.tokens, sentence.start)
  for (let i = from; i < to; i++) {
    const quantity = quantities[i]!
    if (quantity.firstToken - start > OPENING_DATE) return null
    const period = periodOf(quantity, false)
    if (period !== null && period.day === null) return [period]
  }
  return null
}

function readSentence(
  reading: Reading,
  index: number,
  block: Block,
  words: WordList,
  from: number,
  to: number,
  previous: WordList,
  carried: readonly DateValue[],
): void {
  const { quantities, language, document } = reading
  const sentence = document.sentences[index]!
  const shape = shapeOf(document.tokens, quantities, words, from, to, sentence.start)
  const scopes = scopesOf(reading, sentence.block, block, words, previous)
  // `In the third quarter of 2025 ...` goes on for the sentences behind it.
  const outerPeriods =
    carried.length > 0 ? carried : block.under.flatMap((parent) => reading.blockPeriods(parent))
  const keyUnit = unitOfKeys(block.keys, language)
  for (let i = from; i < to; i++) {
    const order = i - from
    const quantity = withHeaderUnit(withUnitOfShift(reading, i, to), keyUnit)
    const isValue = shape.lane[order] === Lane.value
    const own = isValue ? sentencePeriods(quantities, from, shape, order) : NO_PERIODS
    const periods = own.periods.length > 0 ? own.periods : isValue ? outerPeriods : []
    reading.out.push({
      quantity,
      sentence: index,
      block: sentence.block,
      cell: null,
      words,
      segment: shape.segments[order]!,
      order,
      sentenceShape: shape,
      scopes,
      periods,
      periodIsOwn: own.periods.length > 0 && own.isOwn,
      ...meaningsOf(words, shape, order, scopes),
    })
  }
}

/** Tokens that may stand in front of a reference that still opens its sentence: `Lease, § 5:`. */
const OPENING_TOKENS = 3

const laneOf = (quantity: Quantity): number =>
  quantity.reference !== null ? Lane.reference : isDateLike(quantity) ? Lane.date : Lane.value

export function shapeOf(
  tokens: Tokens,
  quantities: readonly Quantity[],
  words: WordList,
  from: number,
  to: number,
  start: number,
): SentenceShape {
  const segments: number[] = []
  const firstToken: number[] = []
  const lastToken: number[] = []
  const lane: number[] = []
  const ownSubject: boolean[] = []
  const reach: number[] = []
  const inheritedNoun: number[] = []
  const standsAlone: boolean[] = []
  let lastNoun = -1
  const opening = tokenAt(tokens, start)
  let item = 0
  let meaning = 0
  let segment = 0
  let open = -1
  for (let i = from; i < to; i++) {
    const quantity = quantities[i]!
    const first = tokenAt(tokens, quantity.start)
    // The segment is that of the last word before it, moved on by the marks between: read it off the marks.
    segment = segmentAt(tokens, words, first, item, meaning, segment, lastToken[lastToken.length - 1] ?? 0)
    while (item < words.token.length && words.token[item]! < first) item++
    while (meaning < words.meaningToken.length && words.meaningToken[meaning]! < first) meaning++
    segments.push(segment)
    ownSubject.push(hasOwnSubject(words, segment, first))
    firstToken.push(first)
    lastToken.push(tokenAt(tokens, quantity.end))
    lane.push(laneOf(quantity))
    standsAlone.push(!hasWords(words, segment, first))
    reach.push(0)
    const isBare = quantity.noun === null && quantity.units.length === 0 && quantity.value !== null
    inheritedNoun.push(isBare ? lastNoun : -1)
    if (quantity.noun !== null) lastNoun = tokenAt(tokens, quantity.noun.start)
    if (quantity.reference === null) continue
    if (open >= 0) reach[open] = first
    open = first - opening <= OPENING_TOKENS || open >= 0 ? i - from : -1
    if (open >= 0) reach[open] = Number.POSITIVE_INFINITY
  }
  const lanes = [Lane.value, Lane.date, Lane.reference].map((id) =>
    laneShape(id, lane, segments, firstToken, words.segments),
  )
  return {
    segments,
    firstToken,
    lastToken,
    lane,
    startToken: opening,
    lanes,
    ownSubject,
    standsAlone,
    inheritedNoun,
    reach,
  }
}

function laneShape(
  id: number,
  lane: readonly number[],
  segments: readonly number[],
  firstToken: readonly number[],
  count: number,
): LaneShape {
  const busy = new Uint8Array(Math.max(count, (segments[segments.length - 1] ?? 0) + 1) + 2)
  let first = Number.POSITIVE_INFINITY
  for (let i = 0; i < lane.length; i++) {
    if (lane[i] !== id) continue
    busy[segments[i]!] = 1
    first = Math.min(first, firstToken[i]!)
  }
  const busyBefore = new Int32Array(busy.length + 1)
  for (let s = 0; s < busy.length; s++) busyBefore[s + 1] = busyBefore[s]! + busy[s]!
  return { busy, busyBefore, firstBusySegment: busy.indexOf(1), firstToken: first }
}

/** True where a segment has words. */
function hasWords(words: WordList, segment: number, token: number): boolean {
  const at = firstNotBelow(words.token, token)
  for (let i = at - 1; i >= 0 && words.segment[i]! >= segment; i--)
    if (words.segment[i] === segment && words.token[i] !== token) return true
  for (let i = at; i < words.token.length && words.segment[i]! <= segment; i++)
    if (words.segment[i] === segment && words.token[i] !== token) return true
  return false
}

/** True where a segment names a subject of its own in front of the quantity: a name, or an article and a noun. */
function hasOwnSubject(words: WordList, segment: number, before: number): boolean {
  for (
    let i = firstNotBelow(words.meaningToken, before) - 1;
    i >= 0 && words.meaningSegment[i] === segment;
    i--
  )
    if (words.role[i]! & Role.article && words.meaningToken[i] === words.segmentStart[segment]) return true
  for (
    let i = firstNotBelow(words.token, before) - 1, seen = 0;
    i >= 0 && words.segment[i] === segment && seen < 12;
    i--, seen++
  )
    if (words.flags[i] !== 0) return true
  return false
}

/** Segment of a token: that of the nearest word before it, plus one for every mark between that ends a segment. */
function segmentAt(
  tokens: Tokens,
  words: WordList,
  token: number,
  item: number,
  meaning: number,
  floor: number,
  behind: number,
): number {
  let best = floor
  let from = -1
  for (let i = Math.max(0, item - 1); i < words.token.length && words.token[i]! < token; i++) {
    if (words.token[i]! > from) {
      from = words.token[i]!
      best = words.segment[i]!
    }
  }
  for (
    let i = Math.max(0, meaning - 1);
    i < words.meaningToken.length && words.meaningToken[i]! < token;
    i++
  ) {
    if (words.meaningToken[i]! >= from) {
      from = words.meaningToken[i]!
      best = Math.max(best, words.meaningSegment[i]!)
    }
  }
  // Marks inside the quantity before it end nothing.
  for (let t = token - 1; t > from && t >= behind && token - t < 12; t--) {
    if (tokens.kind[t] !== 3) continue
    const code = tokens.text.charCodeAt(tokens.start[t]!)
    if (
      code === 44 ||
      code === 59 ||
      code === 58 ||
      code === 40 ||
      code === 41 ||
      code === 124 ||
      code === 0x2013 ||
      code === 0x2014
    ) {
      if (from >= 0) best++
      break
    }
  }
  return Math.max(best, floor)
}

function scopesOf(
  reading: Reading,
  blockIndex: number,
  block: Block,
  words: WordList,
  previous: WordList,
): Scope[] {
  const scopes: Scope[] = []
  for (let i = 0; i < block.keys.length; i++) {
    const last = i === block.keys.length - 1
    const list = keyWords(reading.language, block.keys[i]!)
    scopes.push({ words: list, weight: last ? SCOPE_WEIGHTS.key : SCOPE_WEIGHTS.outerKey })
  }
  addParents(reading, block, scopes)
  if (previous.hash.length > 0 && blockIndex >= 0) {
    const pronoun = words.role.some((role, i) => (role & Role.pronoun) !== 0 && i < 4)
    scopes.push({
      words: previous,
      weight: pronoun ? SCOPE_WEIGHTS.sentenceBeforePronoun : SCOPE_WEIGHTS.sentenceBefore,
    })
  }
  return scopes
}

export function addParents(reading: Reading, block: Block, scopes: Scope[]): void {
  for (let i = 0; i < block.under.length; i++) {
    const parent = block.under[i]!
    const kind = reading.document.blocks[parent]?.kind
    const nearest = i === block.under.length - 1
    const weight =
      kind === 'heading'
        ? nearest
          ? SCOPE_WEIGHTS.heading
          : SCOPE_WEIGHTS.outerHeading
        : SCOPE_WEIGHTS.leadIn
    scopes.push({ words: reading.blockWords(parent), weight })
  }
}

/** Words of a key: `batteryLife_h` reads as `battery Life h`. */
export function keyWords(language: StatementLanguage, key: string): WordList {
  const text = key
    .slice(0, 200)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_.-]/g, ' ')
  const tokens = language.scan(text)
  return readWords(
    tokens,
    { start: 0, end: text.length },
    { quantities: [], from: 0, opaque: [] },
    language.binding,
  )
}

/** Tokens in front of a value over which a negation reaches. */
const NEGATION_REACH = 10

/** Tokens around a quantity within which a word can turn its meaning. */
const MEANING_WINDOW = 80

export function meaningsOf(words: WordList, shape: SentenceShape, order: number, scopes: readonly Scope[]) {
  const segment = shape.segments[order]!
  const first = shape.firstToken[order]!
  const { busy } = shape.lanes[Lane.value]!
  let statistic = 0
  let modality = 0
  let cue = 0
  let role = 0
  let negated = false
  let shift = 0
  let direction = 0
  let directionDistance = Number.POSITIVE_INFINITY
  const last = firstNotBelow(words.meaningToken, first + MEANING_WINDOW)
  for (let i = firstNotBelow(words.meaningToken, first - MEANING_WINDOW); i < last; i++) {
    const own = words.meaningSegment[i] === segment
    const leads = words.meaningSegment[i]! < segment && busy[words.meaningSegment[i]!] === 0
    const distance = Math.abs(words.meaningToken[i]! - first)
    cue |= words.cue[i]!
    if (own || leads) {
      statistic |= words.statistic[i]!
      modality |= words.modality[i]!
      role |= words.role[i]!
      if (own && (words.role[i]! & Role.negation) !== 0 && first - words.meaningToken[i]! <= NEGATION_REACH)
        negated = true
    }
    if (words.meaningToken[i]! < first && words.meaningToken[i]! >= first - 2) {
      if (words.role[i]! & Role.from) shift = -1
      else if (words.role[i]! & Role.to) shift = 1
    }
    const turn = words.role[i]! & (Role.up | Role.down)
    if (turn !== 0 && turn !== (Role.up | Role.down)) {
      const cost = distance + (own ? 0 : 20) + (words.meaningToken[i]! < first ? 0 : 6)
      if (cost < directionDistance && (own || leads || distance < 8)) {
        directionDistance = cost
        direction = turn === Role.up ? 1 : -1
      }
    }
  }
  for (const scope of scopes) {
    if (scope.weight < 0.5) continue
    for (let i = 0; i < scope.words.statistic.length; i++) {
      statistic |= scope.words.statistic[i]!
      if (scope.weight >= SCOPE_WEIGHTS.key) modality |= scope.words.modality[i]!
      cue |= scope.words.cue[i]!
      role |= scope.words.role[i]! & (Role.highest | Role.lowest)
    }
  }
  return { statistic, modality, cue, role, direction, negated, shift }
}

/** A bare number takes unit and scale from its key, column header or caption. */
export function withHeaderUnit(quantity: Quantity, header: HeaderUnit | null): Quantity {
  if (
    header === null ||
    quantity.kind === 'date' ||
    quantity.kind === 'time' ||
    quantity.kind === 'reference' ||
    quantity.kind === 'percentage'
  )
    return quantity
  const bare = quantity.units.length === 0
  const money = quantity.kind === 'money'
  if (!bare && !money) return quantity
  if (bare && quantity.kind !== 'number' && quantity.kind !== 'range' && quantity.kind !== 'bound')
    return quantity
  const scaled = quantity.scale.num === 1 && quantity.scale.den === 1 ? header.scale : quantity.scale
  const factor = quantity.scale.num === 1 && quantity.scale.den === 1 ? header.scale : null
  const unit = header.units[0]
  if (factor === null && (!bare || unit === undefined)) return quantity
  const kind =
    bare && unit !== undefined && quantity.kind === 'number' ? kindOf(unit.dimension) : quantity.kind
  if (factor === null) return { ...quantity, kind, units: header.units }
  return {
    ...quantity,
    kind,
    units: bare ? header.units : quantity.units,
    interval: mapInterval(quantity.interval, factor, ZERO),
    value: quantity.value === null ? null : multiply(quantity.value, factor),
    otherValue: quantity.otherValue === null ? null : multiply(quantity.otherValue, factor),
    precision: multiply(quantity.precision, factor),
    scale: scaled,
  }
}

function kindOf(dimension: string): Quantity['kind'] {
  if (dimension.startsWith('currency:')) return 'money'
  if (dimension === 'percentage') return 'percentage'
  if (dimension === 'time' || dimension === 'month') return 'duration'
  return 'measurement'
}
