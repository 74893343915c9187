// Words by which a line near a table is known to speak of all of it, in the languages of the locales.

const TITLES = new Set(
  'table tab tabelle tableau tabla tabela tabella tabel exhibit figure fig abbildung abb figura schedule annex anlage 表 図 图'.split(
    ' ',
  ),
)

/** Words that speak of how the numbers are meant. */
const SCOPE_WORDS = new Set(
  (
    'amounts figures values numbers percent percentage thousands millions billions note notes source sources except unaudited excluding includes including excludes rounded rounding preliminary ' +
    'angaben beträge werte tausend tsd millionen mio milliarden mrd prozent hinweis hinweise quelle anmerkung anmerkungen ' +
    'montants chiffres valeurs milliers milliards pourcentage remarque sauf hors ' +
    'importes cifras valores miles millones porcentaje nota notas fuente excepto ' +
    'milhares milhões montantes percentagem fonte exceto ' +
    'importi valori migliaia milioni percentuale eccetto ' +
    'bedragen waarden duizenden miljoenen bron'
  ).split(' '),
)

/** CJK has no blanks: these are looked for as they stand. */
const SCOPE_PARTS = ['单位', '單位', '単位', '注：', '注:', '来源', '出典']

/** `Table 9. Cities`, `Tabelle 3: Umsatz`: a title, also where it ends in a full stop. */
export function isTableTitle(text: string, start: number): boolean {
  let end = start
  while (end < text.length && end - start < 12 && !' .:0123456789\n'.includes(text[end]!)) end++
  if (!TITLES.has(text.slice(start, end).toLowerCase())) return false
  while (text[end] === ' ' || text[end] === '.') end++
  const code = text.charCodeAt(end)
  return code >= 48 && code <= 57
}

/** Whether a short line speaks of units, rounding, sources or exceptions. */
export function isScopeLine(line: string): boolean {
  for (const word of line.toLowerCase().split(/[\s,.;:()]/)) if (SCOPE_WORDS.has(word)) return true
  return SCOPE_PARTS.some((part) => line.includes(part))
}
