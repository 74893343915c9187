// Short names for quantities that read the same however they were written: `1 minute` is `time_seconds=60`.
import { convert, type ExtractedQuantity } from '@quantguard/core'

/** Category, and the unit in which its values are given. A quantity in none of them keeps its base unit. */
const CATEGORIES: readonly (readonly [category: string, unit: string])[] = [
  ['time_seconds', 's'],
  ['percent', '%'],
  ['temperature_c', '°C'],
  ['flow_l_per_min', 'L/min'],
  ['size_mb', 'MB'],
  ['length_m', 'm'],
  ['mass_kg', 'kg'],
]

const CATEGORY_BY_BASE = new Map(
  CATEGORIES.map(([category, unit]) => [convert(1, unit).unit, { category, unit }] as const),
)

const SIGNS = { lt: '<', lte: '<=', gt: '>', gte: '>=' } as const

/** Twelve digits: enough for any written value, too few to show how binary numbers round. */
function plain(value: number): string {
  return String(Number(value.toPrecision(12)))
}

/**
 * The signature of a quantity: `time_seconds=60`, `temperature_c=2..8`, `percent<=3`, `date=2026-09-30`,
 * `number=14`, `reference=RFC 6585`.
 */
export function signature(quantity: ExtractedQuantity): string {
  const { kind, value, low, high, comparator, unit, date, base, text } = quantity
  if (date !== null) return `date=${date}`
  const known = base === null ? undefined : CATEGORY_BY_BASE.get(base.unit)
  const category =
    known?.category ?? base?.unit ?? (kind === 'reference' || kind === 'time' ? kind : 'number')
  const target = known?.unit ?? base?.unit
  const inTarget = (written: number): string =>
    plain(unit === null || target === undefined ? written : convert(written, unit, target).value)
  const bound = value ?? low ?? high
  if (comparator !== null && bound !== null) return `${category}${SIGNS[comparator]}${inTarget(bound)}`
  if (value !== null) return `${category}=${inTarget(value)}`
  if (low !== null && high !== null) return `${category}=${inTarget(low)}..${inTarget(high)}`
  return `${category}=${text}`
}
