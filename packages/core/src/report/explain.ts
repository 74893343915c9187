// One sentence a reason: the claimed value, the value found, and where. A person who reads only this knows what to fix.
import type { Reason } from '../types/index.js'

/** What a sentence can name. Empty where there is nothing to name. */
export interface ExplanationParts {
  readonly claim: string
  readonly found: string
  readonly place: string
  readonly formula: string
  readonly claimPeriod: string
  readonly foundPeriod: string
  readonly cited: string
}

type Sentence = (parts: ExplanationParts) => string

const at = ({ place }: ExplanationParts): string => (place === '' ? '' : ` in ${place}`)
const sourceSays = (parts: ExplanationParts): string =>
  `${capital(parts.place === '' ? 'the sources' : parts.place)} ${parts.place === '' ? 'say' : 'says'} ${parts.found}`
const derivedBy =
  (what: string): Sentence =>
  (parts) =>
    `${parts.claim} is the ${what} of values in the sources: ${parts.formula}.`

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const SENTENCES: Readonly<Record<Reason, Sentence>> = {
  same_value: (parts) => `${parts.claim} is stated${at(parts)}: ${parts.found}.`,
  within_rounding: (parts) => `${parts.claim} is ${parts.found}${at(parts)}, rounded.`,
  within_tolerance: (parts) => `${parts.claim} is close to ${parts.found}${at(parts)}, within the tolerance.`,
  hedged_match: (parts) => `${parts.claim} is a fair way to say ${parts.found}${at(parts)}.`,
  inside_evidence_range: (parts) => `${parts.claim} lies inside ${parts.found}${at(parts)}.`,
  bound_holds: (parts) => `${parts.found}${at(parts)} lies within ${parts.claim}.`,
  same_reference: (parts) => `${parts.claim} is named${at(parts)}: ${parts.found}.`,
  finer_reference: (parts) => `${parts.claim} is named${at(parts)} more exactly: ${parts.found}.`,
  parent_reference: (parts) => `${parts.claim} is the parent of ${parts.found}${at(parts)}.`,
  derived_sum: derivedBy('sum'),
  derived_difference: derivedBy('difference'),
  derived_share: derivedBy('share'),
  derived_change: derivedBy('change'),
  derived_ratio: derivedBy('ratio'),
  derived_mean: derivedBy('mean'),
  derived_product: derivedBy('product'),
  derived_conversion: derivedBy('conversion'),
  derived_complement: derivedBy('complement'),
  derived_count: derivedBy('count'),
  derived_extreme: derivedBy('extremes'),
  derived_elapsed: derivedBy('time between dates'),
  own_working: (parts) => `${parts.claim} follows from the working shown in the answer: ${parts.formula}.`,
  different_value: (parts) => `${sourceSays(parts)}, not ${parts.claim}.`,
  different_reference: (parts) => `${sourceSays(parts)}, not ${parts.claim}.`,
  other_subject: (parts) =>
    `${parts.claim} stands in the sources for something else; here ${parts.place === '' ? 'they say' : `${parts.place} says`} ${parts.found}.`,
  other_period: (parts) =>
    `${parts.claim} is given for ${parts.foundPeriod === '' ? 'another period' : parts.foundPeriod}, not for ${parts.claimPeriod === '' ? 'the claimed one' : parts.claimPeriod}.`,
  other_property: (parts) =>
    `${parts.claim} is another statistic in the sources than the one claimed; see ${parts.found}${at(parts)}.`,
  other_condition: (parts) =>
    `${parts.claim} holds in the sources under another condition; see ${parts.found}${at(parts)}.`,
  other_direction: (parts) => `${parts.claim} goes the other way in the sources: ${parts.found}${at(parts)}.`,
  other_polarity: (parts) => `The sources deny what ${parts.claim} affirms: ${parts.found}${at(parts)}.`,
  unit_mismatch: (parts) => `${parts.claim} has another unit than ${parts.found}${at(parts)}.`,
  invented_precision: (parts) => `${parts.claim} is more exact than ${parts.found}${at(parts)}.`,
  evidence_is_wider: (parts) => `${parts.claim} says more than ${parts.found}${at(parts)}.`,
  impossible_date: (parts) => `${parts.claim} is not a date of the calendar.`,
  conflicting_evidence: (parts) =>
    `The sources disagree on ${parts.claim}: ${parts.found}${at(parts)} says otherwise.`,
  ambiguous_reading: (parts) =>
    `${parts.claim} can be read in two ways, and only one agrees with ${parts.found}${at(parts)}.`,
  no_evidence: (parts) => `The sources do not speak of ${parts.claim}.`,
  no_sources: (parts) => `There are no sources to check ${parts.claim} against.`,
  subject_not_found: (parts) => `The sources do not mention what ${parts.claim} is said of.`,
  missing_value: (parts) => `The sources leave the value of ${parts.claim} blank${at(parts)}.`,
  missing_citation: (parts) => `${parts.claim} has no citation.`,
  unknown_citation: (parts) => `${parts.claim} cites ${parts.cited}, which no source has as its id.`,
  citation_not_retrieved: (parts) =>
    `${parts.claim} cites ${parts.cited}, which was not retrieved for this question.`,
  limit_reached: (parts) => `${parts.claim} was not checked: a limit was reached.`,
  not_computable: (parts) => `${parts.claim} cannot be computed.`,
}

/** The sentence of a reason. */
export const explain = (reason: Reason, parts: ExplanationParts): string => SENTENCES[reason](parts)
