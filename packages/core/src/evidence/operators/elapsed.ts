// Time between two dates of the sources, in days, weeks or years.

import type { Operator } from '../derive.js'
import { fit } from '../derived.js'

const SECONDS_PER_DAY = 86400

export const elapsed: Operator = ({ claim, target, index }) => {
  const { family } = target
  const unit = claim.quantity.units[0]
  if (unit === undefined || (family !== 'time' && family !== 'month')) return null
  const dates = (index.families.get('date') ?? []).slice(0, 24)
  for (let i = 0; i < dates.length; i++) {
    for (let j = i + 1; j < dates.length; j++) {
      const a = dates[i]!.statement.quantity.date!
      const b = dates[j]!.statement.quantity.date!
      if (dates[i]!.chunk !== dates[j]!.chunk) continue
      let span: number | null = null
      if (family === 'time') {
        if (a.firstDay === null || b.firstDay === null || a.day === null || b.day === null) continue
        span = Math.abs(b.firstDay - a.firstDay) * SECONDS_PER_DAY
      } else if (a.year !== null && b.year !== null) {
        const months = (b.year - a.year) * 12 + ((b.month ?? 1) - (a.month ?? 1))
        span = Math.abs(months)
      }
      if (span === null || span === 0 || fit(target, span) === 0) continue
      return {
        operator: 'elapsed',
        reason: 'derived_elapsed',
        formula: `${a.iso} to ${b.iso}`,
        operands: [],
        result: span / target.factor,
        supports: true,
        exact: fit(target, span) === 2,
      }
    }
  }
  return null
}
