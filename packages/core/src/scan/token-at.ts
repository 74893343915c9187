// Finding a token by its place in the text.
import { firstNotBelow } from '../math/index.js'
import type { Tokens } from '../types/index.js'

/** First token that starts at or after an offset; the number of tokens where none does. Takes logarithmic time. */
export const tokenAt = (tokens: Tokens, offset: number): number =>
  firstNotBelow(tokens.start, offset, 0, tokens.count)
