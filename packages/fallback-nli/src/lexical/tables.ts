// Words that the lexical fallback knows. English.

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that say nothing of the subject. */
export const SMALL_WORDS = set(`
  a an the this that these those it its they them their he she his her we our you your i my me us
  is are was were be been being am do does did done has have had having will would shall should can could may might must
  of in on at by for from to into onto with within as than then so such also and or both either per via about over under
  there here which who whom whose what when where how if because since while although though but however therefore thus
  very quite rather really just only even still already now more most much many some any each every other another
  system systems overall itself themselves
`)

/** Words that turn what follows into its opposite. */
export const NEGATORS = set(`
  not no never none neither nor cannot without hardly scarcely barely nothing nobody nowhere unable fails failed fail lacks lack lacked
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
  ['all', 'few'],
  ['required mandatory compulsory obligatory necessary', 'optional voluntary unnecessary'],
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

/** Prefixes that turn a word into its contrary: `stable`, `unstable`. */
export const CONTRARY_PREFIXES = ['un', 'in', 'im', 'ir', 'il', 'dis', 'non'] as const
