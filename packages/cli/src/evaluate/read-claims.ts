// Saved claims and the documents they cite, from files.
import { extname } from 'node:path'
import { type CsvRow, readCsv } from '../input/csv.js'
import { inputName, readText } from '../input/read-file.js'
import { readSources } from '../input/sources.js'
import { UsageError } from '../usage-error.js'
import type { SavedClaim } from './evaluate-claim.js'

export interface ClaimRow extends SavedClaim {
  readonly id: string
  /** The label of a reviewed test set; absent for live claims. */
  readonly expected: string | undefined
  /** As read, with all columns. */
  readonly row: CsvRow
}

/** Several ids stand in one field with a bar between them: `S01|S03`. */
function splitIds(field: string): string[] {
  return field
    .split('|')
    .map((id) => id.trim())
    .filter((id) => id !== '')
}

export async function readClaims(path: string): Promise<ClaimRow[]> {
  const name = inputName(path)
  const needed = ['claim_text', 'cited_doc_id', 'retrieved_doc_ids']
  return readCsv(await readText(path, 'claims'), name, needed).map((row, i) => ({
    id: row.claim_id ?? String(i + 1),
    text: row.claim_text ?? '',
    cited: splitIds(row.cited_doc_id ?? ''),
    retrieved: splitIds(row.retrieved_doc_ids ?? ''),
    expected: row.expected_status || undefined,
    row,
  }))
}

async function readDocumentRows(path: string): Promise<[string, string][]> {
  if (extname(path).toLowerCase() === '.csv') {
    const rows = readCsv(await readText(path, 'documents'), inputName(path), ['doc_id', 'text'])
    return rows.map((row) => [row.doc_id ?? '', row.text ?? ''])
  }
  return (await readSources([path])).map((source, i) =>
    typeof source === 'string' ? [String(i + 1), source] : [source.id ?? String(i + 1), source.text],
  )
}

/** Documents by id: a `.csv` file with the columns doc_id and text, or any file of sources. */
export async function readDocuments(path: string): Promise<Map<string, string>> {
  const documents = new Map<string, string>()
  for (const [id, text] of await readDocumentRows(path)) {
    if (documents.has(id))
      throw new UsageError(`documents: ${path} holds the id ${id} twice`, 'Give each document its own id.')
    documents.set(id, text)
  }
  return documents
}
