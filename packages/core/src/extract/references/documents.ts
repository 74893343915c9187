// Documents and identifiers that a lead names: `3GPP TS 38.331`, `RFC 9110`, `DIN EN ISO 9001:2015`, `CVE-2021-44228`.
import type { ReferenceValue } from '../../types/index.js'
import { isDigits, isWord, touches, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import {
  ACT_BODY,
  ACT_NUMBER,
  ACTS,
  NAMED_LAWS,
  STANDARD_BODIES,
  STANDARD_EDITION,
  STANDARD_NARROWER,
  STANDARD_NUMBER,
  STANDARD_TYPES,
  TITLED_LAWS,
} from './families.js'
import { type FoundReference, isBlank, isWhole, isWordCode, matchAt, reference } from './found-reference.js'
import { readPath } from './path.js'
import { type Lead, ReferenceWord } from './reference-words.js'

const LONGEST_NAME = 24

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

/**
 * A standard of one or several bodies; the strongest names it.
 *
 *     DIN EN ISO/IEC 27001:2022      EN 301 549      BS 7671      ISO/TS 15066
 *     ^                              ^               ^            ^
 */
function readStandard(context: ReadContext, at: number): FoundReference | null {
  const { text, tokens } = context
  let offset = tokens.start[at]!
  let body = ''
  let rank = 0
  for (let words = 0; words < 6; words++) {
    let end = offset
    while (end - offset < 8 && isCapital(text.charCodeAt(end))) end++
    const word = text.slice(offset, end)
    const strength = STANDARD_BODIES[word]
    if (strength === undefined && !(words > 0 && STANDARD_TYPES.has(word.toUpperCase())) && word !== 'IEEE')
      break
    if (strength !== undefined && strength > rank) {
      rank = strength
      body = word
    }
    const mark = text.charCodeAt(end)
    if (!isBlank(mark) && mark !== 47 && mark !== 45) {
      offset = end
      break
    }
    offset = end + 1
  }
  if (body === '' || !isDigitCode(text.charCodeAt(offset))) return null
  const match = matchAt(STANDARD_NUMBER, text, offset)
  if (match === null) return null
  let next = offset + match[0].length
  let number = match[0]
  // `EN 301 549`: three and three digits where more follow.
  const wide = number.length === 3 && rank <= 3 ? matchAt(/\d{3} \d{3}(?:-\d{1,2})?/y, text, offset) : null
  if (wide !== null && isWhole(text, offset + wide[0].length)) {
    number = wide[0]
    next = offset + number.length
  }
  let edition = ''
  const dated = matchAt(STANDARD_EDITION, text, next)
  if (dated !== null) {
    edition = dated[1]!
    next += dated[0].length
  } else {
    const year = /^(.{2,}?)-((?:19|20)\d\d)$/.exec(number)
    if (year !== null) {
      number = year[1]!
      edition = year[2]!
    }
  }
  if (!isWhole(text, next)) return null
  const narrower = matchAt(STANDARD_NARROWER, text, next)
  const path = narrower === null ? [] : [narrower[1]!.toLowerCase()]
  const part = narrower === null ? '' : 'variant'
  if (narrower !== null) next += narrower[0].length
  return reference(
    context,
    at,
    next,
    { family: 'standard', document: `${body} ${number}`, edition, part, path },
    true,
  )
}

const isCapital = (code: number): boolean => (code >= 65 && code <= 90) || code === 0xd6
const isDigitCode = (code: number): boolean => code >= 48 && code <= 57

/** `Regulation (EU) 2016/679`, `Directive 2006/42/EC`, `Verordnung (EG) Nr. 1907/2006`. */
function readAct(context: ReadContext, at: number): FoundReference | null {
  const { tokens, text } = context
  const kind = ACTS[text.slice(tokens.start[at]!, tokens.end[at]!).toLowerCase()]
  const body = matchAt(ACT_BODY, text, tokens.end[at]!)
  if (kind === undefined || body === null) return null
  const from = tokens.end[at]! + body[0].length
  const match = matchAt(ACT_NUMBER, text, from)
  if (match === null) return null
  const end = from + match[0].length
  if (!isWhole(text, end)) return null
  const number = match[0].split('/').slice(0, 2).join('/')
  return reference(context, at, end, { family: 'act', document: `${kind} ${number}` }, true)
}

/**
 * A law that its title number names.
 *
 *     29 C.F.R. § 1910.95(c)(1)      17 U.S.C. 107
 *     ^                              ^
 */
export function readTitledLaw(context: ReadContext, at: number): FoundReference | null {
  const { tokens, text } = context
  if (!isDigits(tokens, at) || width(tokens, at) > 2 || !isWord(tokens, at + 1)) return null
  const start = tokens.start[at + 1]!
  if (start - tokens.end[at]! !== 1) return null
  const law = TITLED_LAWS.find(([form]) => text.startsWith(form, start))
  if (law === undefined) return null
  const [form, name] = law
  const end = start + form.length
  if (isWordCode(text.charCodeAt(end))) return null
  const document = `${text.slice(tokens.start[at]!, tokens.end[at]!)} ${name}`
  let from = end
  let part = 'section'
  while (isBlank(text.charCodeAt(from)) || text.charCodeAt(from) === 0xa7) from++
  const word = matchAt(/(?:parts?|section|sec\.) /iy, text, from)
  if (word !== null) {
    if (word[0].toLowerCase().startsWith('part')) part = 'part'
    from += word[0].length
  }
  const path = from > end ? readPath(text, from) : null
  if (path === null) return reference(context, at, end, { family: 'law', document }, true)
  return reference(context, at, path.end, { family: 'law', document, part, path: path.pieces })
}

/** `GDPR`, `BGB`: a law known by its name, which alone is no reference. */
export function readNamedLaw(context: ReadContext, at: number): FoundReference | null {
  const { tokens, text, vocabulary } = context
  if (!isWord(tokens, at) || !(vocabulary.references.bits[tokens.word[at]!]! & ReferenceWord.law)) return null
  const start = tokens.start[at]!
  const long = text.startsWith('DS-GVO', start)
    ? 'DS-GVO'
    : text.slice(start, Math.min(tokens.end[at]!, start + LONGEST_NAME))
  const end = text.startsWith('NIS2', start) ? start + 4 : start + long.length
  const document = NAMED_LAWS[text.slice(start, end)]
  return document === undefined ? null : reference(context, at, end, { family: 'law', document }, true)
}
