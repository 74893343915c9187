// What the filters share: JSON Lines in, JSON Lines out, one answer a line, in order.
import { createReadStream } from 'node:fs'
import { type InputLine, MAX_LINE_LENGTH, readLines } from '../input/json-lines.js'
import { onLine, parseJson } from '../input/parse-json.js'
import { cannotRead, inputName, STANDARD_INPUT } from '../input/read-file.js'
import { describe, isObject, type JsonObject } from '../input/shapes.js'
import { print } from '../output/streams.js'
import { UsageError } from '../usage-error.js'

/** Answers one row; `where` names it in messages. What it throws becomes the `error` of that row. */
export type Handler = (row: JsonObject, where: string) => object

export interface FilterOutcome {
  readonly rows: number
  readonly failed: number
}

interface Answer {
  readonly line: string
  readonly failed: boolean
}

function answerLine({ number, text }: InputLine, name: string, handle: Handler): Answer {
  const where = `${name}:${number}`
  let id: unknown = null
  try {
    if (text === null) throw new UsageError(`${where}: the line is longer than ${MAX_LINE_LENGTH} characters`)
    const row = parseJson(text, onLine(name, number))
    if (!isObject(row)) throw new UsageError(`${where}: expected an object, found ${describe(row)}`)
    id = row.id ?? null
    return { line: JSON.stringify({ id, ...handle(row, where) }), failed: false }
  } catch (error) {
    return { line: JSON.stringify({ id, error: messageOf(error) }), failed: true }
  }
}

function messageOf(error: unknown): string {
  if (error instanceof UsageError && error.remedy !== undefined) return `${error.message}. ${error.remedy}`
  return error instanceof Error ? error.message : String(error)
}

function openInput(path: string): AsyncIterable<Uint8Array> {
  if (path !== STANDARD_INPUT) return createReadStream(path)
  if (process.stdin.isTTY) process.stderr.write('Reading JSON Lines from the keyboard; Ctrl-D ends.\n')
  return process.stdin
}

/**
 * Runs a filter over a file or standard input. A line that cannot be served gives `{id, error}`, and the
 * stream goes on.
 */
export async function runFilter(path: string, handle: Handler): Promise<FilterOutcome> {
  const name = inputName(path)
  let rows = 0
  let failed = 0
  const groups = readLines(openInput(path))
  for (;;) {
    const group = await groups.next().catch((error) => {
      throw cannotRead(path, 'input', error)
    })
    if (group.done) return { rows, failed }
    let output = ''
    for (const line of group.value) {
      const answer = answerLine(line, name, handle)
      rows++
      if (answer.failed) failed++
      output += `${answer.line}\n`
    }
    await print(output)
  }
}
