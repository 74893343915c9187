// Which claims may be corrected, and by what: exactly one value of the same subject, period and property.
import { type Comparison, type Judgement, supportOf } from '../judge/index.js'
import { toNumber } from '../math/index.js'
import { relatePeriods, type Statement, type StatementSet, WordFlag } from '../statements/index.js'
import type { CleanText, Quantity, Reason } from '../types/index.js'

/** Reasons that another value can mend; where direction, negation or citation is wrong, none can. */
const MENDABLE: ReadonlySet<Reason> = new Set<Reason>([
  'different_value',
  'other_subject',
  'other_property',
  'other_period',
  'unit_mismatch',
  'different_reference',
  'invented_precision',
])

/** Two bindings whose scores are this near are as good as each other: at least, and as a share of the score. */
const AS_GOOD = 0.05
const AS_GOOD_SHARE = 0.1

/** What has to stand in the answer: a quantity of a source, or a number that follows from several. */
export type Correction =
  | { readonly kind: 'found'; readonly quantity: Quantity; readonly source: CleanText }
  | { readonly kind: 'derived'; readonly value: number }

/** The correction of a contradicted claim; `null` where none is safe. */
export function correctionOf(claim: Statement, judgement: Judgement, set: StatementSet): Correction | null {
  const { quantity } = claim
  const isWrong = judgement.status === 'CONTRADICTED' || judgement.reason === 'evidence_is_wider'
  if (!isWrong || quantity.hedge !== null || claim.negated) return null
  if (isQuoted(claim, set)) return null
  const best = isMendable(claim, judgement) ? candidateOf(claim, judgement) : null
  if (best !== null) {
    const { entry } = best.binding
    return { kind: 'found', quantity: entry.statement.quantity, source: entry.chunk.set.document.clean }
  }
  const { derived } = judgement
  if (derived === null || derived.supports || standsElsewhere(derived.result, claim, set)) return null
  return { kind: 'derived', value: derived.result }
}

/** A tighter limit than the source's can be mended too: both write the same kind of limit. */
function isMendable({ quantity }: Statement, { status, reason, best }: Judgement): boolean {
  if (status === 'CONTRADICTED') return MENDABLE.has(reason)
  const found = best?.binding.entry.statement.quantity
  return found !== undefined && quantity.comparator !== null && quantity.comparator === found.comparator
}

/** True where the answer gives a number already: a total stands once, not in the place of its parts. */
const standsElsewhere = (value: number, claim: Statement, set: StatementSet): boolean =>
  set.statements.some(
    (other) =>
      other !== claim &&
      other.block === claim.block &&
      other.quantity.value !== null &&
      Math.abs(toNumber(other.quantity.value) - value) <= 1e-9 * Math.abs(value),
  )

/** The one candidate that is bound best; `null` where another one is bound as well and says something else. */
function candidateOf(claim: Statement, { best, candidates }: Judgement): Comparison | null {
  if (best === null || !isBound(best) || !fits(claim, best, candidates)) return null
  const found = best.binding.entry.statement.quantity
  const least = best.binding.score - Math.max(AS_GOOD, AS_GOOD_SHARE * best.binding.score)
  for (const other of candidates) {
    if (other === best || !isBound(other) || other.binding.score < least) continue
    if (!saysSame(found, other.binding.entry.statement.quantity)) return null
  }
  return best
}

/** Below both, the evidence speaks of something near the claim rather than of it. */
const WEAK = 0.5
/** A lone candidate has to have this share of the claim's words. */
const ALONE = 0.45

function fits(claim: Statement, { binding }: Comparison, candidates: readonly Comparison[]): boolean {
  const found = binding.entry.statement
  // Words that all candidates share weigh nothing, so that a lone candidate scores low however well it is bound.
  const isAlone = candidates.filter(isBound).length === 1 && binding.covered >= ALONE
  if (!isAlone && binding.covered <= WEAK && binding.score <= WEAK) return false
  if (isElsewhere(binding, candidates)) return false
  return !claim.periods.some(
    (own) =>
      found.periods.length > 0 && found.periods.every((other) => relatePeriods(own, other) === 'disjoint'),
  )
}

/** Weight from which a word names the value's own subject or property. */
const NAMING = 0.75

/** True where a word of the claim that the evidence lacks is a name, or belongs to another value of that source. */
function isElsewhere(binding: Comparison['binding'], candidates: readonly Comparison[]): boolean {
  const { words, match, entry } = binding
  for (const [hash, weight] of words.weights) {
    if (weight < NAMING || match.has(hash)) continue
    if (((words.flags.get(hash) ?? 0) & WordFlag.label) !== 0) return true
    for (const { binding: other } of candidates)
      if (other.conflicts !== 0 && other.entry !== entry && (other.match.get(hash) ?? 0) >= 0.5) return true
  }
  return false
}

const isBound = ({ binding, relation }: Comparison): boolean =>
  binding.conflicts === 0 && binding.shared > 0 && supportOf(relation.kind) === 0

function saysSame(a: Quantity, b: Quantity): boolean {
  if (a.date !== null || b.date !== null) return a.date?.iso === b.date?.iso
  if (a.reference !== null || b.reference !== null) return referenceKey(a) === referenceKey(b)
  return ends(a) === ends(b)
}

const referenceKey = ({ reference }: Quantity): string =>
  reference === null
    ? ''
    : `${reference.document}|${reference.edition}|${reference.part}|${reference.path.join('.')}`

const ends = ({ interval, units }: Quantity): string => {
  const factor = units[0] === undefined ? 1 : toNumber(units[0].factor)
  const low = interval.low === null ? Number.NEGATIVE_INFINITY : toNumber(interval.low) * factor
  const high = interval.high === null ? Number.POSITIVE_INFINITY : toNumber(interval.high) * factor
  return `${low.toPrecision(9)}|${high.toPrecision(9)}`
}

const OPENING = '“„«「『‹'
const CLOSING = '”“»」』›'

/** Words of somebody else are never edited, nor is code. */
function isQuoted(claim: Statement, { document }: StatementSet): boolean {
  const block = document.blocks[claim.block]
  if (block === undefined) return false
  if (block.kind === 'quote' || block.kind === 'code') return true
  const { text } = document.clean
  const { start } = claim.quantity
  let straight = false
  let depth = 0
  // A long paragraph is read from its sentence on, so that many claims cost no more than their sentences.
  const from = claim.sentence >= 0 ? quoteStart(claim, document.sentences, block.start) : block.start
  for (let i = from; i < start; i++) {
    const mark = text.charAt(i)
    if (mark === '"') straight = !straight && text.indexOf('"', start) >= 0
    else if (depth > 0 && CLOSING.includes(mark)) depth--
    else if (OPENING.includes(mark)) depth++
  }
  return straight || depth > 0
}

/** How many sentences a quotation may be long before its opening mark is not looked for any more. */
const LONGEST_QUOTE = 8

const quoteStart = (
  claim: Statement,
  sentences: StatementSet['document']['sentences'],
  floor: number,
): number => Math.max(floor, sentences[Math.max(0, claim.sentence - LONGEST_QUOTE)]!.start)
