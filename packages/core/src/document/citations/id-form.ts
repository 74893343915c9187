// What a word in a citation may be, and the ids that a range stands for.
import { isBlank, isDigit, isLetter, skipBlanks } from '../codes.js'
import { isLocator } from './cue-words.js'

const LONGEST_ID = 80

/** A range that is longer is an interval. */
export const LONGEST_RANGE = 60

export type Form = 'number' | 'id' | 'possible' | 'none'

/**
 * What a token may be.
 *
 *     3 number    S01, kb-14 id    FAQ, 2024, 0 possible    1.5, -3 none
 */
export function formOf(token: string): Form {
  let letters = 0
  let digits = 0
  let dots = 0
  for (let at = 0; at < token.length; at++) {
    const code = token.charCodeAt(at)
    if (isDigit(code)) digits++
    else if (isLetter(code)) letters++
    else if (code === 46) dots++
  }
  if (letters === 0) {
    if (digits === 0 || digits !== token.length) return 'none'
    return digits <= 3 && Number(token) > 0 ? 'number' : digits <= 8 ? 'possible' : 'none'
  }
  const first = token.charCodeAt(0)
  if (!isLetter(first) && !isDigit(first)) return 'none'
  if (digits === 0) return token.length > 1 ? 'possible' : 'none'
  // `40cm`, `5x`: a short thing that starts with digits is more often a measure.
  if (isDigit(first) && token.length <= 6) return dots > 0 ? 'none' : 'possible'
  return 'id'
}

export interface IdRange {
  readonly ids: readonly string[]
  readonly end: number
  readonly certain: boolean
}

/** `1-3`, `1–3`, `S01-S03`, `S01–03`; `null` where the token is no range. */
export function readRange(text: string, start: number, tokenEnd: number, end: number): IdRange | null {
  const token = text.slice(start, tokenEnd)
  const hyphen = token.indexOf('-')
  if (hyphen > 0) {
    const ids = spellOut(token.slice(0, hyphen), token.slice(hyphen + 1))
    return ids === null ? null : { ids, end: tokenEnd, certain: ids.length <= LONGEST_RANGE / 2 }
  }
  let at = tokenEnd
  while (at < end && isBlank(text.charCodeAt(at))) at++
  const code = text.charCodeAt(at)
  if (at >= end || (code !== 0x2013 && code !== 45 && code !== 0x2014)) return null
  at = skipBlanks(text, at + 1, end)
  const last = endOfToken(text, at, end)
  const ids = spellOut(token, text.slice(at, last))
  return { ids: ids ?? [], end: last, certain: true }
}

/** The ids from one to another; `null` where they do not belong together. */
function spellOut(first: string, last: string): string[] | null {
  const from = splitNumber(first)
  const to = splitNumber(last)
  if (from === null || to === null || (to.prefix !== '' && to.prefix !== from.prefix)) return null
  const low = Number(from.digits)
  const high = Number(to.digits)
  if (
    from.digits.length > 4 ||
    to.digits.length > 4 ||
    high <= low ||
    high - low > LONGEST_RANGE ||
    low === 0
  )
    return from.prefix === '' && to.prefix === '' ? [] : null
  const ids: string[] = []
  for (let number = low; number <= high; number++)
    ids.push(from.prefix + String(number).padStart(from.digits.length, '0'))
  return ids
}

function splitNumber(token: string): { prefix: string; digits: string } | null {
  let at = token.length
  while (at > 0 && isDigit(token.charCodeAt(at - 1))) at--
  if (at === token.length) return null
  for (let i = 0; i < at; i++) if (!isLetter(token.charCodeAt(i)) && token.charCodeAt(i) !== 95) return null
  return { prefix: token.slice(0, at), digits: token.slice(at) }
}

/** Letters, digits and the marks that ids are built with. */
export function endOfToken(text: string, from: number, end: number): number {
  let at = from
  while (at < end && at - from < LONGEST_ID) {
    const code = text.charCodeAt(at)
    const inside =
      isLetter(code) ||
      isDigit(code) ||
      code === 95 ||
      code === 45 ||
      code === 46 ||
      code === 64 ||
      code === 35 ||
      code === 47 ||
      code === 58 ||
      code === 0xa7
    if (!inside) break
    at++
  }
  while (
    at > from &&
    (text.charCodeAt(at - 1) === 46 || text.charCodeAt(at - 1) === 58) &&
    !isLocator(withoutMark(text.slice(from, at)))
  )
    at--
  return at
}

export const withoutMark = (token: string): string =>
  token.endsWith('.') || token.endsWith(':') ? token.slice(0, -1) : token
