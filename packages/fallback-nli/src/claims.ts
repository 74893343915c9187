// Which sentences of an answer go to the fallback: the unread ones, and on request claims that the core could not decide.
import type { GuardResult, Span, VerificationResult } from '@quantguard/core'
import type { FallbackClaim, SecondOpinion } from './types.js'

const ASKS: Readonly<Record<SecondOpinion, (result: VerificationResult) => boolean>> = {
  ambiguous: (result) => result.status === 'AMBIGUOUS',
  negated: (result) => result.reason === 'other_polarity',
}

/** The claims in text order. */
export function claimsFor(
  answer: string,
  computed: GuardResult,
  also: readonly SecondOpinion[],
): readonly FallbackClaim[] {
  const unread: FallbackClaim[] = computed.unread.map(({ text, start, end }) => ({ text, start, end }))
  const again = computed.results
    .filter((result) => also.some((kind) => ASKS[kind](result)))
    .map((result) => ({ ...sentenceAround(answer, result), computed: result }))
  return [...unread, ...again].sort((one, other) => one.start - other.start)
}

/**
 * The sentence that holds a span, so that a judge sees what the value is said of.
 *
 *     It rained. The load was 40 % then. It
 *                ^ start      ^span     ^ end
 */
function sentenceAround(answer: string, span: Span): Span & { readonly text: string } {
  let start = span.start
  while (start > 0 && !endsSentence(answer, start - 1)) start--
  while (start < span.start && /\s/.test(answer[start] as string)) start++
  let end = span.end
  while (end < answer.length && !endsSentence(answer, end - 1)) end++
  return { start, end, text: answer.slice(start, end).trimEnd() }
}

function endsSentence(answer: string, at: number): boolean {
  const mark = answer[at]
  if (mark === '\n') return true
  return (mark === '.' || mark === '!' || mark === '?') && /\s/.test(answer[at + 1] ?? ' ')
}
