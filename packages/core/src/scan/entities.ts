// HTML character references: the named ones that texts with numbers use, and all numeric ones.

/** Name and character, in pairs. Space-like entities give the space they name; the cleaner makes it plain. */
const NAMED =
  'amp & lt < gt > quot " apos \' num # dollar $ percnt % lpar ( rpar ) lsqb [ rsqb ] plus + minus \u2212 equals = ' +
  'ast * comma , period . colon : semi ; sol / bsol \\ lowbar _ grave ` vert | verbar | ' +
  'cent ¢ pound £ yen ¥ euro € curren ¤ sect § para ¶ copy © reg ® trade ™ ordf ª ordm º deg ° micro µ ' +
  'plusmn ± pm ± times × divide ÷ frac12 ½ half ½ frac14 ¼ frac34 ¾ frac13 ⅓ frac23 ⅔ sup1 ¹ sup2 ² sup3 ³ ' +
  'permil ‰ pertenk ‱ middot · centerdot · bull • hellip … prime ′ Prime ″ frasl ⁄ ' +
  'ndash – mdash — horbar ― hyphen \u2010 dash \u2010 shy \u00ad lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ ' +
  'laquo « raquo » lsaquo ‹ rsaquo › dagger † Dagger ‡ ' +
  'le ≤ leq ≤ ge ≥ geq ≥ ne ≠ asymp ≈ ap ≈ sim ∼ cong ≅ equiv ≡ infin ∞ radic √ sum ∑ prod ∏ part ∂ int ∫ ' +
  'isin ∈ larr ← rarr → uarr ↑ darr ↓ harr ↔ empty ∅ ' +
  'alpha α beta β gamma γ delta δ epsilon ε theta θ kappa κ lambda λ mu μ nu ν pi π rho ρ sigma σ tau τ phi φ ' +
  'chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω ohm Ω ' +
  'Agrave À Aacute Á Acirc Â Atilde Ã Auml Ä Aring Å AElig Æ Ccedil Ç Egrave È Eacute É Ecirc Ê Euml Ë ' +
  'Igrave Ì Iacute Í Icirc Î Iuml Ï Ntilde Ñ Ograve Ò Oacute Ó Ocirc Ô Otilde Õ Ouml Ö Oslash Ø ' +
  'Ugrave Ù Uacute Ú Ucirc Û Uuml Ü szlig ß agrave à aacute á acirc â atilde ã auml ä aring å aelig æ ' +
  'ccedil ç egrave è eacute é ecirc ê euml ë igrave ì iacute í icirc î iuml ï ntilde ñ ograve ò oacute ó ' +
  'ocirc ô otilde õ ouml ö oslash ø ugrave ù uacute ú ucirc û uuml ü yuml ÿ oelig œ OElig Œ scaron š Scaron Š ' +
  'iexcl ¡ iquest ¿'

const ENTITIES = new Map<string, string>([
  ['nbsp', '\u00a0'],
  ['ensp', '\u2002'],
  ['emsp', '\u2003'],
  ['thinsp', '\u2009'],
  ['numsp', '\u2007'],
  ['hairsp', '\u200a'],
  ['zwsp', '\u200b'],
  ['zwnj', '\u200c'],
  ['zwj', '\u200d'],
  ['lrm', '\u200e'],
  ['rlm', '\u200f'],
  ['Tab', '\t'],
  ['NewLine', '\n'],
])
const pairs = NAMED.split(' ')
for (let i = 0; i + 1 < pairs.length; i += 2) ENTITIES.set(pairs[i]!, pairs[i + 1]!)

/** What browsers make of the numbers 128 to 159: the characters of Windows-1252. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const LONGEST_NAME = 8

export interface Entity {
  readonly character: string
  readonly end: number
}

/**
 * Reads a character reference; `null` where there is none.
 *
 *     5&nbsp;%   &#8211;   &#x2013;
 *      ^^^^^^    ^^^^^^^   ^^^^^^^^
 */
export function readEntity(text: string, at: number): Entity | null {
  if (text.charCodeAt(at + 1) === 35) return readNumeric(text, at)
  let end = at + 1
  const limit = Math.min(text.length, at + 2 + LONGEST_NAME)
  while (end < limit && isLetterOrDigit(text.charCodeAt(end))) end++
  if (end === at + 1 || text.charCodeAt(end) !== 59) return null
  const character = ENTITIES.get(text.slice(at + 1, end))
  return character === undefined ? null : { character, end: end + 1 }
}

function readNumeric(text: string, at: number): Entity | null {
  const hexadecimal = (text.charCodeAt(at + 2) | 32) === 120
  const first = hexadecimal ? at + 3 : at + 2
  let end = first
  let value = 0
  for (; end < first + 7; end++) {
    const digit = digitOf(text.charCodeAt(end))
    if (digit < 0 || (digit > 9 && !hexadecimal)) break
    value = value * (hexadecimal ? 16 : 10) + digit
  }
  if (end === first || text.charCodeAt(end) !== 59) return null
  if (value >= 128 && value <= 159) return { character: WINDOWS_1252[value - 128]!, end: end + 1 }
  const allowed =
    value === 9 || value === 10 || (value >= 32 && value < 0xd800) || (value >= 0xe000 && value <= 0x10ffff)
  return allowed ? { character: String.fromCodePoint(value), end: end + 1 } : null
}

const isLetterOrDigit = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)

/** Value of a hexadecimal digit, or -1. */
export function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48
  if (code >= 97 && code <= 102) return code - 87
  return code >= 65 && code <= 70 ? code - 55 : -1
}
