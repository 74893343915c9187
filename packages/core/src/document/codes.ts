// Character codes and classes that the readers of this room share.

export const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 13
export const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 13 || code === 10
export const isDigit = (code: number): boolean => code >= 48 && code <= 57
export const isUpper = (code: number): boolean =>
  (code >= 65 && code <= 90) ||
  (code >= 0xc0 && code <= 0xde && code !== 0xd7) ||
  (code >= 0x391 && code <= 0x3a9) ||
  (code >= 0x400 && code <= 0x42f)
export const isLower = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 0xdf && code <= 0xff && code !== 0xf7) ||
  (code >= 0x3ac && code <= 0x3ce) ||
  (code >= 0x430 && code <= 0x45f)
/** A letter of any script; marks and symbols below the accented letters are none. */
export const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 0xc0 && code < 0x2000 && code !== 0xd7 && code !== 0xf7) ||
  isHan(code)
/** Han, kana and hangul. */
export const isHan = (code: number): boolean =>
  (code >= 0x3040 && code <= 0x9fff) ||
  (code >= 0xac00 && code <= 0xd7a3) ||
  (code >= 0xf900 && code <= 0xfaff)
export const isWordCode = (code: number): boolean => isDigit(code) || isLetter(code)
export const isSuperscript = (code: number): boolean =>
  code === 0xb2 || code === 0xb3 || code === 0xb9 || (code >= 0x2070 && code <= 0x2079 && code !== 0x2071)

/** Value of a superscript digit. */
export function superscriptDigit(code: number): number {
  if (code === 0xb9) return 1
  return code === 0xb2 ? 2 : code === 0xb3 ? 3 : code - 0x2070
}

/** Moves a start forward over blanks. */
export function skipBlanks(text: string, from: number, to: number): number {
  let at = from
  while (at < to && isSpace(text.charCodeAt(at))) at++
  return at
}

/** Moves an end back over blanks. */
export function trimEnd(text: string, from: number, to: number): number {
  let end = to
  while (end > from && isSpace(text.charCodeAt(end - 1))) end--
  return end
}

/** How many words, split at blanks, lie in a place; counting stops at a limit. */
export function countWords(text: string, from: number, to: number, limit: number): number {
  let count = 0
  let inWord = false
  for (let at = from; at < to && count <= limit; at++) {
    const blank = isSpace(text.charCodeAt(at))
    if (!blank && !inWord) count++
    inWord = !blank
  }
  return count
}
