// Where a piece of evidence stands, as `id:line:column`, which many terminals open when the id is a path.
import type { EvidenceItem, Source } from '@quantguard/core'
import { placeOf } from '../input/parse-json.js'
import { visibleLine } from './visible.js'

export function evidencePlace(item: EvidenceItem, sources: readonly Source[]): string {
  const source = sources[item.chunkIndex]
  const text = typeof source === 'string' ? source : (source?.text ?? '')
  const { line, column } = placeOf(text, item.start)
  return `${visibleLine(item.chunkId)}:${line}:${column}`
}
