// A total: all of a list, or the members that the claim names.
import { Cue } from '../../statements/index.js'
import { hasCue, type Operator, type Workspace } from '../derive.js'
import { chance, type Derived, fit, type Target } from '../derived.js'
import { OPERANDS, type Operand, type OperandGroup, show } from '../operand.js'

const TOTAL_SHARE = 1e-6

/** A list without its own total: a member that is called so, or the end of a column that the others add up to. */
function withoutTotal(members: readonly Operand[]): readonly Operand[] {
  if (members.length < 3) return members
  const all = members.reduce((sum, member) => sum + member.value, 0)
  for (const member of members) {
    if (Math.abs(all - 2 * member.value) > TOTAL_SHARE * Math.abs(all)) continue
    const { statement } = member.binding.entry
    const atEnd =
      members.length > 3 &&
      statement.cell !== null &&
      (member === members[0] || member === members[members.length - 1])
    if ((statement.cue & Cue.total) !== 0 || atEnd) return members.filter((other) => other !== member)
  }
  return members
}

function derived(members: readonly Operand[], target: Target, supports: boolean, exact: boolean): Derived {
  const result = members.reduce((sum, member) => sum + member.value, 0) / target.factor
  const formula = `${members.map((member) => show(member.value / target.factor)).join(' + ')} = ${show(result)}`
  return { operator: 'sum', reason: 'derived_sum', formula, operands: members, result, supports, exact }
}

/** True where a sibling column or row is bound better: its total is the one that is meant. */
function isOutbid(group: OperandGroup, groups: readonly OperandGroup[]): boolean {
  if (group.kind !== 'column' && group.kind !== 'row') return false
  return groups.some(
    (other) =>
      other.kind === group.kind &&
      other.members[0]!.family === group.members[0]!.family &&
      other.score > group.score + SIBLING_LEAD,
  )
}

const SIBLING_LEAD = 0.4

function isNamed(member: Operand, group: readonly Operand[]): boolean {
  const least = Math.min(...group.map((other) => other.binding.shared))
  return member.binding.shared > least
}

function subsets(members: readonly Operand[]): (readonly Operand[])[] {
  const found: (readonly Operand[])[] = []
  for (let mask = 3; mask < 1 << members.length; mask++) {
    const chosen = members.filter((_, i) => (mask >> i) & 1)
    if (chosen.length >= 2) found.push(chosen)
  }
  return found
}

export const sum: Operator = ({ claim, target, groups }: Workspace) => {
  const asked = hasCue(claim, 'total')
  let miss: Derived | null = null
  let tries = 0
  for (const group of groups) {
    if (group.kind === 'row' && !asked) continue
    if (isOutbid(group, groups)) continue
    const members = withoutTotal(group.members)
    const named = members.filter((member) => isNamed(member, members))
    const choices: (readonly Operand[])[] = [members]
    if (named.length >= 2 && named.length < members.length) choices.push(named)
    const allNamed = members.every((member) => member.binding.shared > 1)
    for (const choice of choices) {
      tries++
      const total = choice.reduce((result, member) => result + member.value, 0)
      const quality = fit(target, total)
      if (quality > 0 && (asked || (quality === 2 && chance(target, tries) < 0.05)))
        return derived(choice, target, true, quality === 2)
    }
    if (asked && !allNamed && named.length < 2 && members.length <= OPERANDS.subsetLimit) {
      const parts = subsets(members)
      tries += parts.length
      if (chance(target, tries) < 0.2)
        for (const part of parts)
          if (
            fit(
              target,
              part.reduce((result, member) => result + member.value, 0),
            ) === 2
          )
            return derived(part, target, true, true)
    }
    if (asked && miss === null && group.kind !== 'row' && group.score > 0)
      miss = derived(members, target, false, false)
  }
  return miss
}
