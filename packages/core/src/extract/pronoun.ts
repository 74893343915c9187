// Number words that are no numbers: `one of them`, `this one`, `ein Haus`.
import { equals, ONE } from '../math/index.js'
import type { Draft } from './draft.js'
import { isWord } from './neighbours.js'
import type { WrittenNumber } from './number.js'
import { phraseBehind } from './phrases.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

/** `one of them`, `this one is`: the pronoun, not the number. */
export function isPronoun(context: ReadContext, draft: Draft, number: WrittenNumber): boolean {
  if (!number.inWords || number.lastToken - number.firstToken > 1 || draft.lastToken > number.lastToken)
    return false
  const isArticle =
    (context.vocabulary.classes[context.tokens.word[number.firstToken]!]! & Class.article) !== 0
  if (draft.shape !== 'number' || !equals(number.value, ONE) || (draft.noun !== null && !isArticle))
    return false
  const { tokens, vocabulary } = context
  const next = draft.lastToken
  // `ein Jahr` is one year, `ein Haus` is a house.
  if (isArticle) return draft.units.length === 0
  const before = number.firstToken - 1
  const follows = next < context.limit && isWord(tokens, next)
  if (follows)
    return (
      (vocabulary.classes[tokens.word[next]!]! & (Class.stop | Class.negation)) !== 0 &&
      phraseBehind(context, next, () => true) === null
    )
  return (
    before >= context.floor &&
    isWord(tokens, before) &&
    (vocabulary.classes[tokens.word[before]!]! & (Class.stop | Class.zero)) !== 0
  )
}
