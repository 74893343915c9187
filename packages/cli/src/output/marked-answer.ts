// The answer with its claims marked: «18 ms»✗1 is claim 1, contradicted.
import type { VerificationResult } from '@quantguard/core'
import type { Colors } from './colors.js'
import { paint, STATUS_STYLES } from './status-style.js'
import { visible } from './visible.js'

interface Mark {
  readonly at: number
  readonly text: string
}

/** Claims may lie inside each other; marks are put in by place, so each pair still closes. */
export function markedAnswer(answer: string, results: readonly VerificationResult[], colors: Colors): string {
  const marks = results.flatMap(({ start, end, status }, i): Mark[] => [
    { at: start, text: paint(colors, status, '«') },
    { at: end, text: paint(colors, status, `»${STATUS_STYLES[status].sign}${i + 1}`) },
  ])
  marks.sort((a, b) => a.at - b.at)
  let out = ''
  let from = 0
  for (const { at, text } of marks) {
    out += visible(answer.slice(from, at)) + text
    from = at
  }
  return out + visible(answer.slice(from))
}
