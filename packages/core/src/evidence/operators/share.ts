// A part of a whole: one value over a parallel larger one, or over the total of its list.

import type { Operator } from '../derive.js'
import { chance, fit } from '../derived.js'
import { type Operand, show } from '../operand.js'
import { pairsOf } from './pairs.js'

const isOneSentence = (a: Operand, b: Operand): boolean =>
  a.binding.entry.chunk === b.binding.entry.chunk &&
  a.binding.entry.statement.cell === null &&
  a.binding.entry.statement.sentence === b.binding.entry.statement.sentence

export const share: Operator = ({ claim, target, all, allGroups }) => {
  const isShare = target.family === 'percentage' || claim.quantity.kind === 'ratio'
  if (!isShare) return null
  const operands = all().filter(
    (operand) =>
      operand.family !== 'percentage' &&
      operand.value > 0 &&
      operand.binding.entry.statement.quantity.kind !== 'ratio',
  )
  let tries = 0
  for (const [a, b] of pairsOf(operands)) {
    const [part, whole] = a.value <= b.value ? [a, b] : [b, a]
    tries++
    const quality = fit(target, part.value / whole.value)
    if (quality === 0 || chance(target, tries) > 0.35) continue
    return {
      operator: 'share',
      reason: 'derived_share',
      formula: `${show(part.written)} / ${show(whole.written)} = ${show((part.value / whole.value) * 100)} %`,
      operands: [part, whole],
      result: part.value / whole.value / target.factor,
      supports: true,
      exact: quality === 2,
    }
  }
  tries = 0
  for (const [a, b] of pairsOf(operands)) {
    if (!isOneSentence(a, b)) continue
    for (const part of [a, b]) {
      tries++
      const total = a.value + b.value
      const quality = fit(target, part.value / total)
      if (quality !== 2 || chance(target, tries) > 0.35) continue
      return {
        operator: 'share',
        reason: 'derived_share',
        formula: `${show(part.written)} / (${show(a.written)} + ${show(b.written)}) = ${show((part.value / total) * 100)} %`,
        operands: [a, b],
        result: part.value / total / target.factor,
        supports: true,
        exact: true,
      }
    }
  }
  for (const group of allGroups()) {
    if (group.members[0]!.family === 'percentage' || group.members.length < 3) continue
    const total = group.members.reduce((sum, member) => sum + member.value, 0)
    if (!(total > 0)) continue
    for (const part of group.members.slice(0, 12)) {
      tries++
      const quality = fit(target, part.value / total)
      if (quality !== 2 || chance(target, tries) > 0.2 || part.binding.shared === 0) continue
      return {
        operator: 'share',
        reason: 'derived_share',
        formula: `${show(part.written)} / (${group.members.map((member) => show(member.written)).join(' + ')}) = ${show((part.value / total) * 100)} %`,
        operands: group.members,
        result: part.value / total / target.factor,
        supports: true,
        exact: true,
      }
    }
  }
  return null
}
