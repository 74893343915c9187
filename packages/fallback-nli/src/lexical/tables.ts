// Words that the lexical fallback knows. English.

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that say nothing of the subject. */
export const SMALL_WORDS = set(`
  a an the this that these those it its they them their he she his her we our you your i my me us
  is are was were be been being am do does did done has have had having will would should can could may might
  of in on at by for from to into onto with within as than then so such also and or both either per via about over under
  there here which who whom whose what when where how if because since while although though but however therefore thus
  very quite rather really just only even still already now more most much many some any each every other another
  system systems overall itself themselves
`)

/** Words that turn what follows into its opposite. */
export const NEGATORS = set(`
  not no never none neither nor cannot without hardly scarcely barely nothing nobody nowhere less fewer unable fails failed fail lacks lack lacked
  isn't aren't wasn't weren't doesn't don't didn't won't can't couldn't shouldn't hasn't haven't
`)

/** Words that begin a new clause: a negator does not reach across them. */
export const CLAUSE_WORDS = set(`
  but although though while whereas because since unless until which who however therefore if when
`)

/** Words that say the same on one side and the contrary on the other. */
export const OPPOSITES: readonly (readonly [string, string])[] = [
  [
    'increase rise rose risen grow grew grown growth climb gain raise higher expand up upward',
    'decrease fall fell fallen drop decline reduce lower shrink shrank loss down downward cut',
  ],
  [
    'improve better enhance strengthen superior upgrade',
    'worsen worse degrade weaken deteriorate inferior impair',
  ],
  ['accelerate faster fast quick quicker speed rapid', 'slow slower decelerate sluggish delay'],
  [
    'allow permit authorise authorize approve accept grant',
    'forbid forbidden prohibit ban deny refuse reject disallow',
  ],
  ['enable activate on', 'disable deactivate off'],
  ['include contain comprise cover', 'exclude omit'],
  ['start begin began begun open launch commence', 'stop end close finish cease terminate'],
  ['safe harmless secure', 'dangerous hazardous harmful unsafe insecure'],
  ['succeed success pass passed', 'failure'],
  ['before earlier prior', 'after later afterwards'],
  ['always', 'sometimes rarely seldom'],
  ['first', 'last'],
  ['extend lengthen long', 'shorten short'],
  ['well good', 'badly poorly bad'],
  ['high', 'low'],
  ['tighten', 'loosen'],
  ['all', 'few'],
  ['must shall required mandatory compulsory obligatory necessary', 'optional voluntary unnecessary'],
  ['keep retain preserve maintain', 'discard remove delete lose lost'],
  ['agree support endorse confirm', 'disagree oppose contradict dispute'],
  ['public', 'private confidential'],
  ['manual', 'automatic automated'],
  ['internal inside indoor', 'external outside outdoor'],
  ['hot warm heat', 'cold cool chill'],
  ['simple easy easier', 'complex difficult hard harder complicated'],
  ['cheap cheaper inexpensive', 'expensive costly dearer'],
  ['rich strong stronger', 'poor weak weaker'],
  ['dry', 'wet damp moist'],
  ['full', 'empty'],
  ['old older', 'new newer'],
  ['present available', 'absent unavailable missing'],
  ['temporary', 'permanent'],
  ['local', 'remote'],
  ['buy bought purchase acquire', 'sell sold'],
  ['hire recruit', 'dismiss fire'],
]

/** Words that a sentence opens with when it goes on about what the sentence before was about. */
export const PRONOUNS = set('it its they their them this these those he his she her such')

/** Forms that no ending leads back to their word: [word, its forms]. */
export const IRREGULAR_FORMS: readonly (readonly [string, string])[] = [
  ['keep', 'kept'],
  ['drink', 'drank drunk'],
  ['lend', 'lent'],
  ['give', 'gave given'],
  ['take', 'took taken'],
  ['make', 'made'],
  ['go', 'went gone goes'],
  ['write', 'wrote written'],
  ['run', 'ran'],
  ['hold', 'held'],
  ['build', 'built'],
  ['send', 'sent'],
  ['pay', 'paid'],
  ['meet', 'met'],
  ['lead', 'led'],
  ['find', 'found'],
  ['say', 'said'],
  ['tell', 'told'],
  ['bring', 'brought'],
  ['think', 'thought'],
  ['teach', 'taught'],
  ['catch', 'caught'],
  ['mean', 'meant'],
  ['feel', 'felt'],
  ['spend', 'spent'],
  ['win', 'won'],
  ['choose', 'chose chosen'],
  ['drive', 'drove driven'],
  ['break', 'broke broken'],
  ['speak', 'spoke spoken'],
  ['draw', 'drew drawn'],
  ['show', 'shown'],
  ['know', 'knew known'],
  ['fly', 'flew flown'],
  ['throw', 'threw thrown'],
  ['see', 'saw seen'],
  ['come', 'came'],
  ['become', 'became'],
  ['wear', 'wore worn'],
  ['understand', 'understood'],
  ['stand', 'stood'],
  ['hear', 'heard'],
  ['child', 'children'],
  ['person', 'people'],
  ['man', 'men'],
  ['woman', 'women'],
]

/** Prefixes that turn a word into its contrary: `stable`, `unstable`. */
export const CONTRARY_PREFIXES = ['un', 'in', 'im', 'ir', 'il', 'dis', 'non'] as const

/** Words that only look as if they had such a prefix. */
export const NOT_CONTRARY = set(`
  inform informs informed install installs installed invest invests invested import imports imported impress impressed
  display displays displayed discover discovers discovered discharge discharges discharged disease diseases insure insured
  intake intent intend intends intended inside input inputs interest interested index increase increased income impact impacts
  impart discount discounts discuss discussed distract distress dispatch dispose disposed union unions unit units uniform unite
  united under until understand
`)
