// What a language contributes: words, no logic. One file a language under `locales`.
// Words are lower case. A phrase is words with single blanks between them.

export interface NumberFormat {
  readonly decimal: '.' | ','
  /** Grouping marks that this language uses, most usual first. */
  readonly group: readonly string[]
}

export interface NumberWords {
  /** `one` 1, `twelve` 12, `twenty` 20: words that add. */
  readonly cardinals: Readonly<Record<string, number>>
  /** `hundred` 100, `thousand` 1000, `million` 1e6, also abbreviations that follow digits: `bn`, `m`. */
  readonly scales: Readonly<Record<string, number>>
  readonly ordinals: Readonly<Record<string, number>>
  /** `half` 1/2, `third` 1/3, `quarters` 1/4, as [numerator, denominator]. */
  readonly fractions: Readonly<Record<string, readonly [number, number]>>
  /** `twice` 2, `double` 2, `doubled` 2, `halved` 0.5, `tripled` 3. */
  readonly multiples: Readonly<Record<string, number>>
  /** `dozen` 12, `couple` 2, `score` 20. */
  readonly collectives: Readonly<Record<string, number>>
  /** Words that join parts of a number: `and`, `und`, `et`. */
  readonly joiners: readonly string[]
  /** Words that mean zero of something: `no`, `none`, `zero`. */
  readonly zero: readonly string[]
  /** Words that are one only before a scale, a collective or a fraction: `a hundred`, `an eighth`. */
  readonly articles?: readonly string[]
  /** Words that make the number before them a multiple: `times`, `fold`, `x`. */
  readonly times?: readonly string[]
  /** Between part and whole: `out of`, `in every`. */
  readonly ratios?: readonly string[]
  /** Letters behind the digits of an ordinal: `th`, `ème`. */
  readonly ordinalEndings?: readonly string[]
  /** Words in front of a negative number: `minus`. */
  readonly minus?: readonly string[]
  /** The decimal mark as a word: `point`, `Komma`. */
  readonly point?: readonly string[]
  /** Words that count something for so many of something else: `per` 100,000. */
  readonly per?: readonly string[]
  /** Plurals that do not end in s: `people`. */
  readonly plurals?: readonly string[]
  /** Between a part and what it is of: half `of` a million. */
  readonly of?: readonly string[]
  /** Between whole and part where the whole comes first: `三分之一`. */
  readonly partOf?: readonly string[]
  /** In front of the number of a rank: `第` 3. */
  readonly ordinalPrefixes?: readonly string[]
  /** Behind the number of a rank, in languages without blanks: 3 `番目`. */
  readonly ordinalSuffixes?: readonly string[]
  /** True where an ordinal is made of two: `décimo primeiro`. */
  readonly addsOrdinals?: boolean
  /** True where the digit behind a scale counts the next lower place: `二百五` is 250. */
  readonly impliesPlaces?: boolean
  /** Words that count things behind a number, in languages without blanks: 3 `個`. */
  readonly counters?: readonly string[]
  /** Words for tenths behind a number: 3 `割` is 30 percent. */
  readonly tenths?: readonly string[]
  /** True where a joiner stands between tens and ones: `treinta y cinco`. */
  readonly joinsTens?: boolean
  /** True where sixty and eighty take ten to nineteen, and eighty is four twenties: `quatre-vingt-dix`. */
  readonly vigesimal?: boolean
  /** True where number words are written together: `zweihundertfünf`. */
  readonly compound?: boolean
}

export interface BoundWords {
  readonly lt: readonly string[]
  readonly lte: readonly string[]
  readonly gt: readonly string[]
  readonly gte: readonly string[]
  /** Written behind the number: `or more`, `or less`, `and above`, `minimum`. */
  readonly after: Readonly<Partial<Record<'lt' | 'lte' | 'gt' | 'gte', readonly string[]>>>
}

export interface RangeWords {
  /** `between ... and`, `from ... to`: [opening, middle]. */
  readonly pairs: readonly (readonly [string, string])[]
  /** `to`, `through`, `until`: between two numbers, without an opening. */
  readonly middles: readonly string[]
  readonly plusMinus: readonly string[]
  /** Verbs before `from ... to` that tell a change without its direction: `worsened`, `shifted`. */
  readonly changes?: readonly string[]
}

export interface HedgeWords {
  readonly about: readonly string[]
  readonly over: readonly string[]
  readonly under: readonly string[]
  /** Written behind the number: `or so`, `or thereabouts`. */
  readonly after?: readonly string[]
}

export interface DateWords {
  /** Month names and abbreviations to 1-12. */
  readonly months: Readonly<Record<string, number>>
  readonly weekdays: Readonly<Record<string, number>>
  readonly seasons: Readonly<Record<string, 'spring' | 'summer' | 'autumn' | 'winter'>>
  /** Order of day, month and year in a date of digits. */
  readonly order: 'dmy' | 'mdy' | 'ymd'
  readonly quarter: readonly string[]
  readonly half: readonly string[]
  readonly fiscalYear: readonly string[]
  readonly century: readonly string[]
  readonly decade: readonly string[]
  readonly am: readonly string[]
  readonly pm: readonly string[]
  readonly noon: readonly string[]
  readonly midnight: readonly string[]
  /** `o'clock`, `Uhr`, `heures`. */
  readonly clock: readonly string[]
  /** Words that make a following four-digit number a year: `in`, `since`, `year`, `im Jahr`. */
  readonly yearCues: readonly string[]
  /** Small words inside a date: `of`, `the`, `de`, `den`. */
  readonly fillers: readonly string[]
  /** Month names that are often other words: `may`, `march`. They are read with a capital, alone only with a cue. */
  readonly doubtful?: readonly string[]
  /** Words for the last day of the period behind them: `end`, `Ende`, `fin`. */
  readonly ends?: readonly string[]
  /** Words near `1:50` that make it a ratio: `scale`, `dilution`. */
  readonly ratioCues?: readonly string[]
  /** Words near `6:56` that make it a duration: `record`, `ran`. */
  readonly runCues?: readonly string[]
  /** Words that make an hour behind them a time of day: `at`, `um`, `alle`. */
  readonly timeCues?: readonly string[]
  /** `24.12.` is a date: day and month with full stops. */
  readonly dayMonthPoint?: boolean
  /** Nouns have capitals: `2000 Einheiten` counts. */
  readonly capitalNouns?: boolean
  /** Marks behind the digits of a date or time: `年`, `月`, `日`, `時`, `分`, `秒`. */
  readonly yearMarks?: readonly string[]
  readonly monthMarks?: readonly string[]
  readonly dayMarks?: readonly string[]
  readonly hourMarks?: readonly string[]
  readonly minuteMarks?: readonly string[]
  readonly secondMarks?: readonly string[]
  /** Stands before a number of an order: `第`. */
  readonly orderMarks?: readonly string[]
  /** Halves of a year by name: `上半年`, `下半年`. */
  readonly firstPart?: readonly string[]
  readonly secondPart?: readonly string[]
}

export interface ReferenceWords {
  /** Words of document parts to canonical kind: `section` `section`, `§` `section`, `artikel` `article`. */
  readonly parts: Readonly<Record<string, string>>
  /** Words whose number is an identifier, to what they name: `order` `order`, `invoice` `invoice`. */
  readonly identifiers?: Readonly<Record<string, string>>
  /** Words between such a word and its number, which alone also make one: `no`, `number`, `id`. */
  readonly numbers?: readonly string[]
  /** Words that make a number behind them a version: `version`, `release`. */
  readonly versions?: readonly string[]
  /** Words that mark an edition behind an identifier: `revision`, `rev`. */
  readonly editions?: readonly string[]
  /** Words before a telephone number: `call`, `tel`, `fax`. */
  readonly phones?: readonly string[]
}

/** Words that decide what a statement is about. Phrases of two words are allowed. */
export interface BindingWords {
  /** Words that say nothing of the subject: articles, auxiliaries, prepositions. */
  readonly stop: readonly string[]
  /** `a`, `the`, `its`: what follows begins a noun, perhaps a new subject. */
  readonly articles: readonly string[]
  /** Words that begin a new clause: `while`, `whereas`, `but`, `and`. */
  readonly clauses: readonly string[]
  readonly negation: readonly string[]
  readonly up: readonly string[]
  readonly down: readonly string[]
  /** Canonical statistic to its words: `mean` `average`, `maximum` `peak`. */
  readonly statistics: Readonly<Record<string, readonly string[]>>
  /** Canonical modality to its words: `target`, `forecast`, `previous`, `default`, `hypothetical`. */
  readonly modalities: Readonly<Record<string, readonly string[]>>
  /** Canonical cue to its words; a cue asks for a derivation: `total`, `difference`, `share`, `change`. */
  readonly cues: Readonly<Record<string, readonly string[]>>
  /** `highest` and `lowest`: words that name an end of an order. */
  readonly extremes: Readonly<Record<'highest' | 'lowest', readonly string[]>>
  readonly pronouns: readonly string[]
  /** Words that say that one source replaces another. */
  readonly supersedes: readonly string[]
  /** Words that say the same: [kept form, ...others]. */
  readonly synonyms: readonly (readonly string[])[]
}

export interface Locale {
  /** BCP 47 language: `en`. */
  readonly id: string
  /** Words so common that they tell the language of a text. */
  readonly marks: readonly string[]
  readonly format: NumberFormat
  readonly numbers: NumberWords
  readonly bounds: BoundWords
  readonly ranges: RangeWords
  readonly hedges: HedgeWords
  readonly dates: DateWords
  readonly references: ReferenceWords
  readonly binding: BindingWords
  /** Words in front of a number that make its unit: `摂氏` `°C`, `時速` `/h`, which is put behind the unit. */
  readonly unitPrefixes?: Readonly<Record<string, string>>
  /** Unit names of this language to unit ids: `kilometres` `km`. Symbols need no entry. */
  readonly units: Readonly<Record<string, string>>
  /** Words that end in a full stop without ending a sentence: `dr`, `approx`, `no`. */
  readonly abbreviations: readonly string[]
}
