// Words that help to tell a full stop from the dot of an abbreviation or an ordinal, in several languages.

/** Small words that start sentences; written with a capital behind a dot, a sentence has begun. */
const STARTERS = new Set(
  (
    'the a an it its in this that these those he she we they you i by for on at as if when while however there both all each every after before since with from to no not our their his her what how one ' +
    'der die das ein eine es sie er wir ich ihr im in am an auf bei mit nach seit von zum zur für dies diese dieser dabei damit dadurch danach jedoch alle ' +
    'le la les un une des il elle ils elles on nous vous en dans au aux ce cette ces sur pour par avec son sa ses ' +
    'el los las una uno en este esta estos su sus con por para se lo al ' +
    'il lo gli uno nel nella questo questa con per si ' +
    'o os as um uma no na nos nas este esta com por para seu sua ' +
    'het de een zij hij wij dit dat deze die bij met voor op'
  ).split(' '),
)

/** Before a number with a dot: the dot makes it an ordinal, `am 5. Mai`, `der 3. Platz`. */
const ORDINAL_LEADS = new Set(
  'am der die das den dem des vom bis zum zur im ab seit ihr sein jeder jede und ein eine einen einem'.split(
    ' ',
  ),
)
/** Behind such a number: names of months and what is counted by ordinals. */
const ORDINAL_FOLLOWERS = new Set(
  'januar februar märz april mai juni juli august september oktober november dezember jänner jahrhundert quartal halbjahr jahrestag platz rang auflage klasse stock etage tag woche monat lebensjahr spieltag runde'.split(
    ' ',
  ),
)
/** Abbreviations behind which a sentence may well end, when a capital follows. */
const CLOSING = new Set(
  'etc inc ltd co corp al jr sr plc gmbh est max min dept usw bros llc pty hr hrs yr yrs mo mos wk ff'.split(
    ' ',
  ),
)

export const startsSentences = (word: string): boolean => STARTERS.has(word.toLowerCase())
export const leadsOrdinal = (word: string): boolean => ORDINAL_LEADS.has(word.toLowerCase())
export const followsOrdinal = (word: string): boolean => ORDINAL_FOLLOWERS.has(word.toLowerCase())
export const closesSentences = (word: string): boolean => CLOSING.has(word.toLowerCase())
