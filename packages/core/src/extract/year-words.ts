// Years in words, which are no quantities: `nineteen eighty-two`.
import { nextWord } from './number-words.js'
import type { ReadContext } from './reader.js'
import { Class } from './vocabulary.js'

const YEAR_LOW = 13
const YEAR_HIGH = 20

/**
 * The token behind a year in words; `at` where there is none.
 *
 *     born in nineteen eighty-two
 *             ^^^^^^^^^^^^^^^^^^^
 */
export function yearWordsEnd(context: ReadContext, at: number): number {
  const { classes, cardinal } = context.vocabulary
  const numberAt = (token: number): number => {
    if (token < 0) return -1
    const entry = context.tokens.word[token]!
    return classes[entry]! & Class.cardinal ? cardinal[entry]! : -1
  }
  const century = numberAt(at)
  if (century < YEAR_LOW || century > YEAR_HIGH) return at
  const tens = nextWord(context, at + 1)
  const value = numberAt(tens)
  if (value < 10 || value > 90) return at
  const ones = value >= 20 ? nextWord(context, tens + 1) : -1
  const isOnes = numberAt(ones) > 0 && numberAt(ones) < 10
  const last = isOnes ? ones : tens
  const behind = nextWord(context, last + 1)
  const goesOn =
    behind >= 0 && (classes[context.tokens.word[behind]!]! & (Class.scale | Class.fraction)) !== 0
  return goesOn ? at : last + 1
}
