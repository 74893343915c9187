// Words around a citation, in the languages of the locales: what names a source, leads to one, or places in one.

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Name a source: `[Source 2]`, `(doc 3)`, `[cite: 1]`. */
const SOURCES = set(
  'source sources src doc docs document documents ref refs reference references cite cites citation citations chunk chunks ' +
    'passage passages context contexts snippet snippets excerpt excerpts footnote fn ' +
    'quelle quellen dokument dokumente beleg auszug fuente fuentes documento documentos référence extrait extraits passage ' +
    'fonte fontes fonti documenti bron bronnen documenten',
)
const LONGEST_SOURCE = 10
/** CJK words stand without blanks. */
const HAN_SOURCES = ['来源', '來源', '出典', '文档', '資料', '资料', '参考', '引用', '文献']

/** First two letters of the words that name a source, so that most words need no look-up. */
const STARTS = new Uint8Array(32 * 32)
for (const word of SOURCES) STARTS[((word.charCodeAt(0) & 31) << 5) | (word.charCodeAt(1) & 31)] = 1

/** Whether the word at a place may name a source, by its first letters. */
export const mayNameSource = (text: string, start: number): boolean =>
  text.charCodeAt(start) > 0x2fff ||
  STARTS[((text.charCodeAt(start) & 31) << 5) | (text.charCodeAt(start + 1) & 31)] === 1

/** Only lead to a source: `(see S01)`, `(vgl. S02)`. What follows may also be a figure or a page. */
const POINTERS = set('see cf per via vgl siehe lt gem voir cf d’après véase ver cfr vedi si zie')

/** Name a source that what follows is taken from: `according to S02, ...`. */
const ATTRIBUTIONS = set(
  'according as in see laut gemäß gemäss nach zufolge selon según segundo conforme secondo volgens per from source',
)
/** Small words between an attribution and the source. */
const FILLERS = set("to the with a in as of dem der den die le la l' el il lo de du d' al alla het")

/** Place something inside the source that is named before: `[S01, p. 4]`. */
const LOCATORS = set(
  'p pp pg page pages s seite seiten section sections sec sect § §§ line lines l ch chapter chapters para paragraph paragraphs art article ' +
    'table tables fig figure figures col row lines note notes at abschnitt kapitel ziffer absatz abs nr no zeile tabelle abb página páginas ' +
    'sección capítulo seite pagina pagine sezione capitolo hoofdstuk paragraaf regel página secção seção lignes ligne chapitre § vol v',
)

const CONNECTORS = set('and und et y e en & plus sowie ed ou or')

/** Before two numbers in brackets: they are the ends of an interval. */
const INTERVALS = set(
  'interval intervals range ranges domain between within bereich intervall intervalle intervalo intervallo interval plage bereik from',
)

const SOURCE_COLUMNS = set(
  'source sources src ref refs reference references citation citations cite doc document chunk quelle quellen beleg fuente fuentes référence ' +
    'fonte fontes fonti bron bronnen 来源 出典 来源文档',
)

export const namesSource = (word: string): boolean =>
  word.length <= LONGEST_SOURCE &&
  (word.charCodeAt(0) > 0x2fff ? HAN_SOURCES.includes(word) : SOURCES.has(word.toLowerCase()))
export const isPointer = (word: string): boolean => POINTERS.has(word.toLowerCase())
export const isAttribution = (word: string): boolean => ATTRIBUTIONS.has(word.toLowerCase())
export const isFiller = (word: string): boolean => FILLERS.has(word.toLowerCase())
export const isLocator = (word: string): boolean => LOCATORS.has(word.toLowerCase())
export const isConnector = (word: string): boolean => CONNECTORS.has(word.toLowerCase())
export const isIntervalWord = (word: string): boolean => INTERVALS.has(word.toLowerCase())

/** Whether a column's header says that its cells name sources: `Source`, `Ref.`, `[Quelle]`. */
export function isSourceColumn(header: string): boolean {
  const word = header
    .toLowerCase()
    .replace(/[.:[\]()]/g, '')
    .trim()
  return word.length < 20 && SOURCE_COLUMNS.has(word)
}
