// Centuries: by ordinal, and by Roman numeral before or behind the word: `siglo XIX`, `XIXe siècle`.
import { isNear, isWord, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { DateWord } from './date-words.js'
import { type FoundDate, found } from './found-date.js'
import { bitsAt } from './pieces.js'

export const centuryDate = (first: number, next: number, part: number): FoundDate | null =>
  part >= 1 && part <= 21 ? found('century', first, next, { part }) : null

const ROMAN: ReadonlyMap<string, number> = new Map(
  'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'
    .split(' ')
    .map((text, index) => [text, index + 1]),
)

/** `siglo XIX`, `século XX`. */
export function readRomanCentury(context: ReadContext, at: number): FoundDate | null {
  const { tokens } = context
  const part =
    isWord(tokens, at + 1) && isNear(tokens, at) && width(tokens, at + 1) <= 5 ? romanAt(context, at + 1) : 0
  return part === 0 ? null : centuryDate(at, at + 2, part)
}

const romanAt = (context: ReadContext, at: number): number =>
  ROMAN.get(context.text.slice(context.tokens.start[at]!, context.tokens.end[at]!)) ?? 0

/** `XIXe siècle`, `XIX secolo`: the numeral stands first; the scanner leaves its ending in the word. */
export function readRomanFirst(context: ReadContext, at: number): FoundDate | null {
  const { tokens, text } = context
  const size = width(tokens, at)
  if (
    size > 7 ||
    at + 1 >= context.limit ||
    !(bitsAt(context, at + 1) & DateWord.century) ||
    width(tokens, at + 1) < 2
  )
    return null
  const start = tokens.start[at]!
  let end = start
  while (end < tokens.end[at]! && 'IVX'.includes(text[end]!)) end++
  const part = ROMAN.get(text.slice(start, end)) ?? 0
  return part === 0 || size - (end - start) > 3 ? null : centuryDate(at, at + 2, part)
}
