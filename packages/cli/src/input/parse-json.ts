// Parses JSON, and says line and column where that fails.
import { UsageError } from '../usage-error.js'
import { findJsonFault } from './json-fault.js'

/** Line and column of an offset, both counted from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  let line = 1
  let lineStart = 0
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++
    lineStart = at + 1
  }
  return { line, column: offset - lineStart + 1 }
}

/** Says what stands at an offset: `found 'x'`, or that the text ends there. */
function foundAt(text: string, offset: number): string {
  const code = text.codePointAt(offset)
  return code === undefined ? 'but the text ends here' : `found ${JSON.stringify(String.fromCodePoint(code))}`
}

/** Names a place for messages. */
export type Place = (line: number, column: number) => string

/** `sources.json:3:14`: the form that editors open. */
export function inFile(name: string): Place {
  return (line, column) => `${name}:${line}:${column}`
}

/** The same for a text that is one line of a file. */
export function onLine(name: string, line: number): Place {
  return (_, column) => `${name}:${line}:${column}`
}

/**
 * Parses a text as JSON.
 *
 * @throws {UsageError} such as `sources.json:3:14: not valid JSON: expected ':', found "}"`
 */
export function parseJson(text: string, place: Place): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const fault = findJsonFault(text) ?? { offset: 0, expected: 'JSON' }
    const { line, column } = placeOf(text, fault.offset)
    const found = foundAt(text, fault.offset)
    throw new UsageError(`${place(line, column)}: not valid JSON: expected ${fault.expected}, ${found}`)
  }
}
