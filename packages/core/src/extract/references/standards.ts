// Standards of one or several bodies: `DIN EN ISO/IEC 27001:2022`.
import type { ReadContext } from '../reader.js'
import {
  STANDARD_BODIES,
  STANDARD_EDITION,
  STANDARD_NARROWER,
  STANDARD_NUMBER,
  STANDARD_TYPES,
} from './families.js'
import { type FoundReference, isBlank, isWhole, matchAt, reference } from './found-reference.js'

/**
 * A standard of one or several bodies; the strongest names it.
 *
 *     DIN EN ISO/IEC 27001:2022      EN 301 549      BS 7671      ISO/TS 15066
 *     ^                              ^               ^            ^
 */
export function readStandard(context: ReadContext, at: number): FoundReference | null {
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
