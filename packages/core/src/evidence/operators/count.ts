// A count over an enumeration: rows of a table, items of a list, names behind a colon, numbers side by side.
import { stemHash, type WordList } from '../../statements/index.js'
import type { Block, TextDocument } from '../../types/index.js'
import type { Operator, Workspace } from '../derive.js'
import type { Derived } from '../derived.js'
import type { EvidenceChunk } from '../evidence-index.js'

const MOST_COUNTED = 500

export const count: Operator = (workspace) => {
  const { claim, target, index } = workspace
  const { noun, units, decimals, value } = claim.quantity
  if (
    units.length > 0 ||
    decimals > 0 ||
    value === null ||
    !(target.value > 1 && target.value <= MOST_COUNTED)
  )
    return null
  if (noun === null) return countMatching(workspace)
  const stem = stemHash(noun.stem, 0, noun.stem.length)
  for (const chunk of index.chunks) {
    if (!chunk.vocabulary.has(stem)) continue
    const found =
      countRows(chunk, stem, target.value, claim.words) ??
      countItems(chunk.set.document, stem, chunk, target.value) ??
      countNames(chunk, stem, target.value)
    if (found !== null) return found
  }
  for (const group of workspace.allGroups()) {
    if (group.kind !== 'sentence' || group.members.length !== target.value) continue
    if (group.members[0]!.binding.entry.chunk.vocabulary.has(stem))
      return counted('values side by side', target.value)
  }
  return null
}

/** `six were passed`: rows whose cells carry one of the claim's words. */
function countMatching({ index, target, claim }: Workspace): Derived | null {
  for (const chunk of index.chunks) {
    for (let t = 0; t < chunk.set.document.tables.length; t++) {
      const found = matchingRows(chunk, t, 0, target.value, claim.words)
      if (found !== null) return found
    }
  }
  return null
}

/** Rows under a header that names the noun; all of them, or those whose cells carry one of the claim's words. */
function countRows(chunk: EvidenceChunk, stem: number, wanted: number, words: WordList): Derived | null {
  const { document } = chunk.set
  for (let t = 0; t < document.tables.length; t++) {
    const table = document.tables[t]!
    const rows = table.rows - table.headerRows
    if (rows === wanted || (rows - 1 === wanted && hasTotalRow(chunk, t)))
      return counted('rows of the table', wanted)
    const found = matchingRows(chunk, t, stem, wanted, words)
    if (found !== null) return found
  }
  return null
}

/** Rows that share one of the claim's words, as many as wanted. */
function matchingRows(
  chunk: EvidenceChunk,
  t: number,
  stem: number,
  wanted: number,
  words: WordList,
): Derived | null {
  const { document } = chunk.set
  const table = document.tables[t]!
  const matching = new Map<number, Set<number>>()
  const text = document.clean.text
  for (const cell of table.cells) {
    if (cell.row < table.headerRows || cell.end - cell.start > 60) continue
    for (const word of text.slice(cell.start, cell.end).split(/[^\p{L}\p{N}]+/u)) {
      if (word.length < 2) continue
      const hash = stemHash(word, 0, word.length)
      if (hash === stem || !words.hash.includes(hash)) continue
      const set = matching.get(hash) ?? new Set<number>()
      set.add(cell.row)
      matching.set(hash, set)
    }
  }
  for (const set of matching.values())
    if (set.size === wanted) return counted('matching rows of the table', wanted)
  return null
}

const hasTotalRow = (chunk: EvidenceChunk, table: number): boolean =>
  chunk.set.statements.some((statement) => statement.cell?.table === table && (statement.cue & 1) !== 0)

/** List items under a line or heading that names the noun. */
function countItems(
  document: TextDocument,
  stem: number,
  chunk: EvidenceChunk,
  wanted: number,
): Derived | null {
  const byParent = new Map<number, number>()
  document.blocks.forEach((block) => {
    if (block.kind !== 'item') return
    const parent = block.under[block.under.length - 1] ?? -1
    byParent.set(parent, (byParent.get(parent) ?? 0) + 1)
  })
  for (const [parent, items] of byParent) {
    if (items !== wanted) continue
    const block = document.blocks[parent]
    if (block === undefined || blockHas(chunk, block, stem)) return counted('items of the list', wanted)
  }
  return null
}

const blockHas = (chunk: EvidenceChunk, block: Block, stem: number): boolean => {
  for (let s = block.firstSentence; s < block.lastSentence; s++)
    if (chunk.set.sentenceWords[s]!.hash.includes(stem)) return true
  return false
}

/** `Members: Ms. Orrin (chair), Mr. Tavish, Dr. Leune and Ms. Sabbar` counts four. */
function countNames(chunk: EvidenceChunk, stem: number, wanted: number): Derived | null {
  const { document, sentenceWords } = chunk.set
  for (let s = 0; s < document.sentences.length; s++) {
    const words = sentenceWords[s]!
    if (!words.hash.includes(stem)) continue
    const sentence = document.sentences[s]!
    const text = document.clean.text.slice(sentence.start, Math.min(sentence.end, sentence.start + 2000))
    const colon = text.indexOf(':')
    const list = colon >= 0 ? text.slice(colon + 1) : text
    const items = list
      .replace(/\([^()]*\)/g, '')
      .split(/[,;]| and | und | et | y | e | en /)
      .filter((item) => item.trim().length > 0)
    if (items.length === wanted && (colon >= 0 || items.length > 2)) return counted('names in a list', wanted)
  }
  return null
}

function counted(what: string, result: number): Derived {
  return {
    operator: 'count',
    reason: 'derived_count',
    formula: `${result} ${what}`,
    operands: [],
    result,
    supports: true,
    exact: true,
  }
}
