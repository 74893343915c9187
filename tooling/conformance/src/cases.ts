// The cases that adapters are tested with: the verdicts of the corpus, and the outputs of frameworks as they were seen.
import { existsSync, readFileSync } from 'node:fs'
import type { CitationMode, Source, Status, VerifyOptions } from '@quantguard/core'

/** One verification, as every adapter has to carry it through its framework. */
export interface AdapterCase {
  readonly id: string
  readonly category: string
  readonly answer: string
  readonly sources: readonly Source[]
  readonly options: VerifyOptions
}

export interface ExpectedClaim {
  readonly text: string
  readonly status: Status
}

/** The output of a framework, in JSON, and what a guard has to make of it. */
export interface ShapeCase {
  readonly id: string
  readonly why: string
  readonly framework: string
  readonly output: unknown
  readonly answer: string
  /** Evidence that the output does not hold itself; the same as in the output where it does. */
  readonly sources: readonly string[]
  readonly valid: boolean
  readonly expected: readonly ExpectedClaim[]
}

interface VerdictLine {
  readonly id: string
  readonly category: string
  readonly answer: string
  readonly sources: readonly Source[]
  readonly question?: string
  readonly retrieved?: readonly string[]
  readonly citations?: CitationMode
}

interface ShapeLine {
  readonly id: string
  readonly why: string
  readonly answer: string
  readonly sources: readonly string[]
  readonly expected: readonly ExpectedClaim[]
  readonly expected_valid: boolean
  readonly raw: { readonly framework: string; readonly output: unknown }
}

const VERDICTS = new URL('../../corpus/verdicts.jsonl', import.meta.url)
const SHAPES = new URL('../shapes.jsonl', import.meta.url)

function readLines<T>(file: URL): T[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as T)
}

/** Empty where there is no corpus. */
export function readVerdicts(): AdapterCase[] {
  return readLines<VerdictLine>(VERDICTS).map((line) => {
    const { id, category, answer, sources, question, retrieved, citations } = line
    const options = {
      ...(question === undefined ? {} : { question }),
      ...(retrieved === undefined ? {} : { retrieved }),
      ...(citations === undefined ? {} : { citations }),
    }
    return { id, category, answer, sources, options }
  })
}

export function readShapes(): ShapeCase[] {
  return readLines<ShapeLine>(SHAPES).map(
    ({ id, why, answer, sources, expected, expected_valid: valid, raw }) => ({
      id,
      why,
      framework: raw.framework,
      output: raw.output,
      answer,
      sources,
      valid,
      expected,
    }),
  )
}
