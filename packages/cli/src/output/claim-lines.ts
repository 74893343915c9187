// One line a claim: status, what was claimed, why, and where the evidence stands; with --verbose how it was decided.
import type { EvidenceItem, Source, VerificationResult } from '@quantguard/core'
import type { Colors } from './colors.js'
import { evidencePlace } from './evidence-place.js'
import { paint, STATUS_STYLES } from './status-style.js'
import { visibleLine } from './visible.js'

const STATUS_WIDTH = 'NOT_APPLICABLE'.length
/** Explanations are sentences, and may be long; they are cut only where they would fill a screen. */
const SENTENCE_WIDTH = 400
const INDENT = '      '

/** The places that decided: the evidence, or the operands of the arithmetic. */
function places(result: VerificationResult, sources: readonly Source[]): string {
  const items: readonly EvidenceItem[] =
    result.derivation !== null
      ? result.derivation.operands
      : result.evidence !== null
        ? [result.evidence]
        : []
  const unique = [...new Set(items.map((item) => evidencePlace(item, sources)))]
  return unique.length === 0 ? '' : ` [${unique.join(', ')}]`
}

function claimLine(
  result: VerificationResult,
  n: number,
  sources: readonly Source[],
  colors: Colors,
): string {
  const status = `${STATUS_STYLES[result.status].sign} ${result.status.padEnd(STATUS_WIDTH)}`
  const explanation = visibleLine(result.explanation, SENTENCE_WIDTH)
  const claimed = colors.bold(visibleLine(result.text))
  const head = `${String(n).padStart(3)} ${paint(colors, result.status, status)}`
  return `${head} ${claimed}: ${explanation}${colors.dim(places(result, sources))}`
}

function detailLines(result: VerificationResult, sources: readonly Source[]): string[] {
  const lines = [`reason ${result.reason}, tolerance ${result.tolerance}`]
  if (result.relativeError !== null)
    lines.push(`relative error ${Number(result.relativeError.toPrecision(4))}`)
  if (result.derivation !== null) lines.push(`derived: ${result.derivation.formula}`)
  if (result.citations.length > 0) lines.push(`cites ${result.citations.join(', ')}`)
  if (result.repair !== null) lines.push(`${result.repair} would have supported it`)
  for (const step of result.trace) lines.push(`trace: ${step}`)
  for (const item of result.candidateEvidence) {
    lines.push(`candidate ${item.score.toFixed(2)} ${item.text} [${evidencePlace(item, sources)}]`)
  }
  return lines.map((line) => visibleLine(line, SENTENCE_WIDTH))
}

export function claimLines(
  results: readonly VerificationResult[],
  sources: readonly Source[],
  style: { readonly colors: Colors; readonly verbose: boolean },
): string[] {
  return results.flatMap((result, i) => [
    claimLine(result, i + 1, sources, style.colors),
    ...(style.verbose ? detailLines(result, sources).map((line) => style.colors.dim(INDENT + line)) : []),
  ])
}
