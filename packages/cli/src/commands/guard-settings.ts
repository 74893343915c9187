// The options that say how to judge: the same for every command that verifies.
import { type CitationMode, type GuardOptions, QuantitativeGuard } from '@quantguard/core'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { CITATION_MODES } from '../input/verify-row.js'
import { UsageError } from '../usage-error.js'

export interface GuardSettings {
  readonly tolerance?: number
  readonly arithmeticTolerance?: number
  readonly locale?: string
  readonly citations?: CitationMode
}

export function share(text: string): number {
  const value = Number(text)
  if (text.trim() !== '' && value >= 0 && value <= 1) return value
  throw new InvalidArgumentError('It takes a number from 0 to 1, such as 0.05.')
}

/** Slack and language. `tolerance` is the command's own default; the guard itself takes 0.05. */
export function addReadingSettings(command: Command, tolerance = 0.05): Command {
  return command
    .option('--tolerance <share>', `relative slack for measured magnitudes (default: ${tolerance})`, share)
    .option('--arithmetic-tolerance <share>', 'relative slack for totals and shares (default: 0.005)', share)
    .option('--locale <tag>', 'language of the texts, such as en or de (default: told from the text)')
}

/** The same, and how citations in the answer count. */
export function addGuardSettings(command: Command): Command {
  return addReadingSettings(command).addOption(
    new Option('--citations <mode>', 'use: cited sources rank first; require: only they count').choices(
      CITATION_MODES,
    ),
  )
}

/** Builds the guard; a setting that the core refuses is wrong use. */
export function guardFrom(settings: GuardSettings): QuantitativeGuard {
  const { tolerance, arithmeticTolerance, locale, citations } = settings
  const options: GuardOptions = {
    ...(tolerance !== undefined && { tolerance }),
    ...(arithmeticTolerance !== undefined && { arithmeticTolerance }),
    ...(locale !== undefined && { locale }),
    ...(citations !== undefined && { citations }),
  }
  try {
    return new QuantitativeGuard(options)
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message)
    throw error
  }
}
