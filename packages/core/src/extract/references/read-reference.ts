// The reader of references: documents, parts of them, versions and identifiers. A document and the part that stands
// beside it are one reference: `3GPP TS 38.331 Section 5.3.5.4`.
import { type Quantity, TokenKind } from '../../types/index.js'
import {
  COMMA,
  isDigits,
  isGluedBehind,
  isNear,
  isWord,
  markAt,
  OPEN,
  touches,
  width,
} from '../neighbours.js'
import type { ReadContext, Reader } from '../reader.js'
import { Class } from '../vocabulary.js'
import { readBareCode, readDotted, readHex } from './codes.js'
import { readContentsSection, readLeaderPage } from './contents.js'
import { readDocument } from './documents.js'
import { readEdition } from './editions.js'
import { type FoundReference, referenceQuantity } from './found-reference.js'
import { readHanPart } from './han-parts.js'
import { readKeyedIdentifier, readNamedIdentifier } from './identifiers.js'
import { readNamedLaw, readTitledLaw } from './laws.js'
import { isDivision, isInnerOf } from './part-kinds.js'
import { isPluralPart } from './part-lead.js'
import { ownerAt, readFurtherPart, readPart } from './parts.js'
import { readProductVersion, readVersion, readVersionInContext, withLastVersion } from './versions.js'

const MOST_FURTHER = 12
const SECTION_SIGN = 0xa7
const CLOSE = 41
const DOI_START = 49

/** Reads the reference that starts at a token. */
export const readReference: Reader = (context, at, out) => {
  switch (context.tokens.kind[at]) {
    case TokenKind.digits:
      return add(context, at, isGlued(context, at) ? null : fromDigits(context, at), out)
    case TokenKind.word:
      return isGlued(context, at) ? at : fromWord(context, at, out)
    case TokenKind.han:
      return add(context, at, readHanPart(context, at), out)
    default:
      return markAt(context.tokens, at) === SECTION_SIGN ? fromPart(context, at, out) : at
  }
}

function add(context: ReadContext, at: number, found: FoundReference | null, out: Quantity[]): number {
  if (found === null) return at
  out.push(referenceQuantity(context, at, found))
  return found.next
}

/** A part of something that stands before it without a blank: a label, a path, a decimal. */
function isGlued(context: ReadContext, at: number): boolean {
  const { tokens } = context
  if (!isGluedBehind(tokens, at)) return false
  const code = markAt(tokens, at - 1)
  if (code === 0) return tokens.kind[at - 1] !== TokenKind.han
  return code === 46 || code === 95 || code === 47 || code === 45 || code === 64 || code === 92 || code === 36
}

function fromDigits(context: ReadContext, at: number): FoundReference | null {
  const { tokens, text } = context
  const size = width(tokens, at)
  if (touches(tokens, at)) {
    // 3GPP, 0x80070057, 10.5555/abc
    if (isWord(tokens, at + 1)) {
      const found = size === 1 ? (readDocument(context, at) ?? readHex(context, at)) : null
      if (found !== null) return withPart(context, found)
    } else if (markAt(tokens, at + 1) === 46) {
      if (size === 2 && text.charCodeAt(tokens.start[at]!) === DOI_START) {
        const doi = readBareDoi(context, at)
        if (doi !== null) return doi
      }
      const dotted = readDotted(context, at)
      if (dotted !== null) return readContentsSection(context, at) ?? withLastVersion(context, dotted)
      const found = readContentsSection(context, at) ?? readVersionInContext(context, at)
      if (found !== null) return found
    }
  } else if (size <= 2) {
    const law = readTitledLaw(context, at)
    if (law !== null) return withPart(context, law)
  }
  return readLeaderPage(context, at) ?? readContentsSection(context, at) ?? readKeyedIdentifier(context, at)
}

/** `10.5555/abc.2031`. */
function readBareDoi(context: ReadContext, at: number): FoundReference | null {
  const { tokens, text } = context
  const start = tokens.start[at]!
  DOI.lastIndex = start
  const match = DOI.exec(text)
  if (match === null) return null
  let next = at
  while (next < tokens.count && tokens.start[next]! < start + match[0].length) next++
  return {
    value: { family: 'doi', document: match[0].toLowerCase(), edition: '', part: '', path: [] },
    next,
    hasSections: false,
  }
}

const DOI = /10\.\d{4,9}\/[\w.()/:;<>-]{0,80}\w/y

function fromWord(context: ReadContext, at: number, out: Quantity[]): number {
  const { tokens, vocabulary, text } = context
  const entry = tokens.word[at]!
  if (entry !== 0) {
    const document = readDocument(context, at)
    if (document !== null) return add(context, at, withPart(context, document), out)
    if (vocabulary.classes[entry]! & Class.part) {
      const next = fromPart(context, at, out)
      if (next > at) return next
    }
    const bits = vocabulary.references.bits[entry]!
    if (bits !== 0) {
      const law = readNamedLaw(context, at)
      if (law !== null) {
        const whole = withPart(context, law)
        if (whole.value.path.length > 0) return add(context, at, whole, out)
      }
      const version = readVersion(context, at) ?? readProductVersion(context, at)
      if (version !== null) return add(context, at, version, out)
      const named = readNamedIdentifier(context, at)
      if (named !== null) return add(context, at, named, out)
    }
  }
  const code = text.charCodeAt(tokens.start[at]!)
  if (width(tokens, at) === 1 && (code | 32) === 118) {
    const version = readVersion(context, at)
    if (version !== null) return add(context, at, version, out)
  }
  return code >= 65 && code <= 90 ? add(context, at, readBareCode(context, at), out) : at
}

/** A part, with the document it belongs to, and the further parts of a list. */
function fromPart(context: ReadContext, at: number, out: Quantity[]): number {
  const part = readPart(context, at)
  if (part === null) return at
  const whole = withOwner(context, part)
  let next = add(context, at, whole, out)
  if (whole !== part || !isPluralPart(context, at)) return next
  for (let count = 0; count < MOST_FURTHER; count++) {
    const further = readFurtherPart(context, part, next)
    if (further === null) break
    next = add(context, further.at, further.found, out)
  }
  return next
}

/** `Art. 6(1)(f) GDPR`, `clause 5.2 of TS 38.331`, `paragraph (a) of section 4`, `§ 823 BGB`. */
function withOwner(context: ReadContext, part: FoundReference): FoundReference {
  const owner = ownerAt(context, part.next)
  if (owner >= context.limit || owner === part.next ? !isNear(context.tokens, part.next - 1) : false)
    return part
  if (owner > part.next) {
    const outer = readPart(context, owner)
    if (outer !== null && isInnerOf(part, outer)) {
      const path = [...outer.value.path, ...part.value.path]
      return withOwner(context, { ...outer, value: { ...outer.value, path } })
    }
  }
  const document = readDocument(context, owner) ?? readNamedLaw(context, owner)
  if (document === null || !document.hasSections || document.value.path.length > 0) return part
  const { value } = part
  return {
    ...document,
    value: {
      ...document.value,
      part: value.part,
      path: value.path,
      ...(value.lastPath && { lastPath: value.lastPath }),
    },
    hasSections: false,
  }
}

/** `TS 38.331, clause 5.2.2`, `ISO 9001:2015 (clause 8.5.1)`, `GDPR, Article 33(1)`; also `, revision C`. */
function withPart(context: ReadContext, document: FoundReference): FoundReference {
  const { tokens } = context
  if (!document.hasSections) return document
  const edition = document.value.edition === '' ? readEdition(context, tokens.end[document.next - 1]!) : null
  const dated = edition === null ? document : upTo(context, document, edition)
  let next = dated.next
  const code = markAt(tokens, next)
  if (code === COMMA || code === OPEN) next++
  if (next >= context.limit || !isNear(tokens, next - 1)) return dated
  const part = isDigits(tokens, next) ? null : readPart(context, next)
  if (part === null || !isDivision(part)) return dated
  const end = code === OPEN && markAt(tokens, part.next) === CLOSE ? part.next + 1 : part.next
  const { value } = part
  return {
    next: end,
    hasSections: false,
    value: {
      ...dated.value,
      part: value.part,
      path: value.path,
      ...(value.lastPath && { lastPath: value.lastPath }),
    },
  }
}

function upTo(
  context: ReadContext,
  found: FoundReference,
  edition: { value: string; end: number },
): FoundReference {
  const { tokens } = context
  let next = found.next
  while (next < tokens.count && tokens.start[next]! < edition.end) next++
  return { ...found, next, value: { ...found.value, edition: edition.value } }
}
