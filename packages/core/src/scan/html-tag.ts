// One HTML tag: where it ends, its name, and what the cleaner and the document do with that name.

/** Tags that only style words: taken out of the text. `cite` and `code` stay, they say what their text is. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big center data del dfn em font i img input ins kbd label mark nobr q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const BREAK = new Set(['br', 'hr'])
/** Tags that make blocks, lists and tables: they stay in the text for the document to read. */
const STRUCTURE = new Set(
  'address article aside blockquote body caption cite code col colgroup dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header html li main nav ol p pre section summary table tbody td tfoot th thead title tr ul'.split(
    ' ',
  ),
)
/** Elements whose content is no text. */
const HIDDEN = new Set(['script', 'style', 'template', 'noscript'])

export type TagKind = 'inline' | 'break' | 'structure' | 'hidden' | 'unknown'

export interface Tag {
  /** Lower case. */
  readonly name: string
  readonly kind: TagKind
  readonly closing: boolean
  /** Ends with `/>`. */
  readonly empty: boolean
  readonly start: number
  readonly end: number
  readonly nameEnd: number
}

const LONGEST_NAME = 40

/**
 * Reads the tag at a `<`; `null` where a text only says "less than". A tag ends at the next `>` outside
 * quotes and never reaches over another `<`, so that a text is read at most twice, whatever it holds.
 *
 *     <td colspan="2">North</td>   a <b and c> d
 *     ^^^^^^^^^^^^^^^^             no tag: attributes have names and values
 */
export function readTag(text: string, at: number): Tag | null {
  const closing = text.charCodeAt(at + 1) === 47
  const nameStart = closing ? at + 2 : at + 1
  if (!isLetter(text.charCodeAt(nameStart))) return null
  let nameEnd = nameStart + 1
  const limit = Math.min(text.length, nameStart + LONGEST_NAME)
  while (nameEnd < limit && isNameCode(text.charCodeAt(nameEnd))) nameEnd++
  let hasValue = false
  let hasWords = false
  let quote = 0
  for (let i = nameEnd; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 60) return null
    if (quote !== 0) {
      if (code === quote) quote = 0
      continue
    }
    if (code === 62) {
      const empty = text.charCodeAt(i - 1) === 47
      const name = text.slice(nameStart, nameEnd).toLowerCase()
      const kind = kindOf(name)
      if (hasWords && (closing || (!hasValue && kind !== 'structure'))) return null
      return { name, kind, closing, empty, start: at, end: i + 1, nameEnd }
    }
    if (code === 61) hasValue = true
    else if ((code === 34 || code === 39) && hasValue) quote = code
    else if (code > 32 && code !== 47) {
      if (i === nameEnd) return null
      hasWords = true
    }
  }
  return null
}

function kindOf(name: string): TagKind {
  if (INLINE.has(name)) return 'inline'
  if (STRUCTURE.has(name)) return 'structure'
  if (BREAK.has(name)) return 'break'
  return HIDDEN.has(name) ? 'hidden' : 'unknown'
}

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122
const isNameCode = (code: number): boolean =>
  isLetter(code) || (code >= 48 && code <= 57) || code === 45 || code === 95 || code === 58 || code === 46
