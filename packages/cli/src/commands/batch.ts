// `quantguard batch`: many answers, one a line.
import type { GuardResult } from '@quantguard/core'
import type { Command } from 'commander'
import { ExitCode } from '../exit-codes.js'
import { STANDARD_INPUT } from '../input/read-file.js'
import { toVerifyRow } from '../input/verify-row.js'
import { runFilter } from './filter.js'
import { addGuardSettings, type GuardSettings, guardFrom } from './guard-settings.js'
import { rememberSources } from './source-memory.js'

interface BatchSettings extends GuardSettings {
  readonly full?: boolean
  readonly failOnInvalid?: boolean
}

const HELP = `
Reads   {"id", "answer", "sources", "question"?, "retrieved"?, "citations"?, "locale"?}
Writes  {"id", "isValid", "needsReview", "statusCounts", "patchedText", "results": [...]}, or {"id", "error"}

Example:
  $ echo '{"id": 1, "answer": "It took 18 ms.", "sources": ["It took 12.4 ms."]}' | quantguard batch`

/** What a caller needs to act on; the rest is in `--full`. */
function summary(result: GuardResult): object {
  return {
    isValid: result.isValid,
    needsReview: result.needsReview,
    statusCounts: result.statusCounts,
    patchedText: result.patchedText,
    results: result.results.map(({ text, start, end, kind, status, reason, evidence, repair }) => ({
      text,
      start,
      end,
      kind,
      status,
      reason,
      evidence,
      ...(repair !== null && { repair }),
    })),
  }
}

export function addBatch(program: Command): void {
  const command = program
    .command('batch')
    .summary('verify many answers: JSON Lines in, JSON Lines out')
    .description('Verifies many answers: one JSON object a line in, one a line out, in the same order.')
    .argument('[file]', 'JSON Lines to read; - is standard input', STANDARD_INPUT)
    .option('--full', 'print the whole result of every answer')
    .option('--fail-on-invalid', 'exit with 1 when an answer is not valid, or a line could not be served')
  addGuardSettings(command)
    .showHelpAfterError("Run 'quantguard batch --help' for the options.")
    .addHelpText('after', HELP)
    .action(async (file: string, settings: BatchSettings) => {
      const indexOf = rememberSources(guardFrom(settings))
      let invalid = 0
      const outcome = await runFilter(file, (row, where) => {
        const { answer, sources, options } = toVerifyRow(row, where)
        const result = indexOf(sources).verify(answer, options)
        if (!result.isValid) invalid++
        return settings.full ? result : summary(result)
      })
      if (settings.failOnInvalid && invalid + outcome.failed > 0) process.exitCode = ExitCode.invalid
    })
}
