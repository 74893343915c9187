// Reads one whole input: a file, or standard input where the name is `-`.
import { readFile } from 'node:fs/promises'
import { UsageError } from '../usage-error.js'

export const STANDARD_INPUT = '-'

/** How an input is named in messages. */
export function inputName(path: string): string {
  return path === STANDARD_INPUT ? 'standard input' : path
}

async function readBytes(path: string, role: string): Promise<Uint8Array> {
  if (path === STANDARD_INPUT) {
    const parts: Uint8Array[] = []
    for await (const part of process.stdin) parts.push(part as Uint8Array)
    return Buffer.concat(parts)
  }
  try {
    return await readFile(path)
  } catch (error) {
    throw cannotRead(path, role, error as NodeJS.ErrnoException)
  }
}

/** The message for a file that cannot be read. `role` says what the file is for: `answer`, `sources`. */
export function cannotRead(path: string, role: string, error: NodeJS.ErrnoException): UsageError {
  if (error.code === 'ENOENT') {
    return new UsageError(
      `${role}: there is no file ${path}`,
      `Give the path of a file, or - for standard input.`,
    )
  }
  if (error.code === 'EISDIR') {
    return new UsageError(`${role}: ${path} is a folder`, 'Give the path of a file in it.')
  }
  return new UsageError(`${role}: cannot read ${path}: ${error.message}`)
}

/** UTF-16 is what some shells write when output is sent to a file; its byte order mark tells. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/**
 * Reads a text. A byte order mark is dropped. Text in another encoding is refused rather than misread: a
 * degree sign that is lost changes what a number means.
 */
export async function readText(path: string, role: string): Promise<string> {
  const bytes = await readBytes(path, role)
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new UsageError(`${role}: ${inputName(path)} is not UTF-8 text`, 'Save it as UTF-8 and try again.')
  }
}
