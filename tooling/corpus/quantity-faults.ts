// What is wrong with the reading of one surface or of one silent text, as readable lines.
import type { ExtractedQuantity } from '@quantguard/core'
import type { QuantityCase, SilenceCase } from './read-corpus.js'

/** An article in front belongs to a surface (`a minute`) and not always to its quantity. */
const ARTICLE = /^(?:an?|the) /

function isClose(found: number | null | undefined, wanted: number): boolean {
  return typeof found === 'number' && Math.abs(found - wanted) <= 1e-9 * Math.abs(wanted)
}

/** Exactly one quantity, over the whole surface, with the value of the case. */
export function surfaceFaults(
  wanted: QuantityCase,
  surface: string,
  found: readonly ExtractedQuantity[],
): string[] {
  const [quantity, ...more] = found
  if (quantity === undefined) return ['none: nothing was read']
  if (more.length > 0) return [`several: ${found.map(({ text }) => text).join(' | ')}`]
  const faults: string[] = []
  const from = ARTICLE.exec(surface)?.[0].length ?? 0
  if (quantity.start > from || quantity.end < surface.length) faults.push(`partial: ${quantity.text}`)
  if (quantity.kind !== wanted.kind) faults.push(`kind ${quantity.kind} instead of ${wanted.kind}`)
  for (const field of ['value', 'low', 'high'] as const) {
    const number = wanted[field]
    if (number !== undefined && !isClose(quantity[field], number)) faults.push(`${field} ${quantity[field]}`)
  }
  for (const field of ['comparator', 'unit', 'date'] as const) {
    const text = wanted[field]
    if (text !== undefined && quantity[field] !== text) faults.push(`${field} ${quantity[field]}`)
  }
  if (wanted.base !== undefined) {
    const [value, unit] = wanted.base
    const { base } = quantity
    if (base?.unit !== unit || !isClose(base.value, value)) faults.push(`base ${base?.value} ${base?.unit}`)
  }
  return faults
}

/** Nothing but the kinds that the case allows. */
export function silenceFaults(silent: SilenceCase, found: readonly ExtractedQuantity[]): string[] {
  const allowed: readonly string[] = silent.allow
  return found.filter(({ kind }) => !allowed.includes(kind)).map(({ text, kind }) => `${kind}: ${text}`)
}
