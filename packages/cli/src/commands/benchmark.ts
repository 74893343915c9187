// `quantguard benchmark`: how often the guard is right on labelled cases, beside a baseline that looks for digits.
import type { Command } from 'commander'
import { readCases } from '../benchmark/cases.js'
import { count, measure } from '../benchmark/measure.js'
import { ExitCode } from '../exit-codes.js'
import { benchmarkJson, benchmarkReport } from '../output/benchmark-report.js'
import { colorsFor } from '../output/colors.js'
import { print } from '../output/streams.js'
import { addGuardSettings, type GuardSettings, guardFrom, share } from './guard-settings.js'

interface BenchmarkSettings extends GuardSettings {
  readonly json?: boolean
  readonly failures?: boolean
  readonly minAccuracy?: number
}

const HELP = `
The dataset is a file or a folder of files: an array of cases, {"cases": [...]}, or one case a line (.jsonl).
A case is {"id", "category", "answer", "sources", "expected_valid", "expected"?}, where "expected" lists
{"text", "status"} for single claims. The baseline (naive) calls an answer valid when every numeral in it
stands somewhere in the sources.

Example:
  $ echo '[{"id": 1, "answer": "User A paid $20.", "sources": ["User A paid $10.", "User B paid $20."],
           "expected_valid": false}]' > dataset.json
  $ quantguard benchmark dataset.json`

export function addBenchmark(program: Command): void {
  const command = program
    .command('benchmark')
    .summary('measure the guard on labelled cases')
    .description('Measures the guard, and a baseline that only looks for the digits, on labelled cases.')
    .argument('<dataset>', 'file or folder of cases; - is standard input')
    .option('--json', 'print the figures as JSON')
    .option('--failures', 'list the cases that came out wrong')
    .option('--min-accuracy <share>', 'exit with 1 when the guard is right less often, such as 0.95', share)
  addGuardSettings(command)
    .showHelpAfterError("Run 'quantguard benchmark --help' for the options.")
    .addHelpText('after', HELP)
    .action(async (dataset: string, settings: BenchmarkSettings) => {
      const guard = guardFrom(settings)
      const outcomes = measure(guard, await readCases(dataset))
      const { guardRight, cases } = count(outcomes)
      if (guardRight < (settings.minAccuracy ?? 0) * cases) process.exitCode = ExitCode.invalid
      const style = { colors: colorsFor(process.stdout), failures: settings.failures ?? false }
      await print(
        settings.json
          ? `${JSON.stringify(benchmarkJson(outcomes), null, 2)}\n`
          : benchmarkReport(outcomes, style),
      )
    })
}
