// What may be taken for granted when a claim is compared: a missing unit, a sign, the document of a section.
import type { Binding } from '../evidence/index.js'
import { firstWhere, sign, toNumber } from '../math/index.js'
import { Cue, type Statement } from '../statements/index.js'

/** `ISO 9001, clause 8.5.1` against `clause 8.5.1` in a text that names ISO 9001. */
export function isNamedElsewhere(claim: Statement, { entry }: Binding): boolean {
  const mine = claim.quantity.reference
  const theirs = entry.statement.quantity.reference
  if (
    mine === null ||
    theirs === null ||
    mine.document === '' ||
    theirs.document !== '' ||
    mine.path.join('.') !== theirs.path.join('.')
  )
    return false
  return entry.chunk.set.statements.some(
    ({ quantity }) =>
      quantity.reference?.document === mine.document &&
      (mine.edition === '' || quantity.reference.edition === mine.edition),
  )
}

/** From here on a figure alone tells what it counts. */
const TELLING = 1000

/**
 * A missing unit is taken from the other side only where the writing says that there is one: in a table, behind
 * a key, or in a text that uses the unit elsewhere. A percentage is never assumed for a plain number.
 */
export function mayAssumeUnit(claim: Statement, { entry }: Binding): boolean {
  const { statement, chunk } = entry
  if (claim.quantity.units.length === 0 && statement.quantity.units[0]?.dimension.startsWith('count:'))
    return (
      (claim.cue & Cue.rate) !== 0 ||
      (claim.quantity.value !== null && toNumber(claim.quantity.value) >= TELLING)
    )
  if (claim.quantity.units.length === 0)
    return statement.quantity.units[0]?.dimension !== 'percentage' && claim.quantity.noun === null
  const wanted = claim.quantity.units[0]!.dimension
  const found = statement.quantity.units[0]?.dimension
  // An amount is the amount of a rate only where the claim speaks of one.
  if (found !== undefined) return found.length < wanted.length || (claim.cue & Cue.rate) !== 0
  if (statement.cell !== null)
    return wanted !== 'percentage' || !hasShareBeside(statement, chunk.set.statements)
  if (statement.quantity.noun !== null) return true
  if (wanted === 'percentage') return statement.quantity.decimals > 1
  if ((chunk.set.document.blocks[statement.block]?.keys.length ?? 0) > 0) return true
  return chunk.dimensions.has(wanted)
}

/** `36 (30.0)` under `n (%)`: the share stands in the same cell, so that the other number is none. */
function hasShareBeside({ cell, quantity }: Statement, statements: readonly Statement[]): boolean {
  const own = firstWhere(0, statements.length, (i) => statements[i]!.quantity.start >= quantity.start)
  const next = statements[own + 1]
  return (
    next?.quantity.kind === 'percentage' &&
    next.cell?.table === cell!.table &&
    next.cell.row === cell!.row &&
    next.cell.column === cell!.column
  )
}

/** A sign on one side and a word for it on the other: `-2.8 %` against `declined 2.8 %`. */
export function isFlipped(claim: Statement, evidence: Statement): boolean {
  const mine = claim.quantity.value
  const theirs = evidence.quantity.value
  if (mine === null || theirs === null) return false
  return (
    (sign(mine) < 0 && sign(theirs) > 0 && evidence.direction < 0) ||
    (sign(mine) > 0 && sign(theirs) < 0 && claim.direction < 0)
  )
}
