// UCUM codes in brackets, told as canonical symbols: `[gal_us]` is `US gal`, `mm[Hg]` is `mmHg`.

/** Stems of codes that differ from the symbol. */
const STEMS: Readonly<Record<string, string>> = {
  acr: 'acre',
  bf: 'bd ft',
  c: 'c0',
  car: 'ct',
  crd: 'cord',
  diop: 'dpt',
  dpt: 'dry pt',
  dqt: 'dry qt',
  drp: 'drop',
  fdr: 'fl dr',
  foz: 'fl oz',
  fth: 'ftm',
  g: 'g0',
  gil: 'gill',
  hd: 'hh',
  iU: 'IU',
  lcwt: 'long cwt',
  lk: 'lnk',
  lton: 'long ton',
  pi: 'π',
  pnt: 'pt',
  ppth: '‰',
  pptr: 'ppt',
  pwt: 'dwt',
  rd: 'rod',
  sc: 'scr',
  scwt: 'cwt',
  stone: 'st',
  ston: 'ton',
  tbs: 'tbsp',
  ft_us: 'ft-us',
}

/** Measures of liquids that the United States and Britain fill differently. */
const LIQUID = new Set(['gal', 'qt', 'pt', 'cup', 'gill', 'fl oz', 'tbsp', 'tsp'])

/**
 * Replaces the codes in brackets of a UCUM expression by canonical symbols.
 *
 *     [lb_av]/[in_i]2
 *     ^       ^
 */
export function withoutCodes(text: string): string {
  let out = ''
  let at = 0
  for (let close = text.indexOf(']'); close >= 0; close = text.indexOf(']', close + 1)) {
    const open = text.lastIndexOf('[', close)
    if (open < at) continue
    out += text.slice(at, open) + plainCode(text.slice(open + 1, close))
    at = close + 1
  }
  return out + text.slice(at)
}

/** `lb_av` reads as `lb`, `gal_us` as `US gal`. */
function plainCode(code: string): string {
  const apostrophe = code.indexOf("'")
  const of = apostrophe < 0 ? '' : code.slice(apostrophe + 1)
  const bare = apostrophe < 0 ? code : code.slice(0, apostrophe)
  const line = bare.indexOf('_')
  const name = line < 0 ? bare : bare.slice(0, line)
  const system = line < 0 ? undefined : bare.slice(line + 1)
  const stem = STEMS[`${name}_${system}`] ?? STEMS[name] ?? name
  if (system === 'tr') return `${stem} t`
  if (LIQUID.has(stem) && system === 'us') return `US ${stem}`
  if (LIQUID.has(stem) && system === 'br') return `imp ${stem}`
  return stem + of
}
