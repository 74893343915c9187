// English word forms: plurals and British spellings of unit names, stems of counted nouns.

function pluralOfWord(word: string): string {
  if (/(?:[sxz]|[cs]h)$/.test(word)) return `${word}es`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return `${word}s`
}

/** `pound force` has two plurals, `degree celsius` and `meter of water` one on the first word. */
function pluralsOf(name: string): string[] {
  const blank = name.indexOf(' ')
  const first = blank < 0 ? name : name.slice(0, blank)
  const rest = blank < 0 ? '' : name.slice(blank)
  if (rest === '') return [pluralOfWord(name)]
  const onFirst = pluralOfWord(first) + rest
  if (first === 'degree' || rest.startsWith(' of ') || rest.startsWith(' per ') || rest.startsWith(' an '))
    return [onFirst]
  const onLast = pluralOfWord(name)
  return rest.endsWith(' force') ? [onLast, onFirst] : [onLast]
}

/**
 * All spellings of a name as a row writes it, lower case, blanks between words.
 *
 * @example spellings('square meter') // square meter, square meters, square metre, square metres
 */
export function spellings(written: string): string[] {
  const name = written.toLowerCase().replaceAll('-', ' ')
  const tilde = name.indexOf('~')
  const singular = tilde < 0 ? name : name.slice(0, tilde)
  const plurals = tilde < 0 ? pluralsOf(name) : tilde === name.length - 1 ? [] : [name.slice(tilde + 1)]
  const forms = [singular, ...plurals]
  if (!/meter|liter/.test(singular)) return forms
  for (const form of [...forms]) {
    const british = form.replaceAll('meter', 'metre').replaceAll('liter', 'litre')
    if (british !== form) forms.push(british)
  }
  return forms
}

const PEOPLE = new Set([
  'people',
  'population',
  'resident',
  'inhabitant',
  'individual',
  'capita',
  'head',
  'person',
])

/** The counted thing of a rate, singular: `seats` is `seat`; all words for people are `person`. */
export function countedNoun(word: string): string {
  const lower = word.toLowerCase()
  let stem = lower
  if (/[^aeiou]ies$/.test(lower)) stem = `${lower.slice(0, -3)}y`
  else if (/(?:ss|x|ch|sh)es$/.test(lower)) stem = lower.slice(0, -2)
  else if (/[^su]s$/.test(lower)) stem = lower.slice(0, -1)
  return PEOPLE.has(stem) ? 'person' : stem
}
