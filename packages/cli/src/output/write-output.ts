// Writes a file that the command line names.
import { writeFile } from 'node:fs/promises'
import { UsageError } from '../usage-error.js'

/** @throws {UsageError} where the file cannot be written */
export async function writeOutput(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text)
  } catch (error) {
    throw new UsageError(`output: cannot write ${path}: ${(error as Error).message}`)
  }
}
