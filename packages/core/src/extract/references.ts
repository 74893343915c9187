// The reader of references: an identifier of a document, a section of one, or both: `3GPP TS 38.331 §5.3.5.4`.
import type { Quantity, ReferenceValue, Tokens } from '../types/index.js'
import { bare } from './date-parts.js'
import { isDigits, isNear, isWord, markAt, textOf, tokenFrom, touches, width } from './neighbours.js'
import type { ReadContext, Reader } from './reader.js'
import { BARE_FORMS, FAMILIES, LAW_CODES, type ReferenceFamily } from './reference-families.js'
import { Class } from './vocabulary.js'

interface Lead {
  readonly family: ReferenceFamily
  readonly text: string
}

/** Leads by their first letters up to the first blank, slash or hyphen; longest first. */
const LEADS = new Map<string, Lead[]>()
for (const family of FAMILIES) {
  for (const text of family.leads) {
    const key = firstWord(text)
    const list = LEADS.get(key) ?? []
    list.push({ family, text })
    list.sort((a, b) => b.text.length - a.text.length)
    LEADS.set(key, list)
  }
}

function firstWord(text: string): string {
  let end = 0
  while (end < text.length && /[\p{L}]/u.test(text[end]!)) end++
  return end === 0 ? text.slice(0, 1) : text.slice(0, end)
}

const MAX_IDENTIFIER = 60

/** Reads the reference that starts at a token. */
export const readReference: Reader = (context, at, out) => {
  const { tokens } = context
  if (at > context.floor && touches(tokens, at - 1) && isGlued(context, at)) return at
  const found =
    readFamily(context, at) ?? readLaw(context, at) ?? readBare(context, at) ?? readPart(context, at)
  if (found === null) return at
  const whole = withSection(context, found)
  out.push({ ...bare(context, at, whole.next), reference: whole.value })
  return whole.next
}

/** Words and digits in front without a blank make the token a part of something else. */
function isGlued(context: ReadContext, at: number): boolean {
  const code = markAt(context.tokens, at - 1)
  return code === 0 || code === 46 || code === 95 || code === 47 || code === 45
}

interface Found {
  readonly value: ReferenceValue
  readonly next: number
  readonly hasSections: boolean
}

function readFamily(context: ReadContext, at: number): Found | null {
  const { tokens, text } = context
  const start = tokens.start[at]!
  let key = ''
  if (isWord(tokens, at)) key = textOf(tokens, at)
  else if (isDigits(tokens, at) && text.startsWith('3GPP', start)) key = '3'
  if (key === '' || width(tokens, at) > 16) return null
  const leads = LEADS.get(key)
  if (leads === undefined) return null
  for (const { family, text: lead } of leads) {
    if (!text.startsWith(lead, start)) continue
    let from = start + lead.length
    const isOpen = lead.endsWith('-')
    if (!isOpen && (text.charCodeAt(from) === 45 || /\p{L}/u.test(text[from] ?? ''))) continue
    while (text.charCodeAt(from) === 32 || text.charCodeAt(from) === 0xa0) from++
    if (from - start - lead.length > 1) continue
    if (!isOpen && from === start + lead.length && lead !== 'v' && lead !== 'V') continue
    const end = identifierEnd(text, from)
    const number = text.slice(from, end)
    if (!family.number.test(number)) continue
    if (family.id === 'version' && /^\d+$/.test(number) && !/^[Vv]ersion/.test(lead)) continue
    return finishFamily(context, at, family, lead, number, end)
  }
  return null
}

function finishFamily(
  context: ReadContext,
  at: number,
  family: ReferenceFamily,
  lead: string,
  given: string,
  endGiven: number,
): Found {
  const { tokens, text } = context
  let number = given
  let end = endGiven
  let edition = ''
  if (family.edition !== undefined) {
    const behind = family.edition.exec(text.slice(end, end + 24))
    if (behind !== null) {
      edition = behind[1]!
      end += behind[0].length
    } else if (family.id === 'ieee' && /-\d{4}$/.test(number)) {
      edition = number.slice(-4)
      number = number.slice(0, -5)
    }
  }
  const name = family.id === '3gpp' ? lead.replace('3GPP ', '') : family.name
  const value: ReferenceValue = {
    family: family.id,
    document: `${name} ${number}`.trim(),
    edition,
    part: '',
    path: [],
  }
  return { value, next: tokenFrom(tokens, at, end), hasSections: family.hasSections }
}

/** End of an identifier: letters, digits and the marks inside it; a mark at its end is left. */
function identifierEnd(text: string, from: number): number {
  let at = from
  let end = from
  while (at < text.length && at < from + MAX_IDENTIFIER) {
    const code = text.charCodeAt(at)
    const isInner = code === 45 || code === 46 || code === 47
    const isPart = (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
    if (isPart) end = at + 1
    else if (!isInner) break
    at++
  }
  return end
}

/** `21 CFR 11.10(a)`, `45 CFR § 164.312`, `17 U.S.C. 107`. */
function readLaw(context: ReadContext, at: number): Found | null {
  const { tokens, text } = context
  if (!isDigits(tokens, at) || width(tokens, at) > 2 || !isWord(tokens, at + 1)) return null
  const start = tokens.start[at + 1]!
  const code = LAW_CODES.find((name) => text.startsWith(name, start))
  if (code === undefined) return null
  let from = start + code.length
  while (text.charCodeAt(from) === 32 || text.charCodeAt(from) === 0xa7 || text.charCodeAt(from) === 0xa0)
    from++
  const path = readPath(text, from)
  const document = `${textOf(tokens, at)} ${code.replace(/\./g, '')}`
  if (path === null)
    return {
      value: { family: 'law', document, edition: '', part: '', path: [] },
      next: tokenFrom(tokens, at, start + code.length),
      hasSections: true,
    }
  return {
    value: { family: 'law', document, edition: '', part: 'section', path: path.path },
    next: tokenFrom(tokens, at, path.end),
    hasSections: false,
  }
}

function readBare(context: ReadContext, at: number): Found | null {
  const { tokens, text } = context
  const start = tokens.start[at]!
  const code = text.charCodeAt(start)
  if (!(code === 49 || (code >= 65 && code <= 90) || code === 118)) return null
  const ahead = text.slice(start, start + MAX_IDENTIFIER)
  for (const { id, form } of BARE_FORMS) {
    const match = form.exec(ahead)
    if (match === null) continue
    const name = id === 'version' ? `v ${match[0].slice(1)}` : match[0]
    return {
      value: { family: id, document: name, edition: '', part: '', path: [] },
      next: tokenFrom(tokens, at, start + match[0].length),
      hasSections: false,
    }
  }
  return null
}

/** `Section 5.3.5.4`, `§ 4.2`, `Art. 6(1)(f)`, `Annex B.2`, `Table 3-1`. */
function readPart(context: ReadContext, at: number): Found | null {
  const { tokens, vocabulary, text } = context
  let part: string | undefined
  let from: number
  if (markAt(tokens, at) === 0xa7) {
    part = 'section'
    from = tokens.end[at]!
    if (text.charCodeAt(from) === 0xa7) from++
  } else {
    if (!isWord(tokens, at) || !(vocabulary.classes[tokens.word[at]!]! & Class.part)) return null
    part = vocabulary.locale.references.parts[textOf(tokens, at).toLowerCase()]
    from = tokens.end[at]!
    if (text.charCodeAt(from) === 46) from++
  }
  if (part === undefined) return null
  const gap = from
  while (text.charCodeAt(from) === 32 || text.charCodeAt(from) === 0xa0) from++
  if (from - gap > 1 || (from === gap && markAt(tokens, at) !== 0xa7 && text.charCodeAt(gap - 1) !== 46))
    return null
  const path = readPath(text, from)
  if (path === null) return null
  const isLetter = !/\d/.test(path.path[0]!)
  // `Part of`, `step A`: a letter alone names annexes and the like, nothing else.
  if (isLetter && !LETTERED.has(part)) return null
  // `page 3 of 12` is a page, `5 lines` is not; `table 4 weeks` cannot be.
  if (/^\d+$/.test(path.path.join('')) && path.path.length === 1 && isMeasured(context, at, path.end))
    return null
  return {
    value: { family: 'part', document: '', edition: '', part, path: path.path },
    next: tokenFrom(tokens, at, path.end),
    hasSections: false,
  }
}

const LETTERED = new Set(['annex', 'appendix', 'schedule', 'exhibit', 'part', 'table', 'figure', 'section'])

function isMeasured(context: ReadContext, at: number, end: number): boolean {
  const { tokens, text } = context
  const next = tokenFrom(tokens, at, end)
  if (next >= tokens.count || !isWord(tokens, next) || !isNear(tokens, next - 1)) return false
  const unit = context.units.read(text, tokens.start[next]!, Math.min(text.length, tokens.start[next]! + 24))
  return unit !== null && unit.weak !== true
}

/** `5.3.5.4`, `6(1)(f)`, `B.2`, `3-1`, `IV`, `4a`. */
function readPath(text: string, from: number): { path: string[]; end: number } | null {
  const match = PATH.exec(text.slice(from, from + 48))
  if (match === null) return null
  const path = match[0]
    .split(/[.()-]+|(?<=\d)(?=[a-z]$)/)
    .filter((piece) => piece.length > 0)
    .map((piece) => piece.toLowerCase())
  return path.length === 0 ? null : { path: path.map(fromRoman), end: from + match[0].length }
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

/** `vi` as `6`; single letters that also count alphabetically (`c`, `d`) stay. */
function fromRoman(piece: string, index: number): string {
  if (index > 0 || !/^[ivxl]+$/.test(piece)) return piece
  let total = 0
  for (let i = 0; i < piece.length; i++) {
    const value = ROMAN[piece[i]!]!
    total += value < (ROMAN[piece[i + 1] ?? ''] ?? 0) ? -value : value
  }
  return String(total)
}

const PATH =
  /^(?:\d{1,5}[a-zA-Z]?|[A-Z]|[IVX]{1,6})(?:[.-]\d{1,4}[a-z]?|\.[A-Z](?![a-z]))*(?:\([0-9a-zA-Z]{1,4}\))*(?![\w])/

/** A section right behind a document, or a document right behind a section, make one reference. */
function withSection(context: ReadContext, found: Found): Found {
  const { tokens } = context
  if (found.hasSections) {
    let next = found.next
    if (markAt(tokens, next) === 44) next++
    if (markAt(tokens, next) === 40) next++
    const part = next < context.limit ? readPart(context, next) : null
    if (part === null) return found
    let end = part.next
    if (markAt(tokens, found.next) === 40 && markAt(tokens, end) === 41) end++
    return {
      value: { ...found.value, part: part.value.part, path: part.value.path },
      next: end,
      hasSections: false,
    }
  }
  if (found.value.family !== 'part') return found
  const { next } = found
  const joins =
    isWord(tokens, next) &&
    isNear(tokens, next - 1) &&
    /^(?:of|in|der|des|du|de|del|della|van)$/i.test(textOf(tokens, next))
  const at = joins
    ? isWord(tokens, next + 1) && /^(?:the|la|le|il)$/i.test(textOf(tokens, next + 1))
      ? next + 2
      : next + 1
    : next
  if (at >= context.limit || !isNear(tokens, at - 1)) return found
  const document = readFamily(context, at) ?? namedLaw(context, at)
  if (document === null || !document.hasSections) return found
  return {
    value: { ...document.value, part: found.value.part, path: found.value.path },
    next: document.next,
    hasSections: false,
  }
}

const NAMED_LAWS = new Set(['GDPR', 'DSGVO', 'RGPD', 'HIPAA', 'CCPA', 'BDSG', 'BGB', 'AVG'])
/** One law under its names in several languages. */
const LAW_NAMES: Readonly<Record<string, string>> = { DSGVO: 'GDPR', RGPD: 'GDPR', AVG: 'GDPR' }

function namedLaw(context: ReadContext, at: number): Found | null {
  const { tokens } = context
  if (!isWord(tokens, at)) return null
  const name = textOf(tokens, at)
  if (!NAMED_LAWS.has(name)) return null
  return {
    value: { family: 'law', document: LAW_NAMES[name] ?? name, edition: '', part: '', path: [] },
    next: at + 1,
    hasSections: true,
  }
}

/** The number of a numbered heading names the section below it: `4.2.1 Late Fees`. */
export function headingReferences(context: ReadContext, out: Quantity[]): void {
  const { document, tokens, text } = context
  for (const block of document.blocks) {
    if (block.marker === null || block.kind === 'code' || block.kind === 'table') continue
    const written = text.slice(block.marker.start, block.marker.end).replace(/[.):\s]+$/, '')
    if (
      !/^\d{1,3}(?:\.\d{1,3})*$/.test(written) ||
      (block.kind === 'item' && !written.includes('.') && !text.slice(block.start, block.end).includes('\n'))
    )
      continue
    const path = readPath(text, block.marker.start)
    if (path === null) continue
    const first = firstTokenAt(tokens, block.marker.start)
    const next = tokenFrom(tokens, first, path.end)
    if (next <= first) continue
    out.push({
      ...bare(context, first, next),
      reference: { family: 'part', document: '', edition: '', part: 'section', path: path.path },
    })
  }
}

function firstTokenAt(tokens: Tokens, offset: number): number {
  let low = 0
  let high = tokens.count
  while (low < high) {
    const middle = (low + high) >> 1
    if (tokens.start[middle]! < offset) low = middle + 1
    else high = middle
  }
  return low
}
