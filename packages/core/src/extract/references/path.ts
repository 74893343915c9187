// The numbers of document parts: `5.3.5.4`, `6(1)(f)`, `B.2`, `S3`, `10.5.2.21aa`, `264-2.1`, `IV`.

export interface Path {
  /** Lower-case pieces; Roman numerals as digits. */
  readonly pieces: readonly string[]
  /** Offset behind it. */
  readonly end: number
  /** Nothing but letters: `B`, `IV`. */
  readonly isLetters: boolean
}

const MOST_PIECES = 12
const LONGEST_NUMBER = 6
const LONGEST_LETTERS = 2
const LONGEST_BRACKET = 5

const isDigit = (code: number): boolean => code >= 48 && code <= 57
const isUpper = (code: number): boolean => code >= 65 && code <= 90
const isLower = (code: number): boolean => code >= 97 && code <= 122
const isLetter = (code: number): boolean =>
  isUpper(code) || isLower(code) || (code > 0xbf && code < 0x250 && code !== 0xd7 && code !== 0xf7)
const isOrdinalSign = (code: number): boolean => code === 0xba || code === 0xaa || code === 0xb0
const isBlank = (code: number): boolean => code === 32 || code === 0xa0 || code === 0x202f

/** End of the digits from an offset, at most `most` of them. */
function digitsEnd(text: string, from: number, most: number): number {
  let end = from
  while (end - from < most && isDigit(text.charCodeAt(end))) end++
  return end
}

/** End of one or two letters behind digits: `4a`, `10AA`; none where a word begins. */
function lettersEnd(text: string, from: number): number {
  let end = from
  while (end - from <= LONGEST_LETTERS && isLetter(text.charCodeAt(end))) end++
  const size = end - from
  if (size > LONGEST_LETTERS || isDigit(text.charCodeAt(end))) return -1
  return size === LONGEST_LETTERS && ORDINAL_ENDINGS.has(text.slice(from, end)) ? -1 : end
}

/** `4th` is no number of a part. */
const ORDINAL_ENDINGS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th'])

/** Digits with letters behind them; adds their pieces and returns the end, -1 where there is no such number. */
function readNumber(text: string, from: number, pieces: string[]): number {
  const end = digitsEnd(text, from, LONGEST_NUMBER + 1)
  if (end === from || end - from > LONGEST_NUMBER) return -1
  const last = lettersEnd(text, end)
  if (last < 0) return -1
  pieces.push(text.slice(from, end))
  if (last > end) pieces.push(text.slice(end, last).toLowerCase())
  return last
}

/** Capitals, perhaps with digits: `B`, `AA`, `S3`, `IV`, `M4`. */
function readCapitals(text: string, from: number, pieces: string[]): number {
  let end = from
  while (end - from < 8 && isUpper(text.charCodeAt(end))) end++
  const capitals = text.slice(from, end)
  const roman = romanValue(capitals)
  if (capitals.length > 3 && roman === 0) return -1
  const last = digitsEnd(text, end, 4)
  if (isLetter(text.charCodeAt(last)) || isDigit(text.charCodeAt(last))) return -1
  pieces.push(last === end && roman > 0 ? String(roman) : text.slice(from, last).toLowerCase())
  return last
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 }

/** `IV` is 4; `C` and `D` alone are letters. Not more than 89. */
export function romanValue(text: string): number {
  let total = 0
  for (let i = 0; i < text.length; i++) {
    const value = ROMAN[text[i]!]
    if (value === undefined) return 0
    total += value < (ROMAN[text[i + 1] ?? ''] ?? 0) ? -value : value
  }
  return text === 'L' ? 0 : total
}

/** `(1)`, `(f)`, `(ii)`; adds what stands inside. */
function readBracket(text: string, from: number, pieces: string[]): number {
  if (text.charCodeAt(from) !== 40) return -1
  let end = from + 1
  while (end - from <= LONGEST_BRACKET + 1) {
    const code = text.charCodeAt(end)
    if (!isDigit(code) && !isLetter(code)) break
    end++
  }
  const size = end - from - 1
  if (size === 0 || size > LONGEST_BRACKET || text.charCodeAt(end) !== 41) return -1
  const inner = text.slice(from + 1, end).toLowerCase()
  if (size > 1 && !isNumbering(inner)) return -1
  pieces.push(inner)
  return end + 1
}

/** Digits, with a letter perhaps, or small Roman numerals: what brackets number with. */
function isNumbering(inner: string): boolean {
  const digits = digitsEnd(inner, 0, LONGEST_BRACKET)
  if (digits > 0) return inner.length - digits <= 1
  if (inner.length === 2 && inner[0] === inner[1]) return true
  for (let i = 0; i < inner.length; i++) if (!'ivx'.includes(inner[i]!)) return false
  return true
}

/**
 * Reads the number of a part, whole: none where it goes on as a word or as another number. Behind plurals a
 * hyphen stands between two numbers, and is not taken.
 *
 *     Art. 6(1)(f)      Table S3      clause 10.5.2.21aa
 *          ^                  ^              ^
 */
export function readPath(text: string, from: number, takesHyphens = true): Path | null {
  const pieces: string[] = []
  const first = text.charCodeAt(from)
  let end: number
  if (isDigit(first)) end = readNumber(text, from, pieces)
  else if (isUpper(first)) end = readCapitals(text, from, pieces)
  else end = readBracket(text, from, pieces)
  if (end < 0) return null
  const isLetters = isUpper(first) && !isDigit(text.charCodeAt(end - 1))
  let goesOn = false
  while (pieces.length < MOST_PIECES) {
    if (!takesHyphens && text.charCodeAt(end) === 45) break
    const next = readNext(text, end, pieces)
    if (next < 0) break
    goesOn = true
    end = next
  }
  // `art. 5º`, `artigo 6.º`
  if (isOrdinalSign(text.charCodeAt(end))) end++
  else if (text.charCodeAt(end) === 46 && isOrdinalSign(text.charCodeAt(end + 1))) end += 2
  const code = text.charCodeAt(end)
  if (isDigit(code) || isLetter(code) || code === 95) return null
  const after = text.charCodeAt(end + 1)
  // `5-fold`, `3.5%`, `1,200`, `12:30` are no numbers of parts.
  if (code === 45 && (isLetter(after) || (isDigit(after) && pieces.length >= MOST_PIECES))) return null
  if ((code === 44 || code === 58) && isDigit(after) && !goesOn)
    return code === 44 ? null : { pieces, end, isLetters }
  if (code === 37 || code === 0x2030) return null
  return { pieces, end, isLetters: isLetters && !goesOn }
}

/** What may follow a piece: `.4`, `.B`, `-1`, `(f)`, ` (1)`; returns its end, -1 where nothing follows. */
function readNext(text: string, at: number, pieces: string[]): number {
  const code = text.charCodeAt(at)
  const after = text.charCodeAt(at + 1)
  if (code === 40) return readBracket(text, at, pieces)
  if (isBlank(code) && after === 40) {
    // `Art. 6 (1)`, not `Section 4 (Termination)` or `Table 3 (a)`.
    const inner: string[] = []
    const end = readBracket(text, at + 1, inner)
    if (end < 0 || !isDigit(inner[0]!.charCodeAt(0)) || inner[0]!.length > 2) return -1
    pieces.push(inner[0]!)
    return end
  }
  if (code !== 46 && code !== 45) return -1
  if (isDigit(after)) {
    const size = pieces.length
    const end = readNumber(text, at + 1, pieces)
    if (end < 0) pieces.length = size
    return end
  }
  if (!isUpper(after)) return -1
  const size = pieces.length
  const end = readCapitals(text, at + 1, pieces)
  if (end < 0 || end - at > 3) {
    pieces.length = size
    return -1
  }
  return end
}

/** The order of two paths: negative, zero or positive; `null` where their pieces cannot be ordered. */
export function comparePaths(a: readonly string[], b: readonly string[]): number | null {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const left = a[i]
    const right = b[i]
    if (left === undefined || right === undefined) return a.length - b.length
    if (left === right) continue
    const areNumbers = isDigit(left.charCodeAt(0)) && isDigit(right.charCodeAt(0))
    if (areNumbers) return Number(left) - Number(right)
    if (left.length !== 1 || right.length !== 1) return null
    return left.charCodeAt(0) - right.charCodeAt(0)
  }
  return 0
}
