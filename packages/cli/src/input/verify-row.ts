// One thing to verify, as `batch` and `benchmark` read it from JSON: {id, answer, sources, question?, ...}.
import type { CitationMode, Source, VerifyOptions } from '@quantguard/core'
import { UsageError } from '../usage-error.js'
import { describe, type JsonObject, optionalIds, optionalString, requiredString } from './shapes.js'
import { toSources } from './sources.js'

export interface VerifyRow {
  readonly answer: string
  readonly sources: readonly Source[]
  readonly options: VerifyOptions
}

export const CITATION_MODES: readonly CitationMode[] = ['use', 'require', 'ignore']

function optionalCitations(row: JsonObject, where: string): CitationMode | undefined {
  const value = optionalString(row, 'citations', where)
  const mode = CITATION_MODES.find((name) => name === value)
  if (value === undefined || mode !== undefined) return mode
  throw new UsageError(`${where}: "citations" must be use, require or ignore, found ${describe(value)}`)
}

/** @throws {UsageError} that names the field, what it holds and what it takes */
export function toVerifyRow(row: JsonObject, where: string): VerifyRow {
  const question = optionalString(row, 'question', where)
  const retrieved = optionalIds(row, 'retrieved', where)
  const citations = optionalCitations(row, where)
  const locale = optionalString(row, 'locale', where)
  return {
    answer: requiredString(row, 'answer', where),
    sources: toSources(row.sources, `${where}: "sources"`),
    options: {
      ...(question !== undefined && { question }),
      ...(retrieved !== undefined && { retrieved }),
      ...(citations !== undefined && { citations }),
      ...(locale !== undefined && { locale }),
    },
  }
}
