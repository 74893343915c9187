// Which statements of an answer are claims, and which only set the scene.
import { isDateLike, Role, type Statement, type StatementSet } from '../statements/index.js'

export type ClaimOrNot = { readonly claim: Statement } | { readonly leftOut: Statement; readonly why: string }

/** Sorts the statements of an answer, in text order. */
export function claimsOf(set: StatementSet): ClaimOrNot[] {
  return set.statements.map((statement, i) => {
    const why = isBlockNumber(statement, set) ? 'list_number' : reasonToLeaveOut(statement, set.statements, i)
    return why === null ? { claim: statement } : { leftOut: statement, why }
  })
}

/** The number of a heading or list item orders the answer; it says nothing of the sources. */
function isBlockNumber({ quantity, block }: Statement, set: StatementSet): boolean {
  const marker = set.document.blocks[block]?.marker
  return marker != null && quantity.start >= marker.start && quantity.start < marker.end
}

function reasonToLeaveOut(statement: Statement, all: readonly Statement[], index: number): string | null {
  const { quantity } = statement
  if (quantity.kind === 'ordinal' && (statement.role & (Role.highest | Role.lowest)) === 0) return 'ordinal'
  if (isDateLike(quantity) && isScene(statement, all, index)) return 'scene_setting'
  return null
}

/** A bare year, quarter or month beside another value says when; a full date is a claim of its own. */
function isScene(statement: Statement, all: readonly Statement[], index: number): boolean {
  const { date, kind } = statement.quantity
  if (kind === 'date' && date !== null && date.day !== null) return false
  if (statement.sentence < 0) return true
  for (let i = index - 1; i >= 0 && all[i]!.sentence === statement.sentence; i--)
    if (isValue(all[i]!)) return true
  for (let i = index + 1; i < all.length && all[i]!.sentence === statement.sentence; i++)
    if (isValue(all[i]!)) return true
  return false
}

const isValue = (statement: Statement): boolean =>
  !isDateLike(statement.quantity) &&
  statement.quantity.kind !== 'reference' &&
  statement.quantity.kind !== 'ordinal'
