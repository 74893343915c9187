// Years of citations by author, `(Wright et al., 2010)`, `Rose and Bass (2000)`: they point to a work and date nothing.
import { TokenKind } from '../../types/index.js'
import { CLOSE, COMMA, isWord, markAt, OPEN, POINT, width } from '../neighbours.js'
import type { ReadContext } from '../reader.js'
import { Class } from '../vocabulary.js'
import { DateWord } from './date-words.js'
import { bitsAt, digitsAt, FIRST_YEAR, isUpper, LAST_YEAR } from './pieces.js'

const SEMICOLON = 59
const AMPERSAND = 38
const BRACKET_REACH = 16
const NOT_NAMES = Class.month | Class.weekday | Class.yearCue | Class.stop | Class.season

/** A word with a capital that can be the name of an author. */
function isName(context: ReadContext, at: number): boolean {
  const { tokens, text, vocabulary } = context
  if (at < 0 || !isWord(tokens, at) || width(tokens, at) < 2) return false
  return isUpper(text.charCodeAt(tokens.start[at]!)) && !(vocabulary.classes[tokens.word[at]!]! & NOT_NAMES)
}

/** `al.` of `et al.`, at its full stop or at the word. */
function isEtAl(context: ReadContext, at: number): boolean {
  const { tokens, text } = context
  const word = markAt(tokens, at) === POINT ? at - 1 : at
  return isWord(tokens, word) && width(tokens, word) === 2 && text.startsWith('al', tokens.start[word]!)
}

/** The name of a second author: `and Bass`, `& Bass`. */
const isSecondName = (context: ReadContext, at: number): boolean =>
  isName(context, at) &&
  (markAt(context.tokens, at - 1) === AMPERSAND || (bitsAt(context, at - 1) & DateWord.joiner) !== 0) &&
  isName(context, at - 2)

/** Texts that cite authors say `et al.` somewhere; in others a name before a year is just a name. */
function citesAuthors(context: ReadContext): boolean {
  context.citesAuthors ??= context.text.includes('et al')
  return context.citesAuthors
}

const isAuthor = (context: ReadContext, at: number): boolean =>
  isEtAl(context, at) || (citesAuthors(context) && (isSecondName(context, at) || isName(context, at)))

/** True inside brackets that were opened a few words before. */
function isBracketed(context: ReadContext, at: number): boolean {
  const { tokens } = context
  for (let i = at - 1; i >= 0 && i >= at - BRACKET_REACH; i--) {
    const code = markAt(tokens, i)
    if (code === OPEN || code === 91 || code === SEMICOLON) return true
    if (code === CLOSE || tokens.kind[i] === TokenKind.newline) return false
  }
  return false
}

/**
 * Is the year that of a cited work?
 *
 *     (Wright et al., 2010; Flower 1996)      Grant et al. (2001, 2004)      sold in Paris (2010)
 *                     ^^^^         ^^^^                     ^^^^  ^^^^       no
 */
export function isAuthorYear(context: ReadContext, at: number): boolean {
  const { tokens } = context
  if (width(tokens, at) !== 4 || at < 2) return false
  const year = digitsAt(tokens, at)
  if (year < FIRST_YEAR || year > LAST_YEAR) return false
  const before = markAt(tokens, at - 1)
  const after = markAt(tokens, at + 1)
  const closes = after === CLOSE || after === SEMICOLON || after === COMMA || after === 93
  if (context.authorYear === at - 2 && (before === COMMA || before === SEMICOLON)) return mark(context, at)
  if (before === OPEN) return closes && isAuthor(context, at - 2) && mark(context, at)
  if (before === COMMA) {
    const author = isAuthor(context, at - 2) || isSecondName(context, at - 2)
    return closes && author && isBracketed(context, at) && mark(context, at)
  }
  if (isEtAl(context, at - 1)) return mark(context, at)
  return (
    closes &&
    isName(context, at - 1) &&
    citesAuthors(context) &&
    isBracketed(context, at) &&
    mark(context, at)
  )
}

function mark(context: ReadContext, at: number): true {
  context.authorYear = at
  return true
}
