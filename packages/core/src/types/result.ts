// The public result: plain data, stable names. A JSON Schema of it is published with the package.
import type { Comparator, QuantityKind } from './quantity.js'
import type { Span } from './span.js'

export const STATUSES = [
  'VERIFIED',
  'APPROXIMATE',
  'CONTRADICTED',
  'UNSUPPORTED',
  'AMBIGUOUS',
  'NOT_APPLICABLE',
] as const

/** The verdict on one claim. */
export type Status = (typeof STATUSES)[number]

/** True for the two statuses under which an answer is valid. */
export const isSupported = (status: Status): boolean => status === 'VERIFIED' || status === 'APPROXIMATE'

export const REASONS = [
  'same_value',
  'within_rounding',
  'within_tolerance',
  'hedged_match',
  'inside_evidence_range',
  'bound_holds',
  'same_reference',
  'finer_reference',
  'parent_reference',
  'derived_sum',
  'derived_difference',
  'derived_share',
  'derived_change',
  'derived_ratio',
  'derived_mean',
  'derived_product',
  'derived_conversion',
  'derived_complement',
  'derived_count',
  'derived_extreme',
  'derived_elapsed',
  'own_working',
  'different_value',
  'different_reference',
  'other_subject',
  'other_period',
  'other_property',
  'other_condition',
  'other_direction',
  'other_polarity',
  'unit_mismatch',
  'invented_precision',
  'evidence_is_wider',
  'impossible_date',
  'conflicting_evidence',
  'ambiguous_reading',
  'no_evidence',
  'no_sources',
  'subject_not_found',
  'missing_value',
  'missing_citation',
  'unknown_citation',
  'citation_not_retrieved',
  'limit_reached',
  'not_computable',
] as const

/** Why: a closed set of codes, each with one sentence. */
export type Reason = (typeof REASONS)[number]

/** What a verdict can be about: a quantity, or a whole sentence where a fallback judged what nothing could compute. */
export type ClaimKind = QuantityKind | 'sentence'

/** One quantity in plain numbers: what `extract` prints, and what a result says of its claim. */
export interface ExtractedQuantity extends Span {
  /** The slice `[start, end)` of the given text. */
  readonly text: string
  readonly kind: ClaimKind
  /** The point after scale words, in the written unit; `null` for ranges, bounds, dates and references. */
  readonly value: number | null
  readonly low: number | null
  readonly high: number | null
  readonly comparator: Comparator | null
  /** Canonical symbol; `null` for a bare number. */
  readonly unit: string | null
  /** ISO 8601, partial where the text is. */
  readonly date: string | null
  /** The value in the base unit of its dimension. */
  readonly base: { readonly value: number | null; readonly unit: string } | null
}

/** A place in a source that speaks about the claim. `start` and `end` are in the text of that source. */
export interface EvidenceItem extends Span {
  readonly chunkId: string
  /** Position of the source in the list that was given. */
  readonly chunkIndex: number
  readonly text: string
  readonly kind: ClaimKind
  /** 0 to 1: how well it is bound to the claim. */
  readonly score: number
}

/** The arithmetic that leads from operands in the sources to the claimed value. */
export interface Derivation {
  readonly operator: string
  /** Readable: `262 + 197 + 22 + 3 = 484`. */
  readonly formula: string
  readonly operands: readonly EvidenceItem[]
  readonly result: number
}

export interface VerificationResult extends Span {
  readonly text: string
  readonly kind: ClaimKind
  readonly status: Status
  readonly reason: Reason
  /** One sentence: the claimed value, the value found, where. */
  readonly explanation: string
  /** The decision step by step. */
  readonly trace: readonly string[]
  readonly claim: ExtractedQuantity
  /** The evidence that decided, or `null`. */
  readonly evidence: EvidenceItem | null
  /** All evidence that was weighed, best first. */
  readonly candidateEvidence: readonly EvidenceItem[]
  readonly derivation: Derivation | null
  /** |claimed - found| / |found|, where both are points. */
  readonly relativeError: number | null
  /** The relative tolerance that was applied. */
  readonly tolerance: number
  /** Ids of the chunks that the answer cites for this claim. */
  readonly citations: readonly string[]
  /** The chunk that would have supported a wrongly cited claim. */
  readonly repair: string | null
  /** False where a fallback, not the core, gave the verdict. */
  readonly computed: boolean
  /** 0 to 1: how sure a fallback was. Absent where the verdict was computed. */
  readonly confidence?: number
}

export interface UnreadSentence extends Span {
  readonly text: string
}

export interface LeftOut extends Span {
  readonly text: string
  /** Why it was not checked: `list_number`, `citation`, `code`, `url`, `identifier`, `scene_setting`, `ignored`. */
  readonly why: string
}

export interface Coverage {
  readonly expressions: {
    readonly seen: number
    readonly checked: number
    readonly leftOut: readonly LeftOut[]
  }
  readonly sentences: { readonly total: number; readonly read: number; readonly unread: number }
}

/** A proposed replacement of one place in the answer. */
export interface Patch extends Span {
  readonly original: string
  readonly replacement: string
  readonly reason: string
  readonly chunkId: string
}

export interface GuardResult {
  readonly schemaVersion: 1
  /** True when every claim is VERIFIED or APPROXIMATE. An answer without claims is valid, and needs review. */
  readonly isValid: boolean
  /** True when nothing was checked, or when sentences were left unread. */
  readonly needsReview: boolean
  readonly statusCounts: Readonly<Record<Status, number>>
  readonly coverage: Coverage
  readonly results: readonly VerificationResult[]
  /** Sentences that nothing here could check. */
  readonly unread: readonly UnreadSentence[]
  readonly patches: readonly Patch[]
  readonly patchedText: string
}
