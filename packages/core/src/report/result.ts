// Builds the result: plain data with own enumerable properties. Trace and explanation are written when read.
import type { Comparison, Judgement } from '../judge/index.js'
import { toOriginal } from '../scan/index.js'
import type { Statement, StatementSet } from '../statements/index.js'
import {
  type Coverage,
  type Derivation,
  type EvidenceItem,
  type GuardResult,
  isSupported,
  type LeftOut,
  type Locale,
  type Patch,
  type Span,
  STATUSES,
  type Status,
  type UnreadSentence,
  type VerificationResult,
} from '../types/index.js'
import { type ExplanationParts, explain } from './explain.js'
import { extracted } from './extracted.js'
import { replacementOf } from './patch.js'

export interface Checked {
  readonly claim: Statement
  readonly judgement: Judgement
  /** Ids as the answer writes them. */
  readonly citations: readonly string[]
  readonly repair: string | null
}

export interface LeftOutClaim {
  readonly leftOut: Statement
  readonly why: string
}

export function buildResult(
  set: StatementSet,
  checked: readonly Checked[],
  leftOut: readonly LeftOutClaim[],
  read: ReadonlySet<number>,
  tolerance: number,
  isWithin: (span: Span) => boolean,
  locale: Locale,
): GuardResult {
  const answer = set.document.clean.original
  const statusCounts = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<Status, number>
  const results: VerificationResult[] = []
  const patches: Patch[] = []
  for (const entry of checked) {
    statusCounts[entry.judgement.status]++
    results.push(resultOf(entry, set, tolerance))
    const patch = patchOf(entry, set, locale)
    if (patch !== null) patches.push(patch)
  }
  const unread = unreadSentences(set, read, isWithin)
  const isValid = results.every(({ status }) => isSupported(status))
  return {
    schemaVersion: 1,
    isValid,
    needsReview: results.length === 0 || unread.length > 0,
    statusCounts,
    coverage: coverageOf(set, results.length, leftOut, unread.length, isWithin),
    results,
    unread,
    patches,
    patchedText: applyPatches(answer, patches),
  }
}

function resultOf(
  { claim, judgement, citations, repair }: Checked,
  set: StatementSet,
  tolerance: number,
): VerificationResult {
  const plain = extracted(claim.quantity, set.document.clean)
  const evidence = judgement.best === null ? null : evidenceItem(judgement.best)
  const derivation = derivationOf(judgement)
  const parts = (): ExplanationParts => partsOf(plain.text, claim, judgement, evidence, derivation, citations)
  return {
    text: plain.text,
    start: plain.start,
    end: plain.end,
    kind: plain.kind,
    status: judgement.status,
    reason: judgement.reason,
    get explanation() {
      return explain(judgement.reason, parts())
    },
    get trace() {
      return traceOf(plain.text, judgement)
    },
    claim: plain,
    evidence: evidence ?? derivation?.operands[0] ?? null,
    candidateEvidence: judgement.candidates.map(evidenceItem),
    derivation,
    relativeError: judgement.best?.relation.relativeError ?? null,
    tolerance,
    citations,
    repair,
    computed: true,
  }
}

function evidenceItem({ binding }: Pick<Comparison, 'binding'>): EvidenceItem {
  const { chunk, statement } = binding.entry
  const span = toOriginal(chunk.set.document.clean, statement.quantity)
  return {
    chunkId: chunk.id,
    chunkIndex: chunk.index,
    text: chunk.text.slice(span.start, span.end),
    kind: statement.quantity.kind,
    score: Math.round(Math.max(0, Math.min(1, binding.covered)) * 1000) / 1000,
    start: span.start,
    end: span.end,
  }
}

function derivationOf({ derived }: Judgement): Derivation | null {
  if (derived === null) return null
  return {
    operator: derived.operator,
    formula: derived.formula,
    operands: derived.operands.map((operand) => evidenceItem(operand)),
    result: derived.result,
  }
}

function partsOf(
  text: string,
  claim: Statement,
  judgement: Judgement,
  evidence: EvidenceItem | null,
  derivation: Derivation | null,
  citations: readonly string[],
): ExplanationParts {
  return {
    claim: `"${text}"`,
    found: evidence === null ? (derivation === null ? '' : derivation.formula) : `"${evidence.text}"`,
    place: evidence === null ? '' : `source ${evidence.chunkId}`,
    formula: derivation?.formula ?? '',
    claimPeriod: claim.periods[0]?.iso ?? '',
    foundPeriod: (judgement.rival ?? judgement.best)?.binding.entry.statement.periods[0]?.iso ?? '',
    cited: citations.join(', '),
  }
}

function traceOf(text: string, judgement: Judgement): string[] {
  const steps = [`claim: "${text}"`]
  for (const { binding, relation } of judgement.candidates) {
    const { chunk, statement } = binding.entry
    const written = chunk.set.document.clean.text.slice(statement.quantity.start, statement.quantity.end)
    steps.push(
      `candidate: "${written}" in source ${chunk.id}, binding ${binding.score.toFixed(2)}, relation ${relation.kind}`,
    )
  }
  if (judgement.derived !== null) steps.push(`derived: ${judgement.derived.formula}`)
  steps.push(`decision: ${judgement.status}, ${judgement.reason}`)
  return steps
}

function unreadSentences(
  set: StatementSet,
  read: ReadonlySet<number>,
  isWithin: (span: Span) => boolean,
): UnreadSentence[] {
  const { document } = set
  const unread: UnreadSentence[] = []
  document.sentences.forEach((sentence, i) => {
    const block = document.blocks[sentence.block]!
    if (
      read.has(i) ||
      !isWithin(sentence) ||
      block.kind === 'heading' ||
      block.kind === 'code' ||
      block.kind === 'table'
    )
      return
    if (set.sentenceWords[i]!.hash.length < 2) return
    const span = toOriginal(document.clean, sentence)
    unread.push({
      text: document.clean.original.slice(span.start, span.end),
      start: span.start,
      end: span.end,
    })
  })
  return unread
}

function coverageOf(
  set: StatementSet,
  count: number,
  leftOut: readonly LeftOutClaim[],
  unread: number,
  isWithin: (span: Span) => boolean,
): Coverage {
  const { document } = set
  const left: LeftOut[] = leftOut.map(({ leftOut: statement, why }) => {
    const span = toOriginal(document.clean, statement.quantity)
    return {
      text: document.clean.original.slice(span.start, span.end),
      start: span.start,
      end: span.end,
      why,
    }
  })
  const total = document.sentences.filter(isWithin).length
  return {
    expressions: { seen: count + left.length, checked: count, leftOut: left },
    sentences: { total, read: total - unread, unread },
  }
}

function patchOf({ claim, judgement }: Checked, set: StatementSet, locale: Locale): Patch | null {
  const { clean } = set.document
  const replacement = replacementOf(claim, judgement, set, locale)
  if (replacement === null) return null
  const span = toOriginal(clean, replacement)
  const original = clean.original.slice(span.start, span.end)
  const text = keepBlanks(replacement.text, original)
  if (original === text) return null
  const chunk = judgement.best?.binding.entry.chunk ?? judgement.derived?.operands[0]?.binding.entry.chunk
  return {
    start: span.start,
    end: span.end,
    original,
    replacement: text,
    reason: judgement.reason,
    chunkId: chunk?.id ?? '',
  }
}

/** Blanks inside a correction are the answer's own: narrow and no-break blanks group digits and hold units. */
function keepBlanks(text: string, original: string): string {
  const blank = /[\u00a0\u2009\u202f]/.exec(original)?.[0]
  return blank === undefined || original.includes(' ') ? text : text.replaceAll(' ', blank)
}

/** Applies patches from the end, so that places stay true; of two that overlap the first wins. */
export function applyPatches(text: string, patches: readonly Patch[]): string {
  let patched = text
  let floor = Number.POSITIVE_INFINITY
  for (const patch of [...patches].sort((a, b) => b.start - a.start)) {
    if (patch.end > floor) continue
    patched = patched.slice(0, patch.start) + patch.replacement + patched.slice(patch.end)
    floor = patch.start
  }
  return patched
}
