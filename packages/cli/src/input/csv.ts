// CSV in and out: rows as objects, with messages that name file, line and columns.
import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { UsageError } from '../usage-error.js'

export type CsvRow = Readonly<Record<string, string>>

function parseRows(text: string, name: string): CsvRow[] {
  try {
    return parse(text, { columns: true, bom: true, skip_empty_lines: true, trim: true }) as CsvRow[]
  } catch (error) {
    if (error instanceof CsvError) throw new UsageError(`${name}: not valid CSV: ${error.message}`)
    throw error
  }
}

/**
 * Reads a CSV text whose first line names the columns.
 *
 * @throws {UsageError} where a needed column is missing, or the text is not CSV
 */
export function readCsv(text: string, name: string, needed: readonly string[]): CsvRow[] {
  const rows = parseRows(text, name)
  const first = rows[0]
  if (first === undefined) {
    throw new UsageError(
      `${name} holds no rows`,
      `Expected a line with the columns ${needed.join(', ')}, then rows.`,
    )
  }
  const missing = needed.filter((column) => first[column] === undefined)
  if (missing.length === 0) return rows
  throw new UsageError(
    `${name} has no column ${missing.join(', ')}; its columns are ${Object.keys(first).join(', ')}`,
    `Expected the columns ${needed.join(', ')}.`,
  )
}

/** Rows as CSV with a line of column names; the columns are those of the first row. */
export function writeCsv(rows: readonly CsvRow[]): string {
  return stringify([...rows], { header: true })
}
