// Which language a text is in: told by its script, else by the common words that it uses.
import type { Locale } from '../types/index.js'

/** Enough to tell by. */
const MAX_CHARACTERS = 4000
/** What another language than the first has to reach, and by how much it has to lead. */
const LEAST_SCORE = 1
const LEAD = 1.2
/** So many different words, and this share of all: names and headings of tables hold a few of any language. */
const LEAST_WORDS = 2
/** What a word that is no mark counts among them. */
const PLAIN_WORD = 0.67
const LEAST_DENSITY = 0.06
const NOT_LETTERS = /[^\p{L}]+/u
/** A share so high that one word is enough where the first language has none. */
const SOLE_DENSITY = 0.2
/** The share of letters that have to be of a script without blanks. */
const LEAST_SHARE = 0.15

const isKana = (code: number): boolean => code >= 0x3041 && code <= 0x30fa
const isHan = (code: number): boolean => code >= 0x4e00 && code <= 0x9fff

/** Kana tell Japanese, characters without kana Chinese; `null` in other scripts. */
function byScript(text: string): 'ja' | 'zh' | null {
  let kana = 0
  let han = 0
  let others = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (isKana(code)) kana++
    else if (isHan(code)) han++
    else if (code > 64) others++
  }
  if (kana + han === 0 || kana + han < (kana + han + others) * LEAST_SHARE) return null
  return kana * 10 > han ? 'ja' : 'zh'
}

/** Marks, and the words of a language that say nothing of a subject: short texts may have only a few of either. */
const tellingWords = ({ marks, binding, dates }: Locale): ReadonlySet<string> =>
  new Set([
    ...marks,
    ...binding.stop,
    ...Object.keys(dates.months),
    ...Object.keys(dates.weekdays),
    ...dates.yearCues,
  ])

/**
 * Builds the choice among some languages. The first stands where nothing tells against it; a word that several
 * languages have counts for each of them in part.
 *
 * @example createLocaleChooser([en, de])('Die Frist beträgt drei Monate.').id // 'de'
 */
export function createLocaleChooser(locales: readonly Locale[]): (text: string) => Locale {
  const first = locales[0]
  if (first === undefined) throw new RangeError('createLocaleChooser takes at least one locale')
  if (locales.length === 1) return () => first
  const marks = locales.map((locale) => new Set(locale.marks))
  const owners = new Map<string, number[]>()
  locales.forEach((locale, index) => {
    for (const word of tellingWords(locale)) owners.set(word, [...(owners.get(word) ?? []), index])
  })
  return (text) => {
    const start = text.slice(0, MAX_CHARACTERS)
    const script = byScript(start)
    if (script !== null) return locales.find((locale) => locale.id === script) ?? first
    const scores = locales.map(() => 0)
    const seen = new Set<string>()
    const different = locales.map(() => 0)
    const all = start.toLowerCase().split(NOT_LETTERS)
    for (const word of all) {
      const having = owners.get(word)
      if (having === undefined) continue
      const isNew = word.length > 1 && !seen.has(word)
      if (isNew) seen.add(word)
      for (const index of having) {
        scores[index]! += 1 / having.length
        if (isNew) different[index]! += marks[index]!.has(word) ? 1 : PLAIN_WORD
      }
    }
    let best = 0
    for (let index = 1; index < locales.length; index++) if (scores[index]! > scores[best]!) best = index
    const score = scores[best]!
    const leads = score > scores[0]! * LEAD && score >= Math.max(LEAST_SCORE, all.length * LEAST_DENSITY)
    if (scores[0] === 0 && score >= LEAST_SCORE && score >= all.length * SOLE_DENSITY) return locales[best]!
    return leads && different[best]! >= LEAST_WORDS ? locales[best]! : first
  }
}
