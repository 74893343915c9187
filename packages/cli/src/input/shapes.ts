// Reads fields out of parsed JSON that somebody else wrote: each reader says what it expected and what it found.
import { UsageError } from '../usage-error.js'

export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Names what a value is, for messages: `an array`, `null`, `the number 4`. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array'
  if (typeof value === 'object') return 'an object'
  if (typeof value === 'string') return value.length > 24 ? 'a string' : `the string ${JSON.stringify(value)}`
  return `the ${typeof value} ${String(value)}`
}

/** A field that must be there. `where` names the object that holds it. */
export function requiredString(row: JsonObject, field: string, where: string): string {
  const value = row[field]
  if (typeof value === 'string') return value
  throw new UsageError(`${where}: "${field}" must be a string, found ${describe(value)}`)
}

/** A field that may be absent; `null` counts as absent, since many writers spell it so. */
export function optionalString(row: JsonObject, field: string, where: string): string | undefined {
  return row[field] === undefined || row[field] === null ? undefined : requiredString(row, field, where)
}

/** A list of ids; numbers are taken for their digits. */
export function optionalIds(row: JsonObject, field: string, where: string): string[] | undefined {
  const value = row[field]
  if (value === undefined || value === null) return undefined
  const ids = Array.isArray(value) ? value.map(toId) : undefined
  if (ids === undefined || ids.includes(undefined)) {
    throw new UsageError(`${where}: "${field}" must be an array of ids (strings), found ${describe(value)}`)
  }
  return ids as string[]
}

export function toId(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : undefined
}
