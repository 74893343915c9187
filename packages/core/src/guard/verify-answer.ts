// One verification: answer and index in, result out.
import {
  checkCitations,
  citationsIn,
  type EvidenceIndex,
  markersOf,
  restrictIndex,
} from '../evidence/index.js'
import { type Judgement, type JudgeOptions, judge } from '../judge/index.js'
import { buildResult, type Checked, type LeftOutClaim } from '../report/index.js'
import { toOriginal } from '../scan/index.js'
import { isDateLike, type Statement, type StatementSet } from '../statements/index.js'
import {
  type CitationMarker,
  type CitationMode,
  type CleanText,
  type GuardResult,
  isSupported,
  type Locale,
  type Quantity,
  type Reason,
  type Span,
} from '../types/index.js'
import { type ClaimOrNot, claimsOf } from './claims.js'
import { chooseLanguage, readAll, readText } from './languages.js'
import type { Settings } from './options.js'
import { withSafePatches } from './safe-patches.js'

export interface Request {
  readonly answer: string
  readonly retrieved: readonly string[] | undefined
  readonly citations: CitationMode
  readonly question: string | undefined
  /** Judge only what begins here, in the given answer; `undefined` for all of it. */
  readonly within: Span | undefined
}

/** Judges an answer; its corrections are those that verify where they stand. */
export function verifyAnswer(
  request: Request,
  index: EvidenceIndex,
  settings: Settings,
  locales: readonly Locale[],
): GuardResult {
  const { result, locale } = verifyOnce(request, index, settings, locales)
  return withSafePatches(
    result,
    request.answer,
    (answer) =>
      verifyOnce(
        { ...request, answer, within: grown(request.within, answer.length - request.answer.length) },
        index,
        settings,
        [locale],
      ).result,
  )
}

/** A span whose text has become longer, or shorter, by corrections in it. */
const grown = (span: Span | undefined, by: number): Span | undefined =>
  span === undefined ? undefined : { start: span.start, end: Math.max(span.start, span.end + by) }

function verifyOnce(
  request: Request,
  index: EvidenceIndex,
  settings: Settings,
  locales: readonly Locale[],
): { readonly result: GuardResult; readonly locale: Locale } {
  const language = chooseLanguage(request.answer, locales)
  const set = readAll(request.answer, language)
  const asked =
    request.question === undefined
      ? []
      : readText(request.question, chooseLanguage(request.question, locales)).quantities
  const checked: Checked[] = []
  const leftOut: LeftOutClaim[] = []
  const isWithin = withinOf(set.document.clean, request.within)
  const markers = request.citations === 'ignore' ? [] : citationsIn(set.document, index.chunks)
  const entries = claimsOf(set)
  for (const [position, entry] of entries.entries()) {
    if (!isWithin(('claim' in entry ? entry.claim : entry.leftOut).quantity)) continue
    if ('claim' in entry)
      checked.push(
        check(
          entry.claim,
          set,
          markers,
          request,
          index,
          settings,
          premisesOf(entry.claim, position, set, asked),
        ),
      )
    else leftOut.push(entry)
  }
  const { locale } = language
  const result = buildResult(
    set,
    checked,
    leftOut,
    readSentences(entries),
    settings.tolerance,
    isWithin,
    locale,
  )
  return { result, locale }
}

/** Sentences that hold something to compute, wherever they stand: one may reach into the span from outside. */
function readSentences(entries: readonly ClaimOrNot[]): ReadonlySet<number> {
  const read = new Set<number>()
  for (const entry of entries) {
    if ('claim' in entry) read.add(entry.claim.sentence)
    else if (!isDateLike(entry.leftOut.quantity)) read.add(entry.leftOut.sentence)
  }
  return read
}

/** Tells of a span of the cleaned text whether it begins in a span of the given one. */
function withinOf(clean: CleanText, within: Span | undefined): (span: Span) => boolean {
  if (within === undefined) return () => true
  return (span) => {
    const { start } = toOriginal(clean, span)
    return start >= within.start && start < within.end
  }
}

function check(
  claim: Statement,
  set: StatementSet,
  markers: readonly CitationMarker[],
  request: Request,
  index: EvidenceIndex,
  settings: Settings,
  premises: readonly Quantity[],
): Checked {
  const options = {
    premises,
    tolerance: settings.tolerance,
    arithmeticTolerance: settings.arithmeticTolerance,
  }
  if (request.citations === 'ignore')
    return { claim, judgement: judge(claim, index, { ...options, cited: null }), citations: [], repair: null }
  const citation = checkCitations(markersOf(claim, set.document, markers), index.chunks, request.retrieved)
  const cited = new Set(citation.chunks.map((chunk) => chunk.id))
  if (request.citations === 'use') {
    const judgement = judge(claim, index, { ...options, cited: cited.size > 0 ? cited : null })
    return { claim, judgement, citations: citation.written, repair: null }
  }
  if (citation.gate !== null)
    return {
      claim,
      judgement: gated(citation.gate),
      citations: citation.written,
      repair: repairOf(claim, index, cited, options, request),
    }
  const own = restrictIndex(index, ({ id }) => cited.has(id))
  const judgement = judge(claim, own, { ...options, cited })
  const failed = !isSupported(judgement.status)
  return {
    claim,
    judgement,
    citations: citation.written,
    repair: failed ? repairOf(claim, index, cited, options, request) : null,
  }
}

/** Neighbours of a claim in its block that may be operands, on each side. */
const PREMISES = 6

/** Numbers that arithmetic may use besides the sources: the question's, and the others near the claim. */
function premisesOf(
  claim: Statement,
  at: number,
  set: StatementSet,
  asked: readonly Quantity[],
): readonly Quantity[] {
  if (claim.sentence < 0) return asked
  const own: Quantity[] = []
  for (let i = Math.max(0, at - PREMISES); i < Math.min(set.statements.length, at + PREMISES + 1); i++)
    if (i !== at && set.statements[i]!.block === claim.block) own.push(set.statements[i]!.quantity)
  return [...asked, ...own]
}

/** The one retrieved chunk that would have supported the claim. */
function repairOf(
  claim: Statement,
  index: EvidenceIndex,
  cited: ReadonlySet<string>,
  options: Omit<JudgeOptions, 'cited'>,
  request: Request,
): string | null {
  const found: string[] = []
  for (const chunk of index.chunks) {
    if (cited.has(chunk.id) || (request.retrieved !== undefined && !request.retrieved.includes(chunk.id)))
      continue
    const { status } = judge(
      claim,
      restrictIndex(index, ({ id }) => id === chunk.id),
      { ...options, cited: null },
    )
    if (isSupported(status)) found.push(chunk.id)
  }
  return found.length === 1 ? found[0]! : null
}

function gated(reason: Reason): Judgement {
  return { status: 'UNSUPPORTED', reason, best: null, rival: null, derived: null, candidates: [] }
}
