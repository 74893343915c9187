// `quantguard verify`: one answer against its sources, for people and for scripts.
import type { VerifyOptions } from '@quantguard/core'
import type { Command } from 'commander'
import { ExitCode } from '../exit-codes.js'
import { readText, STANDARD_INPUT } from '../input/read-file.js'
import { readSources } from '../input/sources.js'
import { colorsFor } from '../output/colors.js'
import { print } from '../output/streams.js'
import { verifyReport } from '../output/verify-report.js'
import { writeOutput } from '../output/write-output.js'
import { UsageError } from '../usage-error.js'
import { addGuardSettings, type GuardSettings, guardFrom } from './guard-settings.js'

interface VerifySettings extends GuardSettings {
  readonly sources: readonly string[]
  readonly json?: boolean
  readonly verbose?: boolean
  readonly correct?: boolean
  readonly failOnInvalid?: boolean
  readonly output?: string
  readonly question?: string
  readonly retrieved?: string
}

const HELP = `
Sources: a .json file holds an array of strings or of {"id", "text"}, or an object with such an array under
"sources", "documents" or "chunks"; a .jsonl file holds one source a line; any other file is one source.
Give - for standard input, as the answer or as a source.

Example:
  $ echo 'Latency was 18 ms.' > answer.txt
  $ echo '["Latency achieved was 12.4 ms."]' > sources.json
  $ quantguard verify answer.txt --sources sources.json --correct`

function append(path: string, paths: readonly string[]): string[] {
  return [...paths, path]
}

function verifyOptions({ question, retrieved }: VerifySettings): VerifyOptions {
  const ids = retrieved?.split(/[,|]/).map((id) => id.trim())
  return {
    ...(question !== undefined && { question }),
    ...(ids !== undefined && { retrieved: ids.filter((id) => id !== '') }),
  }
}

function checkInputs(answer: string, { sources }: VerifySettings): void {
  if (sources.length === 0) {
    throw new UsageError(
      'verify needs the sources of the answer',
      'Add --sources with a file, such as --sources sources.json.',
    )
  }
  if ([answer, ...sources].filter((path) => path === STANDARD_INPUT).length > 1) {
    throw new UsageError('standard input can be read only once', 'Give - once, and files for the rest.')
  }
}

async function verify(answerPath: string, settings: VerifySettings): Promise<void> {
  checkInputs(answerPath, settings)
  const guard = guardFrom(settings)
  const answer = await readText(answerPath, 'answer')
  const sources = await readSources(settings.sources)
  const result = guard.verify(answer, sources, verifyOptions(settings))
  if (settings.output !== undefined) await writeOutput(settings.output, result.patchedText)
  if (settings.failOnInvalid && !result.isValid) process.exitCode = ExitCode.invalid
  await print(
    settings.json
      ? `${JSON.stringify(result, null, 2)}\n`
      : verifyReport(answer, sources, result, {
          colors: colorsFor(process.stdout),
          verbose: settings.verbose ?? false,
          correct: settings.correct ?? false,
        }),
  )
}

export function addVerify(program: Command): void {
  const command = program
    .command('verify')
    .summary('verify one answer against its sources')
    .description('Verifies every quantity, date and reference in an answer against its sources.')
    .argument('<answer>', 'file that holds the answer; - is standard input')
    .option('-s, --sources <file>', 'file that holds sources; may be given several times', append, [])
    .option('--json', 'print the whole result as JSON')
    .option('-v, --verbose', 'show how each claim was decided, and what was not checked')
    .option('--correct', 'show the corrections that the sources allow, and the corrected answer')
    .option('-o, --output <file>', 'write the corrected answer to a file')
    .option('--fail-on-invalid', 'exit with 1 when the answer is not valid')
    .option('--question <text>', 'the question that was answered: its numbers are premises, not evidence')
    .option('--retrieved <ids>', 'ids of the retrieved sources, with commas between them (default: all)')
  addGuardSettings(command)
    .showHelpAfterError("Run 'quantguard verify --help' for the options.")
    .addHelpText('after', HELP)
    .action(verify)
}
