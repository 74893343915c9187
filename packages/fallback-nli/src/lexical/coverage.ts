// How much of a claim's words each premise holds: what the premises of a model are chosen by.
import type { Premise, Premises } from '../premises.js'
import { sense } from './sense.js'
import { contentWords } from './words.js'

export interface Covered {
  readonly premise: Premise
  /** 0 to 1, by weight; contraries count, since a contradiction is about the same thing. */
  readonly covered: number
}

/** Every premise with its coverage of the text, best first. */
export function coverage(text: string, premises: Premises): readonly Covered[] {
  const words = contentWords(text).map((word) => ({ word, weight: premises.weigh(word.stem) }))
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  return premises.list
    .map((premise) => {
      const held = words.filter(({ word }) => premise.words.some((other) => sense(word, other) !== 0))
      return { premise, covered: total === 0 ? 0 : held.reduce((sum, { weight }) => sum + weight, 0) / total }
    })
    .sort((one, other) => other.covered - one.covered)
}
