// A light stem: enough that `improves`, `improved` and `improvement` meet, not a grammar.
import { IRREGULAR_FORMS } from './tables.js'

/** Longest first. [ending, what stays in its place]. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['izations', 'iz'],
  ['ization', 'iz'],
  ['ibilities', 'ib'],
  ['abilities', 'ab'],
  ['ibility', 'ib'],
  ['ability', 'ab'],
  ['fulness', 'ful'],
  ['iveness', 'iv'],
  ['erings', ''],
  ['ements', ''],
  ['ations', ''],
  ['nesses', ''],
  ['ingly', ''],
  ['ement', ''],
  ['ation', ''],
  ['ments', ''],
  ['ively', 'iv'],
  ['ering', ''],
  ['ment', ''],
  ['ered', ''],
  ['ness', ''],
  ['ibly', 'ib'],
  ['ably', 'ab'],
  ['ible', 'ib'],
  ['able', 'ab'],
  ['ions', ''],
  ['edly', ''],
  ['ally', 'al'],
  ['ings', ''],
  ['ies', 'y'],
  ['ied', 'y'],
  ['ily', 'y'],
  ['ing', ''],
  ['ion', ''],
  ['ors', ''],
  ['ers', ''],
  ['ive', 'iv'],
  ['ize', 'iz'],
  ['ise', 'iz'],
  ['ed', ''],
  ['es', ''],
  ['or', ''],
  ['er', ''],
  ['ly', ''],
  ['s', ''],
]

const SHORTEST = 3

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  IRREGULAR_FORMS.flatMap(([word, forms]) => forms.split(' ').map((form): [string, string] => [form, word])),
)

/** The stem of a lower-case word. */
export function stem(word: string): string {
  return strip(IRREGULAR.get(word) ?? word)
}

function strip(word: string): string {
  if (word.endsWith('ss')) return word
  for (const [ending, kept] of ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length >= SHORTEST) {
      return finish(word.slice(0, word.length - ending.length) + kept)
    }
  }
  return finish(word)
}

/** `reduce` and `reduc`, `stopp` and `stop` meet. */
function finish(word: string): string {
  const last = word.at(-1)
  if (word.length > SHORTEST && last === 'e') return word.slice(0, -1)
  if (word.length > SHORTEST && last === word.at(-2) && !'aeiouls'.includes(last as string))
    return word.slice(0, -1)
  return word
}
