#!/usr/bin/env node
// Wires the command line together: which commands there are, and which exit code an outcome gives.
import { Command, CommanderError } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { commands } from './commands/index.js'
import { ExitCode } from './exit-codes.js'
import { endQuietlyOnClosedPipe } from './output/streams.js'
import { visible } from './output/visible.js'
import { UsageError } from './usage-error.js'

const EXAMPLE = `
Example:
  $ echo 'Latency was 18 ms.' > answer.txt
  $ echo '["Latency achieved was 12.4 ms."]' > sources.json
  $ quantguard verify answer.txt --sources sources.json

Exit codes: 0 done, 1 an answer is not valid (with --fail-on-invalid) or a check failed, 2 wrong use.`

function program(): Command {
  const root = new Command('quantguard')
    .description(
      'Checks every quantity, date and reference in an answer against its sources, by computation.',
    )
    .version(manifest.version)
    .helpCommand(false)
    .showHelpAfterError("Run 'quantguard --help' for the commands.")
    .exitOverride()
    .addHelpText('after', EXAMPLE)
  for (const add of commands) add(root)
  return root
}

/** Prints what went wrong, and says which exit code it gives. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.done : ExitCode.usage
  if (error instanceof UsageError) {
    process.stderr.write(`error: ${visible(error.message)}\n`)
    if (error.remedy !== undefined) process.stderr.write(`${visible(error.remedy)}\n`)
    return ExitCode.usage
  }
  process.stderr.write(`quantguard failed: ${error instanceof Error ? error.stack : String(error)}\n`)
  return ExitCode.fault
}

endQuietlyOnClosedPipe()
try {
  await program().parseAsync(process.argv)
} catch (error) {
  process.exitCode = report(error)
}
