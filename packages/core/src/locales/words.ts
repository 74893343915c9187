// How locale files write their words: lists by blanks or lines, tables as `word value` between commas.

/** Words by blanks: `words('der die das')`. */
export const words = (...lines: string[]): string[] =>
  lines.flatMap((line) => line.split(/\s+/)).filter((word) => word.length > 0)

/** Phrases by commas: `phrases('mehr als, über')`. */
export const phrases = (...lines: string[]): string[] =>
  lines
    .flatMap((line) => line.split(','))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase.length > 0)

const entries = (lines: readonly string[]): [string, string][] =>
  phrases(...lines).map((entry) => {
    const sign = entry.indexOf('=')
    const end = sign < 0 ? entry.lastIndexOf(' ') : sign
    return [entry.slice(0, end).trim(), entry.slice(end + 1).trim()]
  })

/** Words and their numbers: `numbers('zwei 2, drei 3')`. */
export const numbers = (...lines: string[]): Record<string, number> =>
  Object.fromEntries(entries(lines).map(([word, value]) => [word, Number(value)]))

/** Words and what they stand for, with `=` where that has blanks: `names('meter m, gallone = US gal')`. */
export const names = (...lines: string[]): Record<string, string> => Object.fromEntries(entries(lines))

/** Fractions: `fractions('hälfte 1/2, drittel 1/3')`. */
export const fractions = (...lines: string[]): Record<string, readonly [number, number]> =>
  Object.fromEntries(
    entries(lines).map(([word, value]) => {
      const [top = '', bottom = ''] = value.split('/')
      return [word, [Number(top), Number(bottom)] as const]
    }),
  )

/** Every stem with every ending: `inflected({ erst: 1 }, 'e er es en em')`. */
export const inflected = <Value>(
  stems: Readonly<Record<string, Value>>,
  endings: string,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(stems).flatMap(([stem, value]) =>
      endings.split(' ').map((ending) => [stem + ending.replace('-', ''), value]),
    ),
  )
