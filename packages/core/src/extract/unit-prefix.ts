// Words in front of a number that make its unit, or put it per something: `摂氏37度`, `時速120キロ`.
import type { Draft } from './draft.js'
import { phraseBefore } from './phrases.js'
import type { ReadContext } from './reader.js'

/** Takes the word in front into the amount. */
export function readUnitPrefix(context: ReadContext, draft: Draft): void {
  if (context.vocabulary.locale.unitPrefixes === undefined) return
  const found = phraseBefore(context, draft.firstToken)
  if (found === null || found.phrase.action.kind !== 'unit') return
  const { unit } = found.phrase.action
  const written = unit.startsWith('/') ? (draft.units[0]?.id ?? '') + unit : unit
  const read = context.units.read(written, 0, written.length)
  if (read === null || read.end !== written.length) return
  const { tokens } = context
  draft.units = read.units
  draft.unitSpan ??= { start: tokens.start[found.first]!, end: tokens.end[draft.firstToken - 1]! }
  draft.firstToken = found.first
}
