// What `quantguard verify` prints for people: the marked answer, a line a claim, a summary, and corrections.
import { type GuardResult, type Source, STATUSES } from '@quantguard/core'
import { claimLines } from './claim-lines.js'
import type { Colors } from './colors.js'
import { markedAnswer } from './marked-answer.js'
import { STATUS_STYLES } from './status-style.js'
import { visible, visibleLine } from './visible.js'

export interface ReportStyle {
  readonly colors: Colors
  readonly verbose: boolean
  readonly correct: boolean
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function summaryLine(result: GuardResult, colors: Colors): string {
  const claims = result.results.length
  if (claims === 0) return colors.yellow('No claims: nothing here could be checked, so a person should look.')
  const counts = STATUSES.filter((status) => result.statusCounts[status] > 0).map(
    (status) => `${result.statusCounts[status]} ${STATUS_STYLES[status].word}`,
  )
  const verdict = result.isValid
    ? colors.green('The answer is valid.')
    : colors.red('The answer is not valid.')
  return `${counted(claims, 'claim')}: ${counts.join(', ')}. ${verdict}`
}

function notCheckedLines(result: GuardResult, { colors, verbose }: ReportStyle): string[] {
  const { unread, coverage } = result
  const lines: string[] = []
  if (unread.length > 0) {
    const hint = verbose ? ':' : ' (--verbose shows them).'
    lines.push(
      colors.yellow(`Not checked: ${counted(unread.length, 'sentence')} without anything to compute${hint}`),
    )
    if (verbose) lines.push(...unread.map(({ text }) => `    ${visibleLine(text, 200)}`))
  }
  if (verbose && coverage.expressions.leftOut.length > 0) {
    lines.push('Left out:')
    lines.push(...coverage.expressions.leftOut.map(({ text, why }) => `    ${visibleLine(text)} (${why})`))
  }
  return lines
}

function correctionLines(result: GuardResult, colors: Colors): string[] {
  if (result.patches.length === 0)
    return ['', 'No corrections: no claim has exactly one value that could stand there.']
  const changes = result.patches.map(
    ({ original, replacement, chunkId }) =>
      `    ${colors.red(visibleLine(original))} -> ${colors.green(visibleLine(replacement))} [${visibleLine(chunkId)}]`,
  )
  return [
    '',
    `${counted(result.patches.length, 'correction')}:`,
    ...changes,
    '',
    visible(result.patchedText.trimEnd()),
  ]
}

/** The whole report, ending in a line break. */
export function verifyReport(
  answer: string,
  sources: readonly Source[],
  result: GuardResult,
  style: ReportStyle,
): string {
  const { colors } = style
  const lines = [markedAnswer(answer, result.results, colors).trimEnd(), '']
  lines.push(...claimLines(result.results, sources, style))
  if (result.results.length > 0) lines.push('')
  lines.push(summaryLine(result, colors), ...notCheckedLines(result, style))
  if (style.correct) lines.push(...correctionLines(result, colors))
  return `${lines.join('\n')}\n`
}
