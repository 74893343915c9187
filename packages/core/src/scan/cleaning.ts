// What each character is to the cleaner: kept, replaced by a plain one, removed, or the start of some markup.

/** What has to be done at a character; 0 means that it stays. */
export const Cleaning = {
  keep: 0,
  /** One character for another: the places stay as they are. */
  replace: 1,
  /** Invisible: taken out. */
  remove: 2,
  /** Full-width punctuation that is a digit's mark only between two full-width digits. */
  betweenDigits: 3,
  entity: 4,
  tag: 5,
  backslash: 6,
  dollar: 7,
  emphasis: 8,
  code: 9,
  /** A surrogate: mathematical digits lie beyond. */
  surrogate: 10,
  carriageReturn: 11,
  caret: 12,
} as const

/** Zero of each script whose digits are written for the ASCII ones, in runs of ten. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0, 0x1810,
]

/** Single characters with a plain form of the same meaning. En and em dashes are not here: they make ranges. */
const PLAIN: Readonly<Record<string, readonly number[]>> = {
  ' ': [
    0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a,
    0x202f, 0x205f, 0x3000, 0x0b,
  ],
  '-': [0x2212, 0x2010, 0x2011, 0xfe63, 0xff0d, 0x2d7],
  '–': [0x2012],
  '+': [0xfe62, 0xff0b],
  "'": [0x2018, 0x2019, 0x201b, 0x2bc, 0xff07],
  '.': [0x66b],
  ',': [0x66c],
  '%': [0x66a, 0xfe6a, 0xff05],
  $: [0xfe69, 0xff04],
  '¢': [0xffe0],
  '£': [0xffe1],
  '¥': [0xffe5],
  '₩': [0xffe6],
  '/': [0x2044, 0x2215],
  '\n': [0x85, 0x2028, 0x2029, 0x0c],
}

/** Zero width, directions, joiners, variation selectors, soft hyphens. */
const INVISIBLE: readonly (readonly [number, number])[] = [
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2064],
  [0x2066, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
]

/** Full-width marks that stay: they end sentences and clauses in Chinese and Japanese. */
const FULL_WIDTH_KEPT = '！，．：；？'

/** What to do at each UTF-16 code unit, and its plain form where that is another one. */
export const CLEANING = new Uint8Array(0x10000)
export const PLAIN_CODE = new Uint16Array(0x10000)

const plain = (code: number, as: number): void => {
  CLEANING[code] = Cleaning.replace
  PLAIN_CODE[code] = as
}
for (const zero of ZEROS) for (let digit = 0; digit < 10; digit++) plain(zero + digit, 48 + digit)
for (let code = 0xff01; code <= 0xff5e; code++) plain(code, code - 0xfee0)
for (const mark of FULL_WIDTH_KEPT) CLEANING[mark.charCodeAt(0)] = Cleaning.keep
for (const mark of '，．：') CLEANING[mark.charCodeAt(0)] = Cleaning.betweenDigits
for (const [as, codes] of Object.entries(PLAIN)) for (const code of codes) plain(code, as.charCodeAt(0))
for (const [first, last] of INVISIBLE)
  for (let code = first; code <= last; code++) CLEANING[code] = Cleaning.remove
CLEANING[0xd835] = Cleaning.surrogate
for (const [mark, what] of [
  ['&', Cleaning.entity],
  ['<', Cleaning.tag],
  ['\\', Cleaning.backslash],
  ['$', Cleaning.dollar],
  ['*', Cleaning.emphasis],
  ['_', Cleaning.emphasis],
  ['~', Cleaning.emphasis],
  ['`', Cleaning.code],
  ['\r', Cleaning.carriageReturn],
  ['^', Cleaning.caret],
] as const)
  CLEANING[mark.charCodeAt(0)] = what

export const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** A letter or digit of a script that writes words with blanks: what an emphasis mark inside a word touches. */
export const isWordCode = (code: number): boolean =>
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122) ||
  (code >= 0xc0 && code < 0x2000 && code !== 0xd7 && code !== 0xf7)

export const isBlankCode = (code: number): boolean =>
  code === 32 || code === 9 || code === 10 || code === 13 || code === 0xa0

/** The plain form of a character that was written as an escape; empty where it is invisible. */
export function plainForm(character: string): string {
  const code = character.charCodeAt(0)
  if (CLEANING[code] === Cleaning.replace) return String.fromCharCode(PLAIN_CODE[code]!)
  return CLEANING[code] === Cleaning.remove ? '' : character
}
