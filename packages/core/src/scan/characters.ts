// What each character is to the scanner, and its lower case: two tables, filled for what texts use most, and on
// demand for the rest of the basic plane.

export const CharacterClass = { other: 1, letter: 2, digit: 3, blank: 4, line: 5, han: 6 } as const

/** Class by code; 0 where it was not asked for yet. */
const classes = new Uint8Array(0x10000)
const LOWER = new Uint16Array(0x530)
const ANY_LETTER = /^[\p{L}\p{M}]$/u
const ANY_BLANK = /^[\p{Z}\p{Cf}]$/u
const NO_BLANKS_SCRIPT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u

/** The long mark of katakana and the repeat marks belong to no one script. */
const isKanaMark = (code: number): boolean => code === 0x30fc || code === 0x3005 || code === 0x3007

function classify(code: number): number {
  if (code >= 48 && code <= 57) return CharacterClass.digit
  if (code === 10 || code === 0x2028 || code === 0x2029) return CharacterClass.line
  if (code <= 32 || code === 127) return CharacterClass.blank
  // Ordinal signs are marks: `1º` is a number and a sign, not a number and a word.
  if (code === 0xaa || code === 0xba) return CharacterClass.other
  if (code >= 0xd800 && code <= 0xdfff) return CharacterClass.other
  const character = String.fromCharCode(code)
  if (isKanaMark(code) || (code >= 0x1100 && NO_BLANKS_SCRIPT.test(character))) return CharacterClass.han
  if (ANY_LETTER.test(character)) return CharacterClass.letter
  return ANY_BLANK.test(character) ? CharacterClass.blank : CharacterClass.other
}

for (let code = 0; code < LOWER.length; code++) {
  classes[code] = classify(code)
  const small = String.fromCharCode(code).toLowerCase()
  LOWER[code] = small.length === 1 ? small.charCodeAt(0) : code
}

export const LOW_CLASSES: Uint8Array = classes.slice(0, LOWER.length)
export const LOW_LIMIT = LOWER.length

/** Lower case of the letters below `LOW_LIMIT`, 0 for all that is not a letter: one look-up a letter of a word. */
export const LOW_LETTERS: Uint16Array = LOWER.map((small, code) =>
  classes[code] === CharacterClass.letter ? small : 0,
)

/** Class of any code unit. The table is a cache of a pure function. */
export function classOf(code: number): number {
  const known = classes[code]!
  if (known !== 0) return known
  const found = classify(code)
  classes[code] = found
  return found
}

/** Lower case of a letter: Latin, Greek, Cyrillic and Armenian capitals; any other code as it is. */
export function lower(code: number): number {
  return code < LOW_LIMIT ? LOWER[code]! : code
}
