// The sources of an answer: from parsed JSON, from files, from standard input.
import { extname } from 'node:path'
import type { Source } from '@quantguard/core'
import { UsageError } from '../usage-error.js'
import { inFile, onLine, parseJson } from './parse-json.js'
import { inputName, readText, STANDARD_INPUT } from './read-file.js'
import { describe, isObject, toId } from './shapes.js'

/** Keys under which an object may hold its list of chunks. */
const LIST_KEYS = ['sources', 'documents', 'chunks'] as const

/** Keys under which a chunk may hold its text; the first is ours, the others are those of retrievers. */
const TEXT_KEYS = ['text', 'content', 'pageContent', 'page_content'] as const

const SHAPE =
  'Expected an array of strings or of {"id", "text"}, or an object with such an array under "sources".'

function toSource(value: unknown, where: string): Source {
  if (typeof value === 'string') return value
  const key = isObject(value) ? TEXT_KEYS.find((name) => typeof value[name] === 'string') : undefined
  if (!isObject(value) || key === undefined) {
    const problem = isObject(value) ? 'has no string under "text"' : `is ${describe(value)}`
    throw new UsageError(`${where} ${problem}`, SHAPE)
  }
  const text = value[key] as string
  if (value.id === undefined || value.id === null) return { text }
  const id = toId(value.id)
  if (id === undefined) throw new UsageError(`${where} has ${describe(value.id)} as "id"`, SHAPE)
  return { id, text }
}

/**
 * Reads a list of sources out of parsed JSON.
 *
 * @throws {UsageError} that names the place and the shape that was expected
 */
export function toSources(value: unknown, where: string): Source[] {
  const key = isObject(value) ? LIST_KEYS.find((name) => value[name] !== undefined) : undefined
  const list = isObject(value) && key !== undefined ? value[key] : value
  if (!Array.isArray(list))
    throw new UsageError(`${where} is ${describe(list)}, not a list of sources`, SHAPE)
  return list.map((item, i) => toSource(item, `${where}${key === undefined ? '' : `.${key}`}[${i}]`))
}

/** Standard input has no name that tells what it holds: it is JSON when it parses, or plainly means to be. */
function standardInputIsJson(text: string): boolean {
  if (/^\s*(?:\{|\[\s*["{\]])/.test(text)) return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

async function readSource(path: string): Promise<Source[]> {
  const text = await readText(path, 'sources')
  const name = inputName(path)
  if (path === STANDARD_INPUT) {
    return standardInputIsJson(text)
      ? toSources(parseJson(text, inFile(name)), name)
      : [{ id: 'stdin', text }]
  }
  switch (extname(path).toLowerCase()) {
    case '.json':
      return toSources(parseJson(text, inFile(name)), name)
    case '.jsonl':
    case '.ndjson':
      return text.split('\n').flatMap((line, i) => {
        if (line.trim() === '') return []
        return [toSource(parseJson(line, onLine(name, i + 1)), `${name}:${i + 1}`)]
      })
    default:
      return [{ id: path, text }]
  }
}

/**
 * Reads all sources that the command line names, in order: a `.json` file holds a list, a `.jsonl` file one
 * source a line, and any other file is one chunk whose id is its path.
 */
export async function readSources(paths: readonly string[]): Promise<Source[]> {
  const lists: Source[][] = []
  for (const path of paths) lists.push(await readSource(path))
  return lists.flat()
}
