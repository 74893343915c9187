import type { VerificationResult } from '@quantguard/core'
import picocolors from 'picocolors'
import { expect, it } from 'vitest'
import { markedAnswer } from './marked-answer.js'

const ANSWER = 'from 5 to 8 ms\u0007'

function claim(text: string, status: VerificationResult['status']): VerificationResult {
  const start = ANSWER.indexOf(text)
  return { start, end: start + text.length, text, status } as VerificationResult
}

it.each<[string, VerificationResult[], string]>([
  ['none', [], 'from 5 to 8 ms\\u{7}'],
  ['one', [claim('8 ms', 'VERIFIED')], 'from 5 to «8 ms»✓1\\u{7}'],
  ['two', [claim('5', 'CONTRADICTED'), claim('8 ms', 'APPROXIMATE')], 'from «5»✗1 to «8 ms»≈2\\u{7}'],
  [
    'one inside another',
    [claim('5 to 8 ms', 'AMBIGUOUS'), claim('8', 'UNSUPPORTED')],
    'from «5 to «8»?2 ms»!1\\u{7}',
  ],
])('%s', (_, results, expected) => {
  expect(markedAnswer(ANSWER, results, picocolors.createColors(false))).toBe(expected)
})

it('colours the marks by status', () => {
  const colors = picocolors.createColors(true)
  expect(markedAnswer(ANSWER, [claim('5', 'CONTRADICTED')], colors)).toContain(
    `${colors.red('«')}5${colors.red('»✗1')}`,
  )
})
