// Acts and laws: by type and number, by title and section, and by the name they go by.
import { isDigits, isWord, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { ACT_BODY, ACT_NUMBER, ACTS, NAMED_LAWS, TITLED_LAWS } from './families.js'
import { type FoundReference, isBlank, isWhole, isWordCode, matchAt, reference } from './found-reference.js'
import { readPath } from './path.js'
import { ReferenceWord } from './reference-words.js'

const LONGEST_NAME = 24

/** `Regulation (EU) 2016/679`, `Directive 2006/42/EC`, `Verordnung (EG) Nr. 1907/2006`. */
export function readAct(context: ReadContext, at: number): FoundReference | null {
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
