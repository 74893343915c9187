// Raised numbers: an exponent belongs to its number or unit, a footnote mark does not.
import { isBlank, isDigit, isLetter, isSuperscript, superscriptDigit } from '../codes.js'

const MINUS = 0x207b

/** Units that are squared, cubed or raised further, in the languages of the locales. */
const RAISED_UNITS = new Set(
  (
    'm km dm cm mm µm μm um nm pm ft in inch inches foot feet yd yard yards mi mile miles nmi ly pc au ' +
    'meter metre meters metres mètre mètres metro metros metri kilometer kilometre kilometers kilometres kilometern metern ' +
    'zentimeter millimeter centimetre centimetres centimeter centimeters millimetre millimetres millimeters ' +
    'м км см мм'
  ).split(' '),
)
/** Units that are raised below a fraction stroke or behind a dot: `m/s²`, `W·s²`. */
const RAISED_BELOW = new Set(['s', 'h', 'min', 'sec', 'k', 'd', 'a', 'kg', 'v', 'rad', 'hz'])

export interface RaisedRun {
  /** Where the footnote's marks start: behind an exponent, `45 m²³`. */
  readonly start: number
  readonly end: number
  readonly ids: readonly string[]
}

/**
 * Reads a run of superscripts; `null` where all of it is an exponent.
 *
 *     45 m²      10⁸      18 months³      12 kW²      39,850¹
 *         exponents                ^ footnotes  ^          ^
 */
export function readRaisedRun(
  text: string,
  start: number,
): { readonly end: number; readonly note: RaisedRun | null } {
  let end = start
  let minus = false
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (code === MINUS) minus = true
    else if (!isSuperscript(code) && !(code === 44 && isSuperscript(text.charCodeAt(end + 1)) && end > start))
      break
    end++
  }
  const after = text.charCodeAt(end)
  const first = text.charCodeAt(start)
  // `s⁻¹`, `SO₄²⁻`, `I²C`: a sign or a letter touches.
  if (
    first === MINUS ||
    (minus && !isSuperscript(text.charCodeAt(end - 1))) ||
    after === 0x207a ||
    isLetter(after)
  )
    return { end, note: null }
  const exponent = exponentEnd(text, start, end)
  if (exponent >= end) return { end, note: null }
  return { end, note: { start: exponent, end, ids: idsOf(text, exponent, end) } }
}

/** Behind the exponent that the run starts with; its start where it starts with none. */
function exponentEnd(text: string, start: number, end: number): number {
  const before = text.charCodeAt(start - 1)
  if (isDigit(before)) return isBase(text, start) || isOperand(text, end) ? end : start
  if (!isLetter(before) && before !== 0xb0) return start
  const power = text.charCodeAt(start)
  let word = start
  while (word > 0 && start - word < 16 && isLetter(text.charCodeAt(word - 1))) word--
  const written = text.slice(word, start)
  const lower = written.toLowerCase()
  const isPower = power === 0xb2 || power === 0xb3 || power === 0x2074
  if (!isPower) return isOperand(text, end) && written.length === 1 ? end : start
  const mark = text.charCodeAt(word - 1)
  const below = mark === 47 || mark === 0xb7 || mark === 0x22c5 || mark === 42
  if (RAISED_UNITS.has(lower) || (below && RAISED_BELOW.has(lower))) return start + 1
  // A variable, `R²`; behind a number one letter is a unit, `5 W²`.
  if (written.length > 1 || isSuperscript(mark)) return start
  let number = word
  while (number > 0 && isBlank(text.charCodeAt(number - 1))) number--
  return isDigit(text.charCodeAt(number - 1)) ? start : start + 1
}

/** Powers are powers of ten: `10⁸`, `6.02×10²³`. */
function isBase(text: string, start: number): boolean {
  if (text.charCodeAt(start - 1) !== 48 || text.charCodeAt(start - 2) !== 49) return false
  const before = text.charCodeAt(start - 3)
  return !isDigit(before) && before !== 46 && before !== 44
}

/** Whether the text goes on to calculate: `2³ = 8`. */
function isOperand(text: string, end: number): boolean {
  let at = end
  while (isBlank(text.charCodeAt(at))) at++
  const code = text.charCodeAt(at)
  return code === 61 || code === 43 || code === 0xd7 || code === 0x2248
}

/** `¹²` is twelve, `¹,²` are two, `¹⁻³` are three. */
function idsOf(text: string, start: number, end: number): readonly string[] {
  const ids: string[] = []
  let value = 0
  let from = -1
  let digits = 0
  const add = (): void => {
    if (digits === 0) return
    if (from >= 0) for (let id = from + 1; id < value && id - from < 60; id++) ids.push(String(id))
    ids.push(String(value))
    value = 0
    digits = 0
    from = -1
  }
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === MINUS) {
      const low = value
      add()
      from = low
    } else if (code === 44) add()
    else {
      value = Math.min(value * 10 + superscriptDigit(code), 99999)
      digits++
    }
  }
  add()
  return ids
}
