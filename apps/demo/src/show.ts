// Prints one verified answer: the answer with its verdicts, the evidence, the correction, the time.
import type { GuardResult, Status, VerificationResult } from '@quantguard/core'
import type pc from 'picocolors'
import { type Chunk, lineOf } from './chunk.js'

export interface Shown {
  readonly heading: string
  readonly question: string
  readonly answer: string
  readonly chunks: readonly Chunk[]
  readonly result: GuardResult
  readonly milliseconds: number
}

type Paint = (text: string) => string
export type Colors = ReturnType<typeof pc.createColors>

/** Mark and colour of a status. The mark alone has to do where there is no colour. */
const LOOKS: Readonly<Record<Status, { readonly mark: string; readonly color: keyof Colors }>> = {
  VERIFIED: { mark: '✓', color: 'green' },
  APPROXIMATE: { mark: '≈', color: 'cyan' },
  CONTRADICTED: { mark: '✗', color: 'red' },
  UNSUPPORTED: { mark: '?', color: 'yellow' },
  AMBIGUOUS: { mark: '~', color: 'magenta' },
  NOT_APPLICABLE: { mark: '-', color: 'gray' },
}

const WIDTH = 96

/** Stands for a blank that no line is broken at. */
const TIED = '\u0000'

/** The lines to print. */
export function show(
  { heading, question, answer, chunks, result, milliseconds }: Shown,
  colors: Colors,
): string {
  const { bold, dim } = colors
  const lines = [
    bold(`${heading} ${question}`),
    '',
    ...wrap(painted(answer, result.results, colors)),
    '',
    ...result.results.flatMap((verdict) => claimLines(verdict, chunks, colors)),
  ]
  for (const { text } of result.unread) lines.push(`  ${dim(`- not checked, nothing to compute: ${text}`)}`)
  if (result.patches.length > 0) {
    const replaced = result.patches.map(({ original, replacement }) => `${original} → ${replacement}`)
    lines.push('', dim(`corrected (${replaced.join(', ')})`), ...wrap(result.patchedText))
  }
  lines.push(
    '',
    `${verdictOf(result, colors)} ${dim(`${milliseconds.toFixed(1)} ms, ${chunks.length} chunks read`)}`,
    '',
  )
  return lines.join('\n')
}

/** `[18 ms ✗]`: brackets and mark, in the colour of the status. */
function painted(answer: string, results: readonly VerificationResult[], colors: Colors): string {
  let text = ''
  let at = 0
  for (const { start, end, status } of results) {
    if (start < at) continue
    const { mark, color } = LOOKS[status]
    text +=
      answer.slice(at, start) +
      (colors[color] as Paint)(`[${answer.slice(start, end)} ${mark}]`.replaceAll(' ', TIED))
    at = end
  }
  return text + answer.slice(at)
}

function claimLines(result: VerificationResult, chunks: readonly Chunk[], colors: Colors): readonly string[] {
  const { mark, color } = LOOKS[result.status]
  const lines = [
    `  ${(colors[color] as Paint)(`${mark} ${result.status}`)} ${colors.bold(result.text)}: ${result.explanation}`,
  ]
  const chunk = chunks.find(({ id }) => id === result.evidence?.chunkId)
  if (result.evidence === null || chunk === undefined) return lines
  const place = [
    chunk.document.id,
    chunk.path.slice(1).join(' › '),
    `line ${lineOf(chunk, result.evidence.start)}`,
  ]
  lines.push(
    colors.dim(`      ${place.filter(Boolean).join(', ')}: ${quoted(chunk.text, result.evidence.start)}`),
  )
  return lines
}

/** The line of the source around an offset, cut to fit. */
function quoted(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  const line = text.slice(start, end < 0 ? text.length : end)
  const from = Math.max(0, Math.min(offset - start - 30, line.length - 70))
  const cut = line.slice(from, from + 70)
  return `${from > 0 ? '…' : ''}${cut}${from + 70 < line.length ? '…' : ''}`
}

function verdictOf(
  { isValid, needsReview, statusCounts }: GuardResult,
  { green, red, yellow }: Colors,
): string {
  const counts = Object.entries(statusCounts).filter(([, count]) => count > 0)
  const summary = counts.map(([status, count]) => `${count} ${status.toLowerCase()}`).join(', ')
  if (!isValid) return red(`✗ not valid: ${summary}.`)
  if (summary === '') return yellow('- nothing to verify in this answer.')
  return needsReview
    ? yellow(`✓ valid: ${summary}; see what was not checked.`)
    : green(`✓ valid: ${summary}.`)
}

/** Breaks at blanks; colour codes have no width. */
function wrap(text: string): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && width(line) + width(word) + 1 > WIDTH) {
      lines.push(`  ${line}`)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, `  ${line}`].map((wrapped) => wrapped.replaceAll(TIED, ' '))
}

function width(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) === 27) at = text.indexOf('m', at)
    else count++
  }
  return count
}
