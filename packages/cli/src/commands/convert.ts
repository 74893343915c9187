// `quantguard convert`: values from one unit to another, one a line.
import { convert } from '@quantguard/core'
import type { Command } from 'commander'
import { STANDARD_INPUT } from '../input/read-file.js'
import { describe, optionalString, requiredString } from '../input/shapes.js'
import { UsageError } from '../usage-error.js'
import { runFilter } from './filter.js'

const HELP = `
Reads   {"id", "value", "from", "to"?}
Writes  {"id", "value", "unit"}, or {"id", "error"}
Units are symbols (km/h), UCUM codes ([degF]) or English names (mile per hour). Without "to", the value comes
in the base unit of its dimension.

Example:
  $ echo '{"id": 1, "value": 5, "from": "km", "to": "m"}' | quantguard convert`

export function addConvert(program: Command): void {
  program
    .command('convert')
    .summary('convert units: JSON Lines in, JSON Lines out')
    .description('Converts values between units: one JSON object a line in, one a line out.')
    .argument('[file]', 'JSON Lines to read; - is standard input', STANDARD_INPUT)
    .showHelpAfterError("Run 'quantguard convert --help' for the options.")
    .addHelpText('after', HELP)
    .action(async (file: string) => {
      await runFilter(file, (row, where) => {
        const { value } = row
        if (typeof value !== 'number') {
          throw new UsageError(`${where}: "value" must be a number, found ${describe(value)}`)
        }
        const from = requiredString(row, 'from', where)
        const converted = convert(value, from, optionalString(row, 'to', where))
        if (Number.isFinite(converted.value)) return converted
        throw new UsageError(`${where}: ${value} ${from} is too large for a number in ${converted.unit}`)
      })
    })
}
