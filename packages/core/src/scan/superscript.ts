// `<sup>` elements: exponents and footnote numbers become superscript characters, cents a decimal part.
import { isDigit, isWordCode } from './cleaning.js'
import { readTag, type Tag } from './html-tag.js'

const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const CURRENCY = '$€£¥₹₩¢'
/** Endings of ordinals, raised in print: they belong to the number. */
const ORDINALS = new Set(['st', 'nd', 'rd', 'th', 'er', 'e', 're', 'ère', 'ème', 'eme', 'º', 'ª'])
const MARKS: Readonly<Record<string, string>> = { tm: '™', sm: '℠', r: '®', o: 'º' }

/** Raised text is short; anything longer is set normally. */
const LONGEST = 12
const LONGEST_WITH_TAGS = 300

export interface Raised {
  readonly end: number
  readonly text: string
}

/**
 * Reads a whole `<sup>` element; `null` where its content is no mark or number, so that only the tags go.
 * The digits never touch the number before them as digits.
 *
 *     $320<sup>1</sup>   10<sup>-6</sup>   $14<sup>95</sup>   188<sup>a</sup>
 *         ¹                ⁻⁶                 .95                [a]
 */
export function readSuperscript(text: string, tag: Tag, before: number): Raised | null {
  const limit = Math.min(text.length, tag.end + LONGEST_WITH_TAGS)
  let content = ''
  let end = -1
  for (let i = tag.end; i < limit; ) {
    if (text.charCodeAt(i) === 60) {
      const inner = readTag(text, i)
      if (inner === null) return null
      i = inner.end
      if (inner.name !== 'sup') continue
      if (!inner.closing) return null
      end = inner.end
      break
    }
    content += text[i]
    if (content.length > LONGEST) return null
    i++
  }
  if (end < 0) return null
  const raised = raise(content.trim(), text, tag.start, end, before)
  return raised === null ? null : { end, text: raised }
}

function raise(content: string, text: string, start: number, end: number, before: number): string | null {
  if (content.length === 0) return null
  if (content.length === 2 && isDigits(content) && isDigit(before) && isPrice(text, start, end))
    return `.${content}`
  let raised = ''
  for (const character of content) {
    const code = character.charCodeAt(0)
    if (isDigit(code)) raised += DIGITS[code - 48]
    else if (character === '-' || code === 0x2212 || code === 0x2013) raised += '⁻'
    else if (character === '+') raised += '⁺'
    else if (character === ',' || character === ';') raised += ','
    else if (character !== ' ') return raiseWord(content, before)
  }
  return raised
}

function raiseWord(content: string, before: number): string | null {
  const lower = content.toLowerCase()
  if (isDigit(before) && ORDINALS.has(lower)) return content
  if (Object.hasOwn(MARKS, lower)) return MARKS[lower]!
  if (content.length === 1 && isWordCode(content.charCodeAt(0))) return `[${content}]`
  return isWordCode(before) && isWordCode(content.charCodeAt(0)) ? ` ${content}` : null
}

const isDigits = (content: string): boolean =>
  isDigit(content.charCodeAt(0)) && isDigit(content.charCodeAt(1))

/** Whether a whole number with a currency sign stands before, or a sign behind. */
function isPrice(text: string, start: number, end: number): boolean {
  let at = start
  while (at > 0 && start - at < 12 && (isDigit(text.charCodeAt(at - 1)) || text[at - 1] === ',')) at--
  if (text[at - 1] === '>') {
    const open = text.lastIndexOf('<', at - 1)
    if (open >= 0 && at - open < 60) at = open
  }
  while (at > 0 && text[at - 1] === ' ') at--
  if (at > 0 && CURRENCY.includes(text[at - 1]!)) return true
  const next = text[end] === ' ' ? text[end + 1] : text[end]
  return next !== undefined && CURRENCY.includes(next)
}
