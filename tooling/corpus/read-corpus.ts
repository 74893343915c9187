// Reads the corpus: one case a line. README.md says what the fields mean.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CitationMode, QuantityKind, Reason, SourceChunk, Status, VerifyOptions } from '@quantguard/core'

export interface ExpectedVerdict {
  readonly text: string
  readonly status: Status
  /** Other statuses that a careful reader could defend. */
  readonly also?: readonly Status[]
  readonly reason?: Reason
}

export interface VerdictCase {
  readonly id: string
  readonly category: string
  readonly answer: string
  readonly sources: readonly (string | SourceChunk)[]
  readonly expected: readonly ExpectedVerdict[]
  readonly expected_valid: boolean
  readonly expected_needs_review?: boolean
  readonly expected_patched?: string
  readonly question?: string
  readonly retrieved?: readonly string[]
  readonly citations?: CitationMode
  readonly why: string
}

export interface QuantityCase {
  readonly id: string
  readonly locale: string
  readonly kind: QuantityKind
  readonly value?: number
  readonly low?: number
  readonly high?: number
  readonly comparator?: string
  readonly unit?: string
  readonly date?: string
  /** Value and unit in the base unit of the dimension: what all surfaces share where their units differ. */
  readonly base?: readonly [number, string]
  readonly surfaces: readonly string[]
}

export interface SilenceCase {
  readonly id: string
  readonly text: string
  /** Kinds that may be read here all the same. */
  readonly allow: readonly QuantityKind[]
  readonly why: string
}

export interface KnownGaps {
  /** How many gaps there may be. It is lowered when gaps are closed, and never raised. */
  readonly most: number
  readonly verdicts: readonly string[]
  readonly quantities: readonly string[]
  readonly silence: readonly string[]
}

function read(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
}

/** The cases of one file, such as `verdicts.jsonl`. The caller names the shape. */
export function readCases<Case>(name: string): Case[] {
  return read(name)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Case)
}

/** What a case asks of the verification beyond answer and sources. */
export function verifyOptionsOf({ question, retrieved, citations }: VerdictCase): VerifyOptions {
  return {
    ...(question !== undefined && { question }),
    ...(retrieved !== undefined && { retrieved }),
    ...(citations !== undefined && { citations }),
  }
}

export function readKnownGaps(): KnownGaps {
  return JSON.parse(read('known-gaps.json')) as KnownGaps
}

/** Takes gaps off the list, and lowers `most` to what is left. Nothing is ever added. */
export function pruneKnownGaps(closed: ReadonlySet<string>): void {
  const { verdicts, quantities, silence } = readKnownGaps()
  const open = (ids: readonly string[]): string[] => ids.filter((id) => !closed.has(id))
  const left = { verdicts: open(verdicts), quantities: open(quantities), silence: open(silence) }
  const most = left.verdicts.length + left.quantities.length + left.silence.length
  writeFileSync(
    join(import.meta.dirname, 'known-gaps.json'),
    `${JSON.stringify({ most, ...left }, null, 2)}\n`,
  )
}
