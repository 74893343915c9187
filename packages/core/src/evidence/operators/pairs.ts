// Pairs of parallel operands, best bound first.
import { areParallel, OPERANDS, type Operand } from '../operand.js'

export function pairsOf(operands: readonly Operand[]): [Operand, Operand][] {
  const best = operands.slice(0, OPERANDS.pairLimit)
  const pairs: [Operand, Operand][] = []
  for (let i = 0; i < best.length; i++)
    for (let j = i + 1; j < best.length; j++)
      if (areParallel(best[i]!, best[j]!)) pairs.push([best[i]!, best[j]!])
  return pairs.sort((one, two) => closeness(two) - closeness(one))
}

const TOGETHER = 2

/** Pairs of one sentence or table line come first; among equals the better bound. */
function closeness([a, b]: [Operand, Operand]): number {
  const one = a.binding.entry
  const two = b.binding.entry
  const isTogether =
    one.chunk === two.chunk &&
    (one.statement.cell === null
      ? one.statement.sentence === two.statement.sentence
      : one.statement.cell.row === two.statement.cell?.row)
  return (isTogether ? TOGETHER : 0) + a.binding.score + b.binding.score
}

/** The earlier and the later of two operands, by period, else by place (`from A to B`); `null` where unknown. */
export function inTime(a: Operand, b: Operand): [Operand, Operand] | null {
  const one = startOf(a)
  const two = startOf(b)
  if (one !== null && two !== null && one !== two) return one < two ? [a, b] : [b, a]
  return null
}

function startOf(operand: Operand): number | null {
  const period = operand.binding.entry.statement.periods[0]
  if (period === undefined) return null
  return period.firstDay ?? (period.year === null ? null : period.year * 365.2425)
}
