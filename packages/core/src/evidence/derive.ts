// Derived evidence: an ordered list of operators, tried until one gives the claimed value.
import { toNumber } from '../math/index.js'
import type { Statement } from '../statements/index.js'
import { Cue } from '../statements/index.js'
import type { Quantity } from '../types/index.js'
import { toBase } from '../units/index.js'
import { type Binding, bind } from './binding.js'
import { deriveDate } from './derive-date.js'
import { type Derived, type Target, targetOf } from './derived.js'
import { type EvidenceIndex, familiesOf } from './evidence-index.js'
import { groupsOf, type Operand, type OperandGroup, operandsOf } from './operand.js'
import { change } from './operators/change.js'
import { complement } from './operators/complement.js'
import { count } from './operators/count.js'
import { difference } from './operators/difference.js'
import { elapsed } from './operators/elapsed.js'
import { ends } from './operators/ends.js'
import { growth } from './operators/growth.js'
import { mean } from './operators/mean.js'
import { portion } from './operators/portion.js'
import { product } from './operators/product.js'
import { quotient } from './operators/quotient.js'
import { ratio } from './operators/ratio.js'
import { share } from './operators/share.js'
import { sum } from './operators/sum.js'
import { working } from './operators/working.js'

export interface Workspace {
  readonly target: Target
  readonly claim: Statement
  readonly index: EvidenceIndex
  /** Operands of the claim's own family, best bound first. */
  readonly own: readonly Operand[]
  readonly groups: readonly OperandGroup[]
  /** Operands of every family, best bound first; computed when first asked for. */
  readonly all: () => readonly Operand[]
  readonly allGroups: () => readonly OperandGroup[]
  readonly bindings: readonly Binding[]
  /** Numbers of the question and of the claim's own sentence: they may be operands, they are not evidence. */
  readonly premises: readonly Premise[]
}

export interface Premise {
  readonly value: number
  readonly family: string
  readonly written: number
  /** Stem of the counted noun; empty without one. */
  readonly noun: string
}

/** An operator returns the first derivation that fits, a miss worth telling, or `null`. */
export type Operator = (workspace: Workspace) => Derived | null

/** In this order: the cheaper and the more literal first. */
const OPERATORS: readonly Operator[] = [
  sum,
  mean,
  change,
  difference,
  share,
  ratio,
  growth,
  product,
  quotient,
  portion,
  complement,
  ends,
  count,
  elapsed,
  working,
]

/**
 * For a bound or a range, which almost any quotient or product would satisfy by chance: only what asks for a cue, or
 * keeps the unit.
 */
const OPERATORS_OF_BOUNDS: readonly Operator[] = [sum, change, difference, growth, ends, count, elapsed]

export interface DeriveOptions {
  readonly arithmeticTolerance: number
  readonly cited: ReadonlySet<string> | null
  readonly premises?: readonly Quantity[]
}

const CANDIDATE_LIMIT = 400

export function derive(
  claim: Statement,
  bindings: readonly Binding[],
  index: EvidenceIndex,
  options: DeriveOptions,
): Derived | null {
  const { quantity } = claim
  if (quantity.reference !== null || quantity.time !== null || quantity.kind === 'ordinal') return null
  const family = familiesOf(quantity)[0]!
  if (quantity.date !== null) return deriveDate(claim, index)
  const target = targetOf(claim, family, options.arithmeticTolerance)
  if (target === null) return null
  const own = operandsOf(
    bindings.filter((binding) => isOfFamily(binding, family)).slice(0, CANDIDATE_LIMIT),
    family,
  )
  let all: readonly Operand[] | undefined
  let allGroups: readonly OperandGroup[] | undefined
  const everything = (): readonly Operand[] => {
    all ??= operandsOf(bind(claim, [index.entries], options.cited))
    return all
  }
  const workspace: Workspace = {
    target,
    claim,
    index,
    own,
    groups: groupsOf(own),
    all: everything,
    allGroups: () => {
      allGroups ??= groupsOf(everything())
      return allGroups
    },
    bindings,
    premises: (options.premises ?? []).flatMap(premiseOf),
  }
  let miss: Derived | null = null
  for (const operator of Number.isNaN(target.value) ? OPERATORS_OF_BOUNDS : OPERATORS) {
    const derived = operator(workspace)
    if (derived?.supports === true) {
      if (isVacuous(derived, target)) continue
      return derived
    }
    miss ??= derived
  }
  return miss
}

function premiseOf(quantity: Quantity): Premise[] {
  if (quantity.value === null || quantity.date !== null || quantity.time !== null) return []
  const unit = quantity.units[0]
  const written = toNumber(quantity.value)
  const value = toBase(written, unit)
  return [{ value, written, family: familiesOf(quantity)[0]!, noun: quantity.noun?.stem ?? '' }]
}

/** Entries of the family; plain numbers too, where the text counts that money elsewhere. */
function isOfFamily({ entry }: Binding, family: string): boolean {
  const { quantity } = entry.statement
  if (familiesOf(quantity).includes(family)) return true
  return (
    family.startsWith('currency:') &&
    quantity.units.length === 0 &&
    quantity.noun === null &&
    entry.chunk.dimensions.has(family)
  )
}

/** `310 - 0.000003 = 310` derives nothing: the claimed value is one of the operands. */
const isVacuous = (derived: Derived, target: Target): boolean =>
  derived.operator !== 'extremes' &&
  derived.operands.some(
    (operand) => operand.family === target.family && Math.abs(operand.value - target.value) <= target.slack,
  )

export const hasCue = (claim: Statement, cue: keyof typeof Cue): boolean => (claim.cue & Cue[cue]) !== 0
