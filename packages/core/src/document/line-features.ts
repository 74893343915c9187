// Which marks a line holds, found while the line is measured, so that most readers need not look at it.

export const Feature = {
  pipe: 1,
  tab: 2,
  semicolon: 4,
  comma: 8,
  /** Two blanks inside the line. */
  gap: 16,
  /** A colon or an equals sign. */
  key: 32,
  /** Two dots in a row. */
  leader: 64,
  /** Ends like a sentence. */
  stop: 128,
  brace: 256,
  /** More than one colon or equals sign. */
  keys: 512,
  /** A comma or semicolon that no blank follows, and that does not stand in a number. */
  tight: 1024,
} as const

const BY_CODE = new Uint16Array(128)
for (const [mark, feature] of [
  ['|', Feature.pipe],
  ['\t', Feature.tab],
  [';', Feature.semicolon],
  [',', Feature.comma],
  [':', Feature.key],
  ['=', Feature.key],
  ['{', Feature.brace],
  ['[', Feature.brace],
] as const)
  BY_CODE[mark.charCodeAt(0)] = feature

const DELIMITERS = Feature.comma | Feature.semicolon

function isTight(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1)
  if (next === 32) return false
  const before = text.charCodeAt(at - 1)
  return !(next >= 48 && next <= 57 && before >= 48 && before <= 57)
}

/** The features of the place `[first, end)`, which starts and ends with no blank. */
export function featuresOf(text: string, first: number, end: number): number {
  let features = 0
  let before = 0
  for (let at = first; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code < 128) {
      const feature = BY_CODE[code]!
      if (feature !== 0) {
        if (feature === Feature.key && (features & Feature.key) !== 0) features |= Feature.keys
        else if ((feature & DELIMITERS) !== 0 && isTight(text, at)) features |= Feature.tight
        features |= feature
      }
      if (code === before) {
        if (code === 32) features |= Feature.gap
        else if (code === 46) features |= Feature.leader
      }
      before = code
    } else {
      before = 0
      if (code === 0xff1a) features |= Feature.key
      else if (code === 0x2502 || code === 0x2503 || code === 0x2551) features |= Feature.pipe
    }
  }
  if (before === 46 || before === 63 || before === 33) features |= Feature.stop
  return features
}
