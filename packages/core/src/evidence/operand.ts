// Operands: numbers of the sources that arithmetic may use, and the groups in which they are parallel.
import { add, toNumber } from '../math/index.js'
import type { Quantity, Rational } from '../types/index.js'
import { toBase } from '../units/index.js'
import type { Binding } from './binding.js'
import { familiesOf } from './evidence-index.js'

export interface Operand {
  readonly binding: Binding
  /** In the base unit of `family`. */
  readonly value: number
  readonly family: string
  /** As written, for the formula. */
  readonly written: number
  readonly unitId: string
}

export const OPERANDS = {
  /** Best bound operands that pairs are formed of. */
  pairLimit: 28,
  /** Longest list that is summed. */
  groupLimit: 200,
  /** Longest list of which every part is tried. */
  subsetLimit: 6,
} as const

/**
 * The operands among some bindings, in their order; of the given family, where one is given. A limit is an
 * operand too (`0.05 mm wider than permitted`), and so are both ends of a range.
 */
export function operandsOf(bindings: readonly Binding[], family?: string): Operand[] {
  const operands: Operand[] = []
  for (const binding of bindings) {
    const { quantity } = binding.entry.statement
    if (
      quantity.reference !== null ||
      quantity.date !== null ||
      quantity.time !== null ||
      quantity.kind === 'ordinal'
    )
      continue
    const unit = quantity.units[0]
    for (const point of pointsOf(quantity)) {
      const written = toNumber(point)
      const value = toBase(written, unit)
      operands.push({
        binding,
        value,
        written,
        family: family ?? operandFamily(binding),
        unitId: unit?.id ?? '',
      })
    }
  }
  return operands
}

function pointsOf(quantity: Quantity): readonly Rational[] {
  if (quantity.value !== null) return [quantity.value]
  const { low, high } = quantity.interval
  if (quantity.tolerance !== null && low !== null) return [add(low, quantity.tolerance)]
  return [low, high].filter((end): end is Rational => end !== null)
}

/** A plain number with a scale word is money where the text counts in one currency: `41.5 million euros; ... 43.2 million`. */
function operandFamily({ entry }: Binding): string {
  const { quantity } = entry.statement
  const family = familiesOf(quantity)[0]!
  if (family !== 'bare' || quantity.noun !== null || (quantity.scale.num === 1 && quantity.scale.den === 1))
    return family
  for (const dimension of entry.chunk.dimensions)
    if (dimension.startsWith('currency:') && !dimension.includes('/')) return dimension
  return family
}

export interface OperandGroup {
  /** `column`, `row`, `sentence`, `block` or `named`: why the members are parallel. */
  readonly kind: string
  readonly members: readonly Operand[]
  /** Mean score of the members: how well the group is bound to the claim. */
  readonly score: number
}

/** Lists of parallel operands: a table's column or row, one sentence, one run of list items or lines. */
export function groupsOf(operands: readonly Operand[]): OperandGroup[] {
  const groups = new Map<string, Operand[]>()
  const put = (key: string, operand: Operand): void => {
    const list = groups.get(key)
    if (list === undefined) groups.set(key, [operand])
    else if (list.length < OPERANDS.groupLimit) list.push(operand)
  }
  for (const operand of operands) {
    const { chunk, statement } = operand.binding.entry
    const at = `${chunk.index}:${operand.family}`
    if (statement.cell !== null) {
      // `9 (2.2)`: the second number of a cell says something of the first.
      if (statement.order > 0) continue
      put(`column:${at}:${statement.cell.table}:${statement.cell.column}`, operand)
      put(`row:${at}:${statement.cell.table}:${statement.cell.row}`, operand)
      continue
    }
    put(`sentence:${at}:${statement.sentence}`, operand)
    put(`block:${at}`, operand)
    const noun = statement.quantity.noun?.stem
    if (noun !== undefined) put(`noun:${operand.family}:${noun}`, operand)
  }
  const result: OperandGroup[] = []
  for (const [key, members] of groups) {
    if (members.length < 2) continue
    const ordered = [...members].sort(
      (a, b) =>
        a.binding.entry.chunk.index - b.binding.entry.chunk.index ||
        a.binding.entry.statement.quantity.start - b.binding.entry.statement.quantity.start,
    )
    const score = members.reduce((sum, member) => sum + member.binding.score, 0) / members.length
    result.push({ kind: key.slice(0, key.indexOf(':')), members: ordered, score })
  }
  return result.sort((a, b) => b.score - a.score)
}

/** True where two operands stand in one table line, in one sentence or its neighbours, or say the same of two things. */
export function areParallel(a: Operand, b: Operand): boolean {
  if (a === b || a.family !== b.family) return false
  const one = a.binding.entry
  const two = b.binding.entry
  if (one.chunk === two.chunk) {
    const c = one.statement.cell
    const d = two.statement.cell
    if (c !== null && d !== null) return c.table === d.table && (c.row === d.row || c.column === d.column)
    if (c === null && d === null) {
      if (Math.abs(one.statement.sentence - two.statement.sentence) <= 1) return true
      return one.statement.block === two.statement.block && (a.binding.shared > 0 || b.binding.shared > 0)
    }
  }
  return a.binding.shared > 0 && b.binding.shared > 0
}

/** A number as a formula shows it. */
export function show(value: number): string {
  const rounded = Math.round(value * 1e6) / 1e6
  return String(rounded)
}
