// Documents and identifiers that a lead names: `3GPP TS 38.331`, `RFC 9110`, `DIN EN ISO 9001:2015`, `CVE-2021-44228`.

import type { ReferenceValue } from '../../types/index.js'
import { isDigits, isWord, touches, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { type FoundReference, isBlank, isWhole, isWordCode, matchAt, reference } from './found-reference.js'
import { readAct } from './laws.js'
import { type Lead, ReferenceWord } from './reference-words.js'
import { readStandard } from './standards.js'

/** Reads the document whose name starts at a token. */
export function readDocument(context: ReadContext, at: number): FoundReference | null {
  const { tokens, vocabulary } = context
  const named = isDigits(tokens, at) && width(tokens, at) === 1 && touches(tokens, at) ? at + 1 : at
  if (!isWord(tokens, named)) return null
  const entry = tokens.word[named]!
  if (entry === 0) return null
  const { leads, bits } = vocabulary.references
  for (const lead of leads.get(entry) ?? []) {
    const found = readLead(context, at, lead)
    if (found !== null) return found
  }
  if (named !== at) return null
  if (bits[entry]! & ReferenceWord.body) return readStandard(context, at)
  if (bits[entry]! & ReferenceWord.act) return readAct(context, at)
  return null
}

/** End of a lead at an offset: its letters without regard to case where the row allows; -1 where it is not there. */
function leadEnd(text: string, from: number, { family, text: lead }: Lead): number {
  let at = from
  for (let i = 0; i < lead.length; i++) {
    const wanted = lead.charCodeAt(i)
    const given = text.charCodeAt(at)
    if (wanted === 32) {
      if (!isBlank(given)) return -1
      at++
      continue
    }
    const isSame =
      given === wanted || (family.isExact !== true && (given | 32) === (wanted | 32) && (wanted | 32) >= 97)
    if (!isSame) return -1
    at++
  }
  return at
}

/**
 * A lead and its number.
 *
 *     3GPP TS 38.331 V17.2.0      RFC2119      SP 800-53 Rev. 5
 *     ^                           ^            ^
 */
function readLead(context: ReadContext, at: number, lead: Lead): FoundReference | null {
  const { text } = context
  const { family } = lead
  const start = context.tokens.start[at]!
  const end = leadEnd(text, start, lead)
  if (end < 0) return null
  const last = text.charCodeAt(end - 1)
  const from = numberStart(text, end, family.mayTouch === true || !isWordCode(last))
  if (from < 0) return null
  const match = matchAt(family.number, text, from)
  if (match === null) return null
  let next = from + match[0].length
  let edition = family.isEdition === true ? match[0] : ''
  const behind = family.edition === undefined ? null : matchAt(family.edition, text, next)
  if (behind !== null) {
    edition = behind[1]!
    next += behind[0].length
  }
  if (!isWhole(text, next) && family.id !== 'doi') return null
  const value: { -readonly [Key in keyof ReferenceValue]?: ReferenceValue[Key] } = { edition }
  const narrower = family.narrower === undefined ? null : matchAt(family.narrower.form, text, next)
  if (narrower !== null) {
    value.part = family.narrower!.part
    value.path = [narrower[1]!.toLowerCase()]
    next += narrower[0].length
  }
  const name = nameOf(lead)
  const number = family.isEdition === true ? '' : match[0]
  const document = family.id === 'draft' ? withoutRevision(number, value) : joined(name, number)
  return reference(context, at, next, { family: family.id, document, ...value }, family.hasSections === true)
}

/** `TS` of `3GPP TS` where the row keeps the lead. */
const nameOf = ({ family, text }: Lead): string => family.name ?? text.replace(/^3GPP /, '')

const joined = (name: string, number: string): string =>
  name === '' ? number.toLowerCase() : `${name} ${number}`.trim()

/** The last number of a draft is its revision: `draft-ietf-quic-http-34`. */
function withoutRevision(number: string, value: { edition?: string }): string {
  const dash = number.lastIndexOf('-')
  const last = number.slice(dash + 1)
  if (last.length !== 2 || !(last >= '00' && last <= '99')) return `draft-${number}`
  value.edition = last
  return `draft-${number.slice(0, dash)}`
}

/** Where the number behind a lead begins: one blank, hyphen or colon between, or none; -1 where it cannot. */
function numberStart(text: string, end: number, mayTouch: boolean): number {
  let at = end
  const code = text.charCodeAt(at)
  if (code === 46) at++
  if (text.charCodeAt(at) === 58) at++
  if (isBlank(text.charCodeAt(at)) || text.charCodeAt(at) === 45 || text.charCodeAt(at) === 35) at++
  if (text.charCodeAt(at) === 35) at++
  return at > end || mayTouch ? at : -1
}
