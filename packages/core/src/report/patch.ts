// Corrections: what would stand in the answer instead, in the answer's own format. Only where exactly one value
// of the same subject, period and property can stand there.
import type { Comparison, Judgement } from '../judge/index.js'
import { baseValue } from '../judge/index.js'
import { divide, rational, toDecimalString, toNumber } from '../math/index.js'
import type { Statement } from '../statements/index.js'
import type { Quantity } from '../types/index.js'

/** Reasons that a corrected value can mend; where direction, negation or citation is wrong, a number cannot. */
const MENDABLE = new Set([
  'different_value',
  'other_subject',
  'other_period',
  'unit_mismatch',
  'different_reference',
  'invented_precision',
])

export interface Replacement {
  /** In the cleaned answer. */
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The replacement of a contradicted claim; `null` where none is safe. */
export function replacementOf(claim: Statement, judgement: Judgement, answer: string): Replacement | null {
  const { quantity } = claim
  if (judgement.status !== 'CONTRADICTED' || quantity.hedge !== null) return null
  if (judgement.derived !== null && !judgement.derived.supports)
    return numeral(quantity, judgement.derived.result, answer, null)
  if (!MENDABLE.has(judgement.reason) || judgement.best === null) return null
  const { best } = judgement
  const found = best.binding.entry.statement.quantity
  if (best.binding.conflicts !== 0 || best.binding.shared === 0 || isContested(best, judgement)) return null
  if (quantity.kind === 'reference' || quantity.kind === 'date' || quantity.kind === 'time') {
    if (found.kind !== quantity.kind) return null
    return { start: quantity.start, end: quantity.end, text: textOf(best) }
  }
  if (quantity.value === null || found.value === null || quantity.numerals.length !== 1) return null
  const mine = quantity.units[0]
  const theirs = found.units.find((unit) => unit.dimension === mine?.dimension)
  if (mine !== undefined && theirs === undefined) return null
  const same =
    mine?.id === theirs?.id &&
    found.scale.num === quantity.scale.num &&
    found.scale.den === quantity.scale.den
  const source =
    same && found.numerals.length === 1
      ? best.binding.entry.chunk.set.document.clean.text.slice(
          found.numerals[0]!.start,
          found.numerals[0]!.end,
        )
      : null
  if (mine === undefined || theirs === undefined)
    return numeral(quantity, toNumber(found.value), answer, source)
  const base = baseValue(found, theirs).value
  return numeral(quantity, (base - toNumber(mine.offset)) / toNumber(mine.factor), answer, source)
}

const textOf = ({ binding }: Comparison): string => {
  const { quantity } = binding.entry.statement
  return binding.entry.chunk.set.document.clean.text.slice(quantity.start, quantity.end)
}

/** True where another value is bound just as well. */
function isContested(best: Comparison, judgement: Judgement): boolean {
  return judgement.candidates.some(
    (other) =>
      other !== best &&
      other.relation.kind === 'disjoint' &&
      other.binding.conflicts === 0 &&
      other.binding.score >= best.binding.score - 0.05 &&
      toNumber(other.binding.entry.statement.quantity.value ?? rational(0)) !==
        toNumber(best.binding.entry.statement.quantity.value ?? rational(0)),
  )
}

/** Writes a value in the format of the claim: its scale word, decimals, grouping and decimal mark. */
function numeral(
  quantity: Quantity,
  value: number,
  answer: string,
  source: string | null,
): Replacement | null {
  const span = quantity.numerals[0]
  if (span === undefined || !Number.isFinite(value)) return null
  const written = answer.slice(span.start, span.end)
  if (!/\d/.test(written)) return null
  if (source !== null && /^[\d.]+$/.test(source) && /^[\d.]+$/.test(written)) return { ...span, text: source }
  const comma = /,\d{1,2}$/.test(written) && quantity.decimals > 0
  const scaled = divide(rational(Math.round(value * 1e9), 1e9), quantity.scale)
  if (scaled === null) return null
  const number = toNumber(scaled)
  const decimals = Math.max(
    quantity.decimals,
    source !== null || Number.isInteger(number) ? decimalsOf(number) : quantity.decimals,
  )
  const [whole = '', part] = toDecimalString(
    rational(Math.round(number * 10 ** decimals), 10 ** decimals),
    decimals,
  ).split('.')
  const group = comma ? '.' : ','
  const grouped =
    groupedBy(written, comma) || (whole.length > 3 && !/\d{4}/.test(written))
      ? whole.replace(/\B(?=(\d{3})+$)/g, group)
      : whole
  return { ...span, text: part === undefined ? grouped : `${grouped}${comma ? ',' : '.'}${part}` }
}

const decimalsOf = (value: number): number => {
  const text = String(value)
  const dot = text.indexOf('.')
  return dot < 0 ? 0 : Math.min(6, text.length - dot - 1)
}

const groupedBy = (written: string, comma: boolean): boolean =>
  (comma ? /\d\.\d{3}/ : /\d,\d{3}/).test(written)
