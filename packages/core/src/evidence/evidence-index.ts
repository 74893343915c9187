// The sources, read once: every statement of every chunk, reachable by what it may be compared with.
import type { Statement, StatementSet } from '../statements/index.js'
import type { Quantity } from '../types/index.js'

export interface EvidenceChunk {
  readonly id: string
  readonly index: number
  readonly text: string
  readonly set: StatementSet
  /** Every content word of the chunk. */
  readonly vocabulary: ReadonlySet<number>
  /** Dimensions of the units that the chunk names. */
  readonly dimensions: ReadonlySet<string>
}

export interface EvidenceEntry {
  readonly chunk: EvidenceChunk
  readonly statement: Statement
}

export interface EvidenceIndex {
  readonly chunks: readonly EvidenceChunk[]
  readonly entries: readonly EvidenceEntry[]
  /** Entries by family: a dimension, `bare`, `date`, `time`, `reference`, `ordinal`. */
  readonly families: ReadonlyMap<string, readonly EvidenceEntry[]>
}

/** The families that a quantity belongs to: one for each reading of its unit. */
export function familiesOf(quantity: Quantity): string[] {
  if (quantity.reference !== null) return ['reference']
  if (quantity.time !== null) return ['time']
  if (quantity.date !== null) return ['date']
  if (quantity.kind === 'ordinal') return ['ordinal']
  if (quantity.units.length === 0) return ['bare']
  const families: string[] = []
  for (const unit of quantity.units) if (!families.includes(unit.dimension)) families.push(unit.dimension)
  return families
}

/** `order` names families in the order in which they are to stand; others follow as they come. */
export function createEvidenceIndex(
  chunks: readonly EvidenceChunk[],
  order: Iterable<string> = [],
): EvidenceIndex {
  const entries: EvidenceEntry[] = []
  const families = new Map<string, EvidenceEntry[]>()
  for (const family of order) families.set(family, [])
  for (const chunk of chunks) {
    for (const statement of chunk.set.statements) {
      const entry: EvidenceEntry = { chunk, statement }
      entries.push(entry)
      for (const family of familiesOf(statement.quantity)) {
        const list = families.get(family)
        if (list === undefined) families.set(family, [entry])
        else list.push(entry)
      }
    }
  }
  return { chunks, entries, families }
}

/** The same index with some of its chunks only. */
export const restrictIndex = (
  { chunks, families }: EvidenceIndex,
  keep: (chunk: EvidenceChunk) => boolean,
): EvidenceIndex => createEvidenceIndex(chunks.filter(keep), families.keys())

/** `30,000 per second` and `30,000 messages per second`. */
const isCountRate = (one: string, two: string): boolean =>
  (one === 'frequency' && two.startsWith('count:') && two.endsWith('/time')) ||
  (two === 'frequency' && one.startsWith('count:') && one.endsWith('/time'))

const ALONE = new Set(['reference', 'time', 'date', 'ordinal'])
const NONE: readonly EvidenceEntry[] = []

/** The lists of entries that the claim may be compared with at all. */
export function comparableLists(
  index: EvidenceIndex,
  claim: Quantity,
): readonly (readonly EvidenceEntry[])[] {
  const families = familiesOf(claim)
  const of = (family: string): readonly EvidenceEntry[] => index.families.get(family) ?? NONE
  if (families.length === 1 && ALONE.has(families[0]!)) return [of(families[0]!)]
  if (families[0] !== 'bare') {
    const lists = families.map(of)
    // A rate and its amount: `€105 a month` and `105 euros`.
    for (const [family, list] of index.families)
      if (
        families.some(
          (own) => family.startsWith(`${own}/`) || own.startsWith(`${family}/`) || isCountRate(own, family),
        )
      )
        lists.push(list)
    return [...lists, of('bare')]
  }
  if (claim.noun !== null) return claim.kind === 'ratio' ? [of('bare'), of('percentage')] : [of('bare')]
  return [...index.families].filter(([family]) => !ALONE.has(family)).map(([, list]) => list)
}
