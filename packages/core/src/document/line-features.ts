// Which marks a line holds, so that most readers need not look at it.

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
  /** More than one colon or equals sign. */
  keys: 512,
  /** A comma or semicolon that no blank follows, and that does not stand in a number. */
  tight: 1024,
} as const

/** Features of each mark below 128. */
export const FEATURES = new Uint16Array(128)
for (const [mark, feature] of [
  ['|', Feature.pipe],
  ['\t', Feature.tab],
  [';', Feature.semicolon],
  [',', Feature.comma],
  [':', Feature.key],
  ['=', Feature.key],
] as const)
  FEATURES[mark.charCodeAt(0)] = feature

const DELIMITERS = Feature.comma | Feature.semicolon

/** Adds a mark to the features of its line. */
export function addFeature(text: string, at: number, feature: number, features: number): number {
  let added = features | feature
  if (feature === Feature.key && (features & Feature.key) !== 0) added |= Feature.keys
  else if ((feature & DELIMITERS) !== 0 && isTight(text, at)) added |= Feature.tight
  return added
}

function isTight(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1)
  if (next === 32) return false
  const before = text.charCodeAt(at - 1)
  return !(next >= 48 && next <= 57 && before >= 48 && before <= 57)
}

export const wideFeature = (code: number): number => {
  if (code === 0xff1a) return Feature.key
  return code === 0x2502 || code === 0x2503 || code === 0x2551 ? Feature.pipe : 0
}

export const isStop = (code: number): boolean => code === 46 || code === 63 || code === 33

/** The features of the place `[first, end)`, which starts and ends with no blank. */
export function featuresOf(text: string, first: number, end: number): number {
  let features = 0
  let before = 0
  for (let at = first; at < end; at++) {
    const code = text.charCodeAt(at)
    const feature = code < 128 ? FEATURES[code]! : wideFeature(code)
    if (feature !== 0) features = addFeature(text, at, feature, features)
    if (code === before) {
      if (code === 32) features |= Feature.gap
      else if (code === 46) features |= Feature.leader
    }
    before = code
  }
  return isStop(before) ? features | Feature.stop : features
}
