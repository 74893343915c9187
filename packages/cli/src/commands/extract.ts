// `quantguard extract`: the quantities of many texts, one text a line.
import { QuantitativeGuard } from '@quantguard/core'
import type { Command } from 'commander'
import { STANDARD_INPUT } from '../input/read-file.js'
import { optionalString, requiredString } from '../input/shapes.js'
import { runFilter } from './filter.js'

const HELP = `
Reads   {"id", "text", "locale"?}
Writes  {"id", "quantities": [{"text", "start", "end", "kind", "value", "low", "high", "comparator", "unit",
        "date", "base"}]}, or {"id", "error"}

Example:
  $ echo '{"id": 1, "text": "About 1.2 million users in March 2024."}' | quantguard extract`

export function addExtract(program: Command): void {
  program
    .command('extract')
    .summary('list the quantities of many texts: JSON Lines in, JSON Lines out')
    .description(
      'Lists the quantities, dates and references of texts: one JSON object a line in, one a line out.',
    )
    .argument('[file]', 'JSON Lines to read; - is standard input', STANDARD_INPUT)
    .option(
      '--locale <tag>',
      'language of lines that name none, such as en or de (default: told from the text)',
    )
    .showHelpAfterError("Run 'quantguard extract --help' for the options.")
    .addHelpText('after', HELP)
    .action(async (file: string, settings: { locale?: string }) => {
      const guard = new QuantitativeGuard()
      await runFilter(file, (row, where) => {
        const text = requiredString(row, 'text', where)
        const locale = optionalString(row, 'locale', where) ?? settings.locale
        return { quantities: guard.extract(text, locale === undefined ? {} : { locale }) }
      })
    })
}
