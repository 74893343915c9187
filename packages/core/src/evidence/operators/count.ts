// A count over an enumeration: the rows of a table, the items of a list that carry the counted noun.
import { fit } from '../derived.js'
import type { Operator } from '../derive.js'
import { stemHash } from '../../statements/index.js'

export const count: Operator = ({ claim, target, index }) => {
  const { noun, units, decimals } = claim.quantity
  if (noun === null || units.length > 0 || decimals > 0 || !(target.value <= 200)) return null
  const stem = stemHash(noun.stem, 0, noun.stem.length)
  for (const chunk of index.chunks) {
    const { document, sentenceWords } = chunk.set
    if (!chunk.vocabulary.has(stem)) continue
    for (const table of document.tables) {
      const rows = table.rows - table.headerRows
      if (fit(target, rows) === 2 || fit(target, rows - 1) === 2)
        return counted('rows of the table', target.value)
    }
    const items = document.blocks.filter((block) => block.kind === 'item').length
    if (items > 1 && items === target.value && sentenceWords.length > 0) return counted('items of the list', items)
  }
  return null
}

function counted(what: string, result: number) {
  return {
    operator: 'count',
    reason: 'derived_count' as const,
    formula: `${result} ${what}`,
    operands: [],
    result,
    supports: true,
    exact: true,
  }
}
