// Values from one unit to another, exact inside.
import { add, divide, fromNumber, multiply, subtract, toNumber } from '../math/index.js'
import type { Unit } from '../types/unit.js'
import { baseUnit, parseUnit, readUnits } from './parse.js'

export interface Converted {
  readonly value: number
  /** Canonical symbol of the unit that `value` is in. */
  readonly unit: string
}

function required(option: string, text: unknown): readonly Unit[] {
  const units = typeof text === 'string' ? readUnits(text) : []
  if (units.length > 0) return units
  try {
    parseUnit(text as string)
  } catch (error) {
    throw new TypeError(`convert: \`${option}\` is not a unit. ${(error as Error).message}`)
  }
  return units
}

/**
 * A value in another unit of the same dimension, or in the base unit of its dimension where `to` is absent.
 * Of a form with several readings, the first that fits is taken: `convert(1, 'pt', 'mL')` is a pint.
 *
 * @throws TypeError where a unit is not known, where the two dimensions differ (GB and GiB, months and days,
 * currencies), or where the value is not a finite number.
 * @example convert(5, 'km', 'm') // { value: 5000, unit: 'm' }
 */
export function convert(value: number, from: string, to?: string): Converted {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new TypeError(`convert takes a finite number as \`value\`, not ${String(value)}`)
  }
  const sources = required('from', from)
  const first = sources[0] as Unit
  if (to === undefined) return { value: inBase(value, first), unit: baseUnit(first.dimension) }
  const targets = required('to', to)
  for (const source of sources) {
    const target = targets.find((unit) => unit.dimension === source.dimension)
    if (target === undefined) continue
    const base = add(multiply(fromNumber(value), source.factor), source.offset)
    const result = divide(subtract(base, target.offset), target.factor)
    if (result !== null) return { value: toNumber(result), unit: target.id }
  }
  throw new TypeError(
    `convert: ${from} (${dimensions(sources)}) and ${to} (${dimensions(targets)}) are not commensurable`,
  )
}

function inBase(value: number, unit: Unit): number {
  return toNumber(add(multiply(fromNumber(value), unit.factor), unit.offset))
}

function dimensions(units: readonly Unit[]): string {
  return [...new Set(units.map((unit) => unit.dimension))].join(' or ')
}
