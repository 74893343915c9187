// A guard of a few lines, for tests of the plumbing: a sentence without a digit is unread, each number is a claim.
import { tinyResult, tinyVerdict } from '@quantguard/conformance'
import type { Guard, GuardResult, Status } from '@quantguard/core'

export function tinyGuard(statusOf: (text: string) => Status = () => 'VERIFIED'): Guard {
  return {
    verify(answer): GuardResult {
      const sentences = [...answer.matchAll(/[^.\s][^.]*\./g)].map(({ 0: text, index }) => ({
        text,
        start: index,
        end: index + text.length,
      }))
      const results = [...answer.matchAll(/\d+/g)].map(({ 0: text, index: start }) => {
        const status = statusOf(text)
        const reason = status === 'CONTRADICTED' ? 'other_polarity' : 'same_value'
        const verdict = {
          start,
          text,
          kind: 'number',
          status,
          reason,
          explanation: '',
          trace: ['computed'],
        } as const
        return tinyVerdict(verdict, Number(text))
      })
      const unread = sentences.filter(({ text }) => !/\d/.test(text))
      return tinyResult(answer, results, {
        needsReview: results.length === 0 || unread.length > 0,
        sentences: {
          total: sentences.length,
          read: sentences.length - unread.length,
          unread: unread.length,
        },
        unread,
      })
    },
  }
}
