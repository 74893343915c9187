// The answer's own working: `447 of 7,655, or 5.8 %`. Numbers of the claim's sentence may be operands where the
// sources have them.

import { add, toNumber } from '../../math/index.js'
import { toBase } from '../../units/index.js'
import type { Operator, Premise } from '../derive.js'
import { fit } from '../derived.js'
import type { EvidenceIndex } from '../evidence-index.js'
import { show } from '../operand.js'

const SAME = 1e-9
const MOST_SEARCHED = 4000

/** True where the sources state the premise; one of two has to be stated, the other may follow from it. */
const isStated = (premise: Premise, families: ReadonlyMap<string, ReadonlySet<string>>): boolean =>
  families.get(premise.family)?.has(key(premise.value)) === true

const key = (value: number): string => String(Number(value.toPrecision(9)))

const known = new WeakMap<EvidenceIndex, ReadonlyMap<string, ReadonlySet<string>>>()

/** Values of the sources by family; computed for an index when first asked for. */
function statedValues(index: EvidenceIndex): ReadonlyMap<string, ReadonlySet<string>> {
  let stated = known.get(index)
  if (stated === undefined) {
    stated = valuesOf(index)
    known.set(index, stated)
  }
  return stated
}

function valuesOf(index: EvidenceIndex): ReadonlyMap<string, ReadonlySet<string>> {
  const stated = new Map<string, Set<string>>()
  for (const [family, entries] of index.families) {
    const values = new Set<string>()
    for (const { statement } of entries.slice(0, MOST_SEARCHED)) {
      const { units, tolerance, interval } = statement.quantity
      const value =
        statement.quantity.value ??
        (tolerance !== null && interval.low !== null ? add(interval.low, tolerance) : null)
      const unit = units.find((candidate) => candidate.dimension === family)
      if (value !== null) values.add(key(toBase(toNumber(value), unit)))
    }
    stated.set(family, values)
  }
  return stated
}

interface Attempt {
  readonly value: number
  readonly formula: string
}

/** What two premises of one family can give. */
function* attempts(a: Premise, b: Premise): Generator<Attempt> {
  if (b.value !== 0) yield { value: a.value / b.value, formula: `${show(a.written)} / ${show(b.written)}` }
  if (b.value - a.value !== 0)
    yield {
      value: a.value / (b.value - a.value),
      formula: `${show(a.written)} / (${show(b.written)} - ${show(a.written)})`,
    }
  if (b.value !== 0)
    yield {
      value: Math.abs(a.value - b.value) / Math.abs(b.value),
      formula: `(${show(a.written)} - ${show(b.written)}) / ${show(b.written)}`,
    }
}

export const working: Operator = (workspace) => {
  const { target, claim, premises } = workspace
  if (premises.length < 2) return null
  const isShare =
    target.family === 'percentage' || claim.quantity.kind === 'ratio' || claim.quantity.kind === 'multiple'
  for (const a of premises) {
    for (const b of premises) {
      if (a === b || Math.abs(a.value - b.value) <= SAME) continue
      if (a.family !== b.family && !(a.family === 'percentage' && b.family === target.family)) continue
      const tries: Iterable<Attempt> =
        a.family === 'percentage' && b.family !== 'percentage'
          ? [{ value: a.value * b.value, formula: `${show(a.value * 100)} % × ${show(b.written)}` }]
          : isShare
            ? attempts(a, b)
            : a.family === target.family && a.value > b.value
              ? [{ value: a.value - b.value, formula: `${show(a.written)} - ${show(b.written)}` }]
              : []
      for (const attempt of tries) {
        const quality = fit(target, attempt.value)
        if (quality === 0) continue
        const stated = statedValues(workspace.index)
        if (!isStated(a, stated) && !isStated(b, stated)) continue
        return {
          operator: 'working',
          reason: 'own_working',
          formula: `${attempt.formula} = ${show(attempt.value / (isShare && target.family === 'percentage' ? 0.01 : target.factor))}`,
          operands: [],
          result: attempt.value / target.factor,
          supports: true,
          exact: quality === 2,
        }
      }
    }
  }
  return null
}
