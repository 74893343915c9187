// Number words that are no numbers: `one of them`, `no one`, `ein Haus`, `一般`.
import { equals, ONE } from '../math/index.js'
import { TokenKind } from '../types/index.js'
import type { Draft } from './draft.js'
import { isNear, isWord, touches } from './neighbours.js'
import type { WrittenNumber } from './number.js'
import { phraseBehind } from './phrases.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

/** Is the one word of the number a pronoun, an article, or a part of another word? */
export function isPronoun(context: ReadContext, draft: Draft, number: WrittenNumber): boolean {
  const { tokens } = context
  const at = number.firstToken
  if (number.lastToken - at > 1 || draft.lastToken > number.lastToken) return false
  if (draft.shape !== 'number' || draft.units.length > 0 || !equals(number.value, ONE)) return false
  if (tokens.kind[at] === TokenKind.han) return isPartOfWord(context, draft.lastToken)
  // `ein Jahr` is one year, `ein Haus` is a house.
  if (classAt(context, at) & Class.article) return true
  const before = at - 1
  const follows = before >= context.floor && isWord(tokens, before) && isNear(tokens, before)
  const previous = follows ? classAt(context, before) : 0
  if (previous & (Class.zero | Class.negation)) return true
  if (draft.noun !== null) return false
  const next = draft.lastToken
  if (next >= context.limit || !isWord(tokens, next)) return (previous & Class.stop) !== 0
  const isFunctionWord = (classAt(context, next) & (Class.stop | Class.negation)) !== 0
  return isFunctionWord && phraseBehind(context, next, () => true) === null
}

const classAt = ({ tokens, vocabulary }: ReadContext, at: number): number =>
  vocabulary.classes[tokens.word[at]!]!

/** `一般`: the character goes on in a word; `一个` counts. */
const isPartOfWord = (context: ReadContext, next: number): boolean =>
  next < context.limit &&
  context.tokens.kind[next] === TokenKind.han &&
  touches(context.tokens, next - 1) &&
  !(classAt(context, next) & (Class.counter | Class.after | Class.stop))
