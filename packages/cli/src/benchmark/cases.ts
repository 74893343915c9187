// Labelled cases for the benchmark, from files and folders.
import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { STATUSES, type Status } from '@quantguard/core'
import { inFile, onLine, parseJson } from '../input/parse-json.js'
import { cannotRead, inputName, readText, STANDARD_INPUT } from '../input/read-file.js'
import { describe, isObject, type JsonObject, optionalString, requiredString, toId } from '../input/shapes.js'
import { toVerifyRow, type VerifyRow } from '../input/verify-row.js'
import { UsageError } from '../usage-error.js'

/** What a careful reader says of one place in the answer. */
export interface ExpectedClaim {
  readonly start: number
  readonly end: number
  readonly text: string
  /** The label, and what else could be defended. */
  readonly statuses: readonly Status[]
}

export interface BenchmarkCase extends VerifyRow {
  readonly id: string
  readonly category: string
  readonly expectedValid: boolean
  readonly expected: readonly ExpectedClaim[]
}

const SHAPE =
  'Expected cases as {"id", "category", "answer", "sources", "expected_valid"}: an array of them, an object ' +
  'with such an array under "cases", or one a line in a .jsonl file.'

function toStatus(value: unknown, where: string): Status {
  const status = STATUSES.find((name) => name === value)
  if (status !== undefined) return status
  throw new UsageError(`${where}: expected a status (${STATUSES.join(', ')}), found ${describe(value)}`)
}

function toExpectedClaim(value: unknown, answer: string, where: string): ExpectedClaim {
  if (!isObject(value)) throw new UsageError(`${where} must be {"text", "status"}, found ${describe(value)}`)
  const text = requiredString(value, 'text', where)
  const start = answer.indexOf(text)
  if (start < 0) throw new UsageError(`${where}: "${text}" does not stand in the answer`)
  const also = Array.isArray(value.also) ? value.also : []
  const statuses = [value.status, ...also].map((status) => toStatus(status, where))
  return { start, end: start + text.length, text, statuses }
}

function toCase(value: unknown, where: string, file: string): BenchmarkCase {
  if (!isObject(value))
    throw new UsageError(`${where}: a case must be an object, found ${describe(value)}`, SHAPE)
  const row: JsonObject = value
  if (typeof row.expected_valid !== 'boolean') {
    const found = describe(row.expected_valid)
    throw new UsageError(`${where}: "expected_valid" must be true or false, found ${found}`, SHAPE)
  }
  const { answer, sources, options } = toVerifyRow(row, where)
  const expected = Array.isArray(row.expected) ? row.expected : []
  return {
    id: toId(row.id) ?? where,
    category: optionalString(row, 'category', where) ?? basename(file, extname(file)),
    answer,
    sources,
    options,
    expectedValid: row.expected_valid,
    expected: expected.map((claim, i) => toExpectedClaim(claim, answer, `${where}: "expected"[${i}]`)),
  }
}

function casesOf(text: string, name: string): BenchmarkCase[] {
  if (['.jsonl', '.ndjson'].includes(extname(name).toLowerCase())) {
    return text.split('\n').flatMap((line, i) => {
      if (line.trim() === '') return []
      return [toCase(parseJson(line, onLine(name, i + 1)), `${name}:${i + 1}`, name)]
    })
  }
  const value = parseJson(text, inFile(name))
  const list = isObject(value) ? value.cases : value
  if (!Array.isArray(list)) throw new UsageError(`${name}: found ${describe(list)} instead of cases`, SHAPE)
  return list.map((item, i) => toCase(item, `${name}[${i}]`, name))
}

async function filesOf(path: string): Promise<string[]> {
  if (path === STANDARD_INPUT) return [path]
  const found = await stat(path).catch((error) => {
    throw cannotRead(path, 'dataset', error)
  })
  if (!found.isDirectory()) return [path]
  const names = (await readdir(path)).filter((name) => /\.(?:jsonl?|ndjson)$/i.test(name)).sort()
  if (names.length > 0) return names.map((name) => join(path, name))
  throw new UsageError(`dataset: the folder ${path} holds no .json or .jsonl file`, SHAPE)
}

/** Reads the cases of a file, or of all `.json` and `.jsonl` files in a folder. */
export async function readCases(path: string): Promise<BenchmarkCase[]> {
  const cases: BenchmarkCase[][] = []
  for (const file of await filesOf(path))
    cases.push(casesOf(await readText(file, 'dataset'), inputName(file)))
  const all = cases.flat()
  if (all.length === 0) throw new UsageError(`dataset: ${inputName(path)} holds no cases`, SHAPE)
  return all
}
