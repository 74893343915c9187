// A guard of a few lines, for tests of the plumbing: a number with its unit is verified when a source
// holds it, corrected when the sources hold exactly one other with the same unit, and else unsupported.
import { tinyResult, tinyVerdict } from '@quantguard/conformance'
import type { Guard, GuardResult, Patch, Source, Status, VerificationResult } from '@quantguard/core'

const EXPRESSION = /\d+(?:\.\d+)?(?: ?(?:ms|s|%))?/g

export interface TinyGuard extends Guard {
  /** How many characters were verified, over all calls. */
  readonly cost: () => number
}

export function tinyGuard(): TinyGuard {
  let cost = 0
  return {
    cost: () => cost,
    verify(answer: string, sources: readonly Source[]): GuardResult {
      cost += answer.length
      const known = sources.flatMap(
        (source) => (typeof source === 'string' ? source : source.text).match(EXPRESSION) ?? [],
      )
      const results = [...answer.matchAll(EXPRESSION)].map((match) => verdict(match[0], match.index, known))
      return report(answer, results, known)
    },
  }
}

const unitOf = (text: string) => text.replace(/[\d. ]/g, '')

function rivalsOf(text: string, known: readonly string[]): readonly string[] {
  return known.filter((other) => unitOf(other) === unitOf(text))
}

function verdict(text: string, start: number, known: readonly string[]): VerificationResult {
  const rivals = rivalsOf(text, known)
  const status: Status = known.includes(text)
    ? 'VERIFIED'
    : rivals.length === 0
      ? 'UNSUPPORTED'
      : 'CONTRADICTED'
  const reason = status === 'VERIFIED' ? 'same_value' : 'different_value'
  return tinyVerdict(
    { start, text, kind: 'number', status, reason, explanation: `${text} is ${status}`, trace: [] },
    Number.parseFloat(text),
  )
}

function report(
  answer: string,
  results: readonly VerificationResult[],
  known: readonly string[],
): GuardResult {
  const patches = results.flatMap(({ status, text, start, end }): Patch[] => {
    const [replacement, other] = rivalsOf(text, known)
    if (status !== 'CONTRADICTED' || replacement === undefined || other !== undefined) return []
    return [{ start, end, original: text, replacement, reason: '', chunkId: '1' }]
  })
  return tinyResult(answer, results, { patches })
}
