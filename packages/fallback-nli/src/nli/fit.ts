// Shortens a premise until the pair fits the model. The tokenizer's own truncation would cut the end of the pair,
// which is the hypothesis: the model would then judge half a sentence.

/** How many tokens a pair has. */
export type CountTokens = (premise: string, hypothesis: string) => number

/** The premise, shortened at a word if it has to be; `null` where the hypothesis alone leaves no room. */
export function fitPremise(
  premise: string,
  hypothesis: string,
  limit: number,
  count: CountTokens,
): string | null {
  if (count(premise, hypothesis) <= limit) return premise
  const words = premise.split(' ')
  // The longest number of words that fits: halving, since the count grows with the words.
  let fits = 0
  let tooLong = words.length
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1
    if (count(words.slice(0, middle).join(' '), hypothesis) <= limit) fits = middle
    else tooLong = middle
  }
  return fits === 0 ? null : words.slice(0, fits).join(' ')
}
