// A date that follows from another and a time between: 90 days after 1 January 2024, granted for ten years.
import { dayNumber } from '../extract/index.js'
import { toNumber } from '../math/index.js'
import type { Statement } from '../statements/index.js'
import type { Derived } from './derived.js'
import type { EvidenceEntry, EvidenceIndex } from './evidence-index.js'

const SECONDS_PER_DAY = 86400
const MOST_DATES = 40
const MOST_DURATIONS = 40

export function deriveDate(claim: Statement, index: EvidenceIndex): Derived | null {
  const date = claim.quantity.date
  if (date === null || date.firstDay === null || date.day === null) return null
  const dates = (index.families.get('date') ?? []).slice(0, MOST_DATES)
  const spans = [...(index.families.get('time') ?? []), ...(index.families.get('month') ?? [])].slice(
    0,
    MOST_DURATIONS,
  )
  for (const start of dates) {
    const from = start.statement.quantity.date
    if (from === null || from.firstDay === null || from.day === null) continue
    for (const span of spans) {
      if (span.chunk !== start.chunk || !isClose(span, start)) continue
      for (const sign of [1, -1]) {
        const days = daysFrom(from, span.statement, sign)
        if (days === null) continue
        // A term that begins on a day ends on the day before.
        if (date.firstDay !== days && date.firstDay !== days - sign) continue
        return {
          operator: 'elapsed',
          reason: 'derived_elapsed',
          formula: `${from.iso} ${sign > 0 ? '+' : '-'} ${textOf(span)} = ${date.iso}`,
          operands: [],
          result: date.firstDay,
          supports: true,
          exact: true,
        }
      }
    }
  }
  return null
}

const isClose = (span: EvidenceEntry, start: EvidenceEntry): boolean =>
  Math.abs(span.statement.sentence - start.statement.sentence) <= 1 &&
  span.statement.cell?.row === start.statement.cell?.row

const textOf = ({ chunk, statement }: EvidenceEntry): string =>
  chunk.set.document.clean.text.slice(statement.quantity.start, statement.quantity.end)

/** Days of the moved date; months keep the day of the month. */
function daysFrom(
  from: { firstDay: number | null; year: number | null; month: number | null; day: number | null },
  span: Statement,
  sign: number,
): number | null {
  const { quantity } = span
  const unit = quantity.units[0]
  if (quantity.value === null || unit === undefined) return null
  const amount = toNumber(quantity.value) * toNumber(unit.factor)
  if (unit.dimension === 'time') {
    const days = amount / SECONDS_PER_DAY
    return Number.isInteger(days) && days > 0 ? from.firstDay! + sign * days : null
  }
  if (
    unit.dimension !== 'month' ||
    !Number.isInteger(amount) ||
    amount <= 0 ||
    from.year === null ||
    from.month === null
  )
    return null
  const months = from.year * 12 + from.month - 1 + sign * amount
  return dayNumber(Math.floor(months / 12), (months % 12) + 1, from.day!)
}
