// Dimensions as products of powers of axes, and the names of the products that have one.
import type { Measure } from './measure.js'

/** Axis to exponent; no exponent is zero. Axes are opened by rows: `length`, `currency:USD`, `count:seat`. */
export type Powers = ReadonlyMap<string, number>

/** Named dimension and its base unit. Axes that no line names have the unit that opened them as base. */
const NAMED = `
mass|kg
length|m
time|s
percentage|1
percentage_point|1
alcohol|1
fraction|1
temperature|K
temperature_difference|K
area|m2
volume|m3
wave_number|1/m
frequency|1/s
speed|m/s
acceleration|m/s2
jerk|m/s3
force|N
pressure|Pa
energy|J
power|W
dynamic_viscosity|Pa.s
kinematic_viscosity|m2/s
specific_energy|J/kg
heat_capacity|J/K
specific_heat_capacity|J/kg/K
thermal_conductivity|W/m/K
heat_transfer|W/m2/K
angular_velocity|rad/s
angular_acceleration|rad/s2
charge|C
voltage|V
resistance|Ω
conductance|S
capacitance|F
inductance|H
magnetic_flux|Wb
magnetic_flux_density|T
magnetic_field_strength|A/m
electric_field|V/m
resistivity|Ω.m
conductivity|S/m
luminous_flux|lm
illuminance|lx
luminance|cd/m2
pixel_density|px/m
`

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** `2` as `²`, `-1` as `⁻¹`, 1 as nothing. */
export function superscript(exponent: number): string {
  if (exponent === 1) return ''
  const digits = String(Math.abs(exponent)).replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? digit)
  return exponent < 0 ? `⁻${digits}` : digits
}

/** Adds `sign` times the exponents of `powers` to `sum`. */
export function addPowers(sum: Map<string, number>, powers: Powers, sign: number): void {
  for (const [axis, exponent] of powers) {
    const total = (sum.get(axis) ?? 0) + exponent * sign
    if (total === 0) sum.delete(axis)
    else sum.set(axis, total)
  }
}

const SQUARES = ['', '', 'area', 'volume']

function written(powers: Powers): string {
  const above: string[] = []
  const below: string[] = []
  for (const [axis, exponent] of powers) {
    const size = Math.abs(exponent)
    const square = axis === 'length' ? SQUARES[size] : ''
    const side = exponent > 0 ? above : below
    side.push(square || (size === 1 ? axis : `${axis}^${size}`))
  }
  const top = above.sort().join('·') || '1'
  return below.length === 0 ? top : `${top}/${below.sort().join('/')}`
}

interface Names {
  readonly byFormula: ReadonlyMap<string, string>
  readonly bases: ReadonlyMap<string, string>
}

let names: Names | undefined

/** Reads the named dimensions once; `evaluate` and `openers` come from the rows. */
export function nameDimensions(
  evaluate: (text: string) => Measure | null,
  openers: ReadonlyMap<string, string>,
): Names {
  if (names === undefined) {
    const byFormula = new Map<string, string>([['1', 'percentage']])
    const bases = new Map<string, string>(openers)
    for (const line of NAMED.trim().split('\n')) {
      const [name = '', base = ''] = line.split('|')
      const measure = evaluate(base)
      bases.set(name, base === '1' ? '1' : (measure?.unit.id ?? base))
      if (measure !== null && measure.powers.size > 0) byFormula.set(written(measure.powers), name)
    }
    names = { byFormula, bases }
  }
  return names
}

/**
 * The dimension of a product of powers: its name, or the product of its axes. Money and counts stand beside
 * the name of the rest: `currency:USD/energy`, `count:cell/volume`.
 */
export function dimensionOf(powers: Powers): string {
  const key = written(powers)
  const whole = names?.byFormula.get(key)
  if (whole !== undefined || names === undefined) return whole ?? key
  const counted = new Map<string, number>()
  const above = new Map<string, number>()
  const below = new Map<string, number>()
  for (const [axis, exponent] of powers) {
    if (axis.includes(':')) counted.set(axis, exponent)
    else {
      above.set(axis, exponent)
      below.set(axis, -exponent)
    }
  }
  if (counted.size === 0 || above.size === 0) return key
  const { byFormula } = names
  const name = byFormula.get(written(above))
  const inverse = byFormula.get(written(below))
  // `count:request/time` rather than `count:request·frequency`.
  const isBelow =
    inverse !== undefined && (name === undefined || [...above.values()].every((size) => size < 0))
  if (isBelow) return written(counted.set(inverse, -1))
  return name === undefined ? key : written(counted.set(name, 1))
}

/** Printed base unit of a dimension: `m` of `length`, `USD/seat` of `currency:USD/count:seat`. */
export function baseOf(dimension: string): string {
  const known = names?.bases.get(dimension)
  if (known !== undefined) return known
  return dimension.replace(/([^·/^]+)(?:\^(\d+))?/g, (_, axis: string, exponent?: string) => {
    const base = names?.bases.get(axis) ?? axis.slice(axis.indexOf(':') + 1)
    return base + superscript(Number(exponent ?? 1))
  })
}
